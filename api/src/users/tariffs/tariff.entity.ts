import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

/** A named tariff. Its column `reference` contains the code that an admin chose. */
@Entity('tariffs')
@Unique('tariffs_reference', ['reference'])
@Check('tariffs_name_french', `name ->> 'fr' <> ''`)
export class Tariff {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'tariffs_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('venue') @Column('jsonb') name: Texts;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}

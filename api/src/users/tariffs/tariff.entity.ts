import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

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
  @Column('jsonb') name: Texts;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}

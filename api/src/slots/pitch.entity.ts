import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';

/** A bookable playing area. Its code identifies it. */
@Entity('pitches')
@Unique('pitches_code', ['code'])
@Check('pitches_code_form', `code ~ '^[A-Z][A-Z0-9-]{0,9}$'`)
@Check('pitches_name_french', `name ->> 'fr' <> ''`)
export class Pitch {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pitches_pk',
  })
  id: number;
  @NotPersonal('code') @Column('text') code: string;
  @NotPersonal('venue') @Column('jsonb') name: Texts;
  @Column('int') position: number;
  @Column('boolean', { default: true }) active: boolean;
  /** The code and the names, normalized for searches. */
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}

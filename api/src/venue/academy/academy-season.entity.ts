import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

/** A season of the academy. */
@Entity('academy_seasons')
@Unique('academy_seasons_reference', ['reference'])
@Check('academy_seasons_name_french', `name ->> 'fr' <> ''`)
@Check('academy_seasons_text_french', `text is null or text ->> 'fr' <> ''`)
@Check('academy_seasons_dates', 'from_date <= to_date')
export class AcademySeason {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'academy_seasons_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('venue') @Column('jsonb') name: Texts;
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) text: Texts | null;
  @Column('date') fromDate: string;
  /** The last day of the season, included. */
  @Column('date') toDate: string;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}

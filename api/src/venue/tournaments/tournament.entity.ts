import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

/** An edition of a tournament (one event on given dates), identified by its slug. */
@Entity('tournaments')
@Unique('tournaments_slug', ['slug'])
@Unique('tournaments_token', ['token'])
@Unique('tournaments_poster_once', ['posterId'])
@Check('tournaments_slug_form', `slug ~ '^20[0-9]{2}/[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('tournaments_token_form', `token ~ '^[A-Za-z0-9_-]{22}$'`)
@Check('tournaments_title_french', `title ->> 'fr' <> ''`)
@Check('tournaments_summary_french', `summary ->> 'fr' <> ''`)
@Check('tournaments_rules_french', `rules is null or rules ->> 'fr' <> ''`)
@Check('tournaments_dates', 'from_date <= to_date')
@Index('tournaments_one_featured', { synchronize: false })
export class Tournament {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'tournaments_pk',
  })
  id: number;
  @NotPersonal('venue') @Column('text') slug: string;
  /** Random token in the path of an unlisted edition's page. */
  @NotPersonal('technical') @Column('text') token: string;
  @NotPersonal('venue') @Column('jsonb') title: Texts;
  @NotPersonal('venue') @Column('jsonb') summary: Texts;
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) rules: Texts | null;
  @Column('date') fromDate: string;
  @Column('date') toDate: string;
  @ForeignKey('StoredFile', { name: 'tournaments_poster' })
  @Column('bigint', { nullable: true })
  posterId: number | null;
  @Column('boolean', { default: false }) unlisted: boolean;
  @Column('boolean', { default: false }) featured: boolean;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}

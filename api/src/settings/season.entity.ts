import type { Texts } from '@five/shared/locales/locale';
import type { TimeSpan } from '@five/shared/slots/slots.contract';
import type { WeekdayHours } from '@five/shared/venue/venue.contract';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';

/**
 * Opening hours for a range of dates. A season has its own opening hours for each weekday. An
 * exception has the same opening hours on each of its dates.
 */
@Entity('seasons')
@Unique('seasons_reference', ['reference'])
@Check('seasons_kind', `kind in ('season', 'exception')`)
@Check('seasons_name_french', `name ->> 'fr' <> ''`)
@Check('seasons_named', `kind <> 'season' or name is not null`)
@Check('seasons_order', 'from_date <= to_date')
export class SeasonRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'seasons_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('code') @Column('text') kind: 'season' | 'exception';
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) name: Texts | null;
  @Column('date') fromDate: string;
  @Column('date') toDate: string;
  @NotPersonal('venue') @Column('jsonb', { default: [] }) openingHours: WeekdayHours[] | TimeSpan[];
  @Column('timestamptz') createdAt: Date;
}

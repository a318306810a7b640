import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { AcademySeason } from './academy-season.entity.ts';

const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/**
 * A weekly session of an academy group. Each of its dates is stored as an occupancy of the
 * session's pitch.
 */
@Entity('academy_sessions')
@Unique('academy_sessions_reference', ['reference'])
@Check('academy_sessions_name_french', `name ->> 'fr' <> ''`)
@Check('academy_sessions_weekday', 'weekday between 1 and 7')
@Check('academy_sessions_start_time', `start_time ~ '${TIME}'`)
@Check('academy_sessions_end_time', `end_time ~ '${TIME}'`)
@Check('academy_sessions_ages', '5 <= min_age and min_age <= max_age and max_age <= 12')
@Check('academy_sessions_capacity', 'capacity > 0')
@Index('academy_sessions_of_season', ['seasonId'])
export class AcademySession {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'academy_sessions_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => AcademySeason, { name: 'academy_sessions_season' })
  @Column('bigint')
  seasonId: number;
  @NotPersonal('venue') @Column('jsonb') name: Texts;
  /** Weekday; 1 = Monday. */
  @Column('int') weekday: number;
  @NotPersonal('code') @Column('text') startTime: string;
  @NotPersonal('code') @Column('text') endTime: string;
  @ForeignKey('Pitch', { name: 'academy_sessions_pitch' })
  @Column('bigint')
  pitchId: number;
  @Column('int') minAge: number;
  @Column('int') maxAge: number;
  @Column('int') capacity: number;
  /** Upcoming dates without a pitch, because the pitch was already occupied. */
  @Column('date', { array: true, default: [] }) missed: string[];
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}

import { Injectable } from '@nestjs/common';
import {
  ACADEMY_MAX_AGE,
  ACADEMY_MIN_AGE,
  KIT_SIZES,
  STARTER_KIT,
} from '@five/shared/academy/academy.codes';
import type { AcademyAnswer } from '@five/shared/academy/academy.contract';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { ContentLanguage, LocalizedText } from '../../platform/texts/content-language.ts';
import { seasonAnswer, type SeasonRow } from './seasons.table.ts';
import { sessionAnswer, type SessionRow, TAKEN } from './session-row.ts';

/** Reads the academy's public data. */
@Injectable()
export class AcademyQueries {
  constructor(
    private readonly source: DataSource,
    private readonly clock: VenueClock,
  ) {}

  /** Returns the current season of the academy, or the next season if no season is running. */
  async open(language: ContentLanguage): Promise<AcademyAnswer<LocalizedText>> {
    const [season] = await this.source.query<(SeasonRow & { sessions: SessionRow[] })[]>(OPEN, [
      this.clock.today(),
    ]);
    return {
      season: season ? seasonAnswer(season, language) : null,
      sessions: season?.sessions.map((session) => sessionAnswer(session, language)) ?? [],
      kit: [...STARTER_KIT],
      kitSizes: [...KIT_SIZES],
      minAge: ACADEMY_MIN_AGE,
      maxAge: ACADEMY_MAX_AGE,
    };
  }
}

const OPEN = `select e.reference, e.name, e.text, e.from_date as "from", e.to_date as "to", (
    select coalesce(jsonb_agg(jsonb_build_object('reference', s.reference, 'name', s.name,
    'weekday', s.weekday, 'startTime', s.start_time, 'endTime', s.end_time,
      'pitch', p.code, 'minAge', s.min_age, 'maxAge', s.max_age, 'capacity', s.capacity, 'taken',
      ${TAKEN}) order by s.weekday, s.start_time, s.id), '[]')
    from academy_sessions s join pitches p on p.id = s.pitch_id
    where s.season_id = e.id) as sessions
  from academy_seasons e where e.to_date >= $1 order by e.from_date, e.id limit 1`;

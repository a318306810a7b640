import { Injectable } from '@nestjs/common';
import type { StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { ContentQueries } from '../../platform/content/content-queries.ts';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { LocalizedText } from '../../platform/texts/content-language.ts';
import { SESSION_COLUMNS, sessionAnswer, type SessionRow, TAKEN } from './session-row.ts';

type Row = SessionRow & Pick<StaffSessionAnswer, 'season' | 'waiting' | 'missed'>;

/**
 * Weekly sessions for staff, with their waiting lists and their missed dates (dates without a
 * pitch).
 */
@Injectable()
export class AcademySessionsQueries extends ContentQueries<Row, StaffSessionAnswer<LocalizedText>> {
  protected readonly list = LIST;

  constructor(
    lists: Lists,
    private readonly source: DataSource,
    private readonly venueClock: VenueClock,
  ) {
    super(lists);
  }

  async names(references: readonly string[]): Promise<{ reference: string; name: Texts }[]> {
    return references.length === 0
      ? []
      : this.source.query(
          'select reference, name from academy_sessions where reference = any($1)',
          [references],
        );
  }

  protected override parameters() {
    return [this.venueClock.today()];
  }

  protected answer({ season, waiting, missed, ...row }: Row, { language }: ContentViewer) {
    return { ...sessionAnswer(row, language), season, waiting, missed };
  }
}

/** Missed dates (dates without a pitch) from today on; $1 is today. */
const MISSED = 'select date from unnest(s.missed) as date where date >= $1::date order by date';

const LIST: ListSpecOf<'GET academy_sessions'> = {
  name: 'academy_sessions',
  select: `select ${SESSION_COLUMNS}, p.code as pitch,
    array(${MISSED}) as missed, e.reference as season,
    ${TAKEN} as taken, (select count(*) from academy_registrations r where r.session_id = s.id
    and r.status = 'waiting') as waiting
    from academy_sessions s join academy_seasons e on e.id = s.season_id
    join pitches p on p.id = s.pitch_id`,
  fields: {
    id: { sql: 's.reference', kind: 'text' },
    season: { sql: 'e.reference', kind: 'text' },
    weekday: { sql: 's.weekday', kind: 'number' },
    pitch: { sql: 'p.code', kind: 'text' },
    hasMissed: { sql: `exists (${MISSED})`, kind: 'flag' },
  },
  search: ['s.search'],
  sort: {
    id: 's.reference',
    reference: 's.reference',
    name: "s.name ->> 'fr'",
    weekday: 's.weekday',
    startTime: 's.start_time',
    pitch: 'p.code',
    minAge: 's.min_age',
    capacity: 's.capacity',
  },
  order: 'e.from_date desc, s.weekday, s.start_time',
  tieBreak: 's.id',
};

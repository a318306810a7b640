import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { sidesOf } from '@five/shared/tournaments/bracket.rules';
import { STAGES } from '@five/shared/tournaments/tournaments.codes';
import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { matchAnswer } from './tournament-answers.ts';
import { SUMMARY_SELECT, type TournamentRow } from './tournament-row.ts';

interface Found {
  reference: string;
  tournament: string;
}

/** Reads single matches for staff. Their teams are computed from the whole tournament. */
@Injectable()
export class MatchesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
  ) {}

  async page(query: RawQuery): Promise<Page<StaffMatchAnswer>> {
    const page = await this.lists.read<Found>(LIST, query);
    const known = await this.answersOf([...new Set(page.rows.map(({ tournament }) => tournament))]);
    return page.map(({ reference }) => known.get(reference)).map((match) => match ?? vanished());
  }

  async one(reference: string): Promise<StaffMatchAnswer> {
    return (await this.page(byReference(reference))).only();
  }

  /** Names of the tournaments to which these matches belong. */
  async titles(references: readonly string[]): Promise<{ reference: string; name: Texts }[]> {
    return references.length === 0
      ? []
      : this.source.query(
          `select m.reference, t.title as name from matches m
            join tournaments t on t.id = m.tournament_id where m.reference = any($1)`,
          [references],
        );
  }

  private async answersOf(slugs: string[]): Promise<Map<string, StaffMatchAnswer>> {
    const tournaments =
      slugs.length === 0
        ? []
        : await this.source.query<TournamentRow[]>(`${SUMMARY_SELECT} where t.slug = any($1)`, [
            slugs,
          ]);
    return new Map(
      tournaments.flatMap((tournament) => {
        const sides = sidesOf(tournament);
        return tournament.matches.map(
          (match) =>
            [
              match.reference,
              { ...matchAnswer(match, sides), tournament: tournament.slug },
            ] as const,
        );
      }),
    );
  }
}

/**
 * Throws CONFLICT, because a match was deleted after the query for the list and before the query
 * for the details of the matches.
 */
function vanished(): never {
  throw new DomainError('CONFLICT');
}

const LIST: ListSpecOf<'GET tournament_matches'> = {
  name: 'tournament_matches',
  select: `select m.reference, t.slug as tournament from matches m
      join tournaments t on t.id = m.tournament_id left join pitches p on p.id = m.pitch_id`,
  fields: {
    id: { sql: 'm.reference', kind: 'text' },
    tournament: { sql: 't.slug', kind: 'text' },
    stage: { sql: 'm.stage', kind: 'text', values: STAGES },
    group: { sql: 'm.group_code', kind: 'text' },
    date: { sql: 'm.date', kind: 'date' },
    from: { sql: 'm.date', kind: 'date-from' },
    to: { sql: 'm.date', kind: 'date-to' },
    pitch: { sql: 'p.code', kind: 'text' },
    played: { sql: '(m.home_goals is not null)', kind: 'flag' },
  },
  search: ['lower(m.reference)', 't.search'],
  sort: {
    id: 'm.reference',
    reference: 'm.reference',
    tournament: 't.slug',
    stage: `array_position(array['${STAGES.join("', '")}'], m.stage)`,
    group: 'm.group_code',
    number: 'm.number',
    date: 'm.date',
    startTime: 'm.start_time',
    pitch: 'p.code',
  },
  order: `t.from_date desc, array_position(array['${STAGES.join("', '")}'], m.stage), m.number`,
  tieBreak: 'm.id',
};

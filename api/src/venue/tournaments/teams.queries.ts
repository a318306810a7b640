import { Injectable } from '@nestjs/common';
import type { StaffTeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { imageColumn } from '../../platform/files/image-answer.ts';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { teamAnswer } from './tournament-answers.ts';
import type { TeamRow } from './tournament-row.ts';

/** Reads the teams of tournaments, for staff. */
@Injectable()
export class TeamsQueries {
  constructor(private readonly lists: Lists) {}

  async page(query: RawQuery): Promise<Page<StaffTeamAnswer>> {
    const page = await this.lists.read<TeamRow & Pick<StaffTeamAnswer, 'tournament' | 'position'>>(
      LIST,
      query,
    );
    return page.map(({ tournament, position, ...row }) => ({
      ...teamAnswer(row),
      tournament,
      position,
    }));
  }

  async one(reference: string): Promise<StaffTeamAnswer> {
    return (await this.page(byReference(reference))).only();
  }
}

const LIST: ListSpec = {
  name: 'teams',
  select: `select s.reference, s.name, s.short_name as "shortName", s.color, s.group_code as
    "group", s.position, t.slug as tournament, ${imageColumn('f')} as crest
    from teams s join tournaments t on t.id = s.tournament_id left
    join files f on f.id = s.crest_id`,
  fields: {
    id: { sql: 's.reference', kind: 'text' },
    tournament: { sql: 't.slug', kind: 'text' },
    group: { sql: 's.group_code', kind: 'text' },
  },
  search: ['s.search'],
  sort: {
    id: 's.reference',
    reference: 's.reference',
    name: 's.name',
    shortName: 's.short_name',
    group: 's.group_code',
    position: 's.position',
    tournament: 't.slug',
  },
  order: 't.from_date desc, s.position',
  tieBreak: 's.id',
};

import { Controller, Injectable } from '@nestjs/common';
import type { StaffTeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import type {
  CreateTeamRequest,
  UpdateTeamRequest,
} from '@five/shared/tournaments/tournaments.requests';
import { contentController } from '../../platform/content/content-controller.ts';
import { ContentQueries } from '../../platform/content/content-queries.ts';
import {
  applyChanges,
  type ContentAct,
  ContentService,
  ContentTools,
  nextPosition,
} from '../../platform/content/content-service.ts';
import { violatedConstraint } from '../../platform/database/errors.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { imageColumn } from '../../platform/files/image-answer.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { newReference } from '../../platform/references.ts';
import { searchText } from '../../platform/texts/content-language.ts';
import { Team } from './team.entity.ts';
import { teamAnswer } from './tournament-answers.ts';
import type { TeamRow } from './tournament-row.ts';
import { found, TournamentStore } from './tournament-store.ts';

type StaffTeamRow = TeamRow & Pick<StaffTeamAnswer, 'tournament' | 'position'>;

/** Reads the teams of tournaments, for staff. */
@Injectable()
export class TeamsQueries extends ContentQueries<StaffTeamRow, StaffTeamAnswer> {
  protected readonly list = LIST;

  protected answer({ tournament, position, ...row }: StaffTeamRow): StaffTeamAnswer {
    return { ...teamAnswer(row), tournament, position };
  }
}

const LIST: ListSpecOf<'GET teams'> = {
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

/**
 * Adds teams to a tournament, assigns them to groups, and removes teams that no match references.
 */
@Injectable()
export class TeamsService extends ContentService<Team, CreateTeamRequest, UpdateTeamRequest> {
  protected readonly table = {
    entity: Team,
    kind: 'team',
    version: 'tournaments',
    picture: 'crestId',
  } as const;

  constructor(
    tools: ContentTools,
    private readonly store: TournamentStore,
  ) {
    super(tools);
  }

  protected async initial(tx: Tx, { tournament }: CreateTeamRequest) {
    const { id: tournamentId } = await this.store.lockNamed(tx, tournament);
    return {
      reference: newReference('TM'),
      tournamentId,
      groupCode: null,
      position: await nextPosition(tx, Team, { tournamentId }),
    };
  }

  protected fill(team: Team, { name, shortName, color, group, position }: UpdateTeamRequest): void {
    applyChanges(team, {
      name: name?.trim(),
      shortName: shortName?.trim(),
      color,
      groupCode: group,
      position,
    });
    team.search = searchText(team.reference, team.name, team.shortName);
  }

  protected override async lock(tx: Tx, reference: string): Promise<Team> {
    await this.store.lockOf(tx, 'teams', reference);
    return found(await tx.findOneBy(Team, { reference }));
  }

  /** Stores a team. A team that is in a group match cannot change its group. */
  protected override async save(tx: Tx, team: Team, request: UpdateTeamRequest): Promise<void> {
    const isNew = !tx.hasId(team);
    if (isNew) return super.save(tx, team, request);
    const isRegrouped = request.group !== undefined && request.group !== team.groupCode;
    if (isRegrouped && (await isInGroupMatch(tx, team))) throw new DomainError('TEAM_IN_USE');
    await this.store.changing(tx, team.tournamentId, () => super.save(tx, team, request));
  }

  protected override async erase(tx: Tx, team: Team): Promise<ContentAct> {
    await this.store.changing(tx, team.tournamentId, async () => {
      await super.erase(tx, team);
    });
    return 'delete';
  }

  protected override refusal(error: unknown) {
    const constraint = violatedConstraint(error);
    if (constraint === 'teams_name_once') return codeRefused('TEAM_NAME_TAKEN');
    return constraint?.startsWith('matches_') ? new DomainError('TEAM_IN_USE') : undefined;
  }
}

async function isInGroupMatch(tx: Tx, { id }: Team): Promise<boolean> {
  const matches = await tx.query<unknown[]>(
    `select from matches where stage = 'group' and $1 in (home_team_id, away_team_id) limit 1`,
    [id],
  );
  return matches.length > 0;
}

/**
 * API routes of tournament teams for the back-office. Staff read the teams; an admin edits them.
 */
@Controller()
export class TeamsStaffController extends contentController('teams', {
  messages: 'teams',
  queries: TeamsQueries,
  service: TeamsService,
}) {}

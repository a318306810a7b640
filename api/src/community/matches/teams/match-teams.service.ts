import { Injectable } from '@nestjs/common';
import { seatingOf } from '@five/shared/community/matches/matches.rules';
import { areGoalsPossible } from '@five/shared/community/matches/results.rules';
import { TEAMS } from '@five/shared/community/matches/matches.codes';
import type { MatchTeamsRequest } from '@five/shared/community/matches/teams.requests';
import {
  isEachInOneTeam,
  MIN_TEAM_PLAYERS,
  splitTeams,
  teamDifference,
  type TeamPlayer,
  type Teams,
} from '@five/shared/community/matches/teams.rules';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../../platform/database/transactions.ts';
import { codeRefused, fieldRefused } from '../../../platform/http/domain-error.ts';
import { BookingMatch } from '../booking-match.entity.ts';
import { MatchListChanges } from '../match-list-changes.ts';
import { type ListedPerson, type LockedMatchList, MatchLists } from '../match-lists.ts';
import { refuseOthers } from '../match-managers.ts';
import { storedResultOf, teamsProblem } from '../results/result-answers.ts';
import { recentTogether } from './recent-teams.ts';
import { levelsOf } from './team-levels.ts';

/** Puts those who have a seat into two teams. */
@Injectable()
export class MatchTeamsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
  ) {}

  /**
   * Makes the teams: players of the captain's last three matches are mixed.
   * @throws DomainError NOT_FOUND, FORBIDDEN, MATCH_CANCELLED, MATCH_OVER, MATCH_TEAMS_FEW,
   * MATCH_GOALS_EXCEEDED
   */
  async make(token: string, by: Caller): Promise<void> {
    await this.change(token, by, async (tx, list, seated) => {
      if (seated.length < MIN_TEAM_PLAYERS) throw codeRefused('MATCH_TEAMS_FEW');
      const together = await recentTogether(tx, list.record, seated);
      return splitTeams(playersOf(seated), together);
    });
  }

  /**
   * Sets the teams that the captain has chosen.
   * @throws DomainError NOT_FOUND, FORBIDDEN, MATCH_CANCELLED, MATCH_OVER, MATCH_TEAMS_INCOMPLETE,
   * MATCH_GOALS_EXCEEDED
   */
  async set(token: string, by: Caller, { a, b }: MatchTeamsRequest): Promise<void> {
    await this.change(token, by, (_tx, _list, seated) => {
      const sides = { a, b };
      const ids = seated.map(({ reference }) => reference);
      if (!isEachInOneTeam(ids, sides)) throw fieldRefused('MATCH_TEAMS_INCOMPLETE', 'a');
      const difference = teamDifference(playersOf(seated), sides);
      return Promise.resolve({ ...sides, difference, why: 'captain' });
    });
  }

  private async change(
    token: string,
    by: Caller,
    teamsOf: (tx: Tx, list: LockedMatchList, seated: ListedPerson[]) => Promise<Teams>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const list = await this.lists.lock(tx, token);
      await refuseOthers(tx, list, by);
      const problem = teamsProblem(list.timing, storedResultOf(list.match));
      if (problem) throw codeRefused(problem);
      const { seats } = seatingOf(list.people, list.match.size);
      const teams = await teamsOf(tx, list, seats);
      refuseGoals(list, teams);
      if (isStored(list, teams)) return;
      const changed = { teams: teams.why, players: seats.length };
      await this.changes.apply(tx, list, { actor: by.reference, act: 'teams', changed }, () =>
        store(tx, list, teams),
      );
    });
  }
}

const playersOf = (seated: readonly ListedPerson[]): TeamPlayer[] => levelsOf(seated);

async function store(tx: Tx, { record }: LockedMatchList, teams: Teams): Promise<void> {
  await tx.query(SET_TEAMS, [record.id, teams.a, teams.b]);
  await tx.update(
    BookingMatch,
    { bookingId: record.id },
    {
      teamsWhy: teams.why,
      teamsDifference: teams.difference,
      teamsPlayers: teams.a.length + teams.b.length,
    },
  );
}

/**
 * Refuses teams with which the goals of the result are impossible.
 * @throws DomainError MATCH_GOALS_EXCEEDED
 */
function refuseGoals({ match: { goalsA, goalsB }, people }: LockedMatchList, teams: Teams): void {
  if (goalsA === null || goalsB === null) return;
  const goals = people.flatMap(({ reference, goals: count }) =>
    count === null ? [] : [{ id: reference, count }],
  );
  if (!areGoalsPossible({ a: goalsA, b: goalsB }, goals, teams))
    throw codeRefused('MATCH_GOALS_EXCEEDED');
}

/** Whether the match has exactly these teams, so that a repeated request writes nothing. */
function isStored({ match, people }: LockedMatchList, teams: Teams): boolean {
  const { teamsWhy, teamsDifference } = match;
  const isEachAsBefore = people.every(
    ({ reference, team }) => team === (TEAMS.find((one) => teams[one].includes(reference)) ?? null),
  );
  return isEachAsBefore && teamsWhy === teams.why && teamsDifference === teams.difference;
}

const SET_TEAMS = `update match_people set team =
    case when reference = any($2) then 'a' when reference = any($3) then 'b' end
  where booking_id = $1`;

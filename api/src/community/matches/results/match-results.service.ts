import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { seatingOf } from '@five/shared/community/matches/matches.rules';
import type {
  MatchResultRequest,
  MatchVoteRequest,
} from '@five/shared/community/matches/results.requests';
import {
  areGoalsPossible,
  disputeProblem,
  resultProblem,
  voteProblem,
} from '@five/shared/community/matches/results.rules';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../../platform/database/transactions.ts';
import { codeRefused, fieldRefused } from '../../../platform/http/domain-error.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { BookingMatch } from '../booking-match.entity.ts';
import { MatchListChanges } from '../match-list-changes.ts';
import {
  type ListedPerson,
  type LockedMatchList,
  MatchLists,
  ownPersonOf,
} from '../match-lists.ts';
import { refuseOthers } from '../match-managers.ts';
import { seatMessages } from '../match-pages.mails.ts';
import { MatchPerson } from '../match-person.entity.ts';
import type { Answerer } from '../own-answers.service.ts';
import { teamsOf } from '../teams/team-answers.ts';
import { storedResultOf } from './result-answers.ts';

/** A locked match that was not cancelled, with those who had a seat. */
interface PlayedMatch extends LockedMatchList {
  seated: ListedPerson[];
}

/** Stores results, disputes and votes for the player of the match. */
@Injectable()
export class MatchResultsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores the result, or corrects it. A corrected result counts, even if it is the same again.
   * @throws DomainError NOT_FOUND, FORBIDDEN, MATCH_CANCELLED, MATCH_NOT_ENDED, MATCH_RESULT_LATE,
   * MATCH_TEAMS_MISSING, MATCH_GOALS_EXCEEDED, REFERENCE_UNKNOWN
   */
  async enter(token: string, by: Caller, result: MatchResultRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const played = await this.lockPlayed(tx, token, (list) => refuseOthers(tx, list, by));
      const { match, timing } = played;
      refuse(resultProblem(timing.end, storedResultOf(match), timing.now));
      refuseGoals(played, result);
      const isFirst = match.resultState === null || match.resultState === 'entered';
      const resultState = isFirst ? 'entered' : 'corrected';
      const { a: goalsA, b: goalsB, goals = [] } = result;
      const set = { goalsA, goalsB, resultState } as const;
      if (isStored(played, { ...set, goals })) return;
      const changed = { a: goalsA, b: goalsB, state: resultState };
      await this.changes.apply(
        tx,
        played,
        { actor: by.reference, act: 'result', changed },
        async () => {
          await tx.update(BookingMatch, { bookingId: match.bookingId }, set);
          await tx.query(SET_GOALS, [
            match.bookingId,
            goals.map(({ id }) => id),
            goals.map(({ count }) => count),
          ]);
        },
      );
    });
  }

  /**
   * Disputes the result, which then does not count. The captain is notified.
   * @throws DomainError NOT_FOUND, MATCH_CANCELLED, MATCH_NOT_PLAYED, MATCH_RESULT_MISSING,
   * MATCH_DISPUTED, MATCH_RESULT_LATE
   */
  async dispute(token: string, by: Answerer): Promise<void> {
    await this.transactions.run(async (tx) => {
      const played = await this.lockPlayed(tx, token);
      const { match, record, timing } = played;
      const own = playerOf(played, by);
      refuse(disputeProblem(timing.end, storedResultOf(match), timing.now));
      const actor = by.caller?.reference ?? null;
      const changed = { person: own.reference };
      await this.changes.apply(tx, played, { actor, act: 'dispute', changed }, async () => {
        await tx.update(
          BookingMatch,
          { bookingId: match.bookingId },
          { resultState: 'disputed', disputedAt: timing.now },
        );
      });
      if (record.user !== null && record.user !== actor)
        await this.outbox.write(
          tx,
          seatMessages('matchResultDisputed', record.user, { booking: record, at: timing.now }),
        );
    });
  }

  /**
   * Stores the vote for the player of the match. A later vote of the person replaces it.
   * @throws DomainError NOT_FOUND, MATCH_CANCELLED, MATCH_NOT_PLAYED, MATCH_NOT_ENDED,
   * MATCH_VOTE_LATE, MATCH_VOTE_SELF, REFERENCE_UNKNOWN
   */
  async vote(token: string, by: Answerer, { id }: MatchVoteRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const played = await this.lockPlayed(tx, token);
      const own = playerOf(played, by);
      refuse(voteProblem(played.timing.end, played.timing.now));
      const best = played.seated.find(({ reference }) => reference === id);
      if (!best) throw fieldRefused('REFERENCE_UNKNOWN', 'id');
      if (best.id === own.id) throw codeRefused('MATCH_VOTE_SELF');
      if (own.voteId === best.id) return;
      const actor = by.caller?.reference ?? null;
      // The vote itself is secret, in the history too.
      const changed = { person: own.reference };
      await this.changes.apply(tx, played, { actor, act: 'vote', changed }, async () => {
        await tx.update(MatchPerson, { id: own.id }, { voteId: best.id });
      });
    });
  }

  private async lockPlayed(
    tx: Tx,
    token: string,
    admit: (list: LockedMatchList) => Promise<void> = () => Promise.resolve(),
  ): Promise<PlayedMatch> {
    const list = await this.lists.lock(tx, token);
    await admit(list);
    if (list.state === 'cancelled') throw codeRefused('MATCH_CANCELLED');
    return { ...list, seated: seatingOf(list.people, list.match.size).seats };
  }
}

function refuse(problem: ErrorCode | null): void {
  if (problem) throw codeRefused(problem);
}

/** The caller's own seat, of the account or of the device. */
function playerOf({ seated, record }: PlayedMatch, by: Answerer): ListedPerson {
  const own = ownPersonOf(seated, record.id, by);
  if (!own) throw codeRefused('MATCH_NOT_PLAYED');
  return own;
}

function refuseGoals(
  { match, seated }: PlayedMatch,
  { goals = [], ...score }: MatchResultRequest,
): void {
  const teams = teamsOf(match, seated);
  if (!teams || teams.why === 'changed') throw codeRefused('MATCH_TEAMS_MISSING');
  const known = seated.map(({ reference }) => reference);
  if (goals.some(({ id }) => !known.includes(id))) throw fieldRefused('REFERENCE_UNKNOWN', 'goals');
  if (!areGoalsPossible(score, goals, teams)) throw codeRefused('MATCH_GOALS_EXCEEDED');
}

/** Whether exactly this result is stored, so that a repeated request writes nothing. */
function isStored(
  { match, people }: PlayedMatch,
  {
    goals,
    ...set
  }: Pick<BookingMatch, 'goalsA' | 'goalsB' | 'resultState'> &
    Required<Pick<MatchResultRequest, 'goals'>>,
): boolean {
  const { goalsA, goalsB, resultState } = match;
  return (
    goalsA === set.goalsA &&
    goalsB === set.goalsB &&
    resultState === set.resultState &&
    people.every(
      ({ reference, goals: count }) =>
        count === (goals.find(({ id }) => id === reference)?.count ?? null),
    )
  );
}

const SET_GOALS = `update match_people p set goals = g.count
  from match_people o left join unnest($2::text[], $3::int[]) as g(reference, count)
    on g.reference = o.reference
  where o.booking_id = $1 and p.id = o.id and p.goals is distinct from g.count`;

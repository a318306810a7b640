import { Injectable } from '@nestjs/common';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import {
  disputeProblem,
  mostVoted,
  resultProblem,
  type StoredResult,
  voteProblem,
} from '@five/shared/community/matches/results.rules';
import { noShowProblem } from '@five/shared/bookings/changes.rules';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { type BookingTiming, BookingTimings } from '../../../bookings/record/booking-timing.ts';
import { type Caller, isStaff } from '../../../platform/access/caller.ts';
import type { BookingMatch } from '../booking-match.entity.ts';
import { type ListedPerson, stateOf } from '../match-lists.ts';

export const RESULT_FIELDS = ['goalsA', 'goalsB', 'resultState', 'disputedAt'] as const;
type ResultRow = Pick<BookingMatch, (typeof RESULT_FIELDS)[number]>;

/** The people of a match as far as results and votes depend on them. */
interface Players {
  seated: readonly ListedPerson[];
  /** The caller's own answer. */
  own: ListedPerson | undefined;
  /** Whether the caller may use the tools of the captain. */
  manages: boolean;
  caller: Caller | undefined;
}

export const storedResultOf = ({ resultState, disputedAt }: ResultRow): StoredResult => ({
  state: resultState,
  disputedAt,
});

const NONE: StoredResult = { state: null, disputedAt: null };

/**
 * Why the teams of a match cannot be changed, or null. They can be corrected as long as the result.
 */
export function teamsProblem(
  timing: Pick<BookingTiming, 'status' | 'end' | 'now'>,
  result: StoredResult,
): 'MATCH_CANCELLED' | 'MATCH_OVER' | null {
  if (stateOf(timing.status, null) === 'cancelled') return 'MATCH_CANCELLED';
  const problem = resultProblem(timing.end, result, timing.now);
  return problem === 'MATCH_RESULT_LATE' ? 'MATCH_OVER' : null;
}

/** Answers the result and the votes of a match, and what the caller may do with them. */
@Injectable()
export class ResultAnswers {
  constructor(private readonly timings: BookingTimings) {}

  of(
    record: BookingRecord,
    row: ResultRow | undefined,
    players: Players,
  ): Pick<BookingMatchAnswer, 'result' | 'vote' | 'acts'> {
    const timing = this.timings.of(record);
    const stored = row ? storedResultOf(row) : NONE;
    return {
      result: resultOf(row, players),
      vote: voteOf(timing, players),
      acts: actsOf(timing, stored, players),
    };
  }
}

function resultOf(row: ResultRow | undefined, { seated }: Players): BookingMatchAnswer['result'] {
  if (!row || row.resultState === null || row.goalsA === null || row.goalsB === null) return null;
  const goals = seated.flatMap(({ reference, goals: count }) =>
    count === null ? [] : [{ id: reference, count }],
  );
  return { a: row.goalsA, b: row.goalsB, state: row.resultState, goals };
}

function voteOf(
  { status, end, now }: BookingTiming,
  { seated, own }: Players,
): BookingMatchAnswer['vote'] {
  const problem = voteProblem(end, now);
  if (problem === 'MATCH_NOT_ENDED' || stateOf(status, null) === 'cancelled') return null;
  const votes = seated.flatMap(({ voteId }) => voteId ?? []);
  const best = mostVoted(
    seated.map(({ id }) => id),
    votes,
  );
  const referenceOf = (id: number | null | undefined): string | null =>
    seated.find((person) => person.id === id)?.reference ?? null;
  return {
    open: problem === null,
    count: votes.length,
    mine: referenceOf(own?.voteId),
    best: problem === null ? [] : best.flatMap((id) => referenceOf(id) ?? []),
  };
}

function actsOf(
  timing: BookingTiming,
  stored: StoredResult,
  { seated, own, manages, caller }: Players,
): BookingMatchAnswer['acts'] {
  const { end, now } = timing;
  const isCancelled = stateOf(timing.status, null) === 'cancelled';
  const isPlayer = !isCancelled && seated.some(({ id }) => id === own?.id);
  return {
    teams: manages && teamsProblem(timing, stored) === null,
    result: manages && !isCancelled && resultProblem(end, stored, now) === null,
    dispute: isPlayer && disputeProblem(end, stored, now) === null,
    vote: isPlayer && seated.length > 1 && voteProblem(end, now) === null,
    noShows:
      caller !== undefined &&
      isStaff(caller) &&
      noShowProblem({ ...timing, noShow: true }) === null,
  };
}

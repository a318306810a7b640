import { stateHash } from '../platform/state-hash.ts';
import type {
  BookingMatchAnswer,
  MatchPersonAnswer,
} from '../community/matches/matches.contract.ts';

/**
 * Returns a short text that differs if the states of two matches differ: in their time, pitch,
 * lists, answers, shares, teams or result. It is the same for all callers that see the same state,
 * because names, shares of single people and what the caller may do are not included.
 */
export function matchVersion(match: BookingMatchAnswer): string {
  const { state, date, startTime, endTime, pitch, size, note, perSeatCents } = match;
  const { asked, paidCents, totalCents, captain } = match.shares;
  return stateHash(
    JSON.stringify([
      [state, date, startTime, endTime, pitch, size, note, perSeatCents],
      [match.seats, match.bench, match.maybe, match.out, match.unanswered].map(peopleOf),
      [asked, paidCents, totalCents, captain.amountCents, captain.dueCents],
      [match.teams, match.result, match.vote?.open, match.vote?.count, match.squad?.id],
    ]),
  );
}

const peopleOf = (people: readonly MatchPersonAnswer[]) =>
  people.map(({ id, kind, answer, position }) => [id, kind, answer, position]);

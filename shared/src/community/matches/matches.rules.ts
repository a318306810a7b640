import { type Cents, splitExactly } from '../../money/money.ts';
import type { MatchAnswerCode, MatchState } from './matches.codes.ts';

/** Smallest and largest number of seats of a match. */
export const MIN_SIZE = 6;
export const MAX_SIZE = 14;
export const MAX_GUEST_NAME = 40;
export const MAX_MATCH_NOTE = 200;
/** Largest number of people in one request that sets the order. */
export const MAX_ORDERED = 300;

/** Number of seats of a match whose captain has not chosen one. */
export const usualSize = (players: number): number =>
  Math.min(MAX_SIZE, Math.max(MIN_SIZE, players));

/**
 * A person of a match. `answer` is null for a person that has not answered. `position` orders those
 * who come; it is null for other answers.
 */
export interface Placed {
  answer: MatchAnswerCode | null;
  position: number | null;
}

/** Those who come, in their order: the seats first, then the bench. */
export interface Seating<P> {
  seats: P[];
  bench: P[];
}

/** Returns who has a seat and who waits on the bench. Positions may have gaps. */
export function seatingOf<P extends Placed>(people: readonly P[], size: number): Seating<P> {
  const coming = people
    .filter(({ answer }) => answer === 'in')
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return { seats: coming.slice(0, size), bench: coming.slice(size) };
}

/** Position of a person that answers `in` now: after all others. */
export const nextPosition = (people: readonly Placed[]): number =>
  Math.max(0, ...people.map(({ position }) => position ?? 0)) + 1;

/**
 * Returns the keys of those who moved up from the bench to a seat, and down from a seat to the
 * bench. Those who came or went in between are in neither list.
 */
export function seatChanges<K>(
  before: Seating<K>,
  after: Seating<K>,
): { up: readonly K[]; down: readonly K[] } {
  return {
    up: after.seats.filter((key) => before.bench.includes(key)),
    down: after.bench.filter((key) => before.seats.includes(key)),
  };
}

/**
 * Returns all keys in the order that the captain sets: those of `wanted` first, then the others in
 * their present order. Keys of `wanted` that are not in `present` are left out.
 */
export function reordered<K>(present: readonly K[], wanted: readonly K[]): K[] {
  const known = wanted.filter((key) => present.includes(key));
  return [...known, ...present.filter((key) => !known.includes(key))];
}

/** Returns the reason why an answer is refused, or null. The captain may change a closed list. */
export function answerProblem(
  state: MatchState,
  isCaptain: boolean,
): 'MATCH_CANCELLED' | 'MATCH_OVER' | 'MATCH_LIST_CLOSED' | null {
  if (state === 'cancelled') return 'MATCH_CANCELLED';
  if (state === 'over') return 'MATCH_OVER';
  return state === 'closed' && !isCaptain ? 'MATCH_LIST_CLOSED' : null;
}

/**
 * Returns the part of each seat in centimes. The captain pays what the other seats leave, which is
 * at least this part.
 */
export const seatCents = (totalCents: Cents, size: number): Cents =>
  splitExactly(totalCents, size).at(-1) ?? totalCents;

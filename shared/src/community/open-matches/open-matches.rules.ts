import type { Cents } from '../../money/money.ts';
import { MAX_SIZE } from '../matches/matches.rules.ts';
import type { MatchClosure, MatchStatus } from '../community.codes.ts';

/**
 * Maximum value of `places` in a request to the API; it is more than any pitch allows. The actual
 * limit is the number of players of the pitch, less the owner.
 */
export const MAX_PLACES = 29;
export const MAX_MATCH_MESSAGE = 200;

/**
 * Possible closing times in minutes before the start: at the start, one, two and four hours, and a
 * day.
 */
export const CLOSES_MINUTES = [0, 60, 120, 240, 1_440] as const;
const USUAL_CLOSES_MINUTES = 120;

/** The price of a booking and the number of players that share it. */
export interface SharedCost {
  totalCents: Cents;
  /** Number of players, including the owner. */
  players: number;
}

/**
 * Returns the proposed price of a place in centimes: an equal share. The owner pays the remainder.
 */
export const proposedCents = ({ totalCents, players }: SharedCost): Cents =>
  Math.floor(totalCents / players);

/**
 * Returns the maximum price of a place in centimes, so that all places together do not exceed the
 * booking's price.
 */
export const mostCents = (totalCents: Cents, places: number): Cents =>
  Math.floor(totalCents / places);

/**
 * The price of a booking and its places for other players. `priceCents` is the present price of a
 * free place. `shares` are the amounts of the taken places, each at the price that applied when it
 * was taken.
 */
export interface OpenedPlaces {
  totalCents: Cents;
  places: number;
  priceCents: Cents;
  shares: readonly Cents[];
}

/**
 * Returns the owner's part of the total in centimes: the total less the shares and the free places.
 */
export const ownerCents = ({ totalCents, places, priceCents, shares }: OpenedPlaces): Cents =>
  totalCents - sumOf(shares) - (places - shares.length) * priceCents;

/**
 * Whether the places can never cost more than the booking. A place that was taken at a lower price
 * counts at `priceCents`, because the next player would pay that price.
 */
export const isCovered = ({ totalCents, places, priceCents, shares }: OpenedPlaces): boolean =>
  ownerCents({
    totalCents,
    places,
    priceCents,
    shares: shares.map((share) => Math.max(share, priceCents)),
  }) >= 0;

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/**
 * Returns the amount due for a place in centimes: its price less payments, at most the amount due
 * of the booking.
 */
export const shareDueCents = ({
  amountCents,
  paidCents,
  bookingDueCents,
}: {
  amountCents: Cents;
  paidCents: Cents;
  bookingDueCents: Cents;
}): Cents => Math.max(0, Math.min(amountCents - paidCents, bookingDueCents));

/**
 * Returns the state of a place: cancelled with its booking, free of charge, paid by payments for
 * the share, due, or paid with the booking.
 */
export function shareState(
  { amountCents, paidCents, dueCents }: { amountCents: Cents; paidCents: Cents; dueCents: Cents },
  closure: MatchClosure | null,
): 'off' | 'free' | 'paid' | 'due' | 'nothing' {
  if (closure === 'booking') return 'off';
  if (amountCents === 0) return 'free';
  if (paidCents >= amountCents) return 'paid';
  return dueCents > 0 ? 'due' : 'nothing';
}

/**
 * Whether the list of a match has room for one more player. `taken` people come already. A list has
 * 14 seats at most: further players of a larger booking are on its bench.
 */
export const hasFreeSeat = ({
  taken,
  size,
  players,
}: {
  taken: number;
  size: number;
  players: number;
}): boolean => taken < (size === MAX_SIZE ? Math.max(size, players) : size);

/**
 * Returns the default closing time in minutes before the start. `minutes` is the time left until
 * the start.
 */
export const usualCloses = (minutes: number): number =>
  minutes > USUAL_CLOSES_MINUTES ? USUAL_CLOSES_MINUTES : 0;

/** Returns the first rule that a new open match would violate, or null. */
export function openProblem({
  places,
  players,
  totalCents,
  priceCents,
  closesMinutes,
  minutesToStart,
}: SharedCost & {
  places: number;
  priceCents: Cents;
  closesMinutes: number;
  minutesToStart: number;
}): 'OPEN_MATCH_PLACES' | 'OPEN_MATCH_PRICE' | 'OPEN_MATCH_CLOSES' | null {
  if (places > players - 1) return 'OPEN_MATCH_PLACES';
  if (priceCents > mostCents(totalCents, places)) return 'OPEN_MATCH_PRICE';
  return closesMinutes >= minutesToStart ? 'OPEN_MATCH_CLOSES' : null;
}

/**
 * Returns the status of a match. A full match is not closed, because a place becomes free if a
 * player leaves.
 */
export function matchStatus({
  closure,
  places,
  taken,
}: {
  closure: MatchClosure | null;
  places: number;
  taken: number;
}): MatchStatus {
  if (closure !== null) return 'closed';
  return taken >= places ? 'full' : 'open';
}

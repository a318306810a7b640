import type { Cents } from '../money/money.ts';
import type { MatchClosure, MatchStatus } from './community.codes.ts';

/** More than any pitch allows; the booking sets the actual number. */
export const MAX_PLACES = 29;
export const MAX_MATCH_MESSAGE = 200;

/** Closing times before the start: at the start, one, two, four hours, a day. */
export const CLOSES_MINUTES = [0, 60, 120, 240, 1_440] as const;
const USUAL_CLOSES_MINUTES = 120;

/** A booking whose price is shared. */
export interface SharedCost {
  totalCents: Cents;
  /** Number of players, the owner included. */
  players: number;
}

/** Default price of a place: an equal share. The owner pays the remainder. */
export const proposedCents = ({ totalCents, players }: SharedCost): Cents =>
  Math.floor(totalCents / players);

/**
 * Maximum price of a place if there are this many: together they never exceed the booking's price.
 */
export const mostCents = (totalCents: Cents, places: number): Cents =>
  Math.floor(totalCents / places);

/**
 * A booking with places at a price; `shares` are the amounts due for taken places, each at the
 * price of its day.
 */
export interface OpenedPlaces {
  totalCents: Cents;
  places: number;
  priceCents: Cents;
  shares: readonly Cents[];
}

/**
 * The owner's part of the total. Together with the shares and the free places it equals the total.
 */
export const ownerCents = ({ totalCents, places, priceCents, shares }: OpenedPlaces): Cents =>
  totalCents - sumOf(shares) - (places - shares.length) * priceCents;

/**
 * Whether the places never exceed the booking's price, even if a place at a lower price is replaced
 * by one at `priceCents`.
 */
export const isCovered = ({ totalCents, places, priceCents, shares }: OpenedPlaces): boolean =>
  ownerCents({
    totalCents,
    places,
    priceCents,
    shares: shares.map((share) => Math.max(share, priceCents)),
  }) >= 0;

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/** Amount due for a place: its price less payments, at most the amount due of the booking. */
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
 * State of a place: cancelled with its booking, free of charge, paid by its own payments, due, or
 * paid with the booking.
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

/** Default closing time; `minutes` until the start. */
export const usualCloses = (minutes: number): number =>
  minutes > USUAL_CLOSES_MINUTES ? USUAL_CLOSES_MINUTES : 0;

/** The first violated rule of a match to be opened. */
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

/** A full match stays open: a player who leaves makes room. */
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

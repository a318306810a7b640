import type { Cents } from '../money/money.ts';
import type { MatchClosure, MatchStatus } from './community.codes.ts';

/** More than play on any pitch; how many it are is the booking's to say. */
export const MAX_PLACES = 29;
export const MAX_MATCH_MESSAGE = 200;

/** How long before its start a match may close: at the start, one, two, four hours, a day. */
export const CLOSES_MINUTES = [0, 60, 120, 240, 1_440] as const;
const USUAL_CLOSES_MINUTES = 120;

/** A booking as it is shared out. */
export interface SharedCost {
  totalCents: Cents;
  /** How many play, its owner among them. */
  players: number;
}

/** What a place costs if nothing is said: an equal share. The centimes that do not divide are the owner's. */
export const proposedCents = ({ totalCents, players }: SharedCost): Cents => Math.floor(totalCents / players);

/** The most that each of so many places may cost: together never more than the booking. */
export const mostCents = (totalCents: Cents, places: number): Cents => Math.floor(totalCents / places);

/** A booking whose places are opened at a price; the shares are what those that are taken owe, each at the price of its day. */
export interface OpenedPlaces {
  totalCents: Cents;
  places: number;
  priceCents: Cents;
  shares: readonly Cents[];
}

/** What of the total no place bears, and the owner does: with the shares and the free places it is the total, exactly. */
export const ownerCents = ({ totalCents, places, priceCents, shares }: OpenedPlaces): Cents => totalCents - sumOf(shares) - (places - shares.length) * priceCents;

/** Whether the places never cost more than the booking, whoever leaves a cheaper one and is followed by somebody at this price. */
export const isCovered = ({ totalCents, places, priceCents, shares }: OpenedPlaces): boolean =>
  ownerCents({ totalCents, places, priceCents, shares: shares.map((share) => Math.max(share, priceCents)) }) >= 0;

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/** What is still to be paid for a place: its price less what came for it, and no more than is due of the booking. */
export const shareDueCents = ({ amountCents, paidCents, bookingDueCents }: { amountCents: Cents; paidCents: Cents; bookingDueCents: Cents }): Cents =>
  Math.max(0, Math.min(amountCents - paidCents, bookingDueCents));

/** How it stands with a place, in one word: called off with its booking, free of charge, settled by payments of its own, to be paid, or paid along with the booking. */
export function shareState({ amountCents, paidCents, dueCents }: { amountCents: Cents; paidCents: Cents; dueCents: Cents }, closure: MatchClosure | null): 'off' | 'free' | 'paid' | 'due' | 'nothing' {
  if (closure === 'booking') return 'off';
  if (amountCents === 0) return 'free';
  if (paidCents >= amountCents) return 'paid';
  return dueCents > 0 ? 'due' : 'nothing';
}

/** When a match closes if nothing is said, `minutes` being what is left until its start. */
export const usualCloses = (minutes: number): number => (minutes > USUAL_CLOSES_MINUTES ? USUAL_CLOSES_MINUTES : 0);

/** What is asked of a match that somebody opens; the first that does not hold. */
export function openProblem({ places, players, totalCents, priceCents, closesMinutes, minutesToStart }: SharedCost & {
  places: number; priceCents: Cents; closesMinutes: number; minutesToStart: number;
}): 'OPEN_MATCH_PLACES' | 'OPEN_MATCH_PRICE' | 'OPEN_MATCH_CLOSES' | null {
  if (places > players - 1) return 'OPEN_MATCH_PLACES';
  if (priceCents > mostCents(totalCents, places)) return 'OPEN_MATCH_PRICE';
  return closesMinutes >= minutesToStart ? 'OPEN_MATCH_CLOSES' : null;
}

/** Full is no end: who leaves makes room. */
export function matchStatus({ closure, places, taken }: { closure: MatchClosure | null; places: number; taken: number }): MatchStatus {
  if (closure !== null) return 'closed';
  return taken >= places ? 'full' : 'open';
}

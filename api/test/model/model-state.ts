import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { Edge, OfferName } from './actions.ts';
import type { BookingFact } from './booking-facts.ts';
import { DAY, dayOf, daysOn, HOUR, hourOf } from './calendar.ts';
import type { PackFact } from './pack-facts.ts';

export type Caller = 'player' | 'staff' | 'admin';

/** A pack that customers can buy: its price record, number of hours and price. */
export interface Offer {
  pricing: string;
  hours: number;
  totalCents: number;
}

/** The state of the model: one customer with packs and bookings. */
export interface ModelState {
  now: number;
  customer: string;
  /** Reference of the customer's login. */
  user: string;
  /**
   * Whether the customer has the club tariff. It sells the pack `club` instead of the pack `small`;
   * the larger packs stay available.
   */
  club: boolean;
  offers: Record<OfferName, Offer>;
  packs: PackFact[];
  bookings: BookingFact[];
}

/** A request, the refusals that the model expects, and the effect on the model. */
export interface ModelStep {
  caller: Caller;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Whether the request is sent as a form with a file. */
  withPaper?: boolean;
  /**
   * Expected refusal codes: the API must respond with one of them; if the list is empty, the
   * request must succeed.
   */
  problems: ErrorCode[];
  /** Applies the effect of the request to the model; `data` is the API's answer. */
  done(data: { reference: string; subscription?: string | null }): void;
}

/**
 * Returns a date: `days` from today, or the last day of the newest active pack, or the day after
 * that day.
 */
export function dayAt({ now, packs }: ModelState, days: number | Edge): string {
  if (typeof days === 'number') return daysOn(dayOf(now), days);
  const last = packs.findLast(({ state }) => state === 'active')?.until;
  return last ? daysOn(last, days === 'last' ? 0 : 1) : dayOf(now);
}

/**
 * Returns the instant to wait for: the morning of a pack's last day, or half past midnight after
 * it. If that instant is past, returns the current instant.
 */
export function endOf(model: ModelState, end: 'lastDay' | 'lastNight'): number {
  const morning = hourOf(dayAt(model, 'last'), 10);
  return Math.max(model.now, end === 'lastDay' ? morning : morning + DAY - 9.5 * HOUR);
}

/** Returns each refusal code whose condition holds. */
export const against = (conditions: Partial<Record<ErrorCode, boolean>>): ErrorCode[] =>
  (Object.entries(conditions) as [ErrorCode, boolean][])
    .filter(([, holds]) => holds)
    .map(([code]) => code);

/** Returns the selected item, counted from the newest item; undefined if the list is empty. */
export const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all[all.length - 1 - (which % Math.max(1, all.length))];

/** Returns the amount in centimes of a part of the amount due. */
export function centsOf(part: 'some' | 'rest' | 'more', due: number): number {
  if (part === 'more') return due + 1;
  return part === 'rest' ? Math.max(1, due) : Math.max(1, Math.floor(due / 3));
}

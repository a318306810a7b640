import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { Edge, OfferName } from './actions.ts';
import type { BookingFact } from './booking-facts.ts';
import { DAY, dayOf, daysOn, HOUR, hourOf } from './calendar.ts';
import type { PackFact } from './pack-facts.ts';

export type Who = 'player' | 'staff' | 'admin';

/** A pack on sale. */
export interface Offer {
  pricing: string;
  hours: number;
  totalCents: number;
}

/** The state of one customer in the model. */
export interface ModelState {
  now: number;
  customer: string;
  /** Reference of the login. */
  user: string;
  /** The customer has the tariff with a small pack of its own; the tariff has no other packs. */
  club: boolean;
  offers: Record<OfferName, Offer>;
  packs: PackFact[];
  bookings: BookingFact[];
}

/** A request, its possible refusals, and its effect on the model. */
export interface ModelStep {
  who: Who;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Whether the request is sent as a form with a file. */
  withPaper?: boolean;
  /** The request must be refused with one of these codes; if the list is empty, it must succeed. */
  problems: ErrorCode[];
  /** Applies the effect of the request to the model; `data` is its answer. */
  done(data: { reference: string; subscription?: string | null }): void;
}

/**
 * A date: a number of days from today, or the last day of the newest active pack or the day after
 * it.
 */
export function dayAt({ now, packs }: ModelState, days: number | Edge): string {
  if (typeof days === 'number') return daysOn(dayOf(now), days);
  const last = packs.findLast(({ state }) => state === 'active')?.until;
  return last ? daysOn(last, days === 'last' ? 0 : 1) : dayOf(now);
}

/** The target instant; the present instant if the target is past. */
export function endOf(house: ModelState, end: 'lastDay' | 'lastNight'): number {
  const morning = hourOf(dayAt(house, 'last'), 10);
  return Math.max(house.now, end === 'lastDay' ? morning : morning + DAY - 9.5 * HOUR);
}

/** Refusals: each code whose condition holds. */
export const against = (conditions: Partial<Record<ErrorCode, boolean>>): ErrorCode[] =>
  (Object.entries(conditions) as [ErrorCode, boolean][])
    .filter(([, holds]) => holds)
    .map(([code]) => code);

/** The selected item, counted from the newest; undefined if there is none. */
export const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all[all.length - 1 - (which % Math.max(1, all.length))];

/** Centimes of a part of the amount due. */
export function centsOf(part: 'some' | 'rest' | 'more', due: number): number {
  if (part === 'more') return due + 1;
  return part === 'rest' ? Math.max(1, due) : Math.max(1, Math.floor(due / 3));
}

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

/** What one customer has, as the model knows it. */
export interface House {
  now: number;
  customer: string;
  /** Their login. */
  user: string;
  /** They are on the price list that has a small pack of its own; of the other sizes it has none. */
  club: boolean;
  offers: Record<OfferName, Offer>;
  packs: PackFact[];
  bookings: BookingFact[];
}

/** A request, what speaks against it, and what comes of it if nothing does. */
export interface Turn {
  who: Who;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Sent as a form with a paper. */
  withPaper?: boolean;
  /** One of them is the answer; none: the request must succeed. */
  problems: ErrorCode[];
  /** Brings the model to where the request has brought the product; `data` is its answer. */
  done(data: { reference: string; subscription?: string | null }): void;
}

/** A day counted from today, or one at the end of the newest pack that runs. */
export function dayAt({ now, packs }: House, days: number | Edge): string {
  if (typeof days === 'number') return daysOn(dayOf(now), days);
  const last = packs.findLast(({ state }) => state === 'active')?.until;
  return last ? daysOn(last, days === 'last' ? 0 : 1) : dayOf(now);
}

/** The instant that is waited for; now, where it has passed. */
export function endOf(house: House, end: 'lastDay' | 'lastNight'): number {
  const morning = hourOf(dayAt(house, 'last'), 10);
  return Math.max(house.now, end === 'lastDay' ? morning : morning + DAY - 9.5 * HOUR);
}

/** What speaks against it: each code whose condition holds. */
export const against = (conditions: Partial<Record<ErrorCode, boolean>>): ErrorCode[] =>
  (Object.entries(conditions) as [ErrorCode, boolean][]).filter(([, holds]) => holds).map(([code]) => code);

/** The one meant, counted from the newest; undefined where there is none. */
export const pick = <T>(all: readonly T[], which: number): T | undefined => all[all.length - 1 - (which % Math.max(1, all.length))];

/** Cents of a part of what is due. */
export function centsOf(part: 'some' | 'rest' | 'more', due: number): number {
  if (part === 'more') return due + 1;
  return part === 'rest' ? Math.max(1, due) : Math.max(1, Math.floor(due / 3));
}

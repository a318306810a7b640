import type { PaymentStatus } from '../bookings/bookings.codes.ts';
import { addDays, addMonths } from '../time/wall-time.ts';
import type { SubscriptionStatus } from './subscriptions.codes.ts';

/** Packs up to this many hours are valid one month, larger ones two. */
const SMALL_PACK_HOURS = 10;

/** Unpaid orders a player may have at once: an order blocks no pitch, so one more than bookings, and enough for a family. */
export const MAX_PENDING_ORDERS = 3;

/** Days before the last one on which a holder is reminded of hours left. */
const REMINDER_DAYS = [7, 1] as const;

/** The days of a pack paid in full on `paidOn`, both included: one or two calendar months on, clamped at a month's end. */
export function validityOf(paidOn: string, numberOfHours: number): Validity {
  return { from: paidOn, until: addMonths(paidOn, numberOfHours <= SMALL_PACK_HOURS ? 1 : 2) };
}

interface Validity {
  from: string;
  until: string;
}

/** The days of a used pack that is paid anew: those it had, and those that its payments give it now. Hours that were used stay within them. */
export function revalidated({ validFrom, validUntil }: Pick<Pack, 'validFrom' | 'validUntil'>, { from, until }: Validity): Validity {
  return { from: validFrom !== null && validFrom < from ? validFrom : from, until: validUntil !== null && validUntil > until ? validUntil : until };
}

/** Hours that a match takes from a pack: 1 or 2. */
export function hoursOf(durationMinutes: number): number {
  return durationMinutes / 60;
}

/** What an hour of the pack costs, in whole centimes, rounded up as what one pays per person is. */
export function hourlyPriceCents(totalCents: number, numberOfHours: number): number {
  return Math.ceil(totalCents / numberOfHours);
}

export interface PackMoney {
  status: SubscriptionStatus;
  totalCents: number;
  /** The sum of its payments, reversals counted. */
  totalPaidCents: number;
}

/** `paid` when the sum has reached the total; money for an order that was cancelled is owed back. */
export function packPaymentStatus({ status, totalCents, totalPaidCents }: PackMoney): PaymentStatus {
  if (status === 'cancelled') return totalPaidCents > 0 ? 'to_refund' : 'unpaid';
  return totalPaidCents >= totalCents ? 'paid' : 'unpaid';
}

/** What is left to pay; nothing once it is cancelled or expired. */
export function packDueCents({ status, totalCents, totalPaidCents }: PackMoney): number {
  return status === 'pending' || status === 'active' ? Math.max(0, totalCents - totalPaidCents) : 0;
}

export interface Pack {
  reference: string;
  status: SubscriptionStatus;
  remainingHours: number;
  /** Days, both included; null while unpaid. */
  validFrom: string | null;
  validUntil: string | null;
  frozen: boolean;
}

/** Whether hours of a pack can be played at all, so that its holder is reminded of them. */
export function isPlayable({ status, frozen, remainingHours }: Pick<Pack, 'status' | 'frozen' | 'remainingHours'>): boolean {
  return status === 'active' && !frozen && remainingHours > 0;
}

/** Whether a pack can pay `hours` of a match that starts on `date`. */
export function canPay(pack: Pack, hours: number, date: string): boolean {
  const { status, frozen, remainingHours } = pack;
  return status === 'active' && !frozen && remainingHours >= hours && isWithin(pack, date);
}

/** Whether the pack goes along with its match to `date`, where that takes so many hours more, or fewer: a frozen one gives no hour, and keeps no match in place. */
export function canFollow(pack: Pack, more: number, date: string): boolean {
  return more > 0 ? canPay(pack, more, date) : isWithin(pack, date);
}

/** Whether a match that starts on `date` lies within the days of a pack. */
function isWithin({ validFrom, validUntil }: Pick<Pack, 'validFrom' | 'validUntil'>, date: string): boolean {
  return validFrom !== null && validUntil !== null && validFrom <= date && date <= validUntil;
}

/** The pack that pays: of those that can, the one that expires first; of equal ones the one bought first. `null`: none can. */
export function packToUse<P extends Pack>(packs: readonly P[], hours: number, date: string): P | null {
  const usable = packs.filter((pack) => canPay(pack, hours, date));
  return usable.reduce<P | null>((first, pack) => (first === null || (pack.validUntil ?? '') < (first.validUntil ?? '') ? pack : first), null);
}

/** The days on which a reminder is due, given today: those that are still ahead. */
export function reminderDays(validUntil: string, today: string): { day: string; daysLeft: number }[] {
  return REMINDER_DAYS.map((daysLeft) => ({ daysLeft, day: addDays(validUntil, -daysLeft) })).filter(({ day }) => day >= today);
}

/** Whether the last day of a pack is over. */
export function isOverOn(validUntil: string | null, today: string): boolean {
  return validUntil !== null && validUntil < today;
}

import type { PaymentStatus } from '../bookings/bookings.codes.ts';
import { addDays, addMonths } from '../time/wall-time.ts';
import type { SubscriptionStatus } from './subscriptions.codes.ts';

/** Packs up to this many hours are valid one month, larger ones two. */
const SMALL_PACK_HOURS = 10;

/**
 * Maximum number of unpaid orders of a player. It is one more than for bookings, because an order
 * blocks no pitch, and enough for a family.
 */
export const MAX_PENDING_ORDERS = 3;

/**
 * Numbers of days before the last day of a pack at which the holder is reminded of remaining hours.
 */
const REMINDER_DAYS = [7, 1] as const;

/**
 * Validity of a pack paid in full on `paidOn`, both days included: one or two calendar months,
 * clamped at the end of a month.
 */
export function validityOf(paidOn: string, numberOfHours: number): Validity {
  return { from: paidOn, until: addMonths(paidOn, numberOfHours <= SMALL_PACK_HOURS ? 1 : 2) };
}

interface Validity {
  from: string;
  until: string;
}

/**
 * Validity of a used pack that is paid again: the union of its former validity and the one from its
 * payments, so that used hours stay within it.
 */
export function revalidated(
  { validFrom, validUntil }: Pick<Pack, 'validFrom' | 'validUntil'>,
  { from, until }: Validity,
): Validity {
  return {
    from: validFrom !== null && validFrom < from ? validFrom : from,
    until: validUntil !== null && validUntil > until ? validUntil : until,
  };
}

/** Pack hours of a match: 1 or 2. */
export function hoursOf(durationMinutes: number): number {
  return durationMinutes / 60;
}

/** Price of an hour of the pack in centimes, rounded up like the price per person. */
export function hourlyPriceCents(totalCents: number, numberOfHours: number): number {
  return Math.ceil(totalCents / numberOfHours);
}

export interface PackMoney {
  status: SubscriptionStatus;
  totalCents: number;
  /** Sum of the pack's payments, less reversals. */
  totalPaidCents: number;
}

/** `paid` once the sum reaches the total; payments of a cancelled order are to be refunded. */
export function packPaymentStatus({
  status,
  totalCents,
  totalPaidCents,
}: PackMoney): PaymentStatus {
  if (status === 'cancelled') return totalPaidCents > 0 ? 'to_refund' : 'unpaid';
  return totalPaidCents >= totalCents ? 'paid' : 'unpaid';
}

/** Amount left to pay; 0 for a cancelled or expired pack. */
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

/** Whether a pack has usable hours, so that reminders make sense. */
export function isPlayable({
  status,
  frozen,
  remainingHours,
}: Pick<Pack, 'status' | 'frozen' | 'remainingHours'>): boolean {
  return status === 'active' && !frozen && remainingHours > 0;
}

/** Whether a pack can pay `hours` of a match that starts on `date`. */
export function canPay(pack: Pack, hours: number, date: string): boolean {
  const { status, frozen, remainingHours } = pack;
  return status === 'active' && !frozen && remainingHours >= hours && isWithin(pack, date);
}

/**
 * Whether the pack allows moving its match to `date`, with that many hours more or fewer: a frozen
 * pack gives no further hours, but does not prevent a move.
 */
export function canFollow(pack: Pack, more: number, date: string): boolean {
  return more > 0 ? canPay(pack, more, date) : isWithin(pack, date);
}

/** Whether `date` is within the validity of a pack. */
function isWithin(
  { validFrom, validUntil }: Pick<Pack, 'validFrom' | 'validUntil'>,
  date: string,
): boolean {
  return validFrom !== null && validUntil !== null && validFrom <= date && date <= validUntil;
}

/**
 * The pack that pays: of those that can pay, the one that expires first, then the one bought first.
 * Null if none can pay.
 */
export function packToUse<P extends Pack>(
  packs: readonly P[],
  hours: number,
  date: string,
): P | null {
  const usable = packs.filter((pack) => canPay(pack, hours, date));
  return usable.reduce<P | null>(
    (first, pack) =>
      first === null || (pack.validUntil ?? '') < (first.validUntil ?? '') ? pack : first,
    null,
  );
}

/** Days of due reminders that are not past. */
export function reminderDays(
  validUntil: string,
  today: string,
): { day: string; daysLeft: number }[] {
  return REMINDER_DAYS.map((daysLeft) => ({
    daysLeft,
    day: addDays(validUntil, -daysLeft),
  })).filter(({ day }) => day >= today);
}

/** Whether the last day of a pack is over. */
export function isOverOn(validUntil: string | null, today: string): boolean {
  return validUntil !== null && validUntil < today;
}

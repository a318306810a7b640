import type { PaymentStatus } from '../payments/payments.codes.ts';
import { addDays, addMonths } from '../time/wall-time.ts';
import type { SubscriptionStatus } from './subscriptions.codes.ts';

/** Packs of up to this many hours are valid for one month, larger packs for two months. */
const SMALL_PACK_HOURS = 10;

/**
 * Maximum number of unpaid pack orders of a player: one more than the maximum of unpaid bookings,
 * because an order blocks no pitch. Three orders suffice for a family.
 */
export const MAX_PENDING_ORDERS = 3;

/**
 * Numbers of days before a pack's last day on which its holder receives a reminder of remaining
 * hours.
 */
const REMINDER_DAYS = [7, 1] as const;

/**
 * Returns the validity of a pack that is fully paid on `paidOn`: one or two calendar months, first
 * and last day included. A day that the last month does not have becomes the month's last day.
 */
export function validityOf(paidOn: string, numberOfHours: number): Validity {
  return { from: paidOn, until: addMonths(paidOn, numberOfHours <= SMALL_PACK_HOURS ? 1 : 2) };
}

interface Validity {
  from: string;
  until: string;
}

/**
 * Returns the validity of a used pack that is paid again after a reversed payment. It spans the
 * former and the new validity, so that it still includes the matches already paid with the pack.
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

/** Number of pack hours that a match costs: 1 or 2. */
export function hoursOf(durationMinutes: number): number {
  return durationMinutes / 60;
}

/** Price of one hour of the pack, rounded up to a whole centime. */
export function hourlyPriceCents(totalCents: number, numberOfHours: number): number {
  return Math.ceil(totalCents / numberOfHours);
}

export interface PackMoney {
  status: SubscriptionStatus;
  totalCents: number;
  /** Sum of the pack's payments in centimes; reversed payments are subtracted. */
  totalPaidCents: number;
}

/**
 * Returns the payment status of a pack: `paid` once the payments reach the total. A cancelled order
 * with payments is `to_refund`.
 */
export function packPaymentStatus({
  status,
  totalCents,
  totalPaidCents,
}: PackMoney): PaymentStatus {
  if (status === 'cancelled') return totalPaidCents > 0 ? 'to_refund' : 'unpaid';
  return totalPaidCents >= totalCents ? 'paid' : 'unpaid';
}

/** Amount left to pay, in centimes; 0 for a cancelled or expired pack. */
export function packDueCents({ status, totalCents, totalPaidCents }: PackMoney): number {
  return status === 'pending' || status === 'active' ? Math.max(0, totalCents - totalPaidCents) : 0;
}

export interface Pack {
  reference: string;
  status: SubscriptionStatus;
  remainingHours: number;
  /** First and last day of validity, both included; null while unpaid. */
  validFrom: string | null;
  validUntil: string | null;
  frozen: boolean;
}

/** Whether a pack has usable hours. Reminders are sent only for such a pack. */
export function isPlayable({
  status,
  frozen,
  remainingHours,
}: Pick<Pack, 'status' | 'frozen' | 'remainingHours'>): boolean {
  return status === 'active' && !frozen && remainingHours > 0;
}

/** Whether a pack can pay `hours` pack hours for a match that starts on `date`. */
export function canPay(pack: Pack, hours: number, date: string): boolean {
  const { status, frozen, remainingHours } = pack;
  return status === 'active' && !frozen && remainingHours >= hours && isWithin(pack, date);
}

/**
 * Whether a match that a pack has paid can move to `date` with `more` additional hours (negative:
 * fewer hours). A frozen pack provides no additional hours, but does not prevent a move.
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
 * Returns the pack that pays a match: of the packs that can pay, the one that expires first, then
 * the one bought first. Null if no pack can pay.
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

/**
 * Returns the reminders of a pack that are due today or later: the day of each reminder, and the
 * days left until `validUntil`.
 */
export function reminderDays(
  validUntil: string,
  today: string,
): { day: string; daysLeft: number }[] {
  return REMINDER_DAYS.map((daysLeft) => ({
    daysLeft,
    day: addDays(validUntil, -daysLeft),
  })).filter(({ day }) => day >= today);
}

/** Whether the last day of a pack's validity is before `today`. */
export function isOverOn(validUntil: string | null, today: string): boolean {
  return validUntil !== null && validUntil < today;
}

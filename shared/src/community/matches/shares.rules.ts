import type { Cents } from '../../money/money.ts';
import { seatCents } from './matches.rules.ts';

/** The price of a match, and how it is shared. */
export interface SharedPrice {
  totalCents: Cents;
  /** Number of seats. */
  size: number;
  /** Whether the captain asks each seat for its part. */
  asked: boolean;
  /** Price of the places that are offered to the public and still free, in centimes. */
  offeredCents: Cents;
}

/**
 * A person of a match, or a share whose person has left. The captain is none of them: the captain
 * pays what the shares leave.
 */
export interface ShareHolder {
  hasSeat: boolean;
  /** Amount of the present share in centimes; null without a share. */
  amountCents: Cents | null;
  paidCents: Cents;
  /** Whether the share is that of a place of the public list, whose price was agreed. */
  isPlace: boolean;
}

/**
 * Returns the share of each holder in centimes, in the order of the holders; null: none. Together
 * they never exceed the price. The captain pays the rest.
 *
 * - A place of the public list keeps its price.
 * - A share with payments stays that of its payer, also without a seat. It is not raised.
 * - Each other seat pays its part, or what is left of the price. Nothing is left for a seat whose
 *   part a person without a seat has paid.
 */
export function shareAmounts(
  price: SharedPrice,
  holders: readonly ShareHolder[],
): (Cents | null)[] {
  const amounts: (Cents | null)[] = holders.map(() => null);
  let leftCents = price.totalCents - price.offeredCents;
  for (const settles of [isPlace, isPaid, isUnpaid])
    for (const [index, holder] of holders.entries()) {
      if (!settles(holder)) continue;
      const cents = Math.min(amountOf(price, holder), Math.max(0, leftCents));
      leftCents -= cents;
      if (cents > 0 || holder.isPlace) amounts[index] = cents;
    }
  return amounts;
}

/** Returns the captain's part of the price in centimes: what the shares leave. */
export const restCents = (totalCents: Cents, amounts: readonly (Cents | null)[]): Cents =>
  totalCents - amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);

/**
 * Returns the amount due of the captain's part in centimes, at most that of the booking.
 * @param paidCents payments of the booking that belong to no share
 */
export const restDueCents = (
  rest: Cents,
  { paidCents, bookingDueCents }: { paidCents: Cents; bookingDueCents: Cents },
): Cents => Math.max(0, Math.min(rest - paidCents, bookingDueCents));

const isPlace = (holder: ShareHolder): boolean => holder.isPlace;
const isPaid = (holder: ShareHolder): boolean => !holder.isPlace && holder.paidCents > 0;
const isUnpaid = (holder: ShareHolder): boolean => !holder.isPlace && holder.paidCents <= 0;

function amountOf(
  { totalCents, size, asked }: SharedPrice,
  { hasSeat, amountCents, paidCents, isPlace: isOfPlace }: ShareHolder,
): Cents {
  if (isOfPlace) return amountCents ?? 0;
  const part = seatCents(totalCents, size);
  if (!asked || !hasSeat) return Math.max(0, paidCents);
  if (paidCents <= 0) return part;
  return Math.max(paidCents, Math.min(amountCents ?? part, part));
}

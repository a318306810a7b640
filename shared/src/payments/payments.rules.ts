import { addDays } from '../time/wall-time.ts';

/**
 * Maximum age of a date of receipt in days. Earlier dates are refused, because the books of a year
 * are closed a few days after its end.
 */
const OLDEST_RECEIPT_DAYS = 370;
/**
 * Maximum number of days by which the receipt of a payment may precede the creation of its booking
 * or pack. For example, a transfer may arrive before staff enter the booking.
 */
const BEFORE_MADE_DAYS = 31;

/**
 * Returns the earliest accepted date of receipt of a payment. `madeOn` is the date on which its
 * booking, pack or share was created.
 */
export function earliestReceipt(today: string, madeOn: string): string {
  const oldest = addDays(today, -OLDEST_RECEIPT_DAYS);
  const before = addDays(madeOn, -BEFORE_MADE_DAYS);
  return before > oldest ? before : oldest;
}

import { addDays } from '../time/wall-time.ts';

/** The books of a year are closed a few days after its end; earlier receipts are refused. */
const OLDEST_RECEIPT_DAYS = 370;
/** A transfer may arrive before its target is entered; a month covers the slowest case. */
const BEFORE_MADE_DAYS = 31;

/** The earliest venue date of receipt for a target created on `madeOn`, as of `today`. */
export function earliestReceipt(today: string, madeOn: string): string {
  const oldest = addDays(today, -OLDEST_RECEIPT_DAYS);
  const before = addDays(madeOn, -BEFORE_MADE_DAYS);
  return before > oldest ? before : oldest;
}

import { addDays } from '../time/wall-time.ts';

/** Books of a year are closed a few days after its end: money of before is not entered any more. */
const OLDEST_RECEIPT_DAYS = 370;
/** A transfer may arrive before the desk enters what it is for; a month covers the slowest. */
const BEFORE_MADE_DAYS = 31;

/** The first venue date on which money for something entered on `madeOn` can have been received, as seen on `today`. */
export function earliestReceipt(today: string, madeOn: string): string {
  const oldest = addDays(today, -OLDEST_RECEIPT_DAYS);
  const before = addDays(madeOn, -BEFORE_MADE_DAYS);
  return before > oldest ? before : oldest;
}

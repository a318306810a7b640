import { addDays, daysBetween } from '../time/wall-time.ts';
import { SERIES_HORIZON_DAYS } from './series.codes.ts';

/** Days before the last date at which the holder gets the continuation request. */
export const CONTINUATION_ASK_DAYS = 14;
/**
 * The priority ends this many days before the last date. After a late request it lasts three days,
 * but never beyond the last date.
 */
const KEPT_DAYS_BEFORE = 7;
const LEAST_KEPT_DAYS = 3;

/**
 * Last day until which the weeks after a series are reserved for a holder who gets the request
 * today; null if it is not due.
 */
export function reservedUntil(lastDate: string, today: string): string | null {
  const left = daysBetween(today, lastDate);
  if (left > CONTINUATION_ASK_DAYS || left < 1) return null;
  const [usual, least] = [addDays(lastDate, -KEPT_DAYS_BEFORE), addDays(today, LEAST_KEPT_DAYS)];
  const until = usual > least ? usual : least;
  return until < lastDate ? until : lastDate;
}

/** The dates after a series: the same number, a week apart, as far as a series may reach. */
export function nextDates(
  { firstDate, weeks }: { firstDate: string; weeks: number },
  today: string,
): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(firstDate, (weeks + week) * 7)).filter(
    (date) => daysBetween(today, date) <= SERIES_HORIZON_DAYS,
  );
}

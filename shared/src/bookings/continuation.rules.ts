import { addDays, daysBetween } from '../time/wall-time.ts';
import { SERIES_HORIZON_DAYS } from './series/series.codes.ts';

/**
 * Number of days before the last date of a series at which its holder gets the request to continue.
 */
export const CONTINUATION_ASK_DAYS = 14;
/**
 * Number of days before the last date of a series at which the reservation of the following weeks
 * for its holder ends. If the holder gets the continuation request late, the reservation lasts at
 * least three days. It never continues beyond the last date.
 */
const KEPT_DAYS_BEFORE = 7;
const LEAST_KEPT_DAYS = 3;

/**
 * Returns the last day until which the weeks after a series stay reserved for its holder, if the
 * holder gets the continuation request today. Returns null if the request is not due today.
 */
export function reservedUntil(lastDate: string, today: string): string | null {
  const left = daysBetween(today, lastDate);
  if (left > CONTINUATION_ASK_DAYS || left < 1) return null;
  const [usual, least] = [addDays(lastDate, -KEPT_DAYS_BEFORE), addDays(today, LEAST_KEPT_DAYS)];
  const until = usual > least ? usual : least;
  return until < lastDate ? until : lastDate;
}

/**
 * Returns the dates with which a series can continue: as many weekly dates as the series has,
 * without dates beyond `SERIES_HORIZON_DAYS`.
 */
export function nextDates(
  { firstDate, weeks }: { firstDate: string; weeks: number },
  today: string,
): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(firstDate, (weeks + week) * 7)).filter(
    (date) => daysBetween(today, date) <= SERIES_HORIZON_DAYS,
  );
}

import { addDays, daysBetween } from '../time/wall-time.ts';
import { SERIES_HORIZON_DAYS } from './series.codes.ts';

/** The holder is asked two weeks before the last date, */
export const ASK_DAYS = 14;
/** and has priority until a week before it; who is asked late has three days all the same, but never beyond the last date. */
const KEPT_DAYS_BEFORE = 7;
const LEAST_KEPT_DAYS = 3;

/** The day, included, until which the weeks after a series are kept for its holder who is asked today; `null`: it is not the time to ask. */
export function keptUntil(lastDate: string, today: string): string | null {
  const left = daysBetween(today, lastDate);
  if (left > ASK_DAYS || left < 1) return null;
  const [usual, least] = [addDays(lastDate, -KEPT_DAYS_BEFORE), addDays(today, LEAST_KEPT_DAYS)];
  const until = usual > least ? usual : least;
  return until < lastDate ? until : lastDate;
}

/** The dates after a series: as many again, a week apart from where it ends, as far as a series may reach. */
export function nextDates({ firstDate, weeks }: { firstDate: string; weeks: number }, today: string): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(firstDate, (weeks + week) * 7)).filter((date) => daysBetween(today, date) <= SERIES_HORIZON_DAYS);
}

import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays, periodOf, wallOf } from '@five/shared/time/wall-time';

const WEEK_DAYS = 7;

type Played = Pick<BookingAnswer, 'date' | 'startTime' | 'endTime'>;

/** In how many days from a match that is over its hour comes again on the same day of the week; null while it is not over. */
export function daysUntilAgain({ date, startTime, endTime }: Played, now: string): number | null {
  if (now < periodOf(date, startTime, endTime).end) return null;
  let days = WEEK_DAYS;
  while (wallOf(addDays(date, days), startTime) <= now) days += WEEK_DAYS;
  return days;
}

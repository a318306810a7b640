import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays, periodOf, wallOf } from '@five/shared/time/wall-time';

const WEEK_DAYS = 7;

type Played = Pick<BookingAnswer, 'date' | 'startTime' | 'endTime'>;

/**
 * Days until the same weekday and hour of a past booking comes again; null while it is not over.
 */
export function daysUntilRebook({ date, startTime, endTime }: Played, now: string): number | null {
  if (now < periodOf(date, startTime, endTime).end) return null;
  let days = WEEK_DAYS;
  while (wallOf(addDays(date, days), startTime) <= now) days += WEEK_DAYS;
  return days;
}

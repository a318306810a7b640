import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays, periodOf, wallOf } from '@five/shared/time/wall-time';

const WEEK_DAYS = 7;

type Played = Pick<BookingAnswer, 'date' | 'startTime' | 'endTime'>;

/**
 * Days from a past booking to the next date with the same weekday and hour; null while the booking
 * is not over.
 */
export function daysUntilRebook({ date, startTime, endTime }: Played, now: string): number | null {
  if (now < periodOf(date, startTime, endTime).end) return null;
  let days = WEEK_DAYS;
  while (wallOf(addDays(date, days), startTime) <= now) days += WEEK_DAYS;
  return days;
}

import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { dateOfWall, minutesBetween } from '@five/shared/time/wall-time';
import type { BookingRecord } from './booking-record.ts';
import type { WantedSlot } from './slot-requests.ts';

/** The pack hours that a slot costs, and the date on which the pack must be valid. */
export function hoursFor({ period }: Pick<WantedSlot, 'period'>): { hours: number; date: string } {
  return {
    hours: hoursOf(minutesBetween(period.start, period.end)),
    date: dateOfWall(period.start),
  };
}

/** The pack hours that an existing booking costs, and the date on which the pack must be valid. */
export function hoursOfBooking({ start, end }: Pick<BookingRecord, 'start' | 'end'>): {
  hours: number;
  date: string;
} {
  return hoursFor({ period: { start, end } });
}

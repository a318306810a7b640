import { addMinutes, compareWritten, minutesBetween } from '../time/wall-time.ts';
import { isUpcoming } from './bookings.codes.ts';
import type { BookingAnswer } from './bookings.contract.ts';

type Listed = Pick<BookingAnswer, 'reference' | 'status' | 'date' | 'startTime'>;

export interface PlayerBookings<B> {
  ahead: B[];
  /** Cancelled or expired bookings whose start is in the future. */
  calledOff: B[];
  behind: B[];
}

/**
 * Groups a player's bookings: upcoming bookings; cancelled or expired bookings in the future; past
 * bookings in descending order. `now` is the venue's local time.
 */
export function arrange<B extends Listed>(
  bookings: readonly B[],
  created: string | null,
  now: string,
): PlayerBookings<B> {
  const isCalledOff = (booking: B) =>
    !isUpcoming(booking.status) && compareWritten(startOf(booking), now) > 0;
  return {
    ahead: aheadOf(bookings, created),
    calledOff: bookings.filter(isCalledOff).toSorted(byStart),
    behind: bookings
      .filter((booking) => !isUpcoming(booking.status) && !isCalledOff(booking))
      .toSorted((one, other) => byStart(other, one)),
  };
}

/**
 * Returns the upcoming bookings in ascending order of start. The booking with the reference
 * `created`, which the player has just made, precedes all others.
 */
export function aheadOf<B extends Listed>(
  bookings: readonly B[],
  created: string | null = null,
): B[] {
  const isNew = ({ reference }: B) => reference === created;
  const ahead = bookings.filter(({ status }) => isUpcoming(status)).toSorted(byStart);
  return [...ahead.filter(isNew), ...ahead.filter((booking) => !isNew(booking))];
}

/**
 * Returns the number of bookings that count towards the fair-use limits; a series counts as one.
 * `now` is the venue's local time.
 */
export function activeBookingsOf(
  bookings: readonly (Listed & Pick<BookingAnswer, 'series'>)[],
  now: string,
): { pending: number; upcoming: number } {
  const countOf = (counted: typeof bookings) =>
    new Set(counted.map(({ series, reference }) => series ?? reference)).size;
  return {
    pending: countOf(bookings.filter(({ status }) => status === 'pending')),
    upcoming: countOf(
      bookings.filter(
        (booking) => isUpcoming(booking.status) && compareWritten(startOf(booking), now) > 0,
      ),
    ),
  };
}

/** Whether a cancellation now would forfeit the price. `now` is the venue's local time. */
export function isTooLateToCancel(
  { date, startTime }: Pick<Listed, 'date' | 'startTime'>,
  now: string,
  freeCancelHours: number,
): boolean {
  return minutesBetween(now, `${date}T${startTime}`) < freeCancelHours * 60;
}

/** Returns the last minute at which a cancellation is free, as local time at the venue. */
export function freeCancelUntil(
  booking: Pick<Listed, 'date' | 'startTime'>,
  freeCancelHours: number,
): string {
  return addMinutes(startOf(booking), -freeCancelHours * 60);
}

const startOf = ({ date, startTime }: Pick<Listed, 'date' | 'startTime'>): string =>
  `${date}T${startTime}`;

function byStart(one: Listed, other: Listed): number {
  return compareWritten(startOf(one), startOf(other));
}

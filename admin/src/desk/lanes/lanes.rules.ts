import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PriceLine } from '@five/shared/pricings/pricings.contract';
import type { DeskDayAnswer, DeskOccupancy } from '@five/shared/desk/desk.contract';
import { compareWritten, periodOf, wallOf } from '@five/shared/time/wall-time';

type Begun = Pick<BookingAnswer, 'date' | 'startTime'>;

/**
 * Bookings grouped by the next action of staff: pending bookings of any day, and arrivals of the
 * displayed day.
 */
export interface Lanes {
  /** Bookings whose hold is running, sorted by hold expiry. */
  expiring: BookingAnswer[];
  /** Bookings with a transfer proof that waits for a decision. */
  underReview: BookingAnswer[];
  /** Bookings with a refund due: they are cancelled, or more than the current price was paid. */
  toGiveBack: BookingAnswer[];
  /** Upcoming or running bookings, sorted by start time. */
  arriving: BookingAnswer[];
}

/**
 * The bookings that wait for an action of staff, by kind of action.
 * @param ofDay bookings of the displayed day
 * @param waiting all pending bookings of any day
 * @param refundable all bookings with a refund due, of any day
 * @param now venue wall time
 */
export function lanesOf(
  {
    ofDay,
    waiting,
    refundable,
  }: {
    ofDay: readonly BookingAnswer[];
    waiting: readonly BookingAnswer[];
    refundable: readonly BookingAnswer[];
  },
  now: string,
): Lanes {
  return {
    expiring: waiting
      .filter(({ underReview }) => !underReview)
      .toSorted((one, other) => compareWritten(one.holdExpiresAt ?? '', other.holdExpiresAt ?? '')),
    underReview: waiting.filter(({ underReview }) => underReview).toSorted(byStart),
    toGiveBack: refundable.filter(({ refundCents }) => refundCents > 0).toSorted(byStart),
    arriving: ofDay
      .filter(
        ({ status, date, startTime, endTime }) =>
          status === 'confirmed' && periodOf(date, startTime, endTime).end > now,
      )
      .toSorted(byStart),
  };
}

/** All bookings and blocks of a day for print, sorted by hour, then by pitch. */
export function sheetOf({
  bookings,
  occupancies,
}: Pick<DeskDayAnswer, 'bookings' | 'occupancies'>): (BookingAnswer | DeskOccupancy)[] {
  const played = bookings.filter(({ status }) => status !== 'cancelled' && status !== 'expired');
  return [...played, ...occupancies].toSorted(
    (one, other) => byStart(one, other) || compareWritten(one.pitch, other.pitch),
  );
}

/** Add-ons to prepare for a booking, with quantities. */
export function preparedFor({
  lines,
}: Pick<BookingAnswer, 'lines'>): Pick<PriceLine, 'text' | 'quantity'>[] {
  return lines
    .filter(({ kind }) => kind === 'addon')
    .map(({ text, quantity }) => ({ text, quantity }));
}

const byStart = (one: Begun, other: Begun) =>
  compareWritten(wallOf(one.date, one.startTime), wallOf(other.date, other.startTime));

import type { BookingAnswer, PriceLine } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer, DeskOccupancy } from '@five/shared/desk/desk.contract';
import { compareWritten, periodOf, wallOf } from '@five/shared/time/wall-time';

type Begun = Pick<BookingAnswer, 'date' | 'startTime'>;

/** The bookings by what the desk does next about them: those that wait whatever their day, those that come on the day that is shown. */
export interface Lanes {
  /** Freed by the clock, the next one first. */
  expiring: BookingAnswer[];
  /** Their transfer waits to be looked at. */
  underReview: BookingAnswer[];
  /** Their money is not the venue's: called off, or paid for more than it costs now. */
  toGiveBack: BookingAnswer[];
  /** Who is still to come or is playing, as they come. */
  arriving: BookingAnswer[];
}

/**
 * @param ofDay those of the day
 * @param waiting all that are pending, on any day
 * @param owed all that money is owed back for, on any day
 * @param now the venue's wall
 */
export function lanesOf({ ofDay, waiting, owed }: { ofDay: readonly BookingAnswer[]; waiting: readonly BookingAnswer[]; owed: readonly BookingAnswer[] }, now: string): Lanes {
  return {
    expiring: waiting.filter(({ underReview }) => !underReview).toSorted((one, other) => compareWritten(one.holdExpiresAt ?? '', other.holdExpiresAt ?? '')),
    underReview: waiting.filter(({ underReview }) => underReview).toSorted(byStart),
    toGiveBack: owed.filter(({ refundCents }) => refundCents > 0).toSorted(byStart),
    arriving: ofDay.filter(({ status, date, startTime, endTime }) => status === 'confirmed' && periodOf(date, startTime, endTime).end > now).toSorted(byStart),
  };
}

/** All that is on a pitch on a day, as it is printed: by hour, then by pitch. Who books by paper must know of what is kept free, too. */
export function sheetOf({ bookings, occupancies }: Pick<DeskDayAnswer, 'bookings' | 'occupancies'>): (BookingAnswer | DeskOccupancy)[] {
  const played = bookings.filter(({ status }) => status !== 'cancelled' && status !== 'expired');
  return [...played, ...occupancies].toSorted((one, other) => byStart(one, other) || compareWritten(one.pitch, other.pitch));
}

/** What stands ready at the pitch when they come: balls, bibs, and how many. */
export function preparedFor({ lines }: Pick<BookingAnswer, 'lines'>): Pick<PriceLine, 'text' | 'quantity'>[] {
  return lines.filter(({ kind }) => kind === 'addon').map(({ text, quantity }) => ({ text, quantity }));
}

const byStart = (one: Begun, other: Begun) => compareWritten(wallOf(one.date, one.startTime), wallOf(other.date, other.startTime));

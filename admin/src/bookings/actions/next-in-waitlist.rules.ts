import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { periodOf, type WallPeriod, wallOf } from '@five/shared/time/wall-time';
import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { allocationsOf } from '@five/shared/waiting/waiting.rules';

type Spanned = Pick<BookingAnswer, 'pitch' | 'date' | 'startTime' | 'endTime'>;

/**
 * Waiting-list entries that would receive an offer if the booking were cancelled now, computed with
 * the same rule as in the API. Entries of customers with another booking at that time are skipped.
 * @param open opening periods of the day
 */
export function nextInWaitlist(
  line: readonly WaitingAnswer[],
  day: DeskDayAnswer,
  open: readonly WallPeriod[],
  booking: BookingAnswer,
): WaitingAnswer[] {
  const spans = (all: readonly (Spanned & { reference: string })[]) =>
    all.filter(({ reference }) => reference !== booking.reference);
  const periods = (all: readonly Spanned[]) =>
    all.map(({ date, startTime, endTime }) => periodOf(date, startTime, endTime));
  const occupied = periods(
    spans([...day.bookings, ...day.occupancies]).filter(({ pitch }) => pitch === booking.pitch),
  );
  const plays = (customer: string) =>
    periods(day.bookings.filter((one) => one.customer.reference === customer));
  const wishes = line.flatMap((place) => {
    const minutes = BOOKING_DURATIONS.find((one) => one === place.durationMinutes);
    const waits =
      place.status === 'waiting' &&
      place.customer.reference !== booking.customer.reference &&
      minutes !== undefined;
    return waits
      ? [
          {
            place,
            start: wallOf(place.date, place.startTime),
            minutes,
            flexible: place.flexible,
            otherLength: place.otherLength,
            pitch: place.pitch,
          },
        ]
      : [];
  });
  const [freed] = periods([booking]);
  return freed === undefined
    ? []
    : allocationsOf(
        wishes,
        { pitch: booking.pitch, freed, taken: occupied },
        ({ place }, { start, end }) =>
          start > day.now &&
          open.some((period) => period.start <= start && end <= period.end) &&
          !plays(place.customer.reference).some((match) => match.start < end && start < match.end),
      ).map(({ entry }) => entry.place);
}

import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { minutesFor } from '@five/shared/subscriptions/pack-minutes.rules';
import { type BookingRecord, hoursOfBooking } from '../../../bookings/record/booking-record.ts';

/**
 * Minutes of a pack that pay this amount of a booking, by the price of its session; null if pack
 * hours have paid the session already.
 */
export function minutesOfShare(booking: BookingRecord, amountCents: number): number | null {
  return minutesFor(amountCents, {
    sessionCents: sumOfLines(booking.lines.filter(({ kind }) => kind === 'session')),
    durationMinutes: hoursOfBooking(booking).hours * 60,
  });
}

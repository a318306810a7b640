import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addMinutes, periodOf } from '@five/shared/time/wall-time';
import { dueCents } from './booking-tag.rules.ts';

/** After its end a booking can be turned to no-show and back for a day. */
const NO_SHOW_MINUTES = 24 * 60;

/** What reception can do with a booking now; the API has the last word. */
export interface Possible {
  pay: boolean;
  confirm: boolean;
  cancel: boolean;
  noShow: boolean;
  showedUp: boolean;
}

/** @param now the venue's wall */
export function possibleWith(booking: BookingAnswer, now: string): Possible {
  const { start, end } = periodOf(booking.date, booking.startTime, booking.endTime);
  const begun = start <= now;
  const open = now < addMinutes(end, NO_SHOW_MINUTES);
  const { status } = booking;
  return {
    pay: dueCents(booking) > 0,
    confirm: status === 'pending',
    cancel: !begun && (status === 'pending' || status === 'confirmed'),
    noShow: begun && open && (status === 'confirmed' || status === 'completed'),
    showedUp: open && status === 'no_show',
  };
}

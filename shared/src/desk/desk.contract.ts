import { booking } from '../bookings/bookings.contract.ts';
import { payment } from '../payments/payments.contract.ts';
import {
  about,
  array,
  constant,
  date,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  text,
  time,
  type TypeOf,
  pitchCode,
  sentence,
} from '../platform/schema.ts';
import { OCCUPANCY_KINDS } from '../slots/slots.codes.ts';
import { timeSpan } from '../slots/slots.contract.ts';
import { subscription } from '../subscriptions/subscriptions.contract.ts';

const occupancy = object('DeskOccupancy', {
  kind: about(
    'Kind of the entry; `match`: match of a tournament, `offer`: slot offered to a ' +
      'waiting customer.',
    oneOf(OCCUPANCY_KINDS),
  ),
  reference: about('Reference of the entry.', text()),
  pitch: pitchCode(),
  date: date(),
  startTime: time(),
  endTime: time(),
  reason: about(
    'Name of the academy group or tournament, or the stored reason; null: none.',
    nullable(text()),
  ),
  heldUntil: about(
    'End of the hold of a booking without an account, or of an offer; null: no end.',
    nullable(instant()),
  ),
});
/** An occupancy of a pitch that is not a booking. */
export type DeskOccupancy = TypeOf<typeof occupancy>;

export const deskDay = object('DeskDay', {
  date: about('The opening day, `YYYY-MM-DD`.', date()),
  opening: about('Opening hours of the day; empty: closed.', array(timeSpan)),
  slotMinutes: about('Number of minutes between two possible starts of a booking.', integer()),
  pitches: about(
    'Active pitches, and inactive ones that are occupied on this day.',
    array(
      object('DeskDayPitch', {
        reference: about('Code of the pitch, such as `P1`.', text()),
        name: about("Name in the caller's language.", text()),
      }),
    ),
  ),
  bookings: about('Bookings of the opening day.', array(booking)),
  occupancies: about('Other entries that occupy a pitch.', array(occupancy)),
  now: about(
    'Local time at the venue when the response was made, `YYYY-MM-DDTHH:mm`; the board marks the ' +
      'current time with it.',
    text(),
  ),
  counts: about(
    'Counts of the bookings of the day.',
    object('DeskDayCounts', {
      pending: about('Number of pending bookings without a proof under review.', integer()),
      underReview: about('Number of bookings with a transfer proof under review.', integer()),
      unpaid: about(
        'Number of confirmed or completed bookings that are unpaid and not under review.',
        integer(),
      ),
    }),
  ),
});
/** Response of `GET desk/day?date=`: an opening day for the day board. */
export type DeskDayAnswer = TypeOf<typeof deskDay>;

export const deskAhead = object('DeskAhead', {
  occupancies: about(
    'Upcoming academy sessions and tournament matches, earliest first.',
    array(occupancy),
  ),
});
/**
 * Response of `GET desk/ahead`: upcoming academy sessions and tournament matches, in ascending
 * order.
 */
export type DeskAheadAnswer = TypeOf<typeof deskAhead>;

export const deskWaiting = object('DeskWaiting', {
  pending: about('Number of all pending bookings.', integer()),
  underReview: about('Number of pending bookings with a transfer proof under review.', integer()),
  packsUnderReview: about('Number of pack orders with a transfer proof under review.', integer()),
  unpaidTonight: about(
    'Number of confirmed or completed bookings of the current opening day with an amount due.',
    integer(),
  ),
  chats: about('Number of conversations in which a player awaits a response.', integer()),
  reports: about('Number of reports by players that staff have not settled.', integer()),
  messages: about('Number of contact messages that staff have not read.', integer()),
  notices: about('Number of due messages that staff have not passed on.', integer()),
  disputes: about('Number of disputed no-shows that staff have not settled.', integer()),
});
/**
 * Response of `GET desk/waiting`: counts for badges, such as pending payments, conversations and
 * reports.
 */
export type DeskWaitingAnswer = TypeOf<typeof deskWaiting>;

/**
 * Response of `POST payments` and of the reversal of a payment: the payment, and its booking or
 * pack after the payment. For a share, `booking` is the booking of its match.
 */
export const paymentSaved = object('PaymentSaved', {
  status: constant('success'),
  message: sentence(),
  data: about('The payment; after a reversal the reversing payment.', payment),
  booking: about(
    'The paid booking after the payment; for a share the booking of its match; else null.',
    nullable(booking),
  ),
  subscription: about(
    'The paid pack after the payment; null for other payments.',
    nullable(subscription),
  ),
});

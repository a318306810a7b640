import { booking } from '../bookings/bookings.contract.ts';
import { payment } from '../payments/payments.contract.ts';
import {
  about,
  array,
  constant,
  date,
  integer,
  nullable,
  object,
  oneOf,
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { OCCUPANCY_KINDS } from '../slots/slots.codes.ts';
import { timeSpan } from '../slots/slots.contract.ts';
import { subscription } from '../subscriptions/subscriptions.contract.ts';

const occupancy = object('DeskOccupancy', {
  kind: oneOf(OCCUPANCY_KINDS),
  reference: text(),
  pitch: text(),
  date: date(),
  startTime: time(),
  endTime: time(),
  reason: nullable(text()),
});
/** An occupancy of a pitch that is not a booking. */
export type DeskOccupancy = TypeOf<typeof occupancy>;

export const deskDay = object('DeskDay', {
  date: date(),
  opening: array(timeSpan),
  slotMinutes: about('Number of minutes between two possible starts of a booking.', integer()),
  pitches: array(object('DeskDayPitch', { reference: text(), name: text() })),
  bookings: array(booking),
  occupancies: array(occupancy),
  now: about(
    'Local time at the venue when the response was made, `YYYY-MM-DDTHH:mm`; the board marks the ' +
      'current time with it.',
    text(),
  ),
  counts: object('DeskDayCounts', {
    pending: integer(),
    underReview: integer(),
    unpaid: integer(),
  }),
});
/** Response of `GET desk/day?date=`: an opening day for the day board. */
export type DeskDayAnswer = TypeOf<typeof deskDay>;

export const deskAhead = object('DeskAhead', {
  occupancies: array(occupancy),
});
/**
 * Response of `GET desk/ahead`: upcoming academy sessions and tournament matches, in ascending
 * order.
 */
export type DeskAheadAnswer = TypeOf<typeof deskAhead>;

export const deskWaiting = object('DeskWaiting', {
  pending: integer(),
  underReview: integer(),
  packsUnderReview: about('Number of pack orders with a transfer proof under review.', integer()),
  unpaidTonight: integer(),
  chats: about('Number of conversations in which a player awaits a response.', integer()),
  reports: about('Number of reports by players that staff have not settled.', integer()),
  messages: about('Number of contact messages that staff have not read.', integer()),
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
  message: text(),
  data: payment,
  booking: nullable(booking),
  subscription: nullable(subscription),
});

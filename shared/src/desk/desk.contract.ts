import type { BookingAnswer } from '../bookings/bookings.contract.ts';
import type { PaymentAnswer } from '../payments/payments.contract.ts';
import type { Success } from '../platform/envelope.contract.ts';
import type { OccupancyKind } from '../slots/slots.codes.ts';
import type { SubscriptionAnswer } from '../subscriptions/subscriptions.contract.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

/** An occupancy of a pitch that is not a booking. */
export interface DeskOccupancy extends TimeSpan {
  kind: OccupancyKind;
  reference: string;
  pitch: string;
  date: string;
  reason: string | null;
}

/** Response of `GET desk/day?date=`: an opening day for the day board. */
export interface DeskDayAnswer {
  date: string;
  opening: TimeSpan[];
  /** Number of minutes between two possible starts of a booking. */
  slotMinutes: number;
  pitches: { reference: string; name: string }[];
  bookings: BookingAnswer[];
  occupancies: DeskOccupancy[];
  /**
   * Local time at the venue when the response was made, `YYYY-MM-DDTHH:mm`; the board marks the
   * current time with it.
   */
  now: string;
  counts: { pending: number; underReview: number; unpaid: number };
}

/**
 * Response of `GET desk/ahead`: upcoming academy sessions and tournament matches, in ascending
 * order.
 */
export interface DeskAheadAnswer {
  occupancies: DeskOccupancy[];
}

/**
 * Response of `POST payments` and of the reversal of a payment: the payment, and its booking or
 * pack after the payment. For a share, `booking` is the booking of its match.
 */
export interface PaymentSavedAnswer extends Success<PaymentAnswer> {
  booking: BookingAnswer | null;
  subscription: SubscriptionAnswer | null;
}

/**
 * Response of `GET desk/waiting`: counts for badges, such as pending payments, conversations and
 * reports.
 */
export interface DeskWaitingAnswer {
  pending: number;
  underReview: number;
  /** Number of pack orders with a transfer proof under review. */
  packsUnderReview: number;
  unpaidTonight: number;
  /** Number of conversations in which a player awaits a response. */
  chats: number;
  /** Number of reports by players that staff have not settled. */
  reports: number;
  /** Number of contact messages that staff have not read. */
  messages: number;
}

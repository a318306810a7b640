import type { BookingAnswer } from '../bookings/bookings.contract.ts';
import type { PaymentAnswer } from '../payments/payments.contract.ts';
import type { Success } from '../platform/envelope.contract.ts';
import type { OccupancyKind } from '../slots/slots.codes.ts';
import type { SubscriptionAnswer } from '../subscriptions/subscriptions.contract.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

/** An occupancy that is not a booking. */
export interface DeskOccupancy extends TimeSpan {
  kind: OccupancyKind;
  reference: string;
  pitch: string;
  date: string;
  reason: string | null;
}

/** `GET desk/day?date=`: an opening day for the board. */
export interface DeskDayAnswer {
  date: string;
  opening: TimeSpan[];
  /** Minutes between two possible starts. */
  slotMinutes: number;
  pitches: { reference: string; name: string }[];
  bookings: BookingAnswer[];
  occupancies: DeskOccupancy[];
  /** Wall time of the response, `YYYY-MM-DDTHH:mm`, for the marker of the current time. */
  now: string;
  counts: { pending: number; underReview: number; unpaid: number };
}

/** `GET desk/ahead`: upcoming academy sessions and tournament matches, in ascending order. */
export interface DeskAheadAnswer {
  occupancies: DeskOccupancy[];
}

/** `POST payments` and the reversal of a payment: the payment, and its target afterwards. */
export interface PaymentSavedAnswer extends Success<PaymentAnswer> {
  booking: BookingAnswer | null;
  subscription: SubscriptionAnswer | null;
}

/** `GET desk/waiting`: counts of pending payments, conversations and reports, for badges. */
export interface DeskWaitingAnswer {
  pending: number;
  underReview: number;
  /** Pack orders with a transfer proof under review. */
  packsUnderReview: number;
  unpaidTonight: number;
  /** Conversations in which a player awaits a response. */
  chats: number;
  /** Open reports of players. */
  reports: number;
  /** Unread contact messages. */
  messages: number;
}

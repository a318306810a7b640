import type { BookingAnswer } from '../bookings/bookings.contract.ts';
import type { PaymentAnswer } from '../payments/payments.contract.ts';
import type { Success } from '../platform/envelope.contract.ts';
import type { OccupancyKind } from '../slots/slots.codes.ts';
import type { SubscriptionAnswer } from '../subscriptions/subscriptions.contract.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

/** Something on a pitch that is no booking. */
export interface DeskOccupancy extends TimeSpan {
  kind: OccupancyKind;
  reference: string;
  pitch: string;
  date: string;
  reason: string | null;
}

/** `GET desk/day?date=`: an opening day as the board shows it. */
export interface DeskDayAnswer {
  date: string;
  opening: TimeSpan[];
  /** Minutes between two possible starts. */
  slotMinutes: number;
  pitches: { reference: string; name: string }[];
  bookings: BookingAnswer[];
  occupancies: DeskOccupancy[];
  /** Venue wall time `YYYY-MM-DDTHH:mm` of the answer, for the now-line. */
  now: string;
  counts: { pending: number; underReview: number; unpaid: number };
}

/** `GET desk/ahead`: sessions of the academy and matches of tournaments that are still to be played, the first one first. */
export interface DeskAheadAnswer {
  occupancies: DeskOccupancy[];
}

/** `POST payments` and its reversal: the payment, and what it paid for as it stands now. */
export interface PaymentSavedAnswer extends Success<PaymentAnswer> {
  booking: BookingAnswer | null;
  subscription: SubscriptionAnswer | null;
}

/** `GET desk/waiting`: the badges of payments, conversations and reports waiting. */
export interface DeskWaitingAnswer {
  pending: number;
  underReview: number;
  /** Orders of packs whose transfer proof waits. */
  packsUnderReview: number;
  unpaidTonight: number;
  /** Conversations in which a player waits for an answer. */
  chats: number;
  /** Open reports of players. */
  reports: number;
  /** Letters from the site that nobody has opened. */
  messages: number;
}

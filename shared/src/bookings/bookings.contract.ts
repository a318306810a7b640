import type { Success } from '../platform/envelope.contract.ts';
import type {
  BookingLineKind,
  BookingStatus,
  MovePrice,
  PaymentMethod,
  PaymentStatus,
} from './bookings.codes.ts';

/** A price line, fixed on the booking when it is made. */
export interface PriceLine {
  kind: BookingLineKind;
  text: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
}

export interface BookingAddonAnswer {
  /** Reference of the add-on. */
  reference: string;
  /** The option's code. */
  option: string | null;
  quantity: number;
  totalCents: number;
}

export interface BookingCustomerAnswer {
  reference: string;
  fullName: string;
  phone: string | null;
}

export interface BookingAnswer {
  id: string;
  reference: string;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  /** Calendar date of the start, `YYYY-MM-DD`. */
  date: string;
  /** Venue wall time `HH:mm`. */
  startTime: string;
  /** Wall time of the end; if it is not after `startTime`, the booking ends on the next morning. */
  endTime: string;
  durationMinutes: number;
  /** The pitch's code. */
  pitch: string;
  paymentMethod: PaymentMethod;
  /** Reference of the applied price rule. */
  pricing: string | null;
  totalCents: number;
  paidCents: number;
  /** Amount left to pay; 0 once the booking has expired or been cancelled. */
  dueCents: number;
  /** Amount that the venue has to refund. */
  refundCents: number;
  perPersonCents: number;
  lines: PriceLine[];
  addons: BookingAddonAnswer[];
  /** Hours before the start until which a cancellation is free, fixed at booking. */
  freeCancelHours: number;
  /** Minutes of a pending booking's hold, fixed at booking. */
  holdMinutes: number;
  /** End of the hold, an instant; null unless pending. */
  holdExpiresAt: string | null;
  /** A transfer proof awaits review; the hold is paused. */
  underReview: boolean;
  /** Venue date of the payment that completed the total. */
  paidOn: string | null;
  note: string | null;
  customer: BookingCustomerAnswer;
  /** The subscription whose hours pay for the booking. */
  subscription: string | null;
  /** The series that the booking belongs to. */
  series: string | null;
  createdAt: string;
}

export interface PriceAnswer {
  totalCents: number;
  perPersonCents: number;
  /** The rule's reference. */
  pricing: string;
  lines: PriceLine[];
}

/** `POST bookings_get_price`: the price under `price`, beside `data`. */
export interface QuoteAnswer extends Success<PriceAnswer> {
  price: PriceAnswer;
}

/** A free slot near the requested one. */
export interface AlternativeSlot {
  /** The opening day: the day before for a slot after midnight. */
  openingDay: string;
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  totalCents: number;
}

/** A free slot to which a booking can move. */
export interface MoveSlot extends AlternativeSlot {
  /** Difference to the booking's present price. */
  differenceCents: number;
  /**
   * The price was agreed for that hour and length and applies; otherwise it is today's, and staff
   * may keep the present price.
   */
  isAgreed: boolean;
}

/**
 * `GET bookings/{reference}/moves?date=`: slots for a move on an opening day, for one hour and two;
 * empty if the booking can no longer be moved.
 */
export interface MovesAnswer {
  /** The opening day. */
  date: string;
  slots: MoveSlot[];
}

export type BookingSavedAnswer = Success<BookingAnswer>;
/** `DELETE bookings/{reference}`: the caller's list afterwards. */
export type BookingCancelledAnswer = Success<BookingAnswer[]>;

export type HistoryActor = 'owner' | 'desk' | 'clock';

/** Pitch and start of a booking before or after a move. */
export interface HistoryPlace {
  /** The pitch's code. */
  pitch: string;
  date: string;
  startTime: string;
}

/** A state change of a booking, from the audit trail. */
export interface HistoryEntry {
  id: string;
  reference: string;
  at: string;
  /** Done by the owner, by the desk or by a scheduled job. */
  by: HistoryActor;
  /** Null for a scheduled job; players see no other names than their own. */
  actor: { reference: string; displayName: string } | null;
  act: string;
  from: string | null;
  to: string | null;
  reason: string | null;
  /** The event as a sentence in the reader's language. */
  sentence: string;
  /** Amount received, negative for a refund; null for other events. */
  amountCents: number | null;
  /** Slots before and after a move; null for other events. */
  was: HistoryPlace | null;
  is: HistoryPlace | null;
  /** Whether the desk kept the agreed price on a move to an hour that costs another one today. */
  priceKept: boolean;
}

export interface AddonLineInput {
  reference: string;
  option?: string;
  quantity: number;
}

/**
 * The customer that staff book for: a known one, a caller by name and phone, or a walk-in by name
 * alone.
 */
export interface BookingCustomerInput {
  reference?: string;
  name?: string;
  phone?: string;
}

export interface QuoteInput {
  date: string;
  startTime: string;
  endTime: string;
  pitch?: string;
  addons?: AddonLineInput[];
  /** Staff only; default: the caller's own record. The price follows this customer's tariff. */
  customer?: BookingCustomerInput;
}

export interface CreateBookingInput extends QuoteInput {
  paymentMethod: PaymentMethod;
  acceptRules: true;
  note?: string;
  /**
   * The displayed price; pack hours count as 0. If the price is different now, the request is
   * refused with `BOOKING_PRICE_CHANGED`; if left out, today's price applies.
   */
  shownCents?: number;
  /** Staff only; default true: confirmed and unpaid at once. */
  confirm?: boolean;
}

/** Partial. Staff may send every field, the owner `addons` alone and only before payment. */
export interface UpdateBookingInput {
  date?: string;
  startTime?: string;
  endTime?: string;
  pitch?: string;
  note?: string;
  addons?: AddonLineInput[];
  /**
   * Price of a move to another hour or length; default `today`. If hour and length stay, or the
   * booking returns to an hour that it had, the agreed price applies in any case.
   */
  price?: MovePrice;
  /**
   * For the audit trail; required if a move keeps the price (`price` is `agreed`) at another hour
   * or length.
   */
  reason?: string;
}

/** `reason` is required of staff. */
export interface CancelBookingInput {
  reason?: string;
  /**
   * Staff only: treats a late cancellation as the owner's, without a refund of money or hours. It
   * has no effect on a cancellation in time.
   */
  keep?: boolean;
}

export interface MarkNoShowInput {
  /** False revokes it: to `confirmed` while the hour runs, to `completed` afterwards. */
  noShow?: boolean;
  reason?: string;
}

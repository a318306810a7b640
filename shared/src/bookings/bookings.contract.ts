import type { Success } from '../platform/envelope.contract.ts';
import type {
  BookingLineKind,
  BookingStatus,
  MovePrice,
  PaymentMethod,
  PaymentStatus,
} from './bookings.codes.ts';

/** A line of a booking's price, fixed when the booking is made. */
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
  /** Code of the chosen option. */
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
  /** Local time of the start at the venue, `HH:mm`. */
  startTime: string;
  /**
   * Local time of the end at the venue. If it is not after `startTime`, the booking ends on the
   * next calendar day.
   */
  endTime: string;
  durationMinutes: number;
  /** Code of the pitch. */
  pitch: string;
  paymentMethod: PaymentMethod;
  /** Reference of the price rule that was applied. */
  pricing: string | null;
  totalCents: number;
  paidCents: number;
  /** Amount left to pay in centimes; 0 once the booking has expired or been cancelled. */
  dueCents: number;
  /** Amount that the venue has to refund, in centimes. */
  refundCents: number;
  perPersonCents: number;
  lines: PriceLine[];
  addons: BookingAddonAnswer[];
  /**
   * Number of hours before the start until which a cancellation is free; fixed when the booking is
   * made.
   */
  freeCancelHours: number;
  /** Length in minutes of a pending booking's hold; fixed when the booking is made. */
  holdMinutes: number;
  /** Instant at which the hold of a pending booking ends; null unless the booking is pending. */
  holdExpiresAt: string | null;
  /** Whether a transfer proof awaits review; the hold is paused meanwhile. */
  underReview: boolean;
  /**
   * Date of receipt, at the venue, of the payment with which the whole price was paid; null while
   * an amount is due.
   */
  paidOn: string | null;
  note: string | null;
  customer: BookingCustomerAnswer;
  /** Reference of the subscription (pack) whose hours pay for the booking. */
  subscription: string | null;
  /** Reference of the series to which the booking belongs. */
  series: string | null;
  createdAt: string;
}

export interface PriceAnswer {
  totalCents: number;
  perPersonCents: number;
  /** Reference of the price rule. */
  pricing: string;
  lines: PriceLine[];
}

/** Response of `POST bookings_get_price`, with the price under `price` and again under `data`. */
export interface QuoteAnswer extends Success<PriceAnswer> {
  price: PriceAnswer;
}

/** A free slot near the slot that was requested. */
export interface AlternativeSlot {
  /**
   * The opening day to which the slot belongs. A slot after midnight belongs to the opening day of
   * the evening before.
   */
  openingDay: string;
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  totalCents: number;
}

/** A free slot to which a booking can move. */
export interface MoveSlot extends AlternativeSlot {
  /** Difference to the booking's present price, in centimes. */
  differenceCents: number;
  /**
   * Whether a price was earlier agreed with the customer for this hour and length; it then applies.
   * Otherwise `totalCents` uses today's price, and staff may keep the present price.
   */
  isAgreed: boolean;
}

/**
 * Response of `GET bookings/{reference}/moves?date=`: free slots of one and two hours on an opening
 * day, to which the booking can move. Empty if the booking can no longer be moved.
 */
export interface MovesAnswer {
  /**
   * The opening day whose free slots are listed; hours after midnight belong to the opening day of
   * the evening before.
   */
  date: string;
  slots: MoveSlot[];
}

export type BookingSavedAnswer = Success<BookingAnswer>;
/** Response of `DELETE bookings/{reference}`: the caller's bookings after the cancellation. */
export type BookingCancelledAnswer = Success<BookingAnswer[]>;

export type HistoryActor = 'owner' | 'desk' | 'clock';

/** Pitch, date and start of a booking before or after a move. */
export interface HistoryPlace {
  /** Code of the pitch. */
  pitch: string;
  date: string;
  startTime: string;
}

/** A change of a booking, from the audit trail. */
export interface HistoryEntry {
  id: string;
  reference: string;
  at: string;
  /** Origin of the change: the owner, the desk or a scheduled job. */
  by: HistoryActor;
  /**
   * The user that made the change; null for a scheduled job. Players see no name except their own.
   */
  actor: { reference: string; displayName: string } | null;
  act: string;
  from: string | null;
  to: string | null;
  reason: string | null;
  /** The change as a sentence in the reader's language. */
  sentence: string;
  /** Amount received in centimes, negative for a refund; null for other changes. */
  amountCents: number | null;
  /**
   * Pitch, date and start before the move (`was`) and after the move (`is`); both are null for
   * changes other than a move.
   */
  was: HistoryPlace | null;
  is: HistoryPlace | null;
  /**
   * Whether staff kept the booking's present price in this move, so that today's price of the new
   * slot did not apply.
   */
  priceKept: boolean;
}

export interface AddonLineInput {
  reference: string;
  option?: string;
  quantity: number;
}

/**
 * The customer of a booking that staff make: a known customer by reference, a caller by name and
 * phone, or a walk-in by name only.
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
  /**
   * Customer of the booking; only staff may set it. Default: the customer record of the user that
   * sends the request. The price follows the tariff of this customer.
   */
  customer?: BookingCustomerInput;
}

export interface CreateBookingInput extends QuoteInput {
  paymentMethod: PaymentMethod;
  acceptRules: true;
  note?: string;
  /**
   * The price in centimes that the page showed before the booking was made. The part that is paid
   * with pack hours counts as 0. If the price has changed since then, the request is refused with
   * `BOOKING_PRICE_CHANGED`. If the field is omitted, today's price applies without this check.
   */
  shownCents?: number;
  /** Only for staff. Whether the booking is confirmed at once, still unpaid; default true. */
  confirm?: boolean;
}

/**
 * Fields of a booking to change; omitted fields stay unchanged. Staff may change every field, the
 * owner only `addons` and only before payment.
 */
export interface UpdateBookingInput {
  date?: string;
  startTime?: string;
  endTime?: string;
  pitch?: string;
  note?: string;
  addons?: AddonLineInput[];
  /**
   * Which price applies to a move to another hour or length; default `today`. The agreed price
   * always applies if hour and length do not change, or if the booking returns to one of its former
   * hours.
   */
  price?: MovePrice;
  /**
   * Reason for the audit trail. It is required if a move to another hour or length keeps the price
   * (`price` is `agreed`).
   */
  reason?: string;
}

/** Body of a cancellation. Staff must give a `reason`. */
export interface CancelBookingInput {
  reason?: string;
  /**
   * Only for staff. If true, a cancellation after the free period forfeits money and hours, as a
   * late cancellation by the owner does. It has no effect while cancellation is free.
   */
  keep?: boolean;
}

export interface MarkNoShowInput {
  /**
   * False revokes a no-show: before the end the booking becomes `confirmed`, afterwards
   * `completed`.
   */
  noShow?: boolean;
  reason?: string;
}

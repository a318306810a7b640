import type { Success } from '../platform/envelope.contract.ts';
import type { BookingLineKind, BookingStatus, MovePrice, PaymentMethod, PaymentStatus } from './bookings.codes.ts';

/** One line of a price, frozen on the booking when it is made. */
export interface PriceLine {
  kind: BookingLineKind;
  text: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
}

export interface BookingAddonAnswer {
  /** The addon's. */
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
  /** Not after `startTime`: next morning. */
  endTime: string;
  durationMinutes: number;
  /** The pitch's code. */
  pitch: string;
  paymentMethod: PaymentMethod;
  /** The reference of the price rule that was applied. */
  pricing: string | null;
  totalCents: number;
  paidCents: number;
  /** What is left to pay; nothing once it has expired or been cancelled. */
  dueCents: number;
  /** What the venue owes back. */
  refundCents: number;
  perPersonCents: number;
  lines: PriceLine[];
  addons: BookingAddonAnswer[];
  /** Hours before the start until which its owner gets money or hours back: as they were when it was made. */
  freeCancelHours: number;
  /** Minutes for which a pending booking is held: as they were when it was made. */
  holdMinutes: number;
  /** Instant; null unless pending. */
  holdExpiresAt: string | null;
  /** A transfer proof waits for the desk; the hold is paused. */
  underReview: boolean;
  /** Venue date of the payment that completed the total. */
  paidOn: string | null;
  note: string | null;
  customer: BookingCustomerAnswer;
  /** The subscription whose hours pay for it. */
  subscription: string | null;
  /** The series that it is a date of. */
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

/** `POST bookings_get_price`: the price under its own word beside `data`. */
export interface QuoteAnswer extends Success<PriceAnswer> {
  price: PriceAnswer;
}

/** A free slot near the one that was taken. */
export interface AlternativeSlot {
  /** The day whose opening it belongs to: the evening before for one after midnight. */
  openingDay: string;
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  totalCents: number;
}

/** A free slot that a booking could be moved to. */
export interface MoveSlot extends AlternativeSlot {
  /** What the booking would cost more than it does now, or less. */
  differenceCents: number;
  /** Its price was agreed for that hour and length and stays; else it is today's, and the desk may keep the price that the booking has. */
  isAgreed: boolean;
}

/** `GET bookings/{reference}/moves?date=`: where a booking could go on an opening day, for one hour or two; nowhere once it can no longer be moved. */
export interface MovesAnswer {
  /** The opening day. */
  date: string;
  slots: MoveSlot[];
}

export type BookingSavedAnswer = Success<BookingAnswer>;
/** `DELETE bookings/{reference}`: the caller's list after it. */
export type BookingCancelledAnswer = Success<BookingAnswer[]>;

export type HistoryActor = 'owner' | 'desk' | 'clock';

/** Where a booking stood before it moved, or stands since. */
export interface HistoryPlace {
  /** The pitch's code. */
  pitch: string;
  date: string;
  startTime: string;
}

/** One state change of a booking, from the audit log. */
export interface HistoryEntry {
  id: string;
  reference: string;
  at: string;
  /** Whether its owner, the desk or the clock did it. */
  by: HistoryActor;
  /** Null when the clock did it; a player reads no name but the own. */
  actor: { reference: string; displayName: string } | null;
  act: string;
  from: string | null;
  to: string | null;
  reason: string | null;
  /** What happened, in the reader's language. */
  sentence: string;
  /** The money that came, below zero what went back; null where none did. */
  amountCents: number | null;
  /** From where and to where it moved; null where it did not. */
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

/** Whom the desk books for: a known customer, a caller by name and phone, or a walk-in by name alone. */
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
  /** Desk only; left out, the caller's own. The price is by this customer's tariff. */
  customer?: BookingCustomerInput;
}

export interface CreateBookingInput extends QuoteInput {
  paymentMethod: PaymentMethod;
  acceptRules: true;
  note?: string;
  /** What was shown as its price, hours of a pack as nothing. Where it costs something else by now, it is refused with `BOOKING_PRICE_CHANGED`; left out, today's price holds. */
  shownCents?: number;
  /** Desk only; left out it is true: confirmed and unpaid at once. */
  confirm?: boolean;
}

/** Partial. The desk may send every field, the owner `addons` alone and only before payment. */
export interface UpdateBookingInput {
  date?: string;
  startTime?: string;
  endTime?: string;
  pitch?: string;
  note?: string;
  addons?: AddonLineInput[];
  /** Of a move to another hour or length; left out it is `today`. Where both stay, or the booking returns to an hour that it had, the agreed price stays in any case. */
  price?: MovePrice;
  /** For the trail; required where a move keeps the price (`price` is `agreed`) at another hour or length. */
  reason?: string;
}

/** `reason` is required of the desk. */
export interface CancelBookingInput {
  reason?: string;
  /** Of the desk: whoever called off late gets neither money nor hours back. In time it changes nothing. */
  keep?: boolean;
}

export interface MarkNoShowInput {
  /** False takes it back: to `confirmed` while the hour runs, to `completed` after it. */
  noShow?: boolean;
  reason?: string;
}

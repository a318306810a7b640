import type { Success } from '../platform/envelope.contract.ts';
import type { BookingStatus, PaymentMethod, PaymentStatus } from './bookings.codes.ts';
import type {
  AlternativeSlot,
  BookingCustomerAnswer,
  BookingCustomerInput,
} from './bookings.contract.ts';
import type { SeriesConflict, SeriesDateState, SeriesState } from './series.codes.ts';

/** A slot that replaces the requested one, on the same opening day. */
export interface SeriesSlotInput {
  date: string;
  startTime: string;
  pitch: string;
}

/** The choice for one date. Without `to` it is left out. */
export interface SeriesChoiceInput {
  /** The requested date. */
  date: string;
  to?: SeriesSlotInput;
}

/** `POST series_preview`. */
export interface SeriesPlanInput {
  /** The first date; the others follow a week apart. */
  date: string;
  startTime: string;
  endTime: string;
  /** Default: any pitch, the first free one of each date. */
  pitch?: string;
  /** Number of dates, 2 to 12. */
  weeks: number;
  choices?: SeriesChoiceInput[];
  /** The series that is continued: its reserved hours count as free. */
  continues?: string;
  /** Staff only. */
  customer?: BookingCustomerInput;
}

/** `POST series`: the previewed plan. */
export interface CreateSeriesInput extends SeriesPlanInput {
  /** Hash of the previewed plan. */
  hash: string;
  paymentMethod: PaymentMethod;
  acceptRules: true;
  /** Staff only; default true: confirmed at once. */
  confirm?: boolean;
}

/** `POST series/{reference}/cancel`. */
export interface CancelSeriesInput {
  /** From this date on; default: all upcoming dates. */
  from?: string;
  /** Required of staff. */
  reason?: string;
}

/** A planned date. */
export interface SeriesDateAnswer {
  /** The requested date. */
  date: string;
  state: SeriesDateState;
  /** Why the requested slot is not available; null if it is. */
  why: SeriesConflict | null;
  /** The slot that will be booked; null for none. */
  slot: AlternativeSlot | null;
  /** Available alternatives, nearest first. */
  ways: AlternativeSlot[];
}

export interface SeriesPlanAnswer {
  /** 1 = Monday. */
  weekday: number;
  dates: SeriesDateAnswer[];
  /** Number of dates that will be booked. */
  booked: number;
  /** Number of undecided dates; the series can be booked only if it is 0. */
  conflicts: number;
  totalCents: number;
  /** Pack hours that the dates would use. */
  hours: number;
  /** Hours that no pack of the customer covers; null for a caller without a customer record. */
  missingHours: number | null;
  /** Hash of the displayed plan, to be sent with `POST series`. */
  hash: string;
}

/** A booked date of a series. */
export interface SeriesBookingAnswer {
  reference: string;
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  totalCents: number;
  dueCents: number;
}

export interface SeriesAnswer {
  id: string;
  reference: string;
  state: SeriesState;
  /** 1 = Monday. */
  weekday: number;
  startTime: string;
  endTime: string;
  /** The requested pitch; null: any. */
  pitch: string | null;
  weeks: number;
  paymentMethod: PaymentMethod;
  /** First and last booked date. */
  firstDate: string;
  lastDate: string;
  /** The next upcoming date, or null. */
  nextDate: string | null;
  totalCents: number;
  dueCents: number;
  /** End of the hold, an instant; null unless the series awaits confirmation. */
  holdExpiresAt: string | null;
  /**
   * Last date until which the same hour of the following weeks is reserved for the holder; null if
   * nothing is.
   */
  keptUntil: string | null;
  /** First date of the following weeks. */
  goesOnFrom: string | null;
  bookings: SeriesBookingAnswer[];
  customer: BookingCustomerAnswer;
  createdAt: string;
}

export type SeriesSavedAnswer = Success<SeriesAnswer>;

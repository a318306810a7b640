import type { Success } from '../platform/envelope.contract.ts';
import type { BookingStatus, PaymentMethod, PaymentStatus } from './bookings.codes.ts';
import type {
  AlternativeSlot,
  BookingCustomerAnswer,
  BookingCustomerInput,
} from './bookings.contract.ts';
import type { SeriesConflict, SeriesDateState, SeriesState } from './series.codes.ts';

/** A slot that replaces the requested slot, on the same opening day. */
export interface SeriesSlotInput {
  date: string;
  startTime: string;
  pitch: string;
}

/** The customer's choice for one date of a series. Without `to` the date is left out. */
export interface SeriesChoiceInput {
  /** The requested date to which the choice applies. */
  date: string;
  to?: SeriesSlotInput;
}

/** Request body of `POST series_preview`. */
export interface SeriesPlanInput {
  /** The first date of the series; further dates follow a week apart. */
  date: string;
  startTime: string;
  endTime: string;
  /** Code of the requested pitch. Default: on each date the first free pitch. */
  pitch?: string;
  /** Number of dates, 2 to 12. */
  weeks: number;
  choices?: SeriesChoiceInput[];
  /** Reference of the series that is continued; the hours reserved for its holder count as free. */
  continues?: string;
  /** The customer of the series; only staff may set it. */
  customer?: BookingCustomerInput;
}

/** Request body of `POST series`, which books a previewed plan. */
export interface CreateSeriesInput extends SeriesPlanInput {
  /** Hash of the plan that the customer previewed. */
  hash: string;
  paymentMethod: PaymentMethod;
  acceptRules: true;
  /** Only for staff. Whether the series is confirmed at once; default true. */
  confirm?: boolean;
}

/** Request body of `POST series/{reference}/cancel`. */
export interface CancelSeriesInput {
  /** First date to cancel; default: all upcoming dates are cancelled. */
  from?: string;
  /** Reason of the cancellation; staff must give it. */
  reason?: string;
}

/** A date in the plan of a series. */
export interface SeriesDateAnswer {
  /** The requested date. */
  date: string;
  state: SeriesDateState;
  /** Why the requested slot is not available; null if it is available. */
  why: SeriesConflict | null;
  /** The slot that will be booked; null if none will be booked. */
  slot: AlternativeSlot | null;
  /** Available alternative slots, nearest first. */
  ways: AlternativeSlot[];
}

export interface SeriesPlanAnswer {
  /** Weekday; 1 = Monday. */
  weekday: number;
  dates: SeriesDateAnswer[];
  /** Number of dates that will be booked. */
  booked: number;
  /** Number of undecided dates; the series can be booked only if this is 0. */
  conflicts: number;
  totalCents: number;
  /** Number of pack hours that the series would use if it were paid with a pack. */
  hours: number;
  /**
   * Number of hours of the series that the customer's packs do not cover. Null if the customer has
   * no customer record, for example a new customer on the phone.
   */
  missingHours: number | null;
  /** Hash of the displayed plan, which `POST series` must send. */
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
  /** Weekday; 1 = Monday. */
  weekday: number;
  startTime: string;
  endTime: string;
  /** Code of the pitch that the customer requested; null if any pitch was accepted. */
  pitch: string | null;
  weeks: number;
  paymentMethod: PaymentMethod;
  /** First and last booked date. */
  firstDate: string;
  lastDate: string;
  /** The next upcoming date; null if there is none. */
  nextDate: string | null;
  totalCents: number;
  dueCents: number;
  /** Instant at which the hold of the series ends; null unless the series awaits confirmation. */
  holdExpiresAt: string | null;
  /**
   * Last date on which the weeks after this series are still reserved for its holder at the same
   * hour; null if no weeks are reserved.
   */
  keptUntil: string | null;
  /**
   * First date of the weeks that are reserved for a continuation of this series; null if no weeks
   * are reserved.
   */
  goesOnFrom: string | null;
  bookings: SeriesBookingAnswer[];
  customer: BookingCustomerAnswer;
  createdAt: string;
}

export type SeriesSavedAnswer = Success<SeriesAnswer>;

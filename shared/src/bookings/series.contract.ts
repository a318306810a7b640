import type { Success } from '../platform/envelope.contract.ts';
import type { BookingStatus, PaymentMethod, PaymentStatus } from './bookings.codes.ts';
import type { AlternativeSlot, BookingCustomerAnswer, BookingCustomerInput } from './bookings.contract.ts';
import type { SeriesConflict, SeriesDateState, SeriesState } from './series.codes.ts';

/** A slot that is taken in the place of the one that the series asks for, on the same opening day. */
export interface SeriesSlotInput {
  date: string;
  startTime: string;
  pitch: string;
}

/** What is done about one date. Without `to` it is left out. */
export interface SeriesChoiceInput {
  /** The date that the series asks for. */
  date: string;
  to?: SeriesSlotInput;
}

/** `POST series_preview`. */
export interface SeriesPlanInput {
  /** The first date; the others follow a week apart. */
  date: string;
  startTime: string;
  endTime: string;
  /** Left out: any pitch, the first free one of each date. */
  pitch?: string;
  /** How many dates, 2 to 12. */
  weeks: number;
  choices?: SeriesChoiceInput[];
  /** The series that goes on: what is kept for it counts as free. */
  continues?: string;
  /** Desk only. */
  customer?: BookingCustomerInput;
}

/** `POST series`: the plan as it was shown. */
export interface CreateSeriesInput extends SeriesPlanInput {
  /** Of the plan that was seen. */
  hash: string;
  paymentMethod: PaymentMethod;
  acceptRules: true;
  /** Desk only; left out it is true: confirmed at once. */
  confirm?: boolean;
}

/** `POST series/{reference}/cancel`. */
export interface CancelSeriesInput {
  /** From this date on; all that is ahead if left out. */
  from?: string;
  /** Required of the desk. */
  reason?: string;
}

/** A date of a plan. */
export interface SeriesDateAnswer {
  /** The date that the series asks for. */
  date: string;
  state: SeriesDateState;
  /** Why the slot that the series asks for cannot be had; null where it can. */
  why: SeriesConflict | null;
  /** What will be booked; null where nothing is. */
  slot: AlternativeSlot | null;
  /** What could be taken instead, the nearest first. */
  ways: AlternativeSlot[];
}

export interface SeriesPlanAnswer {
  /** 1 = Monday. */
  weekday: number;
  dates: SeriesDateAnswer[];
  /** How many dates will be booked. */
  booked: number;
  /** Dates still to be decided: with one of them nothing can be booked. */
  conflicts: number;
  totalCents: number;
  /** Hours of a pack that the dates would take. */
  hours: number;
  /** How many of them no pack of the customer can pay; null for a caller who is not known yet. */
  missingHours: number | null;
  /** Stands for all that is shown here: it is sent back with `POST series`. */
  hash: string;
}

/** A date of a series that was booked. */
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
  /** The pitch that was asked for; null: any. */
  pitch: string | null;
  weeks: number;
  paymentMethod: PaymentMethod;
  /** The first and the last date that were booked. */
  firstDate: string;
  lastDate: string;
  /** The next date ahead, if there is one. */
  nextDate: string | null;
  totalCents: number;
  dueCents: number;
  /** Instant; null unless it waits for the desk. */
  holdExpiresAt: string | null;
  /** The same hour of the weeks after it is kept for its holder until this date, included; null where nothing is. */
  keptUntil: string | null;
  /** The first date of those weeks. */
  goesOnFrom: string | null;
  bookings: SeriesBookingAnswer[];
  customer: BookingCustomerAnswer;
  createdAt: string;
}

export type SeriesSavedAnswer = Success<SeriesAnswer>;

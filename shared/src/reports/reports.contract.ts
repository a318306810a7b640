import type { BookingSource } from '../bookings/bookings.codes.ts';
import type { MoneyMethod } from '../payments/payments.codes.ts';
import type { FigureField, FigureList, PackEnd, UnpaidAge } from './reports.codes.ts';

export type RowsFilter = Record<string, string | number | boolean | readonly string[]>;

/**
 * A count and a sum over rows of a list, as a report shows them. `rows` is the list query that
 * returns exactly these rows.
 */
export interface Figure {
  /** Number of rows that the figure counts. */
  count: number;
  /** Sum of the field `of` over the rows. */
  sum: number;
  /** The field of the rows that `sum` adds up. */
  of: FigureField;
  rows: { list: FigureList; filter: RowsFilter };
}

/** First and last day of a report's period, both included. */
interface Days {
  from: string;
  to: string;
}

/** `GET reports/takings`: payments, grouped by the day whose takings they belong to. */
export interface TakingsReport extends Days {
  /**
   * In reports for a receptionist: true if cash that this receptionist received is in an open
   * drawer without a current count. This cash is excluded from all figures.
   */
  uncounted: boolean;
  total: Figure;
  methods: { method: MoneyMethod; figure: Figure }[];
  /**
   * Days with receipts or refunds, in ascending order. `uncounted` in an entry refers to the cash
   * of this day only.
   */
  days: {
    date: string;
    uncounted: boolean;
    total: Figure;
    methods: { method: MoneyMethod; figure: Figure }[];
  }[];
}

/** Occupancy of one hour of one weekday, summed over the period of the report. */
export interface OccupancyCell {
  /** Weekday of the opening day, 1 = Monday. */
  weekday: number;
  hour: number;
  /**
   * Number of open minutes in this hour, summed over the period of the report and over the active
   * pitches.
   */
  openMinutes: number;
  figure: Figure;
}

/** `GET reports/occupancy`: how many of the open minutes were booked. */
export interface OccupancyReport extends Days {
  openMinutes: number;
  total: Figure;
  /** Hours of the day, sorted from opening to closing: hours after midnight are at the end. */
  hours: number[];
  cells: OccupancyCell[];
}

/** `GET reports/no_shows`: bookings whose customer did not come. */
export interface NoShowsReport extends Days {
  total: Figure;
  /** Completed bookings in the period of the report, to compare with the number of no-shows. */
  played: Figure;
  days: { date: string; figure: Figure }[];
  /** The customers with the most no-shows in the period of the report. */
  people: { customer: { reference: string; fullName: string }; figure: Figure }[];
}

/** `GET reports/sources`: bookings by the channel through which they were made. */
export interface SourcesReport extends Days {
  total: Figure;
  sources: { source: BookingSource; figure: Figure }[];
}

/** `GET reports/unpaid`: amounts that customers have to pay to the venue, as of today. */
export interface UnpaidReport {
  on: string;
  bookings: { age: UnpaidAge; figure: Figure }[];
  packs: Figure;
}

/** `GET reports/packs`: pack hours that are paid but not played yet. */
export interface PacksReport {
  on: string;
  total: Figure;
  ends: { end: PackEnd; figure: Figure }[];
}

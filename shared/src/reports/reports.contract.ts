import type { BookingSource } from '../bookings/bookings.codes.ts';
import type { MoneyMethod } from '../payments/payments.codes.ts';
import type { FigureField, FigureList, PackEnd, UnpaidAge } from './reports.codes.ts';

export type RowsFilter = Record<string, string | number | boolean | readonly string[]>;

/** A figure, with the list query that returns exactly its rows. */
export interface Figure {
  /** Number of rows. */
  count: number;
  /** Sum over the rows. */
  sum: number;
  /** The field that is summed. */
  of: FigureField;
  rows: { list: FigureList; filter: RowsFilter };
}

/** First and last day, both included. */
interface Days {
  from: string;
  to: string;
}

/** `GET reports/takings`: payments by day of their takings. */
export interface TakingsReport extends Days {
  /**
   * For reception: true if some of the user's cash is in a drawer without a current count; this
   * cash is excluded from all figures.
   */
  uncounted: boolean;
  total: Figure;
  methods: { method: MoneyMethod; figure: Figure }[];
  /** Days with receipts or refunds, in ascending order; `uncounted` refers to the single day. */
  days: {
    date: string;
    uncounted: boolean;
    total: Figure;
    methods: { method: MoneyMethod; figure: Figure }[];
  }[];
}

/** Occupancy of an hour on a weekday over the period. */
export interface OccupancyCell {
  /** 1 = Monday, of the opening day. */
  weekday: number;
  hour: number;
  /** Minutes in which active pitches were open. */
  openMinutes: number;
  figure: Figure;
}

/** `GET reports/occupancy`. */
export interface OccupancyReport extends Days {
  openMinutes: number;
  total: Figure;
  /** Hours of the day in the order of an opening day. */
  hours: number[];
  cells: OccupancyCell[];
}

/** `GET reports/no_shows`: no-shows. */
export interface NoShowsReport extends Days {
  total: Figure;
  /** Played matches in the same period. */
  played: Figure;
  days: { date: string; figure: Figure }[];
  /** Customers with the most no-shows. */
  people: { customer: { reference: string; fullName: string }; figure: Figure }[];
}

/** `GET reports/sources`: origin of bookings. */
export interface SourcesReport extends Days {
  total: Figure;
  sources: { source: BookingSource; figure: Figure }[];
}

/** `GET reports/unpaid`: amounts due to the venue today. */
export interface UnpaidReport {
  on: string;
  bookings: { age: UnpaidAge; figure: Figure }[];
  packs: Figure;
}

/** `GET reports/packs`: paid hours that were not played yet. */
export interface PacksReport {
  on: string;
  total: Figure;
  ends: { end: PackEnd; figure: Figure }[];
}

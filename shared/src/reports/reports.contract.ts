import type { BookingSource } from '../bookings/bookings.codes.ts';
import type { MoneyMethod } from '../payments/payments.codes.ts';
import type { FigureField, FigureList, PackEnd, UnpaidAge } from './reports.codes.ts';

export type RowsFilter = Record<string, string | number | boolean | readonly string[]>;

/** A number of a report with the call that answers exactly the rows it is made of. */
export interface Figure {
  /** How many rows. */
  count: number;
  /** What they add up to. */
  sum: number;
  /** The field that is added up. */
  of: FigureField;
  rows: { list: FigureList; filter: RowsFilter };
}

/** First and last day, both included. */
interface Days {
  from: string;
  to: string;
}

/** `GET reports/takings`: money by the day it was received. */
export interface TakingsReport extends Days {
  /** For reception: cash of theirs lies in a drawer that nobody has counted as it is, and is in none of the numbers. */
  uncounted: boolean;
  total: Figure;
  methods: { method: MoneyMethod; figure: Figure }[];
  /** Days on which anything came in or went back, the first one first; `uncounted` of each as above. */
  days: { date: string; uncounted: boolean; total: Figure; methods: { method: MoneyMethod; figure: Figure }[] }[];
}

/** An hour of the weekdays between the days: what was played of what was open. */
export interface OccupancyCell {
  /** 1 = Monday, of the opening day. */
  weekday: number;
  hour: number;
  /** Minutes that the pitches in service were open. */
  openMinutes: number;
  figure: Figure;
}

/** `GET reports/occupancy`. */
export interface OccupancyReport extends Days {
  openMinutes: number;
  total: Figure;
  /** Hours of the day in the order in which an opening day passes. */
  hours: number[];
  cells: OccupancyCell[];
}

/** `GET reports/no_shows`: who was expected and did not come. */
export interface NoShowsReport extends Days {
  total: Figure;
  /** Matches that were played, beside them. */
  played: Figure;
  days: { date: string; figure: Figure }[];
  /** Those who stayed away most often. */
  people: { customer: { reference: string; fullName: string }; figure: Figure }[];
}

/** `GET reports/sources`: where bookings come from. */
export interface SourcesReport extends Days {
  total: Figure;
  sources: { source: BookingSource; figure: Figure }[];
}

/** `GET reports/unpaid`: what is owed to the venue today. */
export interface UnpaidReport {
  on: string;
  bookings: { age: UnpaidAge; figure: Figure }[];
  packs: Figure;
}

/** `GET reports/packs`: hours that were paid and not played yet. */
export interface PacksReport {
  on: string;
  total: Figure;
  ends: { end: PackEnd; figure: Figure }[];
}

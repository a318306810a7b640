import { BOOKING_SOURCES } from '../bookings/bookings.codes.ts';
import { MONEY_METHODS } from '../payments/payments.codes.ts';
import {
  array,
  date,
  flag,
  integer,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import { FIGURE_FIELDS, FIGURE_LISTS, PACK_ENDS, UNPAID_AGES } from './reports.codes.ts';
import type {
  Figure,
  NoShowsReport,
  OccupancyCell,
  OccupancyReport,
  PacksReport,
  RowsFilter,
  SourcesReport,
  TakingsReport,
  UnpaidReport,
} from './reports.contract.ts';

type ByMethod = TakingsReport['methods'][number];

const filter: Schema<RowsFilter> = { type: 'object', additionalProperties: true };
const figure: Schema<Figure> = object<Figure>('Figure', {
  count: integer(),
  sum: integer(),
  of: oneOf(FIGURE_FIELDS),
  rows: object<Figure['rows']>('FigureRows', { list: oneOf(FIGURE_LISTS), filter }),
});
const byMethod = object<ByMethod>('TakingsOfMethod', { method: oneOf(MONEY_METHODS), figure });

export const takingsReport: Schema<TakingsReport> = object<TakingsReport>('TakingsReport', {
  from: date(),
  to: date(),
  uncounted: flag(),
  total: figure,
  methods: array(byMethod),
  days: array(
    object<TakingsReport['days'][number]>('TakingsOfDay', {
      date: date(),
      uncounted: flag(),
      total: figure,
      methods: array(byMethod),
    }),
  ),
});

export const occupancyReport: Schema<OccupancyReport> = object<OccupancyReport>('OccupancyReport', {
  from: date(),
  to: date(),
  openMinutes: integer(),
  total: figure,
  hours: array(integer()),
  cells: array(
    object<OccupancyCell>('OccupancyCell', {
      weekday: integer(),
      hour: integer(),
      openMinutes: integer(),
      figure,
    }),
  ),
});

export const noShowsReport: Schema<NoShowsReport> = object<NoShowsReport>('NoShowsReport', {
  from: date(),
  to: date(),
  total: figure,
  played: figure,
  days: array(object<NoShowsReport['days'][number]>('NoShowsOfDay', { date: date(), figure })),
  people: array(
    object<NoShowsReport['people'][number]>('NoShowsOfCustomer', {
      customer: object<NoShowsReport['people'][number]['customer']>('NoShowCustomer', {
        reference: reference('customer'),
        fullName: text(),
      }),
      figure,
    }),
  ),
});

export const sourcesReport: Schema<SourcesReport> = object<SourcesReport>('SourcesReport', {
  from: date(),
  to: date(),
  total: figure,
  sources: array(
    object<SourcesReport['sources'][number]>('BookingsOfSource', {
      source: oneOf(BOOKING_SOURCES),
      figure,
    }),
  ),
});

export const unpaidReport: Schema<UnpaidReport> = object<UnpaidReport>('UnpaidReport', {
  on: date(),
  bookings: array(
    object<UnpaidReport['bookings'][number]>('UnpaidOfAge', { age: oneOf(UNPAID_AGES), figure }),
  ),
  packs: figure,
});

export const packsReport: Schema<PacksReport> = object<PacksReport>('PacksReport', {
  on: date(),
  total: figure,
  ends: array(
    object<PacksReport['ends'][number]>('PackHoursOfEnd', { end: oneOf(PACK_ENDS), figure }),
  ),
});

import { BOOKING_SOURCES } from '../bookings/bookings.codes.ts';
import { MONEY_METHODS } from '../payments/payments.codes.ts';
import {
  about,
  array,
  date,
  flag,
  integer,
  object,
  oneOf,
  reference,
  type Schema,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { FIGURE_FIELDS, FIGURE_LISTS, PACK_ENDS, UNPAID_AGES } from './reports.codes.ts';

export type RowsFilter = Record<string, string | number | boolean | readonly string[]>;

const filter: Schema<RowsFilter> = { type: 'object', additionalProperties: true };
const figure = object('Figure', {
  count: about('Number of rows that the figure counts.', integer()),
  sum: about('Sum of the field `of` over the rows.', integer()),
  of: about('The field of the rows that `sum` adds up.', oneOf(FIGURE_FIELDS)),
  rows: object('FigureRows', { list: oneOf(FIGURE_LISTS), filter }),
});
/**
 * A count and a sum over rows of a list, as a report shows them. `rows` is the list query that
 * returns exactly these rows.
 */
export type Figure = TypeOf<typeof figure>;

const byMethod = object('TakingsOfMethod', { method: oneOf(MONEY_METHODS), figure });

export const takingsReport = object('TakingsReport', {
  from: date(),
  to: date(),
  uncounted: about(
    'In reports for a receptionist: true if cash that this receptionist received is in an open ' +
      'drawer without a current count. This cash is excluded from all figures.',
    flag(),
  ),
  total: figure,
  methods: array(byMethod),
  days: about(
    'Days with receipts or refunds, in ascending order. `uncounted` in an entry refers to the ' +
      'cash of this day only.',
    array(
      object('TakingsOfDay', {
        date: date(),
        uncounted: flag(),
        total: figure,
        methods: array(byMethod),
      }),
    ),
  ),
});
/** `GET reports/takings`: payments, grouped by the day whose takings they belong to. */
export type TakingsReport = TypeOf<typeof takingsReport>;

const occupancyCell = object('OccupancyCell', {
  weekday: about('Weekday of the opening day, 1 = Monday.', integer()),
  hour: integer(),
  openMinutes: about(
    'Number of open minutes in this hour, summed over the period of the report and over the ' +
      'active pitches.',
    integer(),
  ),
  figure,
});
export type OccupancyCell = TypeOf<typeof occupancyCell>;

export const occupancyReport = object('OccupancyReport', {
  from: date(),
  to: date(),
  openMinutes: integer(),
  total: figure,
  hours: about(
    'Hours of the day, sorted from opening to closing: hours after midnight are at the end.',
    array(integer()),
  ),
  cells: array(occupancyCell),
});
/** `GET reports/occupancy`: how many of the open minutes were booked. */
export type OccupancyReport = TypeOf<typeof occupancyReport>;

export const noShowsReport = object('NoShowsReport', {
  from: date(),
  to: date(),
  total: figure,
  played: about(
    'Completed bookings in the period of the report, to compare with the number of no-shows.',
    figure,
  ),
  days: array(object('NoShowsOfDay', { date: date(), figure })),
  people: about(
    'The customers with the most no-shows in the period of the report.',
    array(
      object('NoShowsOfCustomer', {
        customer: object('NoShowCustomer', {
          reference: reference('customer'),
          fullName: text(),
        }),
        figure,
      }),
    ),
  ),
});
/** `GET reports/no_shows`: bookings whose customer did not come. */
export type NoShowsReport = TypeOf<typeof noShowsReport>;

export const sourcesReport = object('SourcesReport', {
  from: date(),
  to: date(),
  total: figure,
  sources: array(
    object('BookingsOfSource', {
      source: oneOf(BOOKING_SOURCES),
      figure,
    }),
  ),
});
/** `GET reports/sources`: bookings by the channel through which they were made. */
export type SourcesReport = TypeOf<typeof sourcesReport>;

export const unpaidReport = object('UnpaidReport', {
  on: date(),
  bookings: array(object('UnpaidOfAge', { age: oneOf(UNPAID_AGES), figure })),
  packs: figure,
});
/** `GET reports/unpaid`: amounts that customers have to pay to the venue, as of today. */
export type UnpaidReport = TypeOf<typeof unpaidReport>;

export const packsReport = object('PacksReport', {
  on: date(),
  total: figure,
  ends: array(object('PackHoursOfEnd', { end: oneOf(PACK_ENDS), figure })),
});
/** `GET reports/packs`: pack hours that are paid but not played yet. */
export type PacksReport = TypeOf<typeof packsReport>;

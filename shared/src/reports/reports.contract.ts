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
  rows: about(
    'List query that returns exactly the counted rows.',
    object('FigureRows', {
      list: about('Path of the list.', oneOf(FIGURE_LISTS)),
      filter: about('Value of the query parameter `filter` of the list.', filter),
    }),
  ),
});
/**
 * A count and a sum over rows of a list, as a report shows them. `rows` is the list query that
 * returns exactly these rows.
 */
export type Figure = TypeOf<typeof figure>;

const byMethod = object('TakingsOfMethod', {
  method: about('Form of the received money.', oneOf(MONEY_METHODS)),
  figure: about('Payments of this method.', figure),
});

export const takingsReport = object('TakingsReport', {
  from: about('First day of the period.', date()),
  to: about('Last day of the period, included.', date()),
  uncounted: about(
    'In reports for a receptionist: true if cash that this receptionist received is in an open ' +
      'drawer without a current count. This cash is excluded from all figures.',
    flag(),
  ),
  total: about('Payments of the whole period.', figure),
  methods: about('The same by payment method.', array(byMethod)),
  days: about(
    'Days with receipts or refunds, in ascending order. `uncounted` in an entry refers to the ' +
      'cash of this day only.',
    array(
      object('TakingsOfDay', {
        date: date(),
        uncounted: about(
          'Whether cash of the day is excluded because its drawer has no current count.',
          flag(),
        ),
        total: about('Payments of the day.', figure),
        methods: about('The same by payment method.', array(byMethod)),
      }),
    ),
  ),
});
/** `GET reports/takings`: payments, grouped by the day whose takings they belong to. */
export type TakingsReport = TypeOf<typeof takingsReport>;

const occupancyCell = object('OccupancyCell', {
  weekday: about('Weekday of the opening day, 1 = Monday.', integer()),
  hour: about('Hour of the day, 0 to 23.', integer()),
  openMinutes: about(
    'Number of open minutes in this hour, summed over the period of the report and over the ' +
      'active pitches.',
    integer(),
  ),
  figure: about('Booked minutes in this hour.', figure),
});
export type OccupancyCell = TypeOf<typeof occupancyCell>;

export const occupancyReport = object('OccupancyReport', {
  from: about('First opening day of the period.', date()),
  to: about('Last opening day of the period, included.', date()),
  openMinutes: about('Number of open minutes of the period, over all active pitches.', integer()),
  total: about('Booked minutes of the whole period.', figure),
  hours: about(
    'Hours of the day, sorted from opening to closing: hours after midnight are at the end.',
    array(integer()),
  ),
  cells: about('Open and booked minutes by weekday and hour.', array(occupancyCell)),
});
/** `GET reports/occupancy`: how many of the open minutes were booked. */
export type OccupancyReport = TypeOf<typeof occupancyReport>;

export const noShowsReport = object('NoShowsReport', {
  from: about('First opening day of the period.', date()),
  to: about('Last opening day of the period, included.', date()),
  total: about('No-shows of the whole period.', figure),
  played: about(
    'Completed bookings in the period of the report, to compare with the number of no-shows.',
    figure,
  ),
  days: about(
    'Opening days with no-shows, in ascending order.',
    array(object('NoShowsOfDay', { date: date(), figure: about('No-shows of the day.', figure) })),
  ),
  people: about(
    'The customers with the most no-shows in the period of the report.',
    array(
      object('NoShowsOfCustomer', {
        customer: about(
          'The customer that did not come.',
          object('NoShowCustomer', {
            reference: reference('customer'),
            fullName: text(),
          }),
        ),
        figure: about('No-shows of the customer.', figure),
      }),
    ),
  ),
});
/** `GET reports/no_shows`: bookings whose customer did not come. */
export type NoShowsReport = TypeOf<typeof noShowsReport>;

export const sourcesReport = object('SourcesReport', {
  from: about('First opening day of the period.', date()),
  to: about('Last opening day of the period, included.', date()),
  total: about('Bookings of the whole period.', figure),
  sources: about(
    'The same by channel.',
    array(
      object('BookingsOfSource', {
        source: about(
          '`site`: made by the customer; `desk`: made by staff.',
          oneOf(BOOKING_SOURCES),
        ),
        figure: about('Bookings of this channel.', figure),
      }),
    ),
  ),
});
/** `GET reports/sources`: bookings by the channel through which they were made. */
export type SourcesReport = TypeOf<typeof sourcesReport>;

export const unpaidReport = object('UnpaidReport', {
  on: about('Current opening day, to which the ages refer.', date()),
  bookings: about(
    'Unpaid bookings by age of the opening day.',
    array(
      object('UnpaidOfAge', {
        age: about(
          '`ahead`: today or later; `week`: up to 7 days ago; `month`: up to 30; `older`: more.',
          oneOf(UNPAID_AGES),
        ),
        figure: about('Unpaid bookings of this age.', figure),
      }),
    ),
  ),
  packs: about('Unpaid packs.', figure),
});
/** `GET reports/unpaid`: amounts that customers have to pay to the venue, as of today. */
export type UnpaidReport = TypeOf<typeof unpaidReport>;

export const packsReport = object('PacksReport', {
  on: about('Date to which the figures refer.', date()),
  total: about('All paid hours that are not played yet.', figure),
  ends: about(
    'The same by the time at which the hours expire.',
    array(
      object('PackHoursOfEnd', {
        end: about(
          'Expiry within 7 days, within 30 days or later; hours of a `frozen` pack do not expire.',
          oneOf(PACK_ENDS),
        ),
        figure: about('Packs of this class.', figure),
      }),
    ),
  ),
});
/** `GET reports/packs`: pack hours that are paid but not played yet. */
export type PacksReport = TypeOf<typeof packsReport>;

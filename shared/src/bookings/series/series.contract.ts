import {
  about,
  array,
  cents,
  date,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
  pitchCode,
} from '../../platform/schema.ts';
import { bookingMatchLink } from '../bookings.contract.ts';
import { BOOKING_STATUSES, PAYMENT_METHODS } from '../bookings.codes.ts';
import { PAYMENT_STATUSES } from '../../payments/payments.codes.ts';
import { bookingCustomer } from '../../customers/customers.contract.ts';
import { alternativeSlot } from '../../slots/slots.contract.ts';
import { SERIES_CONFLICTS, SERIES_DATE_STATES, SERIES_STATES } from './series.codes.ts';

const seriesDate = object('SeriesDate', {
  date: about('The requested date.', date()),
  state: about(
    '`changed`: another slot was chosen; `skipped`: left out; `conflict`: undecided.',
    oneOf(SERIES_DATE_STATES),
  ),
  why: about(
    'Why the requested slot is not available; null if it is available.',
    nullable(oneOf(SERIES_CONFLICTS)),
  ),
  slot: about(
    'The slot that will be booked; null if none will be booked.',
    nullable(alternativeSlot),
  ),
  ways: about('Available alternative slots, nearest first.', array(alternativeSlot)),
});
/** A date in the plan of a series. */
export type SeriesDateAnswer = TypeOf<typeof seriesDate>;

export const seriesPlan = object('SeriesPlan', {
  weekday: about('Weekday of the dates, 1 (Monday) to 7 (Sunday).', integer()),
  dates: about('Requested dates, a week apart.', array(seriesDate)),
  booked: about('Number of dates that will be booked.', integer()),
  conflicts: about(
    'Number of undecided dates; the series can be booked only if this is 0.',
    integer(),
  ),
  totalCents: about('Price of all dates that will be booked, in centimes.', cents()),
  hours: about(
    'Number of pack hours that the series would use if it were paid with a pack.',
    integer(),
  ),
  missingHours: about(
    "Number of hours of the series that the customer's packs do not cover. Null if " +
      'the customer has no customer record, for example a new customer on the phone.',
    nullable(integer()),
  ),
  hash: about('Hash of the displayed plan, which `POST series` must send.', text()),
});
export type SeriesPlanAnswer = TypeOf<typeof seriesPlan>;

export const seriesBooking = object('SeriesBooking', {
  reference: reference('booking'),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: pitchCode(),
  status: about('State of the booking.', oneOf(BOOKING_STATUSES)),
  paymentStatus: about(
    '`to_refund`: the venue has to pay money back; `refunded`: it has done so.',
    oneOf(PAYMENT_STATUSES),
  ),
  totalCents: cents(),
  dueCents: cents(),
  match: about('The match of the booking.', bookingMatchLink),
});
/** A booked date of a series. */
export type SeriesBookingAnswer = TypeOf<typeof seriesBooking>;

export const series = object('Series', {
  id: reference('series'),
  reference: reference('series'),
  state: about(
    '`pending` awaits confirmation; `active` has upcoming dates; `ended`: all dates ' +
      'have passed.',
    oneOf(SERIES_STATES),
  ),
  weekday: about('Weekday of the dates, 1 (Monday) to 7 (Sunday).', integer()),
  startTime: time(),
  endTime: time(),
  pitch: about(
    'Code of the pitch that the customer requested; null if any pitch was accepted.',
    nullable(text()),
  ),
  weeks: about('Number of requested dates.', integer()),
  paymentMethod: about(
    'Payment method that the customer chose; `pack` uses hours of a subscription.',
    oneOf(PAYMENT_METHODS),
  ),
  firstDate: about('First booked date.', date()),
  lastDate: about('Last booked date.', date()),
  nextDate: about('The next upcoming date; null if there is none.', nullable(date())),
  totalCents: about('Price of all dates in centimes.', cents()),
  dueCents: about('Amount left to pay, in centimes.', cents()),
  holdExpiresAt: about(
    'Instant at which the hold of the series ends; null unless the series awaits confirmation.',
    nullable(instant()),
  ),
  keptUntil: about(
    'Last date on which the weeks after this series are still reserved for its holder at the ' +
      'same hour; null if no weeks are reserved.',
    nullable(date()),
  ),
  goesOnFrom: about(
    'First date of the weeks that are reserved for a continuation of this series; null if no ' +
      'weeks are reserved.',
    nullable(date()),
  ),
  bookings: about('Booked dates in ascending order.', array(seriesBooking)),
  customer: about('The customer of the series.', bookingCustomer),
  createdAt: instant(),
});
export type SeriesAnswer = TypeOf<typeof series>;

/** Fields that only error responses about series have. */
export const seriesFailureFields = {
  plan: about(
    'Present with `SERIES_CHANGED`: the current plan of the series (a weekly booking).',
    seriesPlan,
  ),
  missing: about(
    "Present with `SERIES_HOURS_MISSING`: number of hours that the customer's packs lack.",
    integer(),
  ),
  hours: about(
    'Present with `SERIES_HOURS_MISSING`: the total number of hours of the series.',
    integer(),
  ),
};

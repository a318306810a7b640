import {
  array,
  cents,
  date,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { BOOKING_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from './bookings.codes.ts';
import { alternativeSlot, bookingCustomer } from './bookings.schemas.ts';
import { SERIES_CONFLICTS, SERIES_DATE_STATES, SERIES_STATES } from './series.codes.ts';
import type {
  SeriesAnswer,
  SeriesBookingAnswer,
  SeriesDateAnswer,
  SeriesPlanAnswer,
} from './series.contract.ts';

const seriesDate: Schema<SeriesDateAnswer> = object<SeriesDateAnswer>('SeriesDate', {
  date: date(),
  state: oneOf(SERIES_DATE_STATES),
  why: nullable(oneOf(SERIES_CONFLICTS)),
  slot: nullable(alternativeSlot),
  ways: array(alternativeSlot),
});

export const seriesPlan: Schema<SeriesPlanAnswer> = object<SeriesPlanAnswer>('SeriesPlan', {
  weekday: integer(),
  dates: array(seriesDate),
  booked: integer(),
  conflicts: integer(),
  totalCents: cents(),
  hours: integer(),
  missingHours: nullable(integer()),
  hash: text(),
});

const seriesBooking: Schema<SeriesBookingAnswer> = object<SeriesBookingAnswer>('SeriesBooking', {
  reference: reference('booking'),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: text(),
  status: oneOf(BOOKING_STATUSES),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  totalCents: cents(),
  dueCents: cents(),
});

export const series: Schema<SeriesAnswer> = object<SeriesAnswer>('Series', {
  id: reference('series'),
  reference: reference('series'),
  state: oneOf(SERIES_STATES),
  weekday: integer(),
  startTime: time(),
  endTime: time(),
  pitch: nullable(text()),
  weeks: integer(),
  paymentMethod: oneOf(PAYMENT_METHODS),
  firstDate: date(),
  lastDate: date(),
  nextDate: nullable(date()),
  totalCents: cents(),
  dueCents: cents(),
  holdExpiresAt: nullable(instant()),
  keptUntil: nullable(date()),
  goesOnFrom: nullable(date()),
  bookings: array(seriesBooking),
  customer: bookingCustomer,
  createdAt: instant(),
});

import { booking } from '../bookings/bookings.schemas.ts';
import { payment } from '../payments/payments.schemas.ts';
import {
  array,
  constant,
  date,
  integer,
  nullable,
  object,
  oneOf,
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { OCCUPANCY_KINDS } from '../slots/slots.codes.ts';
import { subscription } from '../subscriptions/subscriptions.schemas.ts';
import { timeSpan } from '../slots/slots.schemas.ts';
import type {
  DeskAheadAnswer,
  DeskDayAnswer,
  DeskOccupancy,
  DeskWaitingAnswer,
  PaymentSavedAnswer,
} from './desk.contract.ts';

type DayPitch = DeskDayAnswer['pitches'][number];
type DayCounts = DeskDayAnswer['counts'];

const occupancy: Schema<DeskOccupancy> = object<DeskOccupancy>('DeskOccupancy', {
  kind: oneOf(OCCUPANCY_KINDS),
  reference: text(),
  pitch: text(),
  date: date(),
  startTime: time(),
  endTime: time(),
  reason: nullable(text()),
});

export const deskDay: Schema<DeskDayAnswer> = object<DeskDayAnswer>('DeskDay', {
  date: date(),
  opening: array(timeSpan),
  slotMinutes: integer(),
  pitches: array(object<DayPitch>('DeskDayPitch', { reference: text(), name: text() })),
  bookings: array(booking),
  occupancies: array(occupancy),
  now: text(),
  counts: object<DayCounts>('DeskDayCounts', {
    pending: integer(),
    underReview: integer(),
    unpaid: integer(),
  }),
});

export const deskAhead: Schema<DeskAheadAnswer> = object<DeskAheadAnswer>('DeskAhead', {
  occupancies: array(occupancy),
});

export const deskWaiting: Schema<DeskWaitingAnswer> = object<DeskWaitingAnswer>('DeskWaiting', {
  pending: integer(),
  underReview: integer(),
  packsUnderReview: integer(),
  unpaidTonight: integer(),
  chats: integer(),
  reports: integer(),
  messages: integer(),
});

export const paymentSaved: Schema<PaymentSavedAnswer> = object<PaymentSavedAnswer>('PaymentSaved', {
  status: constant('success'),
  message: text(),
  data: payment,
  booking: nullable(booking),
  subscription: nullable(subscription),
});

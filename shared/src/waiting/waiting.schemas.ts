import { bookingCustomer } from '../bookings/bookings.schemas.ts';
import {
  cents,
  date,
  flag,
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
import { WAITING_STATUSES } from './waiting.codes.ts';
import type {
  OfferAnswer,
  WaitingAnswer,
  WaitingChance,
  WaitingOfferAnswer,
} from './waiting.contract.ts';

const chance: Schema<WaitingChance> = object<WaitingChance>('WaitingChance', {
  freed: integer(),
  weeks: integer(),
});

const OFFER = {
  pitch: text(),
  date: date(),
  startTime: time(),
  endTime: time(),
  durationMinutes: integer(),
  endsAt: instant(),
  totalCents: nullable(cents()),
  perPersonCents: nullable(cents()),
};

const waitingOffer: Schema<WaitingOfferAnswer> = object<WaitingOfferAnswer>('WaitingOffer', OFFER);

export const waiting: Schema<WaitingAnswer> = object<WaitingAnswer>('Waiting', {
  id: reference('waiting'),
  reference: reference('waiting'),
  status: oneOf(WAITING_STATUSES),
  date: date(),
  startTime: time(),
  endTime: time(),
  durationMinutes: integer(),
  pitch: nullable(text()),
  flexible: flag(),
  otherLength: flag(),
  rank: nullable(integer()),
  chance: nullable(chance),
  offer: nullable(waitingOffer),
  booking: nullable(reference('booking')),
  customer: bookingCustomer,
  createdAt: instant(),
});

export const offer: Schema<OfferAnswer> = object<OfferAnswer>('Offer', {
  reference: reference('waiting'),
  status: oneOf(WAITING_STATUSES),
  ...OFFER,
  pitchName: text(),
  booking: nullable(reference('booking')),
});

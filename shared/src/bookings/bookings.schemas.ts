import {
  array,
  cents,
  constant,
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
import {
  BOOKING_LINE_KINDS,
  BOOKING_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from './bookings.codes.ts';
import type {
  AlternativeSlot,
  BookingAddonAnswer,
  BookingAnswer,
  BookingCustomerAnswer,
  HistoryEntry,
  HistoryPlace,
  MovesAnswer,
  MoveSlot,
  PriceAnswer,
  PriceLine,
  QuoteAnswer,
} from './bookings.contract.ts';

const line: Schema<PriceLine> = object<PriceLine>('PriceLine', {
  kind: oneOf(BOOKING_LINE_KINDS),
  text: text(),
  quantity: integer(),
  unitCents: cents(),
  totalCents: cents(),
});

const addon: Schema<BookingAddonAnswer> = object<BookingAddonAnswer>('BookingAddon', {
  reference: reference('addon'),
  option: nullable(text()),
  quantity: integer(),
  totalCents: cents(),
});

export const bookingCustomer: Schema<BookingCustomerAnswer> = object<BookingCustomerAnswer>(
  'BookingCustomer',
  {
    reference: reference('customer'),
    fullName: text(),
    phone: nullable(text()),
  },
);

export const booking: Schema<BookingAnswer> = object<BookingAnswer>('Booking', {
  id: reference('booking'),
  reference: reference('booking'),
  status: oneOf(BOOKING_STATUSES),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  date: date(),
  startTime: time(),
  endTime: time(),
  durationMinutes: integer(),
  pitch: text(),
  paymentMethod: oneOf(PAYMENT_METHODS),
  pricing: nullable(reference('pricing')),
  totalCents: cents(),
  paidCents: cents(),
  dueCents: cents(),
  refundCents: cents(),
  perPersonCents: cents(),
  lines: array(line),
  addons: array(addon),
  freeCancelHours: integer(),
  holdMinutes: integer(),
  holdExpiresAt: nullable(instant()),
  underReview: flag(),
  paidOn: nullable(date()),
  note: nullable(text()),
  customer: bookingCustomer,
  subscription: nullable(reference('subscription')),
  series: nullable(reference('series')),
  createdAt: instant(),
});

const price: Schema<PriceAnswer> = object<PriceAnswer>('Price', {
  totalCents: cents(),
  perPersonCents: cents(),
  pricing: reference('pricing'),
  lines: array(line),
});

export const quote: Schema<QuoteAnswer> = object<QuoteAnswer>('Quote', {
  status: constant('success'),
  message: text(),
  data: price,
  price,
});

export const alternativeSlot: Schema<AlternativeSlot> = object<AlternativeSlot>('AlternativeSlot', {
  openingDay: date(),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: text(),
  totalCents: cents(),
});

const moveSlot: Schema<MoveSlot> = object<MoveSlot>('MoveSlot', {
  openingDay: date(),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: text(),
  totalCents: cents(),
  differenceCents: integer(),
  isAgreed: flag(),
});

export const moves: Schema<MovesAnswer> = object<MovesAnswer>('Moves', {
  date: date(),
  slots: array(moveSlot),
});

export const actor: Schema<NonNullable<HistoryEntry['actor']>> = object<
  NonNullable<HistoryEntry['actor']>
>('Actor', { reference: text(), displayName: text() });

const historyPlace: Schema<HistoryPlace> = object<HistoryPlace>('HistoryPlace', {
  pitch: text(),
  date: date(),
  startTime: time(),
});

export const historyEntry: Schema<HistoryEntry> = object<HistoryEntry>('HistoryEntry', {
  id: reference('audit'),
  reference: reference('audit'),
  at: instant(),
  by: oneOf(['owner', 'desk', 'clock']),
  actor: nullable(actor),
  act: text(),
  from: nullable(text()),
  to: nullable(text()),
  reason: nullable(text()),
  sentence: text(),
  amountCents: nullable(integer()),
  was: nullable(historyPlace),
  is: nullable(historyPlace),
  priceKept: flag(),
});

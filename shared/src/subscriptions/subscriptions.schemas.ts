import { PAYMENT_STATUSES } from '../bookings/bookings.codes.ts';
import { bookingCustomer } from '../bookings/bookings.schemas.ts';
import { MONEY_METHODS } from '../payments/payments.codes.ts';
import {
  array,
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
} from '../platform/schema.ts';
import { LEDGER_KINDS, SUBSCRIPTION_STATUSES } from './subscriptions.codes.ts';
import type { LedgerEntry, SubscriptionAnswer } from './subscriptions.contract.ts';

const ledgerEntry: Schema<LedgerEntry> = object<LedgerEntry>('LedgerEntry', {
  kind: oneOf(LEDGER_KINDS),
  hours: integer(),
  at: instant(),
  booking: nullable(reference('booking')),
  reason: nullable(text()),
});

export const subscription: Schema<SubscriptionAnswer> = object<SubscriptionAnswer>('Subscription', {
  id: reference('subscription'),
  reference: reference('subscription'),
  pricing: reference('pricing'),
  name: text(),
  status: oneOf(SUBSCRIPTION_STATUSES),
  numberOfHours: integer(),
  remainingHours: integer(),
  hourlyPriceCents: cents(),
  totalCents: cents(),
  totalPaidCents: cents(),
  dueCents: cents(),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  paymentMethod: oneOf(MONEY_METHODS),
  tariff: text(),
  validFrom: nullable(date()),
  validUntil: nullable(date()),
  balanceExpired: flag(),
  frozen: flag(),
  frozenReason: nullable(text()),
  orderExpiresAt: nullable(instant()),
  underReview: flag(),
  customer: bookingCustomer,
  ledger: array(ledgerEntry),
  createdAt: instant(),
});

import { PAYMENT_STATUSES } from '../bookings/bookings.codes.ts';
import { bookingCustomer } from '../bookings/bookings.contract.ts';
import { MONEY_METHODS } from '../payments/payments.codes.ts';
import {
  about,
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
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { LEDGER_KINDS, SUBSCRIPTION_STATUSES } from './subscriptions.codes.ts';

const ledgerEntry = object('LedgerEntry', {
  kind: oneOf(LEDGER_KINDS),
  hours: about('Number of hours: positive if added, negative if subtracted.', integer()),
  at: instant(),
  booking: about(
    'Reference of the booking that used or returned the hours; null for a movement without a ' +
      'booking.',
    nullable(reference('booking')),
  ),
  reason: nullable(text()),
});
/** A movement of pack hours. Lists contain the movements from oldest to newest. */
export type LedgerEntry = TypeOf<typeof ledgerEntry>;

export const subscription = object('Subscription', {
  id: reference('subscription'),
  reference: reference('subscription'),
  pricing: about("Reference of the pack's price in the price list.", reference('pricing')),
  name: about("The pack's name, in the caller's language.", text()),
  status: oneOf(SUBSCRIPTION_STATUSES),
  numberOfHours: integer(),
  remainingHours: integer(),
  hourlyPriceCents: cents(),
  totalCents: cents(),
  totalPaidCents: cents(),
  dueCents: about('Amount left to pay, in centimes.', cents()),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  paymentMethod: oneOf(MONEY_METHODS),
  tariff: about('Code of the tariff at which the pack was bought.', text()),
  validFrom: about(
    "First and last day of the pack's validity, both included; null until the pack is paid.",
    nullable(date()),
  ),
  validUntil: nullable(date()),
  balanceExpired: flag(),
  frozen: about(
    "True if the pack's hours cannot be used: staff froze the pack, or a payment was " +
      'reversed after some hours were used.',
    flag(),
  ),
  frozenReason: about(
    'The reason that staff entered when they froze the pack. Null if the pack is frozen because ' +
      'of a reversed payment; `dueCents` then is the amount to pay.',
    nullable(text()),
  ),
  orderExpiresAt: about(
    'Instant at which an unpaid order is cancelled; null once the order is paid.',
    nullable(instant()),
  ),
  underReview: about(
    'True while a proof of a bank transfer awaits review; the order does not expire meanwhile.',
    flag(),
  ),
  customer: bookingCustomer,
  ledger: array(ledgerEntry),
  createdAt: instant(),
});
export type SubscriptionAnswer = TypeOf<typeof subscription>;

import { PAYMENT_STATUSES } from '../payments/payments.codes.ts';
import { bookingCustomer } from '../customers/customers.contract.ts';
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
  kind: about(
    'Cause of the movement; `cancellation` returns hours of a cancelled booking.',
    oneOf(LEDGER_KINDS),
  ),
  hours: about('Number of hours: positive if added, negative if subtracted.', integer()),
  minutes: about(
    'Number of minutes beside the hours; 6 minutes of a whole hour are -1 hour and 54 minutes.',
    integer(),
  ),
  at: instant(),
  booking: about(
    'Reference of the booking that used or returned the hours; null for a movement without a ' +
      'booking.',
    nullable(reference('booking')),
  ),
  reason: about('Reason of an adjustment; null: none.', nullable(text())),
});
/** A movement of pack hours. Lists contain the movements from oldest to newest. */
export type LedgerEntry = TypeOf<typeof ledgerEntry>;

export const subscription = object('Subscription', {
  id: reference('subscription'),
  reference: reference('subscription'),
  pricing: about("Reference of the pack's price in the price list.", reference('pricing')),
  name: about("The pack's name, in the caller's language.", text()),
  status: about(
    '`pending` awaits payment; `active` has usable hours.',
    oneOf(SUBSCRIPTION_STATUSES),
  ),
  numberOfHours: about('Number of hours that were bought.', integer()),
  remainingHours: about('Number of whole hours that can still be used.', integer()),
  remainingMinutes: about('Minutes beside the whole hours, 0 to 59.', integer()),
  hourlyPriceCents: about('Price of one hour in centimes.', cents()),
  totalCents: about('Price of the pack in centimes.', cents()),
  totalPaidCents: about('Sum of the payments in centimes, less refunds.', cents()),
  dueCents: about('Amount left to pay, in centimes.', cents()),
  paymentStatus: about(
    '`to_refund`: the venue has to pay money back; `refunded`: it has done so.',
    oneOf(PAYMENT_STATUSES),
  ),
  paymentMethod: about('Payment method that the customer chose.', oneOf(MONEY_METHODS)),
  tariff: about('Code of the tariff at which the pack was bought.', text()),
  validFrom: about('First day of validity; null until the pack is paid.', nullable(date())),
  validUntil: about(
    'Last day of validity, included; null until the pack is paid.',
    nullable(date()),
  ),
  balanceExpired: about('Whether hours were lost because the validity has ended.', flag()),
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
  customer: about('The customer that owns the pack.', bookingCustomer),
  ledger: about('Movements of hours, oldest first.', array(ledgerEntry)),
  createdAt: instant(),
});
export type SubscriptionAnswer = TypeOf<typeof subscription>;

import { About } from '../platform/checks/about.ts';
import { BookingCustomerRequest } from '../customers/customers.requests.ts';
import { MONEY_METHODS } from '../payments/payments.codes.ts';
import type { MoneyMethod } from '../payments/payments.codes.ts';
import {
  Accepted,
  Flag,
  Line,
  OneOf,
  Optional,
  ReferenceTo,
  WholeNumber,
} from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { Nested } from '../platform/nested.ts';

const MAX_HOURS = 200;

/** Body of `POST subscriptions` as a player sends it. */
export class CreateSubscriptionRequest {
  @About("Reference of the pack's price in the price list.")
  @ReferenceTo('pricing')
  pricing: string;
  @About('Payment method of the customer.')
  @OneOf(MONEY_METHODS)
  paymentMethod: MoneyMethod;
  @Accepted('SUBSCRIPTION_CONDITIONS_NOT_ACCEPTED') acceptConditions: true;
}

/** Body of `POST subscriptions` as staff send it, with the customer that buys the pack. */
export class DeskSubscriptionRequest extends CreateSubscriptionRequest {
  @About('The customer that buys the pack.')
  @Nested(() => BookingCustomerRequest)
  customer: BookingCustomerRequest;
}

/** Body of `POST subscriptions_get_offers`, which returns the packs that a customer can buy. */
export class PackOffersRequest {
  @About(
    'The customer for which the offers are computed. If the field is missing, the offers ' +
      'are those for a customer without a record.',
  )
  @Optional()
  @Nested(() => BookingCustomerRequest)
  customer?: BookingCustomerRequest;
}

/**
 * Body of `POST subscriptions/{reference}/adjustments`, which adds or subtracts hours of a pack. If
 * `hours` is 0, the API responds with `SUBSCRIPTION_ADJUSTMENT_EMPTY`.
 */
export class AdjustSubscriptionRequest {
  @About('Number of hours to add (positive) or subtract (negative); not zero.')
  @WholeNumber(-MAX_HOURS, MAX_HOURS)
  hours: number;
  @About('Reason of the adjustment, shown in the ledger.')
  @Line(MAX_REASON)
  reason: string;
}

/** Body of `POST subscriptions/{reference}/freeze`, which freezes or unfreezes a pack. */
export class FreezeSubscriptionRequest {
  @About('True freezes the pack, false unfreezes it.')
  @Flag()
  frozen: boolean;
  @About("Reason for the change, which the pack's owner can read.")
  @Line(MAX_REASON)
  reason: string;
}

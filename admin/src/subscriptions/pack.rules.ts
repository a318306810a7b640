import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import type { Payable } from '../payments/use-take-payment.ts';

/** The amount due of a pack, and the intended payment method. */
export function payableOf({ reference, dueCents, paymentMethod }: SubscriptionAnswer): Payable {
  return { target: { subscription: reference }, dueCents, method: paymentMethod };
}

/**
 * The offer to select after the offers are loaded for a customer: the offer that was selected
 * before, if it is still offered. Otherwise the offer with the same number of hours, else the first
 * offer. Null if there are no offers.
 */
export function offerLike(
  offers: readonly PricingAnswer[],
  chosen: PricingAnswer | null,
): PricingAnswer | null {
  const same = offers.find(({ reference }) => reference === chosen?.reference);
  return (
    same ??
    offers.find(({ numberOfHours }) => numberOfHours === chosen?.numberOfHours) ??
    offers[0] ??
    null
  );
}

/**
 * Parses the number of hours in an adjustment, such as `+2` or `-1`; null if the text is invalid.
 */
export function readHours(text: string): number | null {
  const written = text.trim().replace('−', '-');
  return /^[+-]?\d{1,3}$/.test(written) && Number(written) !== 0 ? Number(written) : null;
}

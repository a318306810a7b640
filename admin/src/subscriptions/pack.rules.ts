import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import type { Payable } from '../payments/take-payment-form.tsx';

/** The amount still due and the intended payment method. */
export function payableOf({ reference, dueCents, paymentMethod }: SubscriptionAnswer): Payable {
  return { target: { subscription: reference }, dueCents, method: paymentMethod };
}

/**
 * The selected pack among the offers, or the offer with the same hours in another tariff; the first
 * offer if no pack is selected.
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

/** Parses hours of an adjustment such as `+2` or `-1`; null if invalid. */
export function readHours(text: string): number | null {
  const written = text.trim().replace('−', '-');
  return /^[+-]?\d{1,3}$/.test(written) && Number(written) !== 0 ? Number(written) : null;
}

import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import type { Payable } from '../payments/take-payment-form.tsx';

/** What is left of it to pay, and how that was meant to come. */
export function payableOf({ reference, dueCents, paymentMethod }: SubscriptionAnswer): Payable {
  return { target: { subscription: reference }, dueCents, method: paymentMethod };
}

/** The chosen pack among those on offer: itself, or the one of as many hours on another price list; the first while nothing is chosen. */
export function offerLike(offers: readonly PricingAnswer[], chosen: PricingAnswer | null): PricingAnswer | null {
  const same = offers.find(({ reference }) => reference === chosen?.reference);
  return same ?? offers.find(({ numberOfHours }) => numberOfHours === chosen?.numberOfHours) ?? offers[0] ?? null;
}

/** Hours as they are written for an adjustment: `+2`, `-1`; null for what is none. */
export function readHours(text: string): number | null {
  const written = text.trim().replace('−', '-');
  return /^[+-]?\d{1,3}$/.test(written) && Number(written) !== 0 ? Number(written) : null;
}

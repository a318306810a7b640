import type { PaymentTarget } from '@five/shared/payments/payments.codes';
import { codeRefused } from '../platform/http/domain-error.ts';

/** The domain that knows the amount due of each kind. */
export const PAYMENT_OWNERS = {
  booking: 'bookings',
  subscription: 'packs',
  share: 'shares',
} as const;

/** Exactly one target must be given. @throws DomainError PAYMENT_TARGET */
export function paymentTargetOf({
  booking,
  subscription,
  share,
}: Partial<Record<PaymentTarget, string>>): { kind: PaymentTarget; reference: string } {
  const targets = (
    [
      ['booking', booking],
      ['subscription', subscription],
      ['share', share],
    ] as const
  ).flatMap(([kind, reference]) => (reference === undefined ? [] : [{ kind, reference }]));
  const [target] = targets;
  if (target === undefined || targets.length > 1) throw codeRefused('PAYMENT_TARGET');
  return target;
}

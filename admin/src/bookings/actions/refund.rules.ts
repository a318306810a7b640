import { TAKEN_METHODS, type TakenMethod } from '@five/shared/payments/payments.codes';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';

/**
 * The payments that have not been reversed. Entries with a negative amount, which reverse a
 * payment, are left out.
 */
export function notReversed<P extends Pick<PaymentAnswer, 'amountCents' | 'reversedAt'>>(
  payments: readonly P[],
): P[] {
  return payments.filter(({ amountCents, reversedAt }) => amountCents > 0 && reversedAt === null);
}

/** Splits a refund by method: cash, bank transfer, and pack minutes that go back to their pack. */
export function refundByMethod(
  payments: readonly Pick<PaymentAnswer, 'amountCents' | 'method'>[],
): { method: TakenMethod; cents: number }[] {
  return TAKEN_METHODS.map((method) => ({
    method,
    cents: payments
      .filter((one) => one.method === method)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  })).filter(({ cents }) => cents > 0);
}

import { MONEY_METHODS, type MoneyMethod } from '@five/shared/payments/payments.codes';
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

/** Splits a refund by method: the amount in cash, and the amount by bank transfer. */
export function refundByMethod(
  payments: readonly Pick<PaymentAnswer, 'amountCents' | 'method'>[],
): { method: MoneyMethod; cents: number }[] {
  return MONEY_METHODS.map((method) => ({
    method,
    cents: payments
      .filter((one) => one.method === method)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  })).filter(({ cents }) => cents > 0);
}

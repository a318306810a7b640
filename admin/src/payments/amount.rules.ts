import { typedCents } from '@five/shared/money/typed-amount';

/** Parses an amount to centimes; null if it is not above zero. */
export function readAmount(text: string): number | null {
  return typedCents(text) || null;
}

/** Translation key of the reason why an amount is invalid. */
export function amountProblem(
  text: string,
  dueCents: number,
): 'amount_invalid' | 'amount_above' | null {
  const cents = readAmount(text);
  if (cents === null) return 'amount_invalid';
  return cents > dueCents ? 'amount_above' : null;
}

/**
 * Change to give back, in centimes. Negative if the amount handed over is too low; null while the
 * input is invalid.
 */
export function changeOf(handed: string, amountCents: number): number | null {
  const cents = readAmount(handed);
  return cents === null ? null : cents - amountCents;
}

/**
 * Whether a payment that was just made is still valid. If the amount due has increased again, the
 * payment was reversed, and no change is given back.
 */
export function isStillPayable(payment: { dueCents: number }, dueCents: number): boolean {
  return dueCents <= payment.dueCents;
}

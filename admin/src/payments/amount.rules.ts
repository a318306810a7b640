import { typedCents } from '@five/shared/money/typed-amount';

/** Centimes from what a person writes; null when it is no amount above zero. */
export function readAmount(text: string): number | null {
  return typedCents(text) || null;
}

/** Why an amount cannot be taken, as the key of its sentence. */
export function amountProblem(text: string, dueCents: number): 'amount_invalid' | 'amount_above' | null {
  const cents = readAmount(text);
  if (cents === null) return 'amount_invalid';
  return cents > dueCents ? 'amount_above' : null;
}

/** What goes back over the counter, below zero what is missing; null while nothing readable was handed over. */
export function changeOf(handed: string, amountCents: number): number | null {
  const cents = readAmount(handed);
  return cents === null ? null : cents - amountCents;
}

/** Whether a payment still holds, by what it left due: once that is more again it was taken back, and nobody is to be given its change. */
export function isStillTaken(taken: { dueCents: number }, dueCents: number): boolean {
  return dueCents <= taken.dueCents;
}

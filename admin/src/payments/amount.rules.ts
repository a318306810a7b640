/** Centimes from what a person writes: `300`, `150,50`, `1 200.5`. Null when it is no amount above zero. No float is involved. */
export function readAmount(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ''));
  if (!match?.[1]) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** How an amount stands in the field at first: `300`, `150.50`. */
export function writeAmount(cents: number): string {
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
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

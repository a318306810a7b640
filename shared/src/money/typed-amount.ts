import type { Cents } from './money.ts';

/** Up to ten million dirhams, with centimes after a comma or a point. */
const TYPED = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * Centimes of a typed amount: `300`, `150,5`, `1 200.50`. Null if it is not an amount. Uses no
 * floating point.
 */
export function typedCents(text: string): Cents | null {
  const [, dirhams, centimes = ''] = TYPED.exec(text.replace(/\s/g, '')) ?? [];
  return dirhams === undefined ? null : Number(dirhams) * 100 + Number(centimes.padEnd(2, '0'));
}

/** An amount for a form field or a bank: `300`, `150.50`; centimes only if there are any. */
export function amountText(cents: Cents, decimal: ',' | '.' = '.'): string {
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}${decimal}${String(rest).padStart(2, '0')}`;
}

import type { Cents } from './money.ts';

/** Matches a typed amount of up to ten million dirhams, with centimes after a comma or a point. */
const TYPED = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * Returns the centimes of a typed amount such as `300`, `150,5` or `1 200.50`; null if the text is
 * not an amount. The calculation uses no floating point.
 */
export function typedCents(text: string): Cents | null {
  const [, dirhams, centimes = ''] = TYPED.exec(text.replace(/\s/g, '')) ?? [];
  return dirhams === undefined ? null : Number(dirhams) * 100 + Number(centimes.padEnd(2, '0'));
}

/**
 * Returns an amount as text for a form field or a bank, such as `300` or `150.50`. Centimes appear
 * only if they are not 0.
 */
export function amountText(cents: Cents, decimal: ',' | '.' = '.'): string {
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}${decimal}${String(rest).padStart(2, '0')}`;
}

import type { Locale } from '@five/shared/locales/locale';
import { amountText, typedCents } from '@five/shared/money/typed-amount';

/**
 * Parses an amount to centimes, also incomplete ones: `300`, `150,5`, `12.`. Other text is returned
 * unchanged and refused at its field.
 */
export function centsOf(text: string): number | string | null {
  return text.trim() === '' ? null : (typedCents(text.replace(/(\d)[.,]\s*$/, '$1')) ?? text);
}

/** The amount as field text, in French with a decimal comma. */
export function fieldText(cents: unknown, locale: Locale): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : '';
  return amountText(cents, locale === 'fr' ? ',' : '.');
}

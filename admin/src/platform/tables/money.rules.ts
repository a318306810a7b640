import type { Locale } from '@five/shared/locales/locale';
import { amountText, typedCents } from '@five/shared/money/typed-amount';

/**
 * Parses an amount to centimes; incomplete amounts are accepted too, such as `300`, `150,5` or
 * `12.`. Other text is returned unchanged, and the API refuses it.
 */
export function centsOf(text: string): number | string | null {
  return text.trim() === '' ? null : (typedCents(text.replace(/(\d)[.,]\s*$/, '$1')) ?? text);
}

/** The amount as text of the field; in French it has a decimal comma. */
export function fieldText(cents: unknown, locale: Locale): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : '';
  return amountText(cents, locale === 'fr' ? ',' : '.');
}

import type { Locale } from '@five/shared/locales/locale';
import { amountText, typedCents } from '@five/shared/money/typed-amount';

/**
 * Parses an amount to centimes; incomplete amounts are accepted too, such as `300`, `150,5` or
 * `12.`. Other text is returned unchanged, and the API refuses it.
 */
export function centsOf(text: string): number | string | null {
  return text.trim() === '' ? null : (typedCents(text.replace(/(\d)[.,]\s*$/, '$1')) ?? text);
}

/**
 * Text of an amount in an input field, with a decimal comma in French. An invalid text that was
 * typed is returned unchanged.
 */
export function fieldText(cents: unknown, locale: Locale): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : '';
  return amountText(cents, locale === 'fr' ? ',' : '.');
}

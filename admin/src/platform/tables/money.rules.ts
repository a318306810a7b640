import type { Locale } from '@five/shared/locales/locale';
import { amountText, typedCents } from '@five/shared/money/typed-amount';

/** Centimes from what is written in a field, its centimes still to come too: `300`, `150,5`, `12.`. What is no amount stays as it was written, and is refused at its field. */
export function centsOf(text: string): number | string | null {
  return text.trim() === '' ? null : (typedCents(text.replace(/(\d)[.,]\s*$/, '$1')) ?? text);
}

/** How it stands in its field, in French with a comma. */
export function fieldText(cents: unknown, locale: Locale): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : '';
  return amountText(cents, locale === 'fr' ? ',' : '.');
}

import type { Locale } from '@five/shared/locales/locale';

/** Centimes from what is written in a field: `300`, `150,5`. What is no amount stays as it was written, and is refused at its field. */
export function centsOf(text: string): number | string | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  if (plain === '') return null;
  const match = /^(\d{1,7})(?:[.,](\d{0,2}))?$/.exec(plain);
  return match?.[1] ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : text;
}

/** How an amount stands in its field: `300`, `150.50`, in French `150,50`. */
export function amountText(cents: unknown, locale: Locale): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : '';
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}${locale === 'fr' ? ',' : '.'}${String(rest).padStart(2, '0')}`;
}

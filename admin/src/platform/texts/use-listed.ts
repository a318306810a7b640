import type { Locale } from '@five/shared/locales/locale';
import { useAppLocale } from './i18n.ts';

const MARKS: Record<Locale, { comma: string; semicolon: string }> = {
  fr: { comma: ', ', semicolon: '\u00a0; ' },
  en: { comma: ', ', semicolon: '; ' },
  ar: { comma: '، ', semicolon: '؛ ' },
};

/**
 * Returns a function that joins items with the comma of the page's language. If the items
 * themselves contain commas, callers pass `semicolon` as `mark`; the items are then joined with
 * semicolons.
 */
export function useListed(): (items: readonly string[], mark?: 'comma' | 'semicolon') => string {
  const marks = MARKS[useAppLocale()];
  return (things, mark = 'comma') => things.join(marks[mark]);
}

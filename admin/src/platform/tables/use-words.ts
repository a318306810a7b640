import { textOf, type Locale, type Texts } from '@five/shared/locales/locale';
import { contentAr, contentEn, contentFr, type ContentWords } from '../../locales/content.ts';
import { useOurLocale } from '../i18n.ts';
import { countedForm } from './counted.rules.ts';

const WORDS: Record<Locale, ContentWords> = { fr: contentFr, en: contentEn, ar: contentAr };

/** Texts of lists and forms, loaded with the first page that needs them. */
export function useWords(): ContentWords {
  return WORDS[useOurLocale()];
}

/** Interpolates a text: `%{name}` by `name`. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same with the plural form for the number. */
export function useCounted(): (
  sentence: string,
  count: number,
  values?: Record<string, string | number>,
) => string {
  const locale = useOurLocale();
  return (sentence, count, values) =>
    filled(countedForm(sentence, locale, count), { count, ...values });
}

/** A localized text in the reader's language. */
export function useTextOf(): (texts: Texts | null | undefined) => string {
  const locale = useOurLocale();
  return (texts) => (texts ? textOf(texts, locale) : '');
}

/** Label of the create button; null for records that only customers create. */
export function addText({ add }: ContentWords, table: string): string | null {
  return isAdded(add, table) ? add[table] : null;
}

function isAdded(add: ContentWords['add'], table: string): table is keyof ContentWords['add'] {
  return Object.hasOwn(add, table);
}

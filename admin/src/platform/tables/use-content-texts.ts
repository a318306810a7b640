import { textOf, type Locale, type Texts } from '@five/shared/locales/locale';
import { contentAr, contentEn, contentFr, type ContentTexts } from '../../locales/content.ts';
import { useAppLocale } from '../i18n.ts';
import { pluralForm } from './plural.rules.ts';

const TEXTS: Record<Locale, ContentTexts> = { fr: contentFr, en: contentEn, ar: contentAr };

/** Texts of lists and forms in the page's language; loaded with the first page that needs them. */
export function useContentTexts(): ContentTexts {
  return TEXTS[useAppLocale()];
}

/** Replaces placeholders in a text: `%{name}` becomes the value of `name`. */
export function interpolate(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * Returns a function that selects the plural form of a text for a number and replaces its
 * placeholders.
 */
export function usePlural(): (
  sentence: string,
  count: number,
  values?: Record<string, string | number>,
) => string {
  const locale = useAppLocale();
  return (sentence, count, values) =>
    interpolate(pluralForm(sentence, locale, count), { count, ...values });
}

/** Returns a function that selects the user's language of a localized text. */
export function useTextOf(): (texts: Texts | null | undefined) => string {
  const locale = useAppLocale();
  return (texts) => (texts ? textOf(texts, locale) : '');
}

/** Label of a table's create button; null for tables whose records only customers create. */
export function addText({ add }: ContentTexts, table: string): string | null {
  return isAdded(add, table) ? add[table] : null;
}

function isAdded(add: ContentTexts['add'], table: string): table is keyof ContentTexts['add'] {
  return Object.hasOwn(add, table);
}

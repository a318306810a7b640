import type { Locale } from '@five/shared/locales/locale';

/**
 * The plural categories, in the order in which a text lists its plural forms. French has two forms,
 * like English: its category 'many' is for millions.
 */
const FORMS = {
  fr: ['one', 'other'],
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>;

/** The plural form of a text for a number; `||||` separates the forms. */
export function pluralForm(sentence: string, locale: Locale, count: number): string {
  const forms = sentence.split('||||').map((form) => form.trim());
  const wanted = FORMS[locale].findIndex(
    (form) => form === new Intl.PluralRules(locale).select(count),
  );
  return forms[wanted] ?? forms.at(-1) ?? sentence;
}

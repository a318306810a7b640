import type { Locale } from '@five/shared/locales/locale';

/** In the order in which a sentence gives its forms; French has the two of English, its 'many' is for millions. */
const FORMS = { fr: ['one', 'other'], en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>;

/** The form of a sentence that a number asks for; forms are parted by `||||`. */
export function countedForm(sentence: string, locale: Locale, count: number): string {
  const forms = sentence.split('||||').map((form) => form.trim());
  const wanted = FORMS[locale].findIndex((form) => form === new Intl.PluralRules(locale).select(count));
  return forms[wanted] ?? forms.at(-1) ?? sentence;
}

import { textOf, type Locale, type Texts } from '@five/shared/locales/locale';
import { contentAr, contentEn, contentFr, type ContentWords } from '../../locales/content.ts';
import { useOurLocale } from '../i18n.ts';
import { countedForm } from './counted.rules.ts';

const WORDS: Record<Locale, ContentWords> = { fr: contentFr, en: contentEn, ar: contentAr };

/** The sentences of the lists and forms. They come with the first page that needs them, the sign-in does without. */
export function useWords(): ContentWords {
  return WORDS[useOurLocale()];
}

/** A sentence with its places filled: `%{name}` by `name`. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same of a sentence that counts, in the form that the number asks for. */
export function useCounted(): (sentence: string, count: number, values?: Record<string, string | number>) => string {
  const locale = useOurLocale();
  return (sentence, count, values) => filled(countedForm(sentence, locale, count), { count, ...values });
}

/** A text as the reader of the back-office reads it. */
export function useTextOf(): (texts: Texts | null | undefined) => string {
  const locale = useOurLocale();
  return (texts) => (texts ? textOf(texts, locale) : '');
}

/** The button for a new record; of what others send in, none is made here. */
export function addText({ add }: ContentWords, table: string): string | null {
  return isAdded(add, table) ? add[table] : null;
}

function isAdded(add: ContentWords['add'], table: string): table is keyof ContentWords['add'] {
  return Object.hasOwn(add, table);
}

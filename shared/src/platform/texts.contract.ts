import type { Texts } from '../locales/locale.ts';
import { LEAF_DESCRIPTIONS } from './leaf-descriptions.ts';
import { about, either, nullable, object, type Schema, text } from './schema.ts';

const translation = (language: string) =>
  about(`${language} text; null or empty: the French text is shown.`, nullable(text()));

export const texts = object(
  'Texts',
  {
    fr: about('French text.', text()),
    en: translation('English'),
    ar: translation('Arabic'),
  },
  ['en', 'ar'],
);

/**
 * Schema of a translated content text. The response has one text in the caller's language, or all
 * three texts for staff with `?texts=all`.
 */
export const content: Schema<string | Texts> = about(
  LEAF_DESCRIPTIONS.content,
  either(text(), texts),
);

/** The query parameter `texts` of read endpoints that return translated content. */
export const TEXTS_QUERY = {
  texts: {
    schema: { const: 'all' },
    description: 'For staff: `all` returns the texts in three languages.',
  },
} as const;

/**
 * The answer type `T` with its translated texts as `Text`: `string` in the caller's language, or
 * `Texts` for staff with `?texts=all`.
 */
export type WithTexts<T, Text> = [string | Texts] extends [T]
  ? Exclude<T, string | Texts> | Text
  : T extends readonly (infer Item)[]
    ? WithTexts<Item, Text>[]
    : T extends object
      ? { [K in keyof T]: WithTexts<T[K], Text> }
      : T;

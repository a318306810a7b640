import type { Locale, Texts } from '../../locales/locale.ts';
import { isolated } from '../facts.rules.ts';
import { WORD_BLOCKS } from './word-blocks.ts';

/** The venue's own words by block. */
export type OwnWords = Readonly<Record<string, Texts>>;

/**
 * Returns the venue's own words in one language by key of the site's texts. A missing translation
 * is the French text, with its own direction.
 */
export function wordsIn(own: OwnWords, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    WORD_BLOCKS.flatMap(({ block, also }) => {
      const texts = own[block];
      return texts ? [block, ...also].map((key) => [key, textIn(texts, locale)] as const) : [];
    }),
  );
}

function textIn(texts: Texts, locale: Locale): string {
  const text = texts[locale];
  return text ? text : isolated(texts.fr);
}

/**
 * Whether a text contains signs that the texts of the site use for values: `{{name}}`, `$t(name)`.
 */
export const hasPlaceholder = (text: string): boolean => /\{\{|\$t\(/.test(text);

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Locale, LOCALES, textOf, type Texts } from '@five/shared/locales/locale';
import { fold, gapless } from '@five/shared/search/fold';
import { isStaff } from '../access/caller.ts';
import type { ApiRequest } from '../http/request.ts';

/** A text for one reader: a string in one language, or all three languages for an editor. */
export type LocalizedText = string | Texts;

/**
 * The language of the texts in a response. Staff get the texts in all languages with `?texts=all`.
 */
export class ContentLanguage {
  readonly locale: Locale;
  /** Whether staff requested every language. */
  readonly all: boolean;

  constructor(locale: Locale, all = false) {
    this.locale = locale;
    this.all = all;
  }

  text(texts: Texts): LocalizedText {
    return this.all
      ? { fr: texts.fr, en: texts.en ?? null, ar: texts.ar ?? null }
      : textOf(texts, this.locale);
  }
}

/** Returns the content language of the response to a request. */
export function languageOf({ query, locale, user }: ApiRequest): ContentLanguage {
  const { texts } = query as { texts?: unknown };
  return new ContentLanguage(locale, texts === 'all' && isStaff(user));
}

/** Parameter decorator that provides the content language of the response to a request. */
export const CurrentContentLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): ContentLanguage =>
    languageOf(context.switchToHttp().getRequest<ApiRequest>()),
);

/** Maximum length of a text that is treated as a name. */
const LONGEST_NAME = 120;

/**
 * Returns the search text of a row: the folded texts of every language. A name of several words is
 * included once more without blanks, hyphens and apostrophes.
 */
export function searchText(...parts: (Texts | string | null | undefined)[]): string {
  const folded = parts
    .flatMap((part) =>
      typeof part === 'object' && part ? LOCALES.map((locale) => part[locale] ?? '') : [part ?? ''],
    )
    .map(fold)
    .filter((text) => text !== '');
  const pieces = folded
    .filter((text) => text.length <= LONGEST_NAME && /\p{L}[\s'-]+\p{L}/u.test(text))
    .map(gapless);
  return [...folded, ...pieces].join(' ');
}

/**
 * Converts the texts of a request to their stored form, with null for a missing language. Null and
 * undefined are returned unchanged.
 */
export function plainTexts<T extends Texts | null | undefined>(
  texts: T,
): Texts | Exclude<T, Texts> {
  return texts
    ? { fr: texts.fr, en: texts.en ?? null, ar: texts.ar ?? null }
    : (texts as Exclude<T, Texts>);
}

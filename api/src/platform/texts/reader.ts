import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Locale, LOCALES, textOf, type Texts } from '@five/shared/locales/locale';
import { fold, gapless } from '@five/shared/search/fold';
import { isStaff } from '../access/caller.ts';
import type { ApiRequest } from '../http/request.ts';

/** A text as one reader gets it: in a language, or in all three for who edits it. */
export type ReadText = string | Texts;

/** Who reads content texts: everybody in a language, the desk all of them when it asks with `?texts=all`. */
export class Reader {
  readonly locale: Locale;
  /** Whether it is the desk that asked for every language. */
  readonly all: boolean;

  constructor(locale: Locale, all = false) {
    this.locale = locale;
    this.all = all;
  }

  text(texts: Texts): ReadText {
    return this.all ? { fr: texts.fr, en: texts.en ?? null, ar: texts.ar ?? null } : textOf(texts, this.locale);
  }
}

/** The reader of the answer. */
export const TextReader = createParamDecorator((_: unknown, context: ExecutionContext): Reader => {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  const { texts } = request.query as { texts?: unknown };
  return new Reader(request.locale, texts === 'all' && isStaff(request.user));
});

/** What is longer is no name. */
const LONGEST_NAME = 120;

/** What `q` searches in a row of texts: every language, folded; what may be a name of several words in one piece as well. */
export function searchText(...parts: (Texts | string | null | undefined)[]): string {
  const folded = parts.flatMap((part) => (typeof part === 'object' && part ? LOCALES.map((locale) => part[locale] ?? '') : [part ?? ''])).map(fold).filter((text) => text !== '');
  const pieces = folded.filter((text) => text.length <= LONGEST_NAME && /\p{L}[\s'-]+\p{L}/u.test(text)).map(gapless);
  return [...folded, ...pieces].join(' ');
}

/** The texts of a request as they are stored. */
export function plainTexts({ fr, en, ar }: Texts): Texts {
  return { fr, en: en ?? null, ar: ar ?? null };
}

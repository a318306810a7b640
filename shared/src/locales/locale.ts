export const LOCALES = ['fr', 'en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The default language. Its pages have no language prefix, and missing translations fall back to
 * it.
 */
export const DEFAULT_LOCALE = 'fr' satisfies Locale;

export const LOCALE_COOKIE = { name: 'locale', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** A text that an admin enters; French is required, other languages are optional. */
export interface Texts {
  fr: string;
  en?: string | null;
  ar?: string | null;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function dirOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the text in `locale`, or in French if that text is missing or blank. */
export function textOf(texts: Texts, locale: Locale): string {
  return texts[locale]?.trim() ? (texts[locale] ?? texts.fr) : texts.fr;
}

/** Returns the locale of a page path: `/ar/maps` is Arabic, `/maps` is French. */
export function localeOfPath(path: string): Locale {
  const [, first] = path.split(/[/?#]/, 2);
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

/**
 * Returns the path of the same page in another locale. It keeps query and hash and removes trailing
 * slashes: `('/en/maps/?a=1', 'ar')` gives `/ar/maps?a=1`.
 */
export function localizePath(path: string, locale: Locale): string {
  const end = path.search(/[?#]/);
  const [page, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  const parts = page.split('/').filter((part) => part !== '');
  if (isLocale(parts[0]) && parts[0] !== DEFAULT_LOCALE) parts.shift();
  if (locale !== DEFAULT_LOCALE) parts.unshift(locale);
  return `/${parts.join('/')}${rest}`;
}

// Maximum length of an `Accept-Language` header that is parsed; browsers send shorter headers.
const MAX_HEADER = 500;

/**
 * Returns the best supported language for an `Accept-Language` header; French if the header names
 * none.
 */
export function matchLocale(acceptLanguage?: string): Locale {
  let best: { locale: Locale; weight: number } = { locale: DEFAULT_LOCALE, weight: 0 };
  for (const entry of (acceptLanguage ?? '').slice(0, MAX_HEADER).split(',')) {
    const [tag = '', ...parameters] = entry.split(';');
    const locale = tag.trim().toLowerCase().split('-', 1)[0];
    const weight = weightOf(parameters);
    if (isLocale(locale) && weight > best.weight) best = { locale, weight };
  }
  return best.locale;
}

function weightOf(parameters: string[]): number {
  const quality = parameters.map((part) => part.trim()).find((part) => part.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return weight > 0 && weight <= 1 ? weight : 0;
}

import {
  DEFAULT_LOCALE,
  dirOf,
  isLocale,
  LOCALE_COOKIE,
  localeOfPath,
  localizePath,
  type Locale,
} from '@five/shared/locales/locale';
import { TEXT_PREVIEW } from '@five/shared/platform/site-texts/text-preview';
import { useLocation } from 'react-router';
import { writeCookie } from '@five/client/browser/storage';

/** Returns the language of the page, which its path determines. */
export function useLocale() {
  const locale = localeOfPath(useLocation().pathname);
  return { locale, dir: dirOf(locale), localize: (to: string) => localizePath(to, locale) };
}

export function rememberLocale(locale: Locale): void {
  writeCookie(localeCookie(locale));
}

/** Returns the value for `document.cookie` that stores the language. */
export function localeCookie(locale: string): string {
  const { name, maxAgeSeconds } = LOCALE_COOKIE;
  return `${name}=${locale}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Returns the localized path for a visitor that chose English or Arabic before. Null if there is no
 * such choice, or if the path already has a language.
 */
export function preferredPath({ pathname, search, hash }: Address, cookies: string): string | null {
  if (search === TEXT_PREVIEW) return null;
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE.name}=(\\w+)`).exec(cookies)?.[1];
  if (!isLocale(chosen) || chosen === DEFAULT_LOCALE) return null;
  return localeOfPath(pathname) === DEFAULT_LOCALE
    ? localizePath(pathname, chosen) + search + hash
    : null;
}

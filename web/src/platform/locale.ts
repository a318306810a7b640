import {
  DEFAULT_LOCALE,
  dirOf,
  isLocale,
  LOCALE_COOKIE,
  localeOfPath,
  localizePath,
  type Locale,
} from '@five/shared/locales/locale';
import { useLocation } from 'react-router';
import { writeCookie } from './storage.ts';

/** The page's language, from its path. */
export function useLocale() {
  const locale = localeOfPath(useLocation().pathname);
  return { locale, dir: dirOf(locale), localize: (to: string) => localizePath(to, locale) };
}

export function rememberLocale(locale: Locale): void {
  writeCookie(localeCookie(locale));
}

/** The value for `document.cookie`. */
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
 * The localized path for a visitor who chose English or Arabic; null if the path has a language
 * already.
 */
export function preferredPath({ pathname, search, hash }: Address, cookies: string): string | null {
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE.name}=(\\w+)`).exec(cookies)?.[1];
  if (!isLocale(chosen) || chosen === DEFAULT_LOCALE) return null;
  return localeOfPath(pathname) === DEFAULT_LOCALE
    ? localizePath(pathname, chosen) + search + hash
    : null;
}

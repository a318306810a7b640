import { TEXT_PREVIEW } from '@five/shared/platform/site-texts/text-preview';
import { isLocale, localeOfPath, localizePath, type Locale } from '@five/shared/locales/locale';

/** A page request, derived from the URL alone. */
export interface PageRequest {
  /** Decoded path without a trailing slash. */
  path: string;
  /** The path without its language prefix. */
  bare: string;
  locale: Locale;
  /** The query string, including its question mark. */
  search: string;
}

const LOCALE_IN_COOKIE = /(?:^|;\s*)locale=(en|ar)\s*(?:;|$)/;

/** Parses the URL of a page request. Returns null for a URL that cannot be decoded. */
export function readPageRequest(url: string): PageRequest | null {
  const [encoded = '', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  try {
    const path = withoutLastSlashes(decodeURIComponent(encoded));
    return { path, bare: localizePath(path, 'fr'), locale: localeOfPath(path), search };
  } catch {
    return null;
  }
}

/** Removes trailing slashes: `/ar//` becomes `/ar`, and the root remains `/`. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/**
 * Redirect target for a visitor with a language cookie on a path without language; null if no
 * redirect is needed.
 */
export function redirectFor(
  url: string,
  { path, search }: PageRequest,
  cookie: string | undefined,
): string | null {
  const chosen = LOCALE_IN_COOKIE.exec(cookie ?? '')?.[1];
  if (search === TEXT_PREVIEW) return null;
  if (!isLocale(chosen) || localeOfPath(path) !== 'fr') return null;
  return localizePath(url, chosen);
}

/**
 * Whether the path names a file. A path whose last segment has an extension is a file and never a
 * page.
 */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);

/**
 * Whether the request opens a page, and not a script or a picture. Only a page request gets the
 * 'not found' page.
 */
export const opensPage = (accept: string | undefined): boolean =>
  accept?.includes('text/html') ?? false;

/** Whether the path equals or is below one of these prefixes: `/api`, `/api/…`. */
export const isUnder = (path: string, ...sections: string[]): boolean =>
  sections.some((room) => path === room || path.startsWith(`${room}/`));

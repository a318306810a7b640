import { isLocale, localeOfPath, localizePath, type Locale } from '@five/shared/locales/locale';

/** What is asked of the site, read from the address alone. */
export interface PageRequest {
  /** The path as a page is known by: decoded, without a slash at its end. */
  path: string;
  /** The same without its language. */
  bare: string;
  locale: Locale;
  /** The query, with its question mark. */
  search: string;
}

const LOCALE_IN_COOKIE = /(?:^|;\s*)locale=(en|ar)\s*(?:;|$)/;

/** Null for an address that cannot be decoded. */
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

/** `/ar//` is `/ar`; the root stays one slash. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Where a visitor who once chose a language is sent from a path that names none; null to stay. */
export function redirectFor(url: string, { path }: PageRequest, cookie: string | undefined): string | null {
  const chosen = LOCALE_IN_COOKIE.exec(cookie ?? '')?.[1];
  if (!isLocale(chosen) || localeOfPath(path) !== 'fr') return null;
  return localizePath(url, chosen);
}

/** A path whose last part has an extension names a file and never a page. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);

/** Whether somebody opens the address, and no page asks for a script or a picture: only then a page says that there is none. */
export const opensPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Whether the path lies in one of these rooms: `/api`, `/api/…`. */
export const liesIn = (path: string, ...rooms: string[]): boolean => rooms.some((room) => path === room || path.startsWith(`${room}/`));

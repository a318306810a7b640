import { DEFAULT_LOCALE, isLocale, type Locale, localizePath } from '@five/shared/locales/locale';
import { type PageRequest, redirectFor } from './page-request.ts';
import type { SitePaths } from './site-paths.ts';

/** The address of the page that a visitor meant. */
interface Correction {
  /** Path with query, encoded. */
  url: string;
  /** The language that the given address names; null if it names none. */
  language: Locale | null;
}

/**
 * Corrects addresses that people type or dictate: capital letters, and `/fr` before a French page.
 */
export class AddressCorrections {
  constructor(private readonly paths: SitePaths) {}

  /**
   * Returns the address of the page. Null if the given address is correct, or if there is no such
   * page. An address that names no language leads to the page in the language of the cookie.
   */
  async of(request: PageRequest, cookie: string | undefined): Promise<Correction | null> {
    const { path, search } = request;
    const [, first = '', ...rest] = path.split('/');
    const named = first.toLowerCase();
    if (path === path.toLowerCase() && named !== DEFAULT_LOCALE) return null;
    if (named === 'admin')
      return { url: encodeURI(`/${[named, ...rest].join('/')}`) + search, language: null };
    const language = isLocale(named) ? named : null;
    const page = await this.pageAt(language === null ? path : `/${rest.join('/')}`);
    if (page === null) return null;
    const to = localizePath(page, language ?? DEFAULT_LOCALE);
    if (to === path) return null;
    const url = encodeURI(to) + search;
    const chosen = language === null ? redirectFor(url, { ...request, path: to }, cookie) : null;
    return { url: chosen ?? url, language };
  }

  /**
   * Returns the spelling of a path without language at which there is a page. If that cannot be
   * read, there is none, and the page of the given path reports the failure.
   */
  private async pageAt(bare: string): Promise<string | null> {
    for (const spelling of this.paths.spellingsOf(bare))
      if (await this.paths.exists(spelling).catch(() => false)) return spelling;
    return null;
  }
}

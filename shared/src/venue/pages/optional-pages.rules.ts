import { DEFAULT_LOCALE, localizePath } from '../../locales/locale.ts';

/** Pages of the site that a venue can hide, by the first segment of their path. */
export const OPTIONAL_PAGES = [
  'academy',
  'tournament',
  'promo',
  'sponsors',
  'players',
  'discussions',
] as const;
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

/**
 * Returns the page that a path belongs to: `/ar/tournament/2025/may?tab=1` belongs to `tournament`.
 * Null if the page is always shown.
 * @param path with or without the language prefix, query and hash
 */
export function optionalPageOf(path: string): OptionalPage | null {
  const [, first] = localizePath(path, DEFAULT_LOCALE).split(/[/?#]/);
  return OPTIONAL_PAGES.find((page) => page === first) ?? null;
}

/** Whether a path leads to a page that the venue hides. */
export function leadsToHidden(path: string, hidden: readonly OptionalPage[]): boolean {
  const page = optionalPageOf(path);
  return page !== null && hidden.includes(page);
}

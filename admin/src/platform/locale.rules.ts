import { isLocale, type Locale } from '@five/shared/locales/locale';

/** The language chosen on this machine; before any choice the first of the browser's that we speak. */
export function chosenLocale(chosen: unknown, browser: readonly string[]): Locale {
  return isLocale(chosen) ? chosen : asLocale(browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale));
}

export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : 'fr';
}

import { isLocale, type Locale } from '@five/shared/locales/locale';

/** The language stored on this machine, else the first supported language of the browser. */
export function chosenLocale(chosen: unknown, browser: readonly string[]): Locale {
  return isLocale(chosen)
    ? chosen
    : asLocale(browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale));
}

export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : 'fr';
}

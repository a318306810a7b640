import { dirOf, type Locale } from '@five/shared/locales/locale';

export type Direction = ReturnType<typeof dirOf>;

/**
 * Sets language and direction of the document; fonts, screen readers and logical CSS properties
 * depend on them.
 */
export function setDocumentDirection(locale: Locale): void {
  Object.assign(document.documentElement, { lang: locale, dir: dirOf(locale) });
}

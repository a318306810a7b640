import { dirOf, type Locale } from '@five/shared/locales/locale';

export type Direction = ReturnType<typeof dirOf>;

/**
 * Sets language and direction of the document, which fonts, screen readers and logical CSS depend
 * on.
 */
export function setDocumentDirection(locale: Locale): void {
  Object.assign(document.documentElement, { lang: locale, dir: dirOf(locale) });
}

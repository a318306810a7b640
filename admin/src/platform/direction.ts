import { dirOf, type Locale } from '@five/shared/locales/locale';

export type Direction = ReturnType<typeof dirOf>;

/** Language and direction belong to the whole document: fonts, screen readers and logical CSS go by them. */
export function turnDocument(locale: Locale): void {
  Object.assign(document.documentElement, { lang: locale, dir: dirOf(locale) });
}

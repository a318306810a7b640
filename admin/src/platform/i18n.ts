import { isLocale, type Locale } from '@five/shared/locales/locale';
import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { useLocale, useTranslate } from 'react-admin';
import { ar } from '../locales/ar.ts';
import { en } from '../locales/en.ts';
import { fr, type Messages } from '../locales/fr.ts';
import { reactAdminArabic } from '../locales/react-admin-ar.ts';

const messages = {
  fr: { ...french, ...fr },
  en: { ...english, ...en },
  ar: { ...reactAdminArabic, ...ar },
} satisfies Record<Locale, Messages>;

/** Each language under its own name: who looks for it can read it. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: 'fr', name: 'Français' },
  { locale: 'en', name: 'English' },
  { locale: 'ar', name: 'العربية' },
];

export const i18nOf = (initial: Locale) => polyglot((locale) => messages[asLocale(locale)], initial, [...LANGUAGES]);

/** `board.today`, `booking.due`, …: every sentence of ours by its path; a wrong path does not compile. */
export type TextKey = Path<Messages>;
type Path<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}` }[keyof T & string];

export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

export function useSay(): Say {
  return useTranslate();
}

export function useOurLocale(): Locale {
  return asLocale(useLocale());
}

export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : 'fr';
}

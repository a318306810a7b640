import type { Locale } from '@five/shared/locales/locale';
import statesAr from '@five/shared/locales/ar/states.json';
import statesEn from '@five/shared/locales/en/states.json';
import statesFr from '@five/shared/locales/fr/states.json';
import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { useLocale, useTranslate } from 'ra-core';
import { ar } from '../locales/ar.ts';
import { en } from '../locales/en.ts';
import { fr, type Messages } from '../locales/fr.ts';
import { reactAdminArabic } from '../locales/react-admin-ar.ts';
import { asLocale } from './locale.rules.ts';

/** All texts of the back-office, including the shared names of states. */
type AppMessages = Messages & { states: typeof statesFr };

const messages = {
  fr: { ...french, ...fr, states: statesFr },
  en: { ...english, ...en, states: statesEn },
  ar: { ...reactAdminArabic, ...ar, states: statesAr },
} satisfies Record<Locale, AppMessages>;

/** The languages to choose from, each named in its own language. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: 'fr', name: 'Français' },
  { locale: 'en', name: 'English' },
  { locale: 'ar', name: 'العربية' },
];

export const createI18nProvider = (initial: Locale) =>
  polyglot((locale) => messages[asLocale(locale)], initial, [...LANGUAGES]);

/** Path of a text, such as `board.today`; code with a wrong path does not compile. */
export type TextKey = Path<AppMessages>;
type Path<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}` }[keyof T &
  string];

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export function useTypedTranslate(): Translate {
  return useTranslate();
}

export function useAppLocale(): Locale {
  return asLocale(useLocale());
}

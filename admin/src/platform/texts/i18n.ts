import {
  DEFAULT_LOCALE,
  dirOf,
  isLocale,
  textOf,
  type Locale,
  type Texts,
} from '@five/shared/locales/locale';
import { createInstance } from 'i18next';
import { type I18nProvider, useLocale, useSetLocale, useTranslate } from 'ra-core';
import type { texts } from '../../locales/fr.ts';
import type { texts as pageTexts } from '../../locales/fr-pages.ts';

/** Loads the texts of a language, so that no page downloads another language. */
const TEXTS = {
  fr: () => import('../../locales/fr.ts'),
  en: () => import('../../locales/en.ts'),
  ar: () => import('../../locales/ar.ts'),
};

/** The languages to choose from, each named in its own language. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: 'fr', name: 'Français' },
  { locale: 'en', name: 'English' },
  { locale: 'ar', name: 'العربية' },
];

const NAMESPACE = 'translation';
const i18n = createInstance();
/** The language that was chosen last; its texts may still be loading. */
let chosen: Locale;
/** Whether the texts of the pages that load after the board are needed. */
let isPageOpen = false;

/** Values of a text; react-admin names its default `_` and its count `smart_count`. */
interface Values {
  _?: string;
  smart_count?: number;
  [name: string]: unknown;
}

/** Loads the texts of the first language, and returns the translations for react-admin. */
export async function createI18nProvider(initial: Locale): Promise<I18nProvider> {
  chosen = initial;
  await i18n.init({
    lng: initial,
    fallbackLng: false,
    resources: {},
    // react-admin also passes sentences, which may contain a colon.
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  await load(initial);
  return {
    translate: (key, { _: defaultValue, smart_count: count, ...values }: Values = {}) =>
      i18n.t(key, { defaultValue, count, ...values }),
    changeLocale: async (locale) => {
      chosen = asLocale(locale);
      await load(chosen);
      await i18n.changeLanguage(chosen);
    },
    getLocale: () => i18n.language,
    getLocales: () => [...LANGUAGES],
  };
}

/** Loads the texts of lists, forms and reports; a page that loads later waits for them. */
export async function loadPageTexts(): Promise<void> {
  isPageOpen = true;
  await Promise.all([load(asLocale(i18n.language)), load(chosen)]);
}

async function load(locale: Locale): Promise<void> {
  const language = await TEXTS[locale]();
  add(locale, language.reactAdmin);
  add(locale, language.texts);
  if (isPageOpen) add(locale, (await language.pageTexts()).texts);
}

function add(locale: Locale, more: object): void {
  i18n.addResourceBundle(locale, NAMESPACE, more, true);
}

/** Path of a text, such as `board.today`; code with a wrong path does not compile. */
export type TextKey = Path<typeof texts & typeof pageTexts>;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${Path<T[K]>}`;
}[keyof T & string];
type WithoutForm<K extends string> = K extends `${infer Text}_${PluralForm}` ? Text : K;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Returns the function that translates; `count` among the values selects the plural form. */
export function useTypedTranslate(): Translate {
  return useTranslate();
}

export function useAppLocale(): Locale {
  return asLocale(useLocale());
}

/**
 * Returns a function that changes the language. It loads the texts first: react-admin renders the
 * page anew once they are there, and would drop input that was typed in between. A load that fails
 * is tried again and reported by the change itself.
 */
export function useChooseLocale(): (locale: Locale) => Promise<void> {
  const setLocale = useSetLocale();
  return async (locale) => {
    await load(locale).catch(() => undefined);
    setLocale(locale);
  };
}

/** Returns a function that selects the user's language of a localized text. */
export function useTextOf(): (texts: Texts | null | undefined) => string {
  const locale = useAppLocale();
  return (texts) => (texts ? textOf(texts, locale) : '');
}

export type Direction = ReturnType<typeof dirOf>;

/**
 * Sets language and direction of the document; fonts, screen readers and logical CSS properties
 * depend on them. An app that is installed has the name in this language.
 */
export function setDocumentDirection(locale: Locale): void {
  Object.assign(document.documentElement, { lang: locale, dir: dirOf(locale) });
  const language = locale === DEFAULT_LOCALE ? '' : `.${locale}`;
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', `/admin/manifest${language}.webmanifest`);
}

/** The language stored on this machine, else the first supported language of the browser. */
export function chosenLocale(chosen: unknown, browser: readonly string[]): Locale {
  return isLocale(chosen)
    ? chosen
    : asLocale(browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale));
}

function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : 'fr';
}

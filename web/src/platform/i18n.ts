import type { Locale } from '@five/shared/locales/locale';
import { createInstance, type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

const TEXTS = {
  fr: () => import('../locales/fr.ts'),
  en: () => import('../locales/en.ts'),
  ar: () => import('../locales/ar.ts'),
};

type Loader = () => Promise<{ default: ResourceKey }>;

/** Texts that few pages need come with those pages. */
const LATE_TEXTS: Record<Locale, Record<string, Loader>> = {
  fr: { legal: () => import('../locales/fr/legal.json'), violations: () => import('@five/shared/locales/fr/violations.json') },
  en: { legal: () => import('../locales/en/legal.json'), violations: () => import('@five/shared/locales/en/violations.json') },
  ar: { legal: () => import('../locales/ar/legal.json'), violations: () => import('@five/shared/locales/ar/violations.json') },
};

const LEGAL_PAGES = /\/(?:conditions|privacy)\/?$/;

/**
 * A translator for one language; the texts of the others are never downloaded. Those that the page at `path` needs
 * beside the common ones are there from the start: it must come alive exactly as it was prerendered.
 */
export async function createI18n(locale: Locale, path: string) {
  const { texts } = await TEXTS[locale]();
  const i18n = createInstance().use(lateTexts(locale)).use(initReactI18next);
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    partialBundledLanguages: true,
    ns: Object.keys(texts),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  if (LEGAL_PAGES.test(path)) await i18n.loadNamespaces('legal');
  return i18n;
}

function lateTexts(locale: Locale): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (_language, namespace, done) => {
      const load = LATE_TEXTS[locale][namespace];
      if (!load) return done(new Error(`No texts named ${namespace}`), false);
      load().then((texts) => done(null, texts.default), (error: Error) => done(error, false));
    },
  };
}

import { DEFAULT_LOCALE, localizePath, type Locale } from '@five/shared/locales/locale';
import { createInstance, type BackendModule, type FlatNamespace, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type TextChanges, withChanges } from './own-texts.ts';
import { nextTask } from '../page/idle-queue.ts';

/**
 * Loads the file of a language. It contains the texts of that language that most pages need, and a
 * function that loads its other texts. No page therefore downloads the list of another language.
 */
const TEXTS = {
  fr: () => import('../../locales/fr.ts'),
  en: () => import('../../locales/en.ts'),
  ar: () => import('../../locales/ar.ts'),
};

/** Replacements for the delivered texts. */
interface OwnTexts {
  /** Name of the venue; without it, pages have a neutral name. */
  brand?: string | undefined;
  texts?: TextChanges | undefined;
}

/** Place of the venue's name in built pages, which the server fills when it sends a page. */
export const NAME_PLACE = '%fact:venue%';

const NONE: TextChanges = { keys: [], change: (_, text) => text };

type LateTexts = (namespace: string) => Promise<{ default: ResourceKey }>;

/**
 * Text namespaces that a page needs, by the first part of its path. Their types are in
 * `i18next.d.ts`. `tools/page-texts.spec.mjs` checks that every namespace belongs to a page.
 */
const PAGE_TEXTS: Record<string, FlatNamespace | FlatNamespace[]> = {
  about: 'about',
  academy: ['academy', 'auth'],
  account: [
    'account',
    'auth',
    'bookings',
    'notifications',
    'open-matches',
    'packs',
    'players',
    'series',
    'tickets',
    'waiting',
  ],
  auth: 'auth',
  conditions: 'legal',
  contact: ['contact', 'auth', 'seasons'],
  discussions: ['discussions', 'community', 'auth'],
  m: 'match',
  mails: 'notifications',
  maps: ['maps', 'seasons'],
  medias: 'medias',
  messagings: ['messagings', 'community', 'auth'],
  'open-matches': ['open-matches', 'bookings', 'players', 'community', 'discussions', 'auth'],
  players: ['players', 'community', 'auth'],
  privacy: 'legal',
  promo: 'promo',
  reserve: ['bookings', 'drafts', 'open-matches', 'tickets', 'waiting', 'auth'],
  reset: 'auth',
  s: ['players', 'community', 'discussions', 'auth'],
  sponsors: 'sponsors',
  tournament: 'tournaments',
  waiting: ['waiting', 'bookings', 'tickets', 'auth'],
};

/**
 * Creates a translator for one language; texts of other languages are never downloaded. The texts
 * of the page at `path` are loaded first, so that hydration matches the prerendered HTML.
 */
export async function createI18n(locale: Locale, path: string, own: OwnTexts = {}) {
  const { texts, lateTexts } = await TEXTS[locale]();
  await nextTask();
  const i18n = createInstance().use(backendOf(lateTexts, own)).use(initReactI18next);
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: changed(texts, own) },
    partialBundledLanguages: true,
    ns: Object.keys(texts),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const namespaces = PAGE_TEXTS[firstPart(path)];
  if (namespaces) await i18n.loadNamespaces(namespaces);
  return i18n;
}

function changed(texts: { common: object }, { brand, texts: changes = NONE }: OwnTexts) {
  const named = brand === undefined ? texts : { ...texts, common: { ...texts.common, brand } };
  return Object.fromEntries(
    Object.entries(named).map(([namespace, known]) => [
      namespace,
      withChanges(namespace, known, changes),
    ]),
  );
}

function firstPart(path: string): string {
  return localizePath(path, DEFAULT_LOCALE).split('/')[1] ?? '';
}

/** Returns an i18next backend that loads a namespace when a page first uses it. */
function backendOf(lateTexts: LateTexts, { texts: changes = NONE }: OwnTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (_language, namespace, done) => {
      lateTexts(namespace).then(
        (texts) => done(null, withChanges(namespace, texts.default, changes)),
        (error: Error) => done(error, false),
      );
    },
  };
}

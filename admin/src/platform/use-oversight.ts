import type { Locale } from '@five/shared/locales/locale';
import { oversightAr } from '../locales/oversight-ar.ts';
import { oversightEn } from '../locales/oversight-en.ts';
import { oversightFr, type OversightWords } from '../locales/oversight-fr.ts';
import { useOurLocale } from './i18n.ts';

const WORDS: Record<Locale, OversightWords> = { fr: oversightFr, en: oversightEn, ar: oversightAr };

/** The sentences of reports and trail. They come with the first of those pages. */
export function useOversight(): OversightWords {
  return WORDS[useOurLocale()];
}

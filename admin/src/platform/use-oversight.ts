import type { Locale } from '@five/shared/locales/locale';
import {
  administrationAr,
  administrationEn,
  administrationFr,
  type AdministrationWords,
} from '../locales/administration.ts';
import { useOurLocale } from './i18n.ts';

const WORDS: Record<Locale, AdministrationWords> = {
  fr: administrationFr,
  en: administrationEn,
  ar: administrationAr,
};

/** Texts of reports and audit trail, loaded with the first such page. */
export function useOversight(): AdministrationWords {
  return WORDS[useOurLocale()];
}

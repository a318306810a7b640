import type { Locale } from '@five/shared/locales/locale';
import {
  administrationAr,
  administrationEn,
  administrationFr,
  type AdministrationTexts,
} from '../locales/administration.ts';
import { useAppLocale } from './i18n.ts';

const TEXTS: Record<Locale, AdministrationTexts> = {
  fr: administrationFr,
  en: administrationEn,
  ar: administrationAr,
};

/** Texts of reports and audit trail, loaded with the first such page. */
export function useAdministrationTexts(): AdministrationTexts {
  return TEXTS[useAppLocale()];
}

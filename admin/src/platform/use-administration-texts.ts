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

/**
 * Texts of reports, audit trail and accounts in the page's language; loaded with the first page
 * that needs them.
 */
export function useAdministrationTexts(): AdministrationTexts {
  return TEXTS[useAppLocale()];
}

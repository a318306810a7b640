import type { Locale } from '@five/shared/locales/locale';
import actsAr from '@five/shared/locales/ar/audit.json';
import actsEn from '@five/shared/locales/en/audit.json';
import actsFr from '@five/shared/locales/fr/audit.json';

const ACTION_NAMES: Record<Locale, Record<string, Record<string, string>>> = {
  fr: actsFr,
  en: actsEn,
  ar: actsAr,
};

/**
 * All audit actions with their names; if `kind` is set, only the actions of that kind of record.
 */
export function actionNames(locale: Locale, kind: string): { id: string; name: string }[] {
  return Object.entries(ACTION_NAMES[locale])
    .filter(([one]) => kind === '' || one === kind)
    .flatMap(([one, acts]) =>
      Object.entries(acts).map(([act, name]) => ({ id: `${one}.${act}`, name })),
    );
}

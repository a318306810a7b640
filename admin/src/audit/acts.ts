import type { Locale } from '@five/shared/locales/locale';
import actsAr from '@five/shared/locales/ar/audit.json';
import actsEn from '@five/shared/locales/en/audit.json';
import actsFr from '@five/shared/locales/fr/audit.json';

const ACTS: Record<Locale, Record<string, Record<string, string>>> = {
  fr: actsFr,
  en: actsEn,
  ar: actsAr,
};

/** All audit actions, of one kind of record or of all, with their names. */
export function actsOf(locale: Locale, kind: string): { id: string; name: string }[] {
  return Object.entries(ACTS[locale])
    .filter(([one]) => kind === '' || one === kind)
    .flatMap(([one, acts]) =>
      Object.entries(acts).map(([act, name]) => ({ id: `${one}.${act}`, name })),
    );
}

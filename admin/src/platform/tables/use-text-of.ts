import { textOf, type Texts } from '@five/shared/locales/locale';
import { useAppLocale } from '../texts/i18n.ts';

/** Returns a function that selects the user's language of a localized text. */
export function useTextOf(): (texts: Texts | null | undefined) => string {
  const locale = useAppLocale();
  return (texts) => (texts ? textOf(texts, locale) : '');
}

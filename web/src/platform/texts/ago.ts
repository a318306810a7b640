import type { Locale } from '@five/shared/locales/locale';
import { nowMs } from '@five/client/clock';
import { useLocale } from './locale.ts';

const TAGS: Record<Locale, string> = { fr: 'fr-MA', en: 'en-GB', ar: 'ar-MA-u-nu-latn' };

/**
 * Units of time with their length in seconds. The largest unit of which at least one has passed is
 * used.
 */
const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Returns a function that describes the time since an instant, such as `il y a 2 heures` or `hier`.
 * The result does not depend on the time zone.
 */
export function useAgo(): (instant: string) => string {
  const { locale } = useLocale();
  return (instant) => formatAgo(instant, locale);
}

/** Describes the time since an instant in a language. */
export function formatAgo(instant: string, locale: Locale): string {
  const seconds = Math.max(0, Math.round((nowMs() - Date.parse(instant)) / 1000));
  const formatter = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'auto' });
  const [unit, each] = UNITS.find(([, length]) => seconds >= length) ?? [
    'second',
    Math.max(1, seconds),
  ];
  return formatter.format(unit === 'second' ? 0 : -Math.floor(seconds / each), unit);
}

import type { Locale } from '../locales/locale.ts';
import { formatLocalizedDate } from './date-format.ts';
import { addDays } from './wall-time.ts';

/**
 * End of the hours that are described by their night. A fixed limit instead of the opening hours,
 * so that a mail stays the same after the opening hours have changed.
 */
export const NIGHT_ENDS = '06:00';

const FORMATS: Record<Locale, (from: string, to: string) => string> = {
  fr: (from, to) => `nuit de ${from} à ${to}`,
  en: (from, to) => `night of ${from} to ${to}`,
  ar: (from, to) => `ليلة ${from} إلى ${to}`,
};

/**
 * The night of an hour after midnight: `nuit de jeudi à vendredi` for Friday 00:30; null for an
 * hour of the day.
 * @param date calendar date `YYYY-MM-DD`
 * @param time `HH:mm`
 */
export function formatNight(date: string, time: string, locale: Locale): string | null {
  if (time >= NIGHT_ENDS) return null;
  return FORMATS[locale](
    formatLocalizedDate(addDays(date, -1), locale, 'weekdayLong'),
    formatLocalizedDate(date, locale, 'weekdayLong'),
  );
}

/** A formatted day, with its night in brackets for an hour after midnight. */
export function appendNight(said: string, date: string, time: string, locale: Locale): string {
  const night = formatNight(date, time, locale);
  return night === null ? said : `${said} (${night})`;
}

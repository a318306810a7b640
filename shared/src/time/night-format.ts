import type { Locale } from '../locales/locale.ts';
import { formatLocalizedDate } from './date-format.ts';
import { addDays } from './wall-time.ts';

/**
 * Wall time before which an hour is described by its night, such as "night of Thursday to Friday".
 * The limit is fixed and independent of the opening hours, so that a mail stays the same after
 * opening hours have changed.
 */
export const NIGHT_ENDS = '06:00';

const FORMATS: Record<Locale, (from: string, to: string) => string> = {
  fr: (from, to) => `nuit de ${from} à ${to}`,
  en: (from, to) => `night of ${from} to ${to}`,
  ar: (from, to) => `ليلة ${from} إلى ${to}`,
};

/**
 * Describes the night of an hour after midnight: `nuit de jeudi à vendredi` for Friday 00:30. Null
 * for an hour from 06:00 on.
 * @param date calendar date `YYYY-MM-DD`
 * @param time wall time `HH:mm`
 */
export function formatNight(date: string, time: string, locale: Locale): string | null {
  if (time >= NIGHT_ENDS) return null;
  return FORMATS[locale](
    formatLocalizedDate(addDays(date, -1), locale, 'weekdayLong'),
    formatLocalizedDate(date, locale, 'weekdayLong'),
  );
}

/**
 * Appends the night in brackets to the formatted day `formattedDay`, if the time is after midnight
 * and before 06:00.
 */
export function appendNight(
  formattedDay: string,
  date: string,
  time: string,
  locale: Locale,
): string {
  const night = formatNight(date, time, locale);
  return night === null ? formattedDay : `${formattedDay} (${night})`;
}

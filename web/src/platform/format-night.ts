import type { Locale } from '@five/shared/locales/locale';
import type { DateStyle } from '@five/shared/time/date-words';
import { withNight } from '@five/shared/time/night-words';
import { formatDay } from './format.ts';

/**
 * The day of an hour, with its night if the hour is after midnight: `vendredi 27 novembre (nuit de
 * jeudi à vendredi)`.
 */
export function formatDayAt(date: string, time: string, locale: Locale, style: DateStyle): string {
  return withNight(formatDay(date, locale, style), date, time, locale);
}

import type { Locale } from '@five/shared/locales/locale';
import type { DateStyle } from '@five/shared/time/date-format';
import { appendNight } from '@five/shared/time/night-format';
import { formatDay } from './format.ts';

/**
 * Formats the day of a wall time. If the time is after midnight, the night is added: `vendredi 27
 * novembre (nuit de jeudi à vendredi)`.
 */
export function formatDayAt(date: string, time: string, locale: Locale, style: DateStyle): string {
  return appendNight(formatDay(date, locale, style), date, time, locale);
}

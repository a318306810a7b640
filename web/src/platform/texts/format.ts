import type { Locale } from '@five/shared/locales/locale';
import {
  type DateStyle,
  formatLocalizedDate,
  formatLocalizedTime,
} from '@five/shared/time/date-format';

/** Formats a date of the venue (`YYYY-MM-DD`) in words, independently of the user's time zone. */
export function formatDay(date: string, locale: Locale, style: DateStyle): string {
  return formatLocalizedDate(date, locale, style);
}

/** Returns the name of a weekday, 1 (Monday) to 7. */
export function formatWeekday(
  weekday: number,
  locale: Locale,
  style: 'weekday' | 'weekdayLong' = 'weekdayLong',
): string {
  // 1 January 2024 was a Monday, so day N of that month has weekday N.
  return formatDay(`2024-01-0${weekday}`, locale, style);
}

/** Returns the name of a weekday after the word "every", where Arabic omits the article. */
export function formatEveryWeekday(weekday: number, locale: Locale): string {
  const name = formatWeekday(weekday, locale);
  return locale === 'ar' ? name.replace(/^ال/, '') : name;
}

/** Formats a wall time (`HH:mm`): `20 h 00` in French, `20:00` in other languages. */
export function formatTime(time: string, locale: Locale): string {
  return formatLocalizedTime(time, locale);
}

/** Formats a duration in milliseconds as `1:07:05` or `59:59`; negative values count as 0. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** Formats a bank account number (RIB) in its four parts: bank, town, account, key. */
export function formatRib(rib: string): string {
  return rib.replace(/^(\d{3})(\d{3})(\d{16})(\d{2})$/, '$1 $2 $3 $4');
}

/**
 * Encloses a name, number or address in Unicode direction isolates. They have the effect of a `bdi`
 * element in plain text.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

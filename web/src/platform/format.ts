import type { Locale } from '@five/shared/locales/locale';
import {
  type DateStyle,
  formatLocalizedDate,
  formatLocalizedTime,
} from '@five/shared/time/date-format';

/** A venue date (`YYYY-MM-DD`) in words, independent of the reader's time zone. */
export function formatDay(date: string, locale: Locale, style: DateStyle): string {
  return formatLocalizedDate(date, locale, style);
}

/** The name of weekday 1 (Monday) to 7. */
export function formatWeekday(
  weekday: number,
  locale: Locale,
  style: 'weekday' | 'weekdayLong' = 'weekdayLong',
): string {
  // 1 January 2024 was a Monday.
  return formatDay(`2024-01-0${weekday}`, locale, style);
}

/** The weekday after "every": Arabic omits the article there. */
export function formatEveryWeekday(weekday: number, locale: Locale): string {
  const name = formatWeekday(weekday, locale);
  return locale === 'ar' ? name.replace(/^ال/, '') : name;
}

/** A wall time (`HH:mm`) in words: `20 h 00` in French, `20:00` elsewhere. */
export function formatTime(time: string, locale: Locale): string {
  return formatLocalizedTime(time, locale);
}

/** `1:07:05` or `59:59` from milliseconds; negative values count as 0. */
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

/** A bank account number (RIB) in its four parts: bank, town, account, key. */
export function formatRib(rib: string): string {
  return rib.replace(/^(\d{3})(\d{3})(\d{16})(\d{2})$/, '$1 $2 $3 $4');
}

/**
 * Isolates the direction of a name, number or address inside a sentence (like `bdi`, for plain
 * text).
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

import { nationalPhone } from '@five/shared/auth/phone-display';
import type { Locale } from '@five/shared/locales/locale';

/**
 * Locales that give Latin digits and 24-hour times in all three languages. Plain `ar` has other
 * month names and 12-hour times. `fr-MA` abbreviates June as `jui.`, which is easily mistaken for
 * July.
 */
const TAGS: Record<Locale, string> = { fr: 'fr', en: 'en-GB', ar: 'ar-MA-u-nu-latn' };

const DAY_SHAPES = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  dated: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const isOfYear = (date: string, today: string) => date.slice(0, 4) === today.slice(0, 4);

/**
 * A wall date `YYYY-MM-DD` as text, with the year if `today` is in another year. The date is parsed
 * without a time zone, so the browser's zone cannot shift it.
 */
export function dayText(
  date: string,
  locale: Locale,
  shape: keyof typeof DAY_SHAPES = 'long',
  today = date,
): string {
  const year = isOfYear(date, today) ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(TAGS[locale], {
    ...DAY_SHAPES[shape],
    ...year,
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00Z`));
}

const DAY_MS = 86_400_000;
const FORTNIGHT = 14;

/**
 * The distance of a day from today as text, such as `demain`, `dans 9 jours`, or from two weeks on
 * `dans 3 semaines`.
 */
export function awayText(date: string, today: string, locale: Locale): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  const away = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'auto' });
  return Math.abs(days) < FORTNIGHT
    ? away.format(days, 'day')
    : away.format(Math.trunc(days / 7), 'week');
}

/**
 * A part of a date as text: month and year, such as `novembre 2026`, or the abbreviated weekday.
 */
export function partText(date: string, locale: Locale, part: 'month' | 'weekday'): string {
  const options: Intl.DateTimeFormatOptions =
    part === 'month' ? { month: 'long', year: 'numeric' } : { weekday: 'short' };
  return new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}

/**
 * A wall time `HH:mm` in the style of the language: `20 h 00` with no-break spaces in French,
 * `20:00` in the other languages.
 */
export function hourText(time: string, locale: Locale): string {
  return locale === 'fr' ? time.replace(':', '\u00a0h\u00a0') : time;
}

/**
 * A phone number as dialled in Morocco: `+212612345678` becomes `06 12 34 56 78`. Foreign numbers
 * keep their country code.
 */
export function phoneText(phone: string): string {
  const national = nationalPhone(phone);
  return national.startsWith('0') ? national.replace(/(\d{2})(?=\d)/g, '$1 ') : phone;
}

/** The time since an instant as text, such as `il y a 5 minutes`. */
export function agoText(instant: string, now: number, locale: Locale): string {
  const minutes = Math.round((Date.parse(instant) - now) / 60_000);
  const ago = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'auto' });
  if (minutes >= 0) return ago.format(0, 'second');
  if (minutes > -60) return ago.format(minutes, 'minute');
  if (minutes > -60 * 24) return ago.format(Math.round(minutes / 60), 'hour');
  return ago.format(Math.round(minutes / 60 / 24), 'day');
}

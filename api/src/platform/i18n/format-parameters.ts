import { formatPhone } from '@five/shared/auth/phone-display';
import { isLocale, type Locale, type Texts, textOf } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import { formatLocalizedDate, formatLocalizedTime } from '@five/shared/time/date-format';
import { formatRib } from '@five/shared/venue/company-numbers';
import { appendNight } from '@five/shared/time/night-format';

/** Converts an instant to the venue's wall time, `YYYY-MM-DDTHH:mm`. */
export type WallOf = (instant: Date) => string;

const dayIn = (region: string) =>
  new Intl.DateTimeFormat(region, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
/** Date formats by language, created once because creating a format is expensive. */
const DAY: Record<Locale, Intl.DateTimeFormat> = {
  fr: dayIn('fr-MA'),
  en: dayIn('en-GB'),
  ar: dayIn('ar-MA'),
};
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;
/**
 * Names of the date parameters of a text. Each value is the name of the parameter that contains the
 * time of day (`HH:mm`) for this date.
 */
const HOUR_OF: Record<string, string> = {
  date: 'startTime',
  wasDate: 'wasStartTime',
  firstDate: 'startTime',
  lastDate: 'startTime',
};
const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Direction marks, which are removed because they would affect the surrounding text. */
const TURNS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
/**
 * Characters that make mail clients create a link: a dot of any script before a letter, and the
 * colon of a scheme.
 */
const ADDRESS_SIGN = /[.\u3002\uff0e\uff61](?=\p{L})|:(?=\/\/)/gu;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/**
 * Formats the parameters of a text for display. Numbers whose parameter name ends in `Cents` are
 * shown as money. Dates, times and instants are shown in the reader's language, and instants in the
 * venue's time. A list of dates is joined with commas. A value with several languages is shown in
 * the reader's language. Other strings are put on one line. In Arabic, times, money and strings are
 * isolated, so that their direction does not change the surrounding text.
 */
export function formatParameters(
  parameters: Record<string, unknown>,
  locale: Locale,
  wallOf: WallOf,
): Record<string, unknown> {
  const formatted = Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [key, shown(key, value, locale, wallOf)]),
  );
  return { ...formatted, ...nightsOf(parameters, formatted, locale) };
}

/**
 * Appends the night, such as `(night of Thursday to Friday)`, to every date whose hour is after
 * midnight. Without it, 'Friday 00:00' could be misread as the night after Friday.
 */
function nightsOf(
  parameters: Record<string, unknown>,
  formatted: Record<string, unknown>,
  locale: Locale,
): Record<string, string> {
  const nights = Object.entries(HOUR_OF).flatMap(([key, hour]) => {
    const [date, time, day] = [parameters[key], parameters[hour], formatted[key]];
    const isTimed =
      typeof date === 'string' && DATE.test(date) && typeof time === 'string' && TIME.test(time);
    return isTimed && typeof day === 'string' ? [[key, appendNight(day, date, time, locale)]] : [];
  });
  return Object.fromEntries(nights) as Record<string, string>;
}

/**
 * Formats a date, for example as `samedi 21 novembre 2026`.
 * @param date `YYYY-MM-DD`
 */
function formatDate(date: string, locale: Locale): string {
  return DAY[locale].format(Date.parse(`${date}T00:00Z`));
}

/**
 * Converts text to one line without characters that could break a header or change the text
 * direction.
 */
export function oneLine(text: string): string {
  return text.replace(TURNS, '').replace(BREAKS, ' ').trim();
}

/** Inserts spaces so that mail clients turn no part of the text into a link. */
export function unlinked(text: string): string {
  return text.replace(ADDRESS_SIGN, '$& ');
}

function shown(key: string, value: unknown, locale: Locale, wallOf: WallOf): unknown {
  if (typeof value === 'number')
    return key.endsWith('Cents') ? enclosed(formatMoney(value, locale), locale) : value;
  if (isDates(value))
    return value
      .map((date) => formatLocalizedDate(date, locale, 'dayAndMonth'))
      .join(locale === 'ar' ? '، ' : ', ');
  if (isTexts(value)) return isolated(textOf(value, locale), locale);
  if (typeof value !== 'string') return value;
  if (key === 'rib') return enclosed(formatRib(value), locale);
  if (DATE.test(value)) return formatDate(value, locale);
  if (TIME.test(value)) return enclosed(formatLocalizedTime(value, locale), locale);
  if (INSTANT.test(value)) return formatWall(wallOf(new Date(value)), locale);
  if (WALL_TIME.test(value)) return formatWall(value, locale);
  return isolated(key === 'phone' ? formatPhone(value) : value, locale);
}

function formatWall(wall: string, locale: Locale): string {
  const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  return appendNight(
    `${formatDate(date, locale)}${locale === 'ar' ? '،' : ','} ` +
      `${enclosed(formatLocalizedTime(time, locale), locale)}`,
    date,
    time,
    locale,
  );
}

function isolated(text: string, locale: Locale): string {
  return enclosed(oneLine(text), locale);
}

function enclosed(text: string, locale: Locale): string {
  return locale === 'ar' ? isolate(text) : text;
}

/** Encloses a text, so that its direction does not change the surrounding text. */
export const isolate = (text: string): string => `${ISOLATE}${text}${END_ISOLATE}`;

const isDates = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((date) => typeof date === 'string' && DATE.test(date));

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Texts).fr === 'string' &&
    Object.keys(value).every(isLocale)
  );
}

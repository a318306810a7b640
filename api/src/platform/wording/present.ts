import { isLocale, type Locale, type Texts, textOf } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import { sayDate, sayTime } from '@five/shared/time/date-words';
import { withNight } from '@five/shared/time/night-words';

/** Turns an instant into venue wall time, `YYYY-MM-DDTHH:mm`. */
export type WallOf = (instant: Date) => string;

const dayIn = (region: string) => new Intl.DateTimeFormat(region, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' });
/** Made once: a format costs far more to make than to use. */
const DAY: Record<Locale, Intl.DateTimeFormat> = { fr: dayIn('fr-MA'), en: dayIn('en-GB'), ar: dayIn('ar-MA') };
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;
/** The parameters that are days with an hour, and that hour. */
const HOUR_OF: Record<string, string> = { date: 'startTime', wasDate: 'wasStartTime', firstDate: 'startTime' };
const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that would turn the direction of the text around them. They have no width: nothing stands in their place. */
const TURNS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
/** What makes an address of words: a dot, in any script, before a letter, and a scheme's colon. */
const ADDRESS_SIGN = /[.\u3002\uff0e\uff61](?=\p{L})|:(?=\/\/)/gu;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/**
 * Parameters as a sentence shows them: what ends in `Cents` as money, dates, hours and instants in the reader's words and the
 * venue's hour, a list of days as one, texts in three languages in the reader's. Other text stays itself, on one line, and in Arabic keeps its own direction.
 */
export function present(parameters: Record<string, unknown>, locale: Locale, wallOf: WallOf): Record<string, unknown> {
  const said = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, shown(key, value, locale, wallOf)]));
  return { ...said, ...nightsOf(parameters, said, locale) };
}

/** Days whose hour is after midnight name their night too: 'Friday 00:00' is read as the night after. */
function nightsOf(parameters: Record<string, unknown>, said: Record<string, unknown>, locale: Locale): Record<string, string> {
  const nights = Object.entries(HOUR_OF).flatMap(([key, hour]) => {
    const [date, time, day] = [parameters[key], parameters[hour], said[key]];
    const isTimed = typeof date === 'string' && DATE.test(date) && typeof time === 'string' && TIME.test(time);
    return isTimed && typeof day === 'string' ? [[key, withNight(day, date, time, locale)]] : [];
  });
  return Object.fromEntries(nights) as Record<string, string>;
}

/** `samedi 21 novembre 2026`. @param date `YYYY-MM-DD` */
function formatDate(date: string, locale: Locale): string {
  return DAY[locale].format(Date.parse(`${date}T00:00Z`));
}

/** One line, with nothing in it that could break a header or turn the text around it. */
export function oneLine(text: string): string {
  return text.replace(TURNS, '').replace(BREAKS, ' ').trim();
}

/** The same words with nothing in them that a mail program would make a link of. */
export function unlinked(text: string): string {
  return text.replace(ADDRESS_SIGN, '$& ');
}

function shown(key: string, value: unknown, locale: Locale, wallOf: WallOf): unknown {
  if (typeof value === 'number') return key.endsWith('Cents') ? enclosed(formatMoney(value, locale), locale) : value;
  if (isDates(value)) return value.map((date) => sayDate(date, locale, 'dayAndMonth')).join(locale === 'ar' ? '، ' : ', ');
  if (isTexts(value)) return isolated(textOf(value, locale), locale);
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return formatDate(value, locale);
  if (TIME.test(value)) return enclosed(sayTime(value, locale), locale);
  if (INSTANT.test(value)) return formatWall(wallOf(new Date(value)), locale);
  return WALL_TIME.test(value) ? formatWall(value, locale) : isolated(value, locale);
}

function formatWall(wall: string, locale: Locale): string {
  const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  return withNight(`${formatDate(date, locale)}${locale === 'ar' ? '،' : ','} ${enclosed(sayTime(time, locale), locale)}`, date, time, locale);
}

function isolated(text: string, locale: Locale): string {
  return enclosed(oneLine(text), locale);
}

function enclosed(text: string, locale: Locale): string {
  return locale === 'ar' ? `${ISOLATE}${text}${END_ISOLATE}` : text;
}

const isDates = (value: unknown): value is string[] => Array.isArray(value) && value.every((date) => typeof date === 'string' && DATE.test(date));

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && typeof (value as Texts).fr === 'string' && Object.keys(value).every(isLocale);
}

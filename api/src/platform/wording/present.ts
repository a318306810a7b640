import { isLocale, type Locale, type Texts, textOf } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import { sayTime } from '@five/shared/time/date-words';

/** Turns an instant into venue wall time, `YYYY-MM-DDTHH:mm`. */
export type WallOf = (instant: Date) => string;

const dayIn = (region: string) => new Intl.DateTimeFormat(region, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' });
/** Made once: a format costs far more to make than to use. */
const DAY: Record<Locale, Intl.DateTimeFormat> = { fr: dayIn('fr-MA'), en: dayIn('en-GB'), ar: dayIn('ar-MA') };
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;
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
 * venue's hour, texts in three languages in the reader's. Other text stays itself, on one line, and in Arabic keeps its own direction.
 */
export function present(parameters: Record<string, unknown>, locale: Locale, wallOf: WallOf): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, shown(key, value, locale, wallOf)]));
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
  if (isTexts(value)) return isolated(textOf(value, locale), locale);
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return formatDate(value, locale);
  if (TIME.test(value)) return enclosed(sayTime(value, locale), locale);
  if (INSTANT.test(value)) return formatWall(wallOf(new Date(value)), locale);
  return WALL_TIME.test(value) ? formatWall(value, locale) : isolated(value, locale);
}

function formatWall(wall: string, locale: Locale): string {
  return `${formatDate(wall.slice(0, 10), locale)}${locale === 'ar' ? '،' : ','} ${enclosed(sayTime(wall.slice(11, 16), locale), locale)}`;
}

function isolated(text: string, locale: Locale): string {
  return enclosed(oneLine(text), locale);
}

function enclosed(text: string, locale: Locale): string {
  return locale === 'ar' ? `${ISOLATE}${text}${END_ISOLATE}` : text;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && typeof (value as Texts).fr === 'string' && Object.keys(value).every(isLocale);
}

import type { Locale } from '../locales/locale.ts';
import { weekdayOf } from './wall-time.ts';

interface DateNames {
  /** Names of the weekdays, starting with Monday. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  months: readonly string[];
  shortMonths: readonly string[];
  /** The character between the weekday and the day of the month; empty: none. */
  comma: string;
}

const ARABIC_DAYS = ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'];
const MOROCCAN_MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'ماي',
  'يونيو',
  'يوليوز',
  'غشت',
  'شتنبر',
  'أكتوبر',
  'نونبر',
  'دجنبر',
];

// Date names are a table instead of Intl. The first Intl formatter costs a slow phone a tenth of a
// second, and some browsers have no Moroccan month names. Words and order match those of fr-FR,
// en-GB and ar-MA; the first of a month is `1er` in French, as it is spoken.
const DATE_NAMES: Record<Locale, DateNames> = {
  fr: {
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    shortWeekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    shortMonths: [
      'janv.',
      'févr.',
      'mars',
      'avr.',
      'mai',
      'juin',
      'juil.',
      'août',
      'sept.',
      'oct.',
      'nov.',
      'déc.',
    ],
    comma: '',
  },
  en: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    shortMonths: [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sept',
      'Oct',
      'Nov',
      'Dec',
    ],
    comma: '',
  },
  ar: {
    weekdays: ARABIC_DAYS,
    shortWeekdays: ARABIC_DAYS,
    months: MOROCCAN_MONTHS,
    shortMonths: MOROCCAN_MONTHS,
    comma: '،',
  },
};

/**
 * Parts of a date; `weekday` and `month` count from 0, where weekday 0 is Monday. `day` is the day
 * of the month as it is written before a month.
 */
interface DateParts {
  weekday: number;
  day: string;
  month: number;
  year: number;
}

const FORMATS = {
  /** Example: vendredi 21 novembre. */
  long: ({ weekdays, months, comma }, { weekday, day, month }) =>
    `${weekdays[weekday]}${comma} ${day} ${months[month]}`,
  /** Example: ven. 21 nov. */
  short: ({ shortWeekdays, shortMonths, comma }, { weekday, day, month }) =>
    `${shortWeekdays[weekday]}${comma} ${day} ${shortMonths[month]}`,
  weekday: ({ shortWeekdays }, { weekday }) => `${shortWeekdays[weekday]}`,
  weekdayLong: ({ weekdays }, { weekday }) => `${weekdays[weekday]}`,
  dayOfMonth: (_words, { day }) => `${Number.parseInt(day, 10)}`,
  month: ({ shortMonths }, { month }) => `${shortMonths[month]}`,
  /** Example: 21 novembre. */
  dayAndMonth: ({ months }, { day, month }) => `${day} ${months[month]}`,
  /** Example: 21 novembre 2026. */
  full: ({ months }, { day, month, year }) => `${day} ${months[month]} ${year}`,
} satisfies Record<string, (words: DateNames, date: DateParts) => string>;

export type DateStyle = keyof typeof FORMATS;

/**
 * Formats a date (`YYYY-MM-DD`) with Western digits in every language.
 * @throws RangeError unless the text has the form of a date
 */
export function formatLocalizedDate(date: string, locale: Locale, style: DateStyle): string {
  const weekday = weekdayOf(date) - 1;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return FORMATS[style](DATE_NAMES[locale], {
    weekday,
    day: locale === 'fr' && day === 1 ? '1er' : String(day),
    month: month - 1,
    year,
  });
}

/** Formats a wall time (`HH:mm`): `20 h 00` in French, `20:00` in other languages. */
export function formatLocalizedTime(time: string, locale: Locale): string {
  return locale === 'fr' ? time.replace(/^0?(\d+):/, '$1\u00A0h\u00A0') : time;
}

/** Formats a wall time for notices: `01h00` in French, `01:00` in other languages. */
export function formatPaddedTime(time: string, locale: Locale): string {
  return locale === 'fr' ? time.replace(':', 'h') : time;
}

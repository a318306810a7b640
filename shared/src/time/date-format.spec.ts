import { LOCALES, type Locale } from '../locales/locale.ts';
import {
  type DateStyle,
  formatPaddedTime,
  formatLocalizedDate,
  formatLocalizedTime,
} from './date-format.ts';
import { addDays } from './wall-time.ts';

// The test compares with French of France. Moroccan French abbreviates June to "jui.", which
// differs by one letter from "juil." for July. French of France does not abbreviate June; the two
// are otherwise equal.
const REGIONS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', ar: 'ar-MA' };
const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  dayOfMonth: { day: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  month: { month: 'short' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
};
const YEAR = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day));

/** In French, the first of a month before its name is `1er`, which Intl does not write. */
const spoken = (date: string) => date.replace(/(^|\s)1 (?=\p{L})/u, '$11er ');

describe.each(LOCALES)('dates in words, %s', (locale) => {
  test.each(Object.keys(STYLES) as DateStyle[])(
    '%s: every day of a leap year is formatted as in the region',
    (style) => {
      const format = new Intl.DateTimeFormat(REGIONS[locale], {
        ...STYLES[style],
        numberingSystem: 'latn',
        timeZone: 'UTC',
      });
      expect(YEAR.map((date) => formatLocalizedDate(date, locale, style))).toEqual(
        YEAR.map((date) =>
          (locale === 'fr' ? spoken : String)(format.format(new Date(`${date}T00:00:00Z`))),
        ),
      );
    },
  );
});

test('a notice writes its hour as notices do', () => {
  expect([
    formatPaddedTime('01:00', 'fr'),
    formatPaddedTime('23:30', 'en'),
    formatPaddedTime('23:30', 'ar'),
  ]).toEqual(['01h00', '23:30', '23:30']);
});

test('what is no date is refused', () => {
  expect(() => formatLocalizedDate('21/11/2026', 'fr', 'long')).toThrow(RangeError);
});

test('an hour is formatted as in Morocco, in French with the letter h', () => {
  expect(['09:00', '20:30', '00:00'].map((time) => formatLocalizedTime(time, 'fr'))).toEqual([
    '9\u00A0h\u00A000',
    '20\u00A0h\u00A030',
    '0\u00A0h\u00A000',
  ]);
  expect([formatLocalizedTime('09:00', 'en'), formatLocalizedTime('20:30', 'ar')]).toEqual([
    '09:00',
    '20:30',
  ]);
});

import { formatDayAt } from './format-night.ts';
import {
  formatCountdown,
  formatDay,
  formatEveryWeekday,
  formatRib,
  formatTime,
  formatWeekday,
} from './format.ts';

describe('the time left', () => {
  it.each([
    [0, '00:00'],
    [-5000, '00:00'],
    [1, '00:01'],
    [59_000, '00:59'],
    [59_001, '01:00'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [4_025_000, '1:07:05'],
    [90_000_000, '25:00:00'],
  ])('of %i ms is %s', (leftMs, text) => {
    expect(formatCountdown(leftMs)).toBe(text);
  });
});

describe('a day of the venue', () => {
  it.each([
    ['fr', 'samedi 21 novembre'],
    ['en', 'Saturday 21 November'],
    ['ar', 'السبت، 21 نونبر'],
  ] as const)('in %s is the same day in every time zone of a reader', (locale, text) => {
    expect(formatDay('2026-11-21', locale, 'long')).toBe(text);
  });

  it('names the night of an hour after midnight', () => {
    expect(formatDayAt('2026-11-27', '00:30', 'fr', 'long')).toBe(
      'vendredi 27 novembre (nuit de jeudi à vendredi)',
    );
    expect(formatDayAt('2026-11-27', '20:00', 'fr', 'long')).toBe('vendredi 27 novembre');
  });

  it.each([
    ['fr', '20 h 00'],
    ['en', '20:00'],
    ['ar', '20:00'],
  ] as const)('has hours as %s writes them', (locale, text) => {
    expect(formatTime('20:00', locale).replaceAll(/\u00a0|\u202f/g, ' ')).toBe(text);
  });
});

describe('a weekday', () => {
  it.each([
    [1, 'fr', 'lundi'],
    [7, 'fr', 'dimanche'],
    [1, 'en', 'Monday'],
    [5, 'ar', 'الجمعة'],
  ] as const)('%i in %s is %s', (weekday, locale, name) => {
    expect(formatWeekday(weekday, locale)).toBe(name);
  });

  it('after "every" has no article in Arabic', () => {
    expect(formatEveryWeekday(5, 'ar')).toBe('جمعة');
    expect(formatEveryWeekday(1, 'ar')).toBe('اثنين');
    expect(formatEveryWeekday(5, 'fr')).toBe('vendredi');
  });
});

describe('a bank account', () => {
  it('is shown in its four parts, and as it is where it has another length', () => {
    expect(formatRib('011780000012345678901234')).toBe('011 780 0000123456789012 34');
    expect(formatRib('01178')).toBe('01178');
  });
});

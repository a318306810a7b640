import fc from 'fast-check';
import { LOCALES } from '../locales/locale.ts';
import { formatLocalizedDate } from './date-format.ts';
import { NIGHT_ENDS, formatNight, appendNight } from './night-format.ts';
import { addDays } from './wall-time.ts';

test.each([
  [
    '2026-11-27',
    '00:00',
    'nuit de jeudi à vendredi',
    'night of Thursday to Friday',
    'ليلة الخميس إلى الجمعة',
  ],
  [
    '2026-11-23',
    '01:30',
    'nuit de dimanche à lundi',
    'night of Sunday to Monday',
    'ليلة الأحد إلى الاثنين',
  ],
  [
    '2027-01-01',
    '05:59',
    'nuit de jeudi à vendredi',
    'night of Thursday to Friday',
    'ليلة الخميس إلى الجمعة',
  ],
  [
    '2026-11-28',
    '02:00',
    'nuit de vendredi à samedi',
    'night of Friday to Saturday',
    'ليلة الجمعة إلى السبت',
  ],
])('%s %s is named by its night in three languages', (date, time, fr, en, ar) => {
  expect(LOCALES.map((locale) => formatNight(date, time, locale))).toEqual(
    LOCALES.map((locale) => ({ fr, en, ar })[locale]),
  );
});

test.each(['06:00', '09:00', '12:00', '20:00', '23:59'])('%s needs no night', (time) => {
  for (const locale of LOCALES)
    expect([
      formatNight('2026-11-27', time, locale),
      appendNight('le jour', '2026-11-27', time, locale),
    ]).toEqual([null, 'le jour']);
});

test('the night label before closing names the previous day and the day, in brackets', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(
      minutes,
      fc.integer({ min: 0, max: 3_000 }),
      fc.constantFrom(...LOCALES),
      (minute, days, locale) => {
        const time = [Math.floor(minute / 60), minute % 60]
          .map((part) => String(part).padStart(2, '0'))
          .join(':');
        const date = addDays('2024-01-01', days);
        const night = formatNight(date, time, locale);
        expect(night === null).toBe(time >= NIGHT_ENDS);
        if (night === null) return;
        expect(night).toContain(formatLocalizedDate(addDays(date, -1), locale, 'weekdayLong'));
        expect(night.endsWith(formatLocalizedDate(date, locale, 'weekdayLong'))).toBe(true);
        expect(appendNight('x', date, time, locale)).toBe(`x (${night})`);
      },
    ),
  );
});

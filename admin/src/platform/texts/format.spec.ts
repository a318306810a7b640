import { LOCALES } from '@five/shared/locales/locale';
import { dateOfDay, timeOfMinutes } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { agoText, awayText, dayText, hourText, phoneText } from './format.ts';

const dates = fc.integer({ min: 0, max: 40_000 }).map(dateOfDay);
const AT = Date.parse('2026-11-21T19:00:00Z');
const ago = (minutes: number) => agoText(new Date(AT - minutes * 60_000).toISOString(), AT, 'en');

describe('a day', () => {
  test('has its name and its month in three languages', () => {
    expect(LOCALES.map((locale) => dayText('2026-11-21', locale))).toEqual([
      'samedi 21 novembre',
      'Saturday 21 November',
      'السبت، 21 نونبر',
    ]);
    expect(LOCALES.map((locale) => dayText('2026-11-21', locale, 'short'))).toEqual([
      'sam. 21 nov.',
      'Sat 21 Nov',
      'السبت، 21 نونبر',
    ]);
  });

  test('in June and one in July stay distinct: in short form June keeps its full name', () => {
    expect(['2027-06-30', '2027-07-30'].map((date) => dayText(date, 'fr', 'dated'))).toEqual([
      '30 juin 2027',
      '30 juil. 2027',
    ]);
  });

  test('of another year has its year, one of this year has none', () => {
    const texts = (date: string) =>
      LOCALES.map((locale) => dayText(date, locale, 'short', '2026-11-21'));
    expect(texts('2027-01-05')).toEqual([
      'mar. 5 janv. 2027',
      'Tue, 5 Jan 2027',
      'الثلاثاء، 5 يناير 2027',
    ]);
    expect(texts('2025-12-31').every((text) => text.includes('2025'))).toBe(true);
    expect(texts('2026-12-31').some((text) => text.includes('2026'))).toBe(false);
  });

  test('gives the distance from today in days up to two weeks, then in weeks', () => {
    const away = (date: string) => awayText(date, '2026-11-21', 'fr');
    expect(['2026-11-22', '2026-11-20', '2026-12-04'].map(away)).toEqual([
      'demain',
      'hier',
      'dans 13 jours',
    ]);
    expect(['2026-12-05', '2027-01-04', '2026-11-01'].map(away)).toEqual([
      'dans 2 semaines',
      'dans 6 semaines',
      'il y a 2 semaines',
    ]);
    expect(awayText('2026-12-12', '2026-11-21', 'ar')).toBe('خلال 3 أسابيع');
  });

  test('is never moved by the zone of the machine', () => {
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom(...LOCALES),
        fc.constantFrom('long', 'short'),
        (date, locale, shape) =>
          dayText(date, locale, shape).includes(String(Number(date.slice(8)))),
      ),
    );
  });

  test('has digits that all three languages read', () => {
    fc.assert(fc.property(dates, (date) => !/[٠-٩]/.test(dayText(date, 'ar'))));
  });
});

test('an hour is written as people here write it', () => {
  expect(LOCALES.map((locale) => hourText('20:00', locale))).toEqual([
    '20\u00a0h\u00a000',
    '20:00',
    '20:00',
  ]);
  fc.assert(
    fc.property(
      fc.nat(1439).map(timeOfMinutes),
      fc.constantFrom(...LOCALES),
      (time, locale) => hourText(time, locale).replace(/\D/g, '') === time.replace(':', ''),
    ),
  );
});

test('a phone reads as it is dialled here, and a foreign one keeps its country', () => {
  expect(phoneText('+212661122301')).toBe('06 61 12 23 01');
  expect(phoneText('+212522334455')).toBe('05 22 33 44 55');
  expect(phoneText('+33612345678')).toBe('+33612345678');
  fc.assert(
    fc.property(
      fc.stringMatching(/^[5-7]\d{8}$/),
      (digits) => phoneText(`+212${digits}`).replaceAll(' ', '') === `0${digits}`,
    ),
  );
});

describe('how long ago', () => {
  test.each([
    [0, 'now'],
    [5, '5 minutes ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [23 * 60, '23 hours ago'],
    [24 * 60, 'yesterday'],
    [72 * 60, '3 days ago'],
  ])('%i minutes is %s', (minutes, text) => {
    expect(ago(minutes)).toBe(text);
  });

  test('is never in the future, also where a clock runs ahead', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        (minutes) => !ago(minutes).startsWith('in '),
      ),
    );
  });
});

import type { SessionRule } from './quote.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { unpricedPeriods } from './unpriced-hours.rules.ts';

const TODAY = '2026-11-25';
const week = (startTime: string, endTime: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals: [{ startTime, endTime }] }));
const price = (startTime: string, endTime: string): SessionRule => ({
  reference: startTime,
  tariff: 'standard',
  durationMinutes: 60,
  totalCents: 30_000,
  pitch: null,
  from: null,
  to: null,
  weekdays: null,
  startTime,
  endTime,
});
const unpriced = (opening: Partial<OpeningRules>, ...rules: SessionRule[]) =>
  unpricedPeriods(
    { openingHours: week('18:00', '23:00'), seasons: [], exceptions: [], ...opening },
    {
      rules: [
        ...rules,
        ...rules.map((rule) => ({
          ...rule,
          reference: `two ${rule.reference}`,
          durationMinutes: 120,
        })),
      ],
      pitches: ['P1', 'P2'],
      slotMinutes: 60,
    },
    TODAY,
  ).map(({ season, hours }) => [
    season,
    ...hours.map(
      ({ startTime, endTime, durationMinutes, weekdays, pitches }) =>
        `${startTime} ${endTime} ${durationMinutes} ${weekdays.join('')} ${pitches.join()}`,
    ),
  ]);

test('unpriced season hours are reported once for all pitches, usual-week hours separately', () => {
  const night = { from: '2027-02-08', to: '2027-02-09', openingHours: week('20:00', '02:00') };
  expect(unpriced({ seasons: [night] }, price('18:00', '00:00'))).toEqual([
    [0, '00:00 02:00 60 12 P1,P2'],
  ]);
  expect(unpriced({}, price('19:00', '00:00'))).toEqual([[null, '18:00 19:00 60 1234567 P1,P2']]);
  expect(unpriced({}, price('18:00', '00:00'))).toEqual([]);
});

test('two consecutive hours without a price are reported where one hour has a price', () => {
  const oneHourOnly = { ...price('18:00', '23:00'), reference: 'one' };
  expect(
    unpricedPeriods(
      { openingHours: week('18:00', '20:00'), seasons: [], exceptions: [] },
      { rules: [oneHourOnly], pitches: ['P1'], slotMinutes: 60 },
      TODAY,
    )[0]?.hours,
  ).toEqual([
    {
      startTime: '18:00',
      endTime: '19:00',
      durationMinutes: 120,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      pitches: ['P1'],
    },
  ]);
});

test('a season that runs is looked at from today, one that is over not at all', () => {
  const ran = (to: string) =>
    unpriced(
      { seasons: [{ from: '2026-11-01', to, openingHours: week('23:00', '00:00') }] },
      price('18:00', '23:00'),
    );
  expect(ran('2026-11-26')).toEqual([[0, '23:00 00:00 60 34 P1,P2']]);
  expect(ran('2026-11-24')).toEqual([]);
});

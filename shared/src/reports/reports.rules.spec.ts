import fc from 'fast-check';
import { openingPeriods } from '../slots/opening.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { addDays, minutesBetween, timeOfMinutes } from '../time/wall-time.ts';
import { PACK_ENDS, UNPAID_AGES } from './reports.codes.ts';
import { isSpan, openHours, packBounds, unpaidBounds } from './reports.rules.ts';
import type { Bounds } from './reports.rules.ts';

const TODAY = '2026-11-23';
const time = fc.integer({ min: 0, max: 47 }).map((half) => timeOfMinutes(half * 30));
const week = fc.array(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    intervals: fc.array(fc.record({ startTime: time, endTime: time }), { maxLength: 2 }),
  }),
  { maxLength: 7 },
);
const rules: fc.Arbitrary<OpeningRules> = fc.record({
  openingHours: week,
  seasons: fc.constant([]),
  exceptions: fc.array(
    fc.record({
      from: fc.constant(addDays(TODAY, 2)),
      to: fc.constant(addDays(TODAY, 3)),
      intervals: fc.array(fc.record({ startTime: time, endTime: time }), { maxLength: 1 }),
    }),
    { maxLength: 1 },
  ),
});

test('the open hours of some days add up to the minutes that these days are open', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 20 }), (opening, days) => {
      const to = addDays(TODAY, days);
      const dates = Array.from({ length: days + 1 }, (_, index) => addDays(TODAY, index));
      const open = dates
        .flatMap((date) => openingPeriods(date, opening))
        .reduce((sum, { start, end }) => sum + minutesBetween(start, end), 0);
      const found = openHours(TODAY, to, opening);
      expect(found.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(open);
      expect(found.every(({ minutes }) => minutes > 0)).toBe(true);
    }),
  );
});

test('the hours after midnight belong to the previous evening and are sorted after it', () => {
  const opening: OpeningRules = {
    openingHours: [{ weekday: 1, intervals: [{ startTime: '22:30', endTime: '01:00' }] }],
    seasons: [],
    exceptions: [],
  };
  expect(openHours(TODAY, '2026-11-24', opening)).toEqual([
    { weekday: 1, hour: 22, minutes: 30 },
    { weekday: 1, hour: 23, minutes: 60 },
    { weekday: 1, hour: 0, minutes: 60 },
  ]);
});

const isIn = (date: string, { from, to }: Bounds) =>
  (from === null || from <= date) && (to === null || date <= to);

test('every day is of one age, and every last day of one class', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const date = addDays(TODAY, days);
      expect(UNPAID_AGES.filter((age) => isIn(date, unpaidBounds(age, TODAY)))).toHaveLength(1);
      expect(
        PACK_ENDS.filter((end) => end !== 'frozen' && isIn(date, packBounds(end, TODAY))),
      ).toHaveLength(1);
    }),
  );
});

test('seven days are a week, thirty a month', () => {
  expect(unpaidBounds('week', TODAY)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(unpaidBounds('month', TODAY)).toEqual({ from: '2026-10-24', to: '2026-11-15' });
  expect(packBounds('week', TODAY)).toEqual({ from: null, to: '2026-11-29' });
  expect(packBounds('month', TODAY)).toEqual({ from: '2026-11-30', to: '2026-12-22' });
});

test.each([
  ['2026-11-23', '2026-11-23', true],
  ['2026-11-23', '2026-11-22', false],
  ['2026-01-01', '2026-12-31', true],
  ['2025-12-30', '2026-12-31', false],
])('from %s to %s is a span a report may look at: %s', (from, to, may) => {
  expect(isSpan(from, to, 366)).toBe(may);
});

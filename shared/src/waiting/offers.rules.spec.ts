import fc from 'fast-check';
import { addMinutes, minutesBetween, timeOfWall } from '../time/wall-time.ts';
import { minutesOfOffer, offerSpan } from './offers.rules.ts';

const DAY = '2026-11-23';

test('an offer lasts a day, two hours or half an hour, the less the nearer its slot is', () => {
  expect([2880, 2879, 360, 359, 30, 0].map(minutesOfOffer)).toEqual([1440, 120, 120, 30, 30, 30]);
});

describe.each([
  ['two days ahead: a day', `${DAY}T10:00`, '2026-11-25T19:00', `${DAY}T10:00`, '2026-11-24T10:00'],
  ['the same evening: two hours', `${DAY}T12:00`, `${DAY}T19:00`, `${DAY}T12:00`, `${DAY}T14:00`],
  ['in two hours: half an hour', `${DAY}T17:00`, `${DAY}T19:00`, `${DAY}T17:00`, `${DAY}T17:30`],
  [
    'in ten minutes: until the start',
    `${DAY}T18:50`,
    `${DAY}T19:00`,
    `${DAY}T18:50`,
    `${DAY}T19:00`,
  ],
  [
    'freed in the night: announced at eight',
    '2026-11-24T02:00',
    '2026-11-24T19:00',
    '2026-11-24T08:00',
    '2026-11-24T10:00',
  ],
  [
    'freed at 23:00: announced at eight',
    `${DAY}T23:00`,
    '2026-11-24T19:00',
    '2026-11-24T08:00',
    '2026-11-24T10:00',
  ],
  [
    'freed at 22:59: announced at once, and the night does not count',
    `${DAY}T22:59`,
    '2026-11-24T19:00',
    `${DAY}T22:59`,
    '2026-11-24T09:59',
  ],
  [
    'an end in the night moves to the morning',
    `${DAY}T22:00`,
    '2026-11-24T19:00',
    `${DAY}T22:00`,
    '2026-11-24T09:00',
  ],
  [
    'for tonight: announced at night, too',
    `${DAY}T23:10`,
    '2026-11-24T00:00',
    `${DAY}T23:10`,
    `${DAY}T23:40`,
  ],
  [
    'from before the night into it, for tonight',
    `${DAY}T22:50`,
    '2026-11-24T00:00',
    `${DAY}T22:50`,
    `${DAY}T23:20`,
  ],
  [
    'at eight itself nothing is left to wait for',
    '2026-11-24T07:30',
    '2026-11-24T08:00',
    '2026-11-24T07:30',
    '2026-11-24T08:00',
  ],
  [
    'an hour after the night: until then at most',
    '2026-11-24T07:30',
    '2026-11-24T08:15',
    '2026-11-24T08:00',
    '2026-11-24T08:15',
  ],
])('%s', (_, now, start, announce, end) => {
  test(`${now} for ${start}`, () => {
    expect(offerSpan(now, start)).toEqual({ announce, end });
  });
});

test('an offer is sent before it ends, ends by the start, at night only for that night', () => {
  const minutes = fc.integer({ min: 0, max: 6 * 1440 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 10 * 1440 }), (from, ahead) => {
      const now = addMinutes(`${DAY}T00:00`, from);
      const start = addMinutes(now, ahead);
      const { announce, end } = offerSpan(now, start);
      expect([now <= announce, announce < end, end <= start]).toEqual([true, true, true]);
      const isQuiet = (wall: string) => timeOfWall(wall) >= '23:00' || timeOfWall(wall) < '08:00';
      if (isQuiet(announce)) expect(minutesBetween(announce, start)).toBeLessThanOrEqual(9 * 60);
      if (isQuiet(end) && end < start)
        expect(minutesBetween(end, start)).toBeLessThanOrEqual(9 * 60);
    }),
  );
});

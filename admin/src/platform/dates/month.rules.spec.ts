import { addDays, dateOfDay, weekdayOf } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { dayByKey, weeksOf } from './month.rules.ts';

const dates = fc.integer({ min: 0, max: 40_000 }).map(dateOfDay);

test('a month is whole weeks from Monday on, each of its days once, one after the other', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const days = weeksOf(date).flat();
      expect(weekdayOf(days[0] ?? '')).toBe(1);
      expect(days.length % 7).toBe(0);
      expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)));
      expect(days).toContain(date);
      expect(
        weeksOf(date).every((week) => week.some((day) => day.slice(0, 7) === date.slice(0, 7))),
      ).toBe(true);
    }),
  );
});

test('November 2026 spans six weeks', () => {
  expect(weeksOf('2026-11-21').map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
});

test('sideways keys follow the reading direction, up and down a week, page keys a month', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'x'];
  expect(keys.map((key) => dayByKey('2026-01-31', key, false))).toEqual([
    '2026-02-01',
    '2026-01-30',
    '2026-02-07',
    '2026-01-24',
    '2026-02-28',
    '2025-12-31',
    null,
  ]);
  expect(dayByKey('2026-01-31', 'ArrowRight', true)).toBe('2026-01-30');
});

import { DAY_MINUTES, timeOfMinutes, wallOf } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { dueReset } from './reset-time.ts';

test('a reset is due from its minute on, if the process started before', () => {
  const since = '2026-11-27T09:00';
  expect(dueReset('2026-11-28T03:59', since, '04:00')).toBeNull();
  expect(dueReset('2026-11-28T04:00', since, '04:00')).toBe('2026-11-28');
  expect(dueReset('2026-11-29T03:00', since, '04:00')).toBe('2026-11-28');
});

test('a process that starts in the minute of the reset or later waits for the next night', () => {
  for (const since of ['2026-11-28T04:00', '2026-11-28T04:01'])
    expect(dueReset('2026-11-28T23:00', since, '04:00')).toBeNull();
  expect(dueReset('2026-11-29T04:00', '2026-11-28T04:00', '04:00')).toBe('2026-11-29');
});

test('after a reset none is due before the next night, also if clocks go back an hour', () => {
  expect(dueReset('2026-10-25T02:10', '2026-10-25T02:31', '02:30')).toBeNull();
  expect(dueReset('2026-10-25T02:30', '2026-10-25T02:31', '02:30')).toBeNull();
});

test('in each day that a process runs, the last reset is due', () => {
  const minutes = fc.integer({ min: 0, max: DAY_MINUTES - 1 }).map(timeOfMinutes);
  fc.assert(
    fc.property(minutes, minutes, (start, reset) => {
      const due = dueReset(wallOf('2026-11-11', start), wallOf('2026-11-10', start), reset);
      expect(due).toBe(start >= reset ? '2026-11-11' : '2026-11-10');
    }),
  );
});

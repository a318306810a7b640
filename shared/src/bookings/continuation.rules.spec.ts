import { reservedUntil, nextDates } from './continuation.rules.ts';

test('the holder is notified two weeks before the last date, with priority for a week', () => {
  expect(reservedUntil('2026-12-15', '2026-11-30')).toBeNull();
  expect(reservedUntil('2026-12-15', '2026-12-01')).toBe('2026-12-08');
  expect(reservedUntil('2026-12-15', '2026-12-04')).toBe('2026-12-08');
});

test('a late notice gives three days, and never extends beyond the last date', () => {
  expect(reservedUntil('2026-12-15', '2026-12-07')).toBe('2026-12-10');
  expect(reservedUntil('2026-12-15', '2026-12-13')).toBe('2026-12-15');
  expect(reservedUntil('2026-12-15', '2026-12-15')).toBeNull();
});

test('the weeks after are as many again, a week apart, as far as a series may reach', () => {
  expect(nextDates({ firstDate: '2026-11-24', weeks: 3 }, '2026-12-01')).toEqual([
    '2026-12-15',
    '2026-12-22',
    '2026-12-29',
  ]);
  expect(nextDates({ firstDate: '2026-11-24', weeks: 12 }, '2027-02-02').at(-1)).toBe('2027-04-27');
  expect(nextDates({ firstDate: '2026-11-24', weeks: 12 }, '2027-01-01').at(-1)).toBe('2027-03-30');
});

import type { CashEntryAnswer } from '@five/shared/payments/cash/cash.contract';
import { entriesSince, isCounting, isCountStale } from './stale-count.rules.ts';

const session = (countedAt: string | null, reference = 'CS-1') => ({ reference, countedAt });
const entry = (reference: string, at: string): CashEntryAnswer => ({
  id: reference,
  reference,
  session: 'CS-1',
  kind: 'payment',
  amountCents: null,
  at,
  wall: at,
  by: 'Salma',
  reason: null,
  booking: 'BK-1',
  subscription: null,
  customer: 'Karim',
});

test('a count missing from the API is outdated; one never returned is not', () => {
  expect(isCountStale(session('2026-11-23T20:00:00Z'), session(null))).toBe(true);
  expect(isCountStale(session('2026-11-23T20:00:00Z'), session('2026-11-23T20:00:00Z'))).toBe(
    false,
  );
  expect(isCountStale(session(null), session(null))).toBe(false);
  expect(isCountStale(session('2026-11-23T20:00:00Z'), session(null, 'CS-2'))).toBe(false);
});

test('drawer movements made after the count are listed, in chronological order', () => {
  const latestFirst = [
    entry('C', '2026-11-23T20:06:00Z'),
    entry('B', '2026-11-23T20:05:00Z'),
    entry('A', '2026-11-23T19:00:00Z'),
  ];
  expect(
    entriesSince(latestFirst, '2026-11-23T20:00:00Z').map(({ reference }) => reference),
  ).toEqual(['B', 'C']);
});

test('count fields stay filled until their own result arrives, not that of another user', () => {
  expect(isCounting(null, null)).toBe(true);
  expect(isCounting(null, 'first')).toBe(false);
  expect(isCounting({ after: 'first', done: false }, 'first')).toBe(true);
  expect(isCounting({ after: 'first', done: false }, 'of a colleague')).toBe(true);
  expect(isCounting({ after: 'first', done: true }, 'first')).toBe(true);
  expect(isCounting({ after: 'first', done: true }, 'second')).toBe(false);
});

import { earliestReceipt } from './payments.rules.ts';

test('money is dated a month before what it pays for was entered at the earliest', () => {
  expect(earliestReceipt('2026-11-23', '2026-11-20')).toBe('2026-10-20');
});

test('money is never dated more than 370 days back', () => {
  expect(earliestReceipt('2026-11-23', '2024-01-01')).toBe('2025-11-18');
});

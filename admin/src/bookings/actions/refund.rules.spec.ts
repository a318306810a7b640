import { refundByMethod, notReversed } from './refund.rules.ts';

const line = (
  amountCents: number,
  method: 'cash' | 'transfer' | 'pack',
  reversedAt: string | null = null,
) => ({ amountCents, method, reversedAt });

test('a refund covers each payment that was not reversed, by its payment method', () => {
  const payments = [
    line(10_000, 'cash'),
    line(-5000, 'cash'),
    line(5000, 'cash', '2026-11-22T19:00:00.000Z'),
    line(20_000, 'transfer'),
    line(15_000, 'cash'),
    line(3_000, 'pack'),
  ];
  expect(refundByMethod(notReversed(payments))).toEqual([
    { method: 'cash', cents: 25_000 },
    { method: 'transfer', cents: 20_000 },
    { method: 'pack', cents: 3_000 },
  ]);
});

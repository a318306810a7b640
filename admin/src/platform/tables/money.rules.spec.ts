import fc from 'fast-check';
import { amountText, centsOf } from './money.rules.ts';

test('an amount is read as people write it, without a float', () => {
  expect(['300', '150,5', '1 200.50', '0.29', '12.'].map(centsOf)).toEqual([30000, 15050, 120050, 29, 1200]);
});

test('an empty field is no amount, and what is none stays in sight', () => {
  expect(['', ' ', 'cent', '-5', '1.234'].map(centsOf)).toEqual([null, null, 'cent', '-5', '1.234']);
  expect([amountText(null), amountText('cent')]).toEqual(['', 'cent']);
});

test('what stands in the field is read back as the same amount', () => {
  fc.assert(fc.property(fc.nat(99_999_999), (cents) => centsOf(amountText(cents)) === cents));
});

test.each([[30_000, '300'], [15_050, '150.50'], [5, '0.05']])('%d centimes stand in the field as %s', (cents, text) => {
  expect(amountText(cents)).toBe(text);
});

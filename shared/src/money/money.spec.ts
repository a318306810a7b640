import fc from 'fast-check';
import { MAX_CENTS, formatMoney, perPersonCents, splitExactly } from './money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [30_000, '300 DH', '300 MAD', '300 درهم'], [125_050, '1 250,50 DH', '1,250.50 MAD', '1,250.50 درهم'], [5, '0,05 DH', '0.05 MAD', '0.05 درهم'],
  [0, '0 DH', '0 MAD', '0 درهم'], [-30_000, '-300 DH', '-300 MAD', '-300 درهم'], [-5, '-0,05 DH', '-0.05 MAD', '-0.05 درهم'],
  [MAX_CENTS, '10 000 000 DH', '10,000,000 MAD', '10,000,000 درهم'], [99_900, '999 DH', '999 MAD', '999 درهم'], [100_000, '1 000 DH', '1,000 MAD', '1,000 درهم'],
])('%i centimes read %p, %p, %p', (cents, fr, en, ar) => {
  expect([formatMoney(cents, 'fr'), formatMoney(cents, 'en'), formatMoney(cents, 'ar')].map(plain)).toEqual([fr, en, ar]);
});

test('number and currency never part at a line\'s end', () => {
  expect(formatMoney(125_000, 'fr')).toBe('1\u202f250\u00a0DH');
  expect(formatMoney(125_000, 'ar')).not.toContain(' ');
});

test('what is no whole number of centimes is refused', () => {
  for (const cents of [0.5, NaN, Infinity, 2 ** 53]) {
    expect(() => formatMoney(cents, 'fr')).toThrow(RangeError);
    expect(() => splitExactly(cents, 2)).toThrow(RangeError);
  }
  for (const count of [0, -1, 1.5, NaN]) expect(() => splitExactly(100, count)).toThrow(RangeError);
});

test('shares add up to the total, differ by a centime at most, the larger ones first', () => {
  const total = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });
  fc.assert(fc.property(total, fc.integer({ min: 1, max: 60 }), (cents, count) => {
    const shares = splitExactly(cents, count);
    expect(shares).toHaveLength(count);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(perPersonCents(cents, count)).toBe(shares[0]);
  }));
  expect(splitExactly(100, 3)).toEqual([34, 33, 33]);
});

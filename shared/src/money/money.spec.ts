import fc from 'fast-check';
import { LOCALES } from '../locales/locale.ts';
import {
  MAX_CENTS,
  formatCount,
  formatMoney,
  formatPercent,
  perPersonCents,
  splitExactly,
} from './money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');

test.each([
  [30_000, '300 DH', '300 MAD', '300 درهم'],
  [125_050, '1 250,50 DH', '1,250.50 MAD', '1 250,50 درهم'],
  [5, '0,05 DH', '0.05 MAD', '0,05 درهم'],
  [0, '0 DH', '0 MAD', '0 درهم'],
  [-30_000, '-300 DH', '-300 MAD', '-300 درهم'],
  [-5, '-0,05 DH', '-0.05 MAD', '-0,05 درهم'],
  [MAX_CENTS, '10 000 000 DH', '10,000,000 MAD', '10 000 000 درهم'],
  [99_900, '999 DH', '999 MAD', '999 درهم'],
  [100_000, '1 000 DH', '1,000 MAD', '1 000 درهم'],
])('%i centimes read %p, %p, %p', (cents, fr, en, ar) => {
  expect(
    [formatMoney(cents, 'fr'), formatMoney(cents, 'en'), formatMoney(cents, 'ar')].map(plain),
  ).toEqual([fr, en, ar]);
});

test('a share of a hundred reads in the reader’s figures', () => {
  expect(
    LOCALES.map((locale) => [formatPercent(2_000, locale), formatPercent(1_055, locale)]),
  ).toEqual(LOCALES.map((locale) => ['20', locale === 'en' ? '10.55' : '10,55']));
});

test('a count has its digits in threes, as its language parts them', () => {
  expect([0, 999, 12_480].map((count) => formatCount(count, 'en'))).toEqual(['0', '999', '12,480']);
  expect(formatCount(12_480, 'fr')).toBe('12\u202f480');
});

test('number and currency are never separated by a line break', () => {
  expect(formatMoney(125_000, 'fr')).toBe('1\u202f250\u00a0DH');
  expect(formatMoney(125_000, 'ar')).not.toContain(' ');
});

const amounts = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });
const SIGNS = {
  fr: ['\u202f', ',', '-', 'DH'],
  en: [',', '.', '-', 'MAD'],
  ar: ['\u00a0', ',', '\u200f\u200e-', 'درهم'],
} as const;

test.each(LOCALES)(
  'in %s an amount reads back as itself, in Western digits of three, with one sign each',
  (locale) => {
    const [group, decimal, minus, unit] = SIGNS[locale];
    fc.assert(
      fc.property(amounts, (cents) => {
        const text = formatMoney(cents, locale);
        const number = text.slice(0, -unit.length - 1);
        expect(text.slice(number.length)).toBe(`\u00a0${unit}`);
        const [whole = '', rest] = number.replace(minus, '').split(decimal);
        expect(
          whole
            .split(group)
            .slice(1)
            .every((part) => /^[0-9]{3}$/.test(part)),
        ).toBe(true);
        expect(rest === undefined || /^[0-9]{2}$/.test(rest)).toBe(true);
        expect(number.startsWith(minus)).toBe(cents < 0);
        expect(
          (cents < 0 ? -1 : 1) * (Number(whole.replaceAll(group, '')) * 100 + Number(rest ?? 0)),
        ).toBe(cents === 0 ? 0 : cents);
      }),
    );
  },
);

test('in French and Arabic a comma never parts thousands', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      for (const locale of ['fr', 'ar'] as const)
        expect(formatMoney(cents, locale)).not.toMatch(/,[0-9]{3}/);
    }),
  );
});

test('a direction mark keeps the minus before an Arabic amount, and is used only there', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(formatMoney(cents, 'ar').split('\u200e')).toHaveLength(cents < 0 ? 2 : 1);
      expect(formatMoney(cents, 'fr') + formatMoney(cents, 'en')).not.toContain('\u200e');
    }),
  );
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
  fc.assert(
    fc.property(total, fc.integer({ min: 1, max: 60 }), (cents, count) => {
      const shares = splitExactly(cents, count);
      expect(shares).toHaveLength(count);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      expect(perPersonCents(cents, count)).toBe(shares[0]);
    }),
  );
  expect(splitExactly(100, 3)).toEqual([34, 33, 33]);
});

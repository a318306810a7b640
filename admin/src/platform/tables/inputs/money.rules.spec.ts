import { LOCALES } from '@five/shared/locales/locale';
import fc from 'fast-check';
import { centsOf, fieldText } from './money.rules.ts';

test('an amount is read as people write it, without a float', () => {
  expect(['300', '150,5', '1 200.50', '0.29', '12.'].map(centsOf)).toEqual([
    30000, 15050, 120050, 29, 1200,
  ]);
});

test('an empty field is null, and an invalid amount stays visible as typed', () => {
  expect(['', ' ', 'cent', '-5', '1.234'].map(centsOf)).toEqual([
    null,
    null,
    'cent',
    '-5',
    '1.234',
  ]);
  expect([fieldText(null, 'fr'), fieldText('cent', 'fr')]).toEqual(['', 'cent']);
});

test('the formatted field value is parsed back to the same amount', () => {
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      fc.constantFrom(...LOCALES),
      (cents, locale) => centsOf(fieldText(cents, locale)) === cents,
    ),
  );
});

test.each([
  [30_000, 'fr', '300'],
  [42_550, 'fr', '425,50'],
  [42_550, 'en', '425.50'],
  [42_550, 'ar', '425.50'],
  [5, 'en', '0.05'],
] as const)('%d centimes are shown in the field in %s as %s', (cents, locale, text) => {
  expect(fieldText(cents, locale)).toBe(text);
});

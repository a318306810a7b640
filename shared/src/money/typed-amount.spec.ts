import fc from 'fast-check';
import { LOCALES } from '../locales/locale.ts';
import { formatMoney } from './money.ts';
import { amountText, typedCents } from './typed-amount.ts';

const cents = fc.integer({ min: 0, max: 999_999_999 });

test('an amount is read as it was written, to the centime, with a comma or a point', () => {
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(',' as const, '.' as const),
      (amount, decimal) => typedCents(amountText(amount, decimal)) === amount,
    ),
  );
});

test('an amount is read with thousands gaps, where no comma separates thousands', () => {
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(...LOCALES.filter((locale) => locale !== 'en')),
      (amount, locale) =>
        typedCents(formatMoney(amount, locale).replace(/[^\d,\s]/g, '')) === amount,
    ),
  );
});

test('what is no amount is never guessed at', () => {
  expect(
    [
      '',
      ' ',
      '-5',
      '+5',
      '1e3',
      '0x10',
      '1.2.3',
      '1,234',
      '.5',
      '5.',
      'abc',
      '300 DH',
      '12345678',
      '١٢٣',
      'NaN',
    ].map(typedCents),
  ).toEqual(Array(15).fill(null));
});

test('an amount is shown in its field without centimes if they are zero', () => {
  expect([30_000, 15_050, 15_005, 5, 0].map((amount) => amountText(amount))).toEqual([
    '300',
    '150.50',
    '150.05',
    '0.05',
    '0',
  ]);
});

import { LOCALES } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import { amountText } from '@five/shared/money/typed-amount';
import fc from 'fast-check';
import { amountProblem, changeOf, isStillPayable, readAmount } from './amount.rules.ts';

const cents = fc.integer({ min: 1, max: 999_999_998 });

describe('an amount as it is typed', () => {
  test('is read as it was written, to the centime', () => {
    fc.assert(fc.property(cents, (amount) => readAmount(amountText(amount)) === amount));
  });

  test('is parsed with a comma or a point, and with French and Arabic grouping spaces', () => {
    fc.assert(
      fc.property(cents, (amount) => readAmount(amountText(amount).replace('.', ',')) === amount),
    );
    fc.assert(
      fc.property(
        cents,
        (amount) => readAmount(formatMoney(amount, 'fr').replace(/[^\d,\s]/g, '')) === amount,
      ),
    );
    expect(
      ['300', ' 300 ', '1 200', '1\u202f200,5', '150.50', '150,5', '0,01'].map(readAmount),
    ).toEqual([30_000, 30_000, 120_000, 120_050, 15_050, 15_050, 1]);
  });

  test('is never guessed at', () => {
    expect(
      [
        '',
        ' ',
        '0',
        '0,00',
        '-5',
        '+5',
        '1e3',
        '0x10',
        '1.2.3',
        '1,234',
        '12.345',
        '.5',
        '5.',
        'abc',
        '300 DH',
        '12345678',
        '١٢٣',
        'NaN',
        'Infinity',
      ].map(readAmount),
    ).toEqual(Array(19).fill(null));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readAmount(text);
        return read === null || (Number.isSafeInteger(read) && read > 0 && /\d/.test(text));
      }),
    );
  });
});

describe('an amount can be taken', () => {
  test('up to what is due, to the centime', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        (amount, due) =>
          amountProblem(amountText(amount), due) === (amount > due ? 'amount_above' : null),
      ),
    );
    fc.assert(
      fc.property(
        cents,
        (due) =>
          amountProblem(amountText(due), due) === null &&
          amountProblem(amountText(due + 1), due) === 'amount_above',
      ),
    );
  });

  test('and not when it is none', () => {
    expect([amountProblem('', 100), amountProblem('0', 100), amountProblem('-1', 100)]).toEqual([
      'amount_invalid',
      'amount_invalid',
      'amount_invalid',
    ]);
  });

  test('as prefilled in the field, in every page language', () => {
    for (const locale of LOCALES)
      expect(formatMoney(readAmount(amountText(30_000)) ?? 0, locale)).toBe(
        formatMoney(30_000, locale),
      );
  });
});

test('cash handed over is split into amount and change, or the missing amount is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), fc.nat(900_000), (handed, amount) =>
      expect(changeOf(amountText(handed), amount)).toBe(handed - amount),
    ),
  );
  expect(['', '  ', 'cent', '-5'].map((text) => changeOf(text, 30_000))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('the change of a payment is no longer shown after the payment is reversed', () => {
  const partOf400 = { dueCents: 25_000 };
  expect([25_000, 0].map((due) => isStillPayable(partOf400, due))).toEqual([true, true]);
  expect([40_000, 25_001].map((due) => isStillPayable(partOf400, due))).toEqual([false, false]);
});

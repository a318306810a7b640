import fc from 'fast-check';
import { isForeignAmount, readBankAmount } from './bank-amounts.rules.ts';

test.each([
  'MAD 300,00',
  'MAD300,00',
  '300,00 MAD',
  'DH 300,00',
  '300,00 Dhs',
  '300 dirhams',
  '300,00 د.م.',
  'د.م. 300,00',
  '300,00 درهم',
  '٣٠٠٫٠٠ د.م.',
  '¤300,00',
  '300,00 ¤',
  '+300,00',
  '300,00+',
  '300,00 CR',
  "'300,00",
])('%j is three hundred dirhams', (text) => {
  expect(readBankAmount(text, ',')).toBe(30_000);
});

test.each([
  '(300,00)',
  '( 300,00 )',
  '(MAD 300,00)',
  '-300,00',
  '300,00-',
  '– 300,00',
  '\u2212300,00',
  '300,00 DR',
  '- MAD 300,00',
  'MAD -300,00',
  '300,00- MAD',
])('%j is money that went out', (text) => {
  expect(readBankAmount(text, ',')).toBe(-30_000);
});

test.each([
  ["1'250.50", '.'],
  ['1\u2019250.50', '.'],
  ['1\u00a0250,50', ','],
  ['1\u2009250,50', ','],
  ['1\u202f250,50', ','],
  ['1.250,50', ','],
  ['١٬٢٥٠٫٥٠', ','],
] as const)('%j is grouped by thousands', (text, decimal) => {
  expect(readBankAmount(text, decimal)).toBe(125_050);
});

test.each([
  '300,00 €',
  '€300,00',
  'EUR 300,00',
  '300,00 EUR',
  '300,00 euros',
  '$300.00',
  '300,00 USD',
  '£ 300',
  '-300,00 €',
  '(300,00 CHF)',
])('%j is of another currency and no amount in dirhams', (text) => {
  expect([readBankAmount(text, ','), isForeignAmount(text)]).toEqual([null, true]);
});

test.each(['300,00', '300 DH', 'MAD 1 250,50', '300,00 د.م.', '', 'abc', '€', '12/11', '¤300'])(
  '%j is not of another currency',
  (text) => {
    expect(isForeignAmount(text)).toBe(false);
  },
);

test.each([
  '(-300,00)',
  '-300,00-',
  '(300,00',
  '300,00)',
  '+-300',
  'MAD',
  '( )',
  "'",
  '1,250,50',
  '300,00 XX',
])('%j is no amount', (text) => {
  expect(readBankAmount(text, ',')).toBeNull();
});

test('an amount is read to the centime in any form of currency, sign and thousands', () => {
  const cents = fc.integer({ min: 1, max: 900_000_000 });
  const written = fc.constantFrom<(figures: string) => string>(
    (f) => `MAD ${f}`,
    (f) => `${f} MAD`,
    (f) => `${f}\u00a0د.م.`,
    (f) => `¤ ${f}`,
    (f) => f,
  );
  const negative = fc.constantFrom<(text: string) => string>(
    (t) => `(${t})`,
    (t) => `-${t}`,
    (t) => `\u2212 ${t}`,
  );
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom('', ' ', '.', "'", '\u2019', '\u202f'),
      written,
      fc.option(negative),
      (amount, group, write, negate) => {
        const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group);
        const text = write(`${whole},${String(amount % 100).padStart(2, '0')}`);
        expect(readBankAmount(negate ? negate(text) : text, ',')).toBe(negate ? -amount : amount);
      },
    ),
  );
});

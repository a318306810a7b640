import fc from 'fast-check';
import { isPhoneLike } from './phone-text.rules.ts';
import { normalizePhone, storedPhones } from './phone.rules.ts';

test.each([
  '0612345678',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '06/12/34/56/78',
  '06–12–34–56–78',
  '06—12—34—56—78',
  '06\u201112\u201034\u221256\u201578',
  '06·12·34·56·78',
  '(06) 12 34 56 78',
  '[06] 12345678',
  "'0612345678",
  '’0612345678',
  'tel:0612345678',
  'TEL: +212-6-12-34-56-78',
  '٠٦١٢٣٤٥٦٧٨',
  '۰۶۱۲۳۴۵۶۷۸',
  '０６１２３４５６７８',
  '＋２１２６１２３４５６７８',
  '+212612345678',
  '+212 (0)6 12 34 56 78',
  '+212 0612345678',
  '(+212) 6 12 34 56 78',
  '+(212) 6 12 34 56 78',
  '[+212]612345678',
  '+ 212 612345678',
  '00212612345678',
  '00 212 (0) 6 12 34 56 78',
  '(00212) 612345678',
  '+00212612345678',
  '002120612345678',
  '212612345678',
  '212 6 12 34 56 78',
  '212 (0)6 12 34 56 78',
  '212-612-345-678',
  '612345678',
  '6 12 34 56 78',
  ' \u200e+212 6\u00a012\u202f34\u200956\u200778',
  '\u202a+212612345678\u202c',
  '\u2066٠٦١٢٣٤٥٦٧٨\u2069',
  '0612\u00ad345\u200b678',
  '0612345678.',
])('%j is the same Moroccan mobile', (text) => {
  expect(normalizePhone(text)).toBe('+212612345678');
  expect(isPhoneLike(text)).toBe(true);
});

test.each([
  ['0522123456', '+212522123456'],
  ['0712345678', '+212712345678'],
  ['0801234567', '+212801234567'],
  ['+33 6 98 76 54 32', '+33698765432'],
  ['+33 (0)6 98 76 54 32', '+33698765432'],
  ['+330698765432', '+33698765432'],
  ['(+33) 06.98.76.54.32', '+33698765432'],
  ['0033 (0) 6 98 76 54 32', '+33698765432'],
  ['+44 7911 123456', '+447911123456'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['+44(0)20 7946 0958', '+442079460958'],
  ['+49 (0)151 12345678', '+4915112345678'],
  ['+32 (0)470 12 34 56', '+32470123456'],
  ['+34 612 345 678', '+34612345678'],
  ['0034 612 345 678', '+34612345678'],
  ['+34 (0)612 345 678', '+34612345678'],
  ['+1 (212) 555-1234', '+12125551234'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['+966 (0)50 123 4567', '+966501234567'],
  ['+213 (0)551 23 45 67', '+213551234567'],
  ['+2 (0)12 3456 7890', '+201234567890'],
])('%j is %j', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone);
});

test.each([
  '',
  '06',
  '0412345678',
  '0912345678',
  '06123456789',
  '061234567',
  '+21261234567',
  '+212412345678',
  '21261234567',
  '2126123456789',
  '+0612345678',
  '+123456',
  '+1234567890123456',
  '+33698',
  '+336987654321',
  '+21 (0)2000000000',
  '+2 (0)12000000000',
  '0021 (0) 2 612345678',
  '+99912345678',
  'zéro six',
  '06 12 34 56 78 poste 2',
  '0612345678 / 0712345678',
  '++212612345678',
  '06+12345678',
  '0612345678+',
  '0612345678;ext=1',
  '061234567\u0000',
  '2,12612E+11',
  '612345678.0',
  '33698765432',
  ' '.repeat(70),
  'tel:',
  "'",
  '()',
  '+',
])('%j is none', (text) => {
  expect(normalizePhone(text)).toBeNull();
});

test('numbers stored before foreign plans were checked are still found as they are typed', () => {
  expect(storedPhones('+33 (0)6 98 76 54 32')).toEqual(['+33698765432', '+330698765432']);
  expect(storedPhones('+33698765432')).toEqual(['+33698765432']);
  expect(storedPhones('+1234567')).toEqual(['+1234567']);
  expect(storedPhones('0612345678')).toEqual(['+212612345678']);
  expect(storedPhones('nobody')).toEqual([]);
});

const between = fc.constantFrom(
  '',
  '',
  ' ',
  '.',
  '-',
  '–',
  '/',
  '\u00a0',
  '\u202f',
  '\u2009',
  '\u200e',
  ' - ',
  '\u2011',
);
const digitsOf = fc
  .constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９')
  .map((digits) => [...digits]);

/** Generates a phone number in the digits of one script, with signs between its digits. */
const spelled = (digits: string) =>
  fc
    .tuple(digitsOf, fc.array(between, { minLength: digits.length, maxLength: digits.length }))
    .map(([script, signs]) =>
      [...digits]
        .map(
          (digit, at) =>
            `${script[Number(digit)] ?? ''}${at === digits.length - 1 ? '' : (signs[at] ?? '')}`,
        )
        .join(''),
    );

test('one Moroccan number in any of its spellings is one number', () => {
  const front = fc.constantFrom(
    '0',
    '',
    '+212',
    '+212 ',
    '+212 (0)',
    '+212 0',
    '(+212) ',
    '+(212)',
    '00212',
    '00 212 (0)',
    '212',
    '212 ',
    'tel:+212',
    'tel:0',
    "'0",
    "'+212",
    '\u202a+212',
    '\u200f0',
    '+00212',
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[5-8]\d{8}$/), (subscriber) => {
      fc.assert(
        fc.property(
          front,
          spelled(subscriber),
          fc.constantFrom('', ' ', '\u202c', '\u200e'),
          (before, number, after) => {
            fc.pre(`${before}${number}${after}`.length <= 60);
            expect(normalizePhone(`${before}${number}${after}`)).toBe(`+212${subscriber}`);
          },
        ),
        { numRuns: 20 },
      );
    }),
    { numRuns: 50 },
  );
});

test('one number of another country in any of its spellings is one number', () => {
  const numbers: [country: string, subscriber: fc.Arbitrary<string>][] = [
    ['33', fc.stringMatching(/^[67]\d{8}$/)],
    ['44', fc.stringMatching(/^7[4-9]\d{8}$/)],
    ['32', fc.stringMatching(/^47\d{7}$/)],
    ['34', fc.stringMatching(/^6\d{8}$/)],
    ['31', fc.stringMatching(/^6[1-5]\d{7}$/)],
  ];
  for (const [country, subscriber] of numbers) {
    fc.assert(
      fc.property(
        subscriber.chain((number) =>
          fc.tuple(
            fc.constant(number),
            fc.constantFrom(
              `+${country}`,
              `+${country} (0)`,
              `(+${country}) `,
              `00${country}`,
              `00 ${country} (0) `,
              `tel:+${country}`,
            ),
            spelled(number),
          ),
        ),
        ([number, front, text]) => {
          fc.pre(`${front}${text}`.length <= 60);
          expect(normalizePhone(front + text)).toBe(`+${country}${number}`);
        },
      ),
      { numRuns: 60 },
    );
  }
});

test('what was normalised once stays as it is, and what is a number looks like one', () => {
  const text = fc.oneof(
    fc.stringMatching(
      /^(0[5-8]\d{8}|\+[1-9]\d{6,15}|00[1-9]\d{6,14}|\+[1-9]\d{1,2} \(0\)\d{6,11})$/,
    ),
    fc.string({ unit: fc.constantFrom(...'+0123456789()  -/.٣') }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const phone = normalizePhone(typed);
      if (phone === null) return;
      expect([normalizePhone(phone), isPhoneLike(typed), /^\+[1-9]\d{6,14}$/.test(phone)]).toEqual([
        phone,
        true,
        true,
      ]);
    }),
    { numRuns: 2000 },
  );
});

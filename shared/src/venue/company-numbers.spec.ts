import fc from 'fast-check';
import { formatRib, hasRibKey, readRib, ribKey, readIce } from './company-numbers.ts';

const account = fc.stringMatching(/^\d{22}$/);

test('an account with its key is a RIB, with any other key it is none', () => {
  fc.assert(
    fc.property(account, fc.integer({ min: 0, max: 99 }), (digits, key) => {
      const text = digits + String(key).padStart(2, '0');
      expect(hasRibKey(digits + ribKey(digits))).toBe(true);
      // Valid keys range from 01 to 97. The keys 98, 99 and 00 have the same remainder as 01, 02
      // and 97, but are not valid.
      expect(hasRibKey(text) && key >= 1 && key <= 97).toBe(text.endsWith(ribKey(digits)));
    }),
  );
});

test('one wrong digit or two that changed places are noticed', () => {
  fc.assert(
    fc.property(account, fc.nat(23), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
      const rib = digits + ribKey(digits);
      const wrong = rib.slice(0, place) + ((Number(rib[place]) + by) % 10) + rib.slice(place + 1);
      const swapped =
        rib.slice(0, place) + (rib[place + 1] ?? '') + (rib[place] ?? '') + rib.slice(place + 2);
      expect(hasRibKey(wrong)).toBe(false);
      expect(hasRibKey(swapped)).toBe(swapped === rib);
    }),
  );
});

test('is read with spaces, dots and dashes, and printed in groups', () => {
  expect(readRib('007 780 0001234567890123 96')).toBe('007780000123456789012396');
  expect(readRib('007.780-0001234567890123.96')).toBe('007780000123456789012396');
  expect(formatRib('007780000123456789012396')).toBe('007 780 0001234567890123 96');
});

const ibanOf = (rib: string) =>
  `MA${String(98n - (BigInt(`${rib}221000`) % 97n)).padStart(2, '0')}${rib}`;

test('a Moroccan IBAN is read as its RIB, in groups of four and in lower case too', () => {
  fc.assert(
    fc.property(account, (digits) => {
      const rib = digits + ribKey(digits);
      const iban = ibanOf(rib);
      expect(readRib(iban)).toBe(rib);
      expect(readRib(`IBAN: ${iban.replace(/.{4}/g, '$& ')}`.toLowerCase())).toBe(rib);
    }),
  );
});

test('an IBAN with a wrong check digit, a digit missing or of another country is refused', () => {
  fc.assert(
    fc.property(account, fc.integer({ min: 1, max: 96 }), (digits, by) => {
      const iban = ibanOf(digits + ribKey(digits));
      const wrong = String(((Number(iban.slice(2, 4)) - 2 + by) % 97) + 2).padStart(2, '0');
      expect(readRib(`MA${wrong}${iban.slice(4)}`)).toBeNull();
      expect(readRib(iban.slice(0, -1))).toBeNull();
      expect(readRib(`FR${iban.slice(2)}`)).toBeNull();
    }),
  );
});

test.each([
  '',
  '00778000012345678901239',
  '0077800001234567890123960',
  '00778000012345678901239a',
  '٠٠٧٧٨٠٠٠٠١٢٣٤٥٦٧٨٩٠١٢٣٩٦',
])('%p is no account number', (text) => {
  expect(readRib(text)).toBeNull();
});

test('a key is made of 22 digits only', () => {
  expect(() => ribKey('123')).toThrow(RangeError);
});

test("a company's number is read with blanks, dots and dashes, and kept as its 15 digits", () => {
  expect(readIce('001234567000089')).toBe('001234567000089');
  expect(readIce('001 234 567.0000-89 ')).toBe('001234567000089');
});

test.each(['', '001', '00123456700008', '0012345670000890', '00123456700008a', '٠٠١٢٣٤٥٦٧٠٠٠٠٨٩'])(
  '%p is no company number',
  (text) => {
    expect(readIce(text)).toBeNull();
  },
);

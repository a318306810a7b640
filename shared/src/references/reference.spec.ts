import fc from 'fast-check';
import {
  REFERENCE_BYTES,
  REFERENCE_PREFIXES,
  formatReference,
  isReference,
  readAnyReference,
  readReference,
} from './reference.ts';

const prefixes = fc.constantFrom(...Object.values(REFERENCE_PREFIXES));
const bytes = fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES });

test('five bytes make eight characters of Crockford base32, all bits used', () => {
  expect(formatReference('B', new Uint8Array([0, 0, 0, 0, 0]))).toBe('B-00000000');
  expect(formatReference('PAY', new Uint8Array([255, 255, 255, 255, 255]))).toBe('PAY-ZZZZZZZZ');
  expect(formatReference('B', new Uint8Array([0, 0, 0, 0, 33]))).toBe('B-00000011');
  expect(formatReference('B', new Uint8Array([8, 0, 0, 0, 0]))).toBe('B-10000000');
  expect(formatReference('B', new Uint8Array([0, 0, 0, 0, 1, 99]))).toBe('B-00000001');
});

test('fewer than five bytes are refused', () => {
  expect(() => formatReference('B', new Uint8Array(4))).toThrow(RangeError);
});

test('different bytes make different references, and each is one of its kind alone', () => {
  fc.assert(
    fc.property(prefixes, bytes, bytes, (prefix, a, b) => {
      const [one, other] = [formatReference(prefix, a), formatReference(prefix, b)];
      expect(one === other).toBe(a.join() === b.join());
      expect(Object.values(REFERENCE_PREFIXES).filter((kind) => isReference(kind, one))).toEqual([
        prefix,
      ]);
    }),
  );
});

test('a reference is read however it is typed', () => {
  fc.assert(
    fc.property(prefixes, bytes, (prefix, given) => {
      const reference = formatReference(prefix, given);
      const typed = [
        reference,
        reference.toLowerCase(),
        reference.replace('-', ''),
        reference.replace('-', ' - '),
        ` ${reference.split('').join(' ')} `,
      ];
      expect(typed.map((text) => readReference(prefix, text))).toEqual(typed.map(() => reference));
      expect(typed.map(readAnyReference)).toEqual(typed.map(() => reference));
    }),
  );
});

test('O is read as 0, I and L as 1', () => {
  expect(readReference('B', 'b-o0iI-lL79')).toBe('B-00111179');
  expect(readReference('BL', 'bl 1234 567l')).toBe('BL-12345671');
});

test.each([
  '',
  'B-',
  'B-1234567',
  'B-123456789',
  'B-1234567U',
  'B-1234567*',
  'C-12345678',
  'B_12345678',
  'B-12345678\u0000',
  `B-${' '.repeat(100)}12345678`,
])('%p is none', (text) => {
  expect(readReference('B', text)).toBeNull();
});

test.each([
  'b-12345678',
  'B12345678',
  'B-1234567O',
  ' B-12345678',
  'B-12345678 ',
  'B-12345678\n',
  null,
  7,
  ['B-12345678'],
])('%p is not exactly one', (text) => {
  expect(isReference('B', text)).toBe(false);
});

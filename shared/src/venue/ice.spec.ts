import { readIce } from './ice.ts';

test("a company's number is read with blanks, dots and dashes, and kept as its 15 digits", () => {
  expect(readIce('001234567000089')).toBe('001234567000089');
  expect(readIce('001 234 567.0000-89 ')).toBe('001234567000089');
});

test.each(['', '001', '00123456700008', '0012345670000890', '00123456700008a', '٠٠١٢٣٤٥٦٧٠٠٠٠٨٩'])(
  '%p is none',
  (text) => {
    expect(readIce(text)).toBeNull();
  },
);

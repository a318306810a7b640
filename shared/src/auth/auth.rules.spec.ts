import {
  CODES_PER_HOUR,
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  ageOn,
  fullNameOf,
  isAdultOn,
  normalizeEmail,
  typedCode,
} from './auth.rules.ts';
import { formatPhone, nationalPhone } from './phone-display.ts';

describe("age on the venue's day", () => {
  test.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-12-01', '2026-11-30', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('born %s, on %s: %i', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age);
    expect(isAdultOn(birth, today)).toBe(age >= 18);
  });
});

test.each([
  ['830900', '830900'],
  ['٨٣٠٩٠٠', '830900'],
  ['۸۳۰۹۰۰', '830900'],
  [' 830 900 ', '830900'],
  ['83090x', '83090x'],
  ['', ''],
])('the code %p is %p', (text, code) => {
  expect(typedCode(text)).toBe(code);
});

describe('email', () => {
  test.each([
    ['  Amine.Tazi@Example.MA ', 'amine.tazi@example.ma'],
    ['a+b@sub.domain.co', 'a+b@sub.domain.co'],
    ["o'neil@xn--nxasmq6b.example", "o'neil@xn--nxasmq6b.example"],
  ])('%p is %p', (text, email) => {
    expect(normalizeEmail(text)).toBe(email);
  });

  test.each([
    '',
    '@',
    'a@',
    '@b.ma',
    'a@b',
    'a b@c.ma',
    'a@b..ma',
    '.a@b.ma',
    'a.@b.ma',
    'a..b@c.ma',
    'a@b.m',
    'a@b.12',
    'a@-b.ma',
    'a@b-.ma',
    'a@b.ma\r\nBcc: x@y.ma',
    'a@b.ma,c@d.ma',
    '<a@b.ma>',
    'é@b.ma',
    'a@@b.ma',
    `${'a'.repeat(65)}@b.ma`,
    `a@${'b'.repeat(64)}.ma`,
    `a@${'b.'.repeat(130)}ma`,
    'a\u0000@b.ma',
  ])('%p is none', (text) => {
    expect(normalizeEmail(text)).toBeNull();
  });

  test('an address at the limits is one', () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.ma`;
    expect(longest).toHaveLength(254);
    expect(normalizeEmail(longest)).toBe(longest);
    expect(normalizeEmail(longest.replace('.ma', 'x.ma'))).toBeNull();
  });

  test('50 kB of poison is refused at once', () => {
    expect(normalizeEmail(`${'a.'.repeat(25_000)}@`)).toBeNull();
    expect(normalizeEmail(`a@${'a-'.repeat(100)}`)).toBeNull();
  });
});

test('a mailed code: six digits, 15 minutes, five tries, one a minute, five an hour', () => {
  expect([CODE_DIGITS, CODE_MINUTES, CODE_TRIES, CODE_RESEND_SECONDS, CODES_PER_HOUR]).toEqual([
    6, 15, 5, 60, 5,
  ]);
});

test('the full name is first name and family name', () => {
  expect(fullNameOf(' Amine ', 'Tazi')).toBe('Amine Tazi');
  expect(fullNameOf('', 'Tazi')).toBe('Tazi');
});

test('a Moroccan number is dialled with a 0 for its country, a foreign one as it is', () => {
  expect(['+212612345678', '+33612345678', '0612345678'].map(nationalPhone)).toEqual([
    '0612345678',
    '+33612345678',
    '0612345678',
  ]);
});

test('a Moroccan number is written in pairs behind its country, a foreign one as it is', () => {
  expect(['+212612345678', '+212 522000100', '+33612345678'].map(formatPhone)).toEqual([
    '+212 6 12 34 56 78',
    '+212 5 22 00 01 00',
    '+33612345678',
  ]);
});

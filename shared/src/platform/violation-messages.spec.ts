import fc from 'fast-check';
import {
  numberViolation,
  visibleTextViolation,
  textViolation,
  isUrl,
} from './violation-messages.ts';

const line = { min: 2, max: 5, lines: false };

test.each([
  ['ab', null],
  ['abcde', null],
  ['⚽⚽⚽⚽⚽', null],
  ['مرحبا', null],
  [' ab ', null],
  [undefined, 'required'],
  [null, 'required'],
  ['', 'required'],
  ['   ', 'required'],
  [12, 'text'],
  [['ab'], 'text'],
  [{}, 'text'],
  [true, 'text'],
  ['a', 'tooShort'],
  [' a ', 'tooShort'],
  ['abcdef', 'tooLong'],
  ['⚽⚽⚽⚽⚽⚽', 'tooLong'],
  ['a'.repeat(1_000_000), 'tooLong'],
  ['ab    ', 'tooLong'],
  ['a\u0000b', 'characters'],
  ['a\ud800', 'characters'],
  ['\udc00a', 'characters'],
  ['a\nb', 'characters'],
  ['a\u2028b', 'characters'],
  ['a\u007fb', 'characters'],
  ['a\tb', 'characters'],
])('single-line text of 2 to 5 characters: %p is %p', (value, key) => {
  expect(textViolation(value, line)).toBe(key);
});

test('a paragraph may contain line breaks and tabs, not NUL or a lone surrogate', () => {
  const paragraph = { min: 0, max: 10, lines: true };
  expect(textViolation('a\r\n\tb', paragraph)).toBeNull();
  expect(textViolation('', paragraph)).toBeNull();
  expect(textViolation('a\u0000', paragraph)).toBe('characters');
  expect(textViolation('a\u001b', paragraph)).toBe('characters');
  expect(textViolation('a\udfff', paragraph)).toBe('characters');
});

const shown = { min: 1, max: 200, lines: true };
const hidden = fc.constantFrom(
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060',
  ...'\u2066\u2067\u2068\u2069\u2800\u3164\ufe01\ufe0f\ufeff\uffa0\u{e0041}',
);
const joiner = fc.constantFrom('\u200c', '\u200d');
const letters = fc
  .stringMatching(/^[a-zA-Zéèçا-يپچگ ]{1,20}$/)
  .filter((text) => text.trim() !== '');
const joined = fc.stringMatching(/^[ا-يپچگकखग]{1,20}$/);
const latin = fc.stringMatching(/^[a-zA-Zéèç]{1,20}$/);

test('characters that hide or reorder the surrounding text are rejected at every position', () => {
  fc.assert(
    fc.property(letters, hidden, letters, (before, bad, after) => {
      for (const text of [bad + after, before + bad, before + bad + after])
        expect(visibleTextViolation(text, shown)).toBe('characters');
    }),
  );
});

test('a joiner is valid only between letters of scripts that use joiners', () => {
  fc.assert(
    fc.property(joined, joiner, joined, latin, (before, join, after, other) => {
      expect(visibleTextViolation(`${before}${join}${after}`, shown)).toBeNull();
      for (const text of [
        join + after,
        before + join,
        `1${join}2`,
        `${before}${join}${join}${after}`,
        other + join + other,
        before + join + other,
        other + join + after,
      ])
        expect(visibleTextViolation(text, shown)).toBe('characters');
    }),
  );
});

test.each([
  'می\u200cخواهم',
  'عبد\u200cالله',
  '👨\u200d👩\u200d👧',
  '🏴\u200d☠️',
  '👩🏽\u200d⚕️',
  '❤️\u200d🔥',
  '1️⃣',
  '☎\ufe0e',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'مُحَمَّدٌ',
  'Ça va, مرحبا ⚽',
])('%s is written as people write', (text) => {
  expect(visibleTextViolation(text, shown)).toBeNull();
});

test.each([
  '\u3164',
  '\u2800 \u2800',
  '\u115f\u1160',
  '🏴\u{e0067}\u{e0062}',
  `Z${'\u0336'.repeat(6)}`,
  `Z${'\u0336\u0489'.repeat(20)}`,
])('%j is rejected as a name: it would be invisible or hide the text beside it', (text) => {
  expect(visibleTextViolation(text, shown)).toBe('characters');
});

test('a password may hold what it was set with', () => {
  expect(textViolation('a\u200bb', shown)).toBeNull();
});

test.each([
  [1, null],
  [10, null],
  [0, 'tooSmall'],
  [11, 'tooLarge'],
  [1.5, 'whole'],
  ['5', 'number'],
  [NaN, 'number'],
  [Infinity, 'number'],
  [1e999, 'number'],
  [undefined, 'required'],
  [null, 'required'],
  [[5], 'number'],
  [true, 'number'],
  [-0.5, 'whole'],
])('a whole number from 1 to 10: %p is %p', (value, key) => {
  expect(numberViolation(value, { min: 1, max: 10, whole: true })).toBe(key);
});

test('a decimal may have a fraction and keeps its bounds', () => {
  expect(numberViolation(33.57, { min: -90, max: 90, whole: false })).toBeNull();
  expect(numberViolation(90.1, { min: -90, max: 90, whole: false })).toBe('tooLarge');
});

test.each([
  'https://wa.me/212612345678',
  'https://www.instagram.com/five.arena/?hl=fr',
  'https://a.ma',
  'https://a.ma:8443/x#y',
])('%p is an address', (url) => {
  expect(isUrl(url)).toBe(true);
});

test.each([
  'http://a.ma',
  'javascript:alert(1)',
  'https://',
  'https://a.ma/"x',
  "https://a.ma/'x",
  'https://a.ma/<b>',
  'https://a.ma/ x',
  'https://user:pw@a.ma',
  ' https://a.ma',
  'https://a.ma/\u0000',
  `https://a.ma/${'x'.repeat(500)}`,
  7,
  null,
])('%p is none', (url) => {
  expect(isUrl(url)).toBe(false);
});

import fc from 'fast-check';
import { visibleTextViolation } from './violation-messages.ts';
import { nameViolation } from './violation-messages.ts';
import { cleanName, cleanText, cleanFieldValue, stripInvisible } from './invisible-characters.ts';

const hidden =
  '\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e' +
  '\u2060\u2066\u2067\u2068\u2069\u2800\u3164\ufe01\ufeff\uffa0';
const text = fc
  .array(fc.constantFrom(...hidden, ...'aÉ ب1👨👧🏽'))
  .map((letters) => letters.join(''));

test('what is left of a text can be stored, and has every letter that could be seen', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const left = stripInvisible(typed);
      expect(visibleTextViolation(left, { min: 0, max: 1000, lines: false })).toBeNull();
      const seen = (of: string) => [...of].filter((letter) => !hidden.includes(letter)).join('');
      expect(left.replace(/[\u200c\u200d]/g, '')).toBe(seen(typed));
      expect(stripInvisible(left)).toBe(left);
    }),
  );
});

test.each([
  ['\u2068محمد\u2069', 'محمد'],
  ['\u200e-250,50\u00a0درهم', '-250,50\u00a0درهم'],
  ['B-7K3M9QXT\u200f', 'B-7K3M9QXT'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Nac\u00ad\u034firi\ufe0f', 'Naciri'],
  ['\u3164', ''],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is stored as %j', (pasted, stored) => {
  expect(stripInvisible(pasted)).toBe(stored);
});

test('in a body every text is cleaned, however deep, but no password', () => {
  const body = {
    name: 'Ad\u200bam',
    guardian: { phones: ['\u202a0612345678\u202c'] },
    age: 8,
    password: 'a\u200bb',
    currentPassword: '\u200e',
    passwordConfirmation: 'a\u200bb',
  };
  expect(JSON.parse(JSON.stringify(body, cleanFieldValue))).toEqual({
    ...body,
    name: 'Adam',
    guardian: { phones: ['0612345678'] },
  });
});

const codePoints = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
/**
 * A second definition of an invisible character, independent of the implementation: Unicode
 * properties, and the blanks that these properties do not cover.
 */
const isUnseen = (sign: string): boolean =>
  [
    /\p{Default_Ignorable_Code_Point}/u,
    /\p{Bidi_Control}/u,
    /\p{Cf}/u,
    /\p{Variation_Selector}/u,
    /[\u2800\u3164\u115f\u1160\uffa0]/u,
  ].some((property) => property.test(sign));

test('every invisible Unicode character is dropped from a name, inside and at its ends', () => {
  const unseen = codePoints.filter(isUnseen);
  expect(unseen.length).toBeGreaterThan(4000);
  const left = unseen.filter((sign) => cleanName(`${sign}Yas${sign}sine${sign}`) !== 'Yassine');
  expect(left).toEqual([]);
});

test('a name that passes contains no control characters and no line separators', () => {
  const passed = codePoints
    .filter((sign) => /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Noncharacter_Code_Point}]/u.test(sign))
    .filter(
      (sign) =>
        nameViolation(cleanName(`Yas${sign}sine`), { min: 1, max: 60, lines: false }) === null,
    );
  expect(passed).toEqual([]);
});

test('no letter, mark or figure that is seen is lost from a text', () => {
  const inked = codePoints.filter(
    (sign) =>
      /[\p{L}\p{M}\p{N}\p{P}\p{S}\u0600-\u0605\u06dd]/u.test(sign) &&
      !/[\p{DI}\p{Variation_Selector}\u2800\ufffc\u{1d159}\u{16fe4}]/u.test(sign),
  );
  expect(
    inked.filter((sign) => cleanText(`a ${sign} b`) !== `a ${sign} b`.normalize('NFC')),
  ).toEqual([]);
});

test('cleaning twice changes nothing, and the result is composed', () => {
  const signs = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...hidden,
          ...'e\u0301aÀ\u030aبك\u0651\u064e 👨👩 \u00a0\u2003✌\u{e0067}🏴कि',
        ),
        fc.string({ unit: 'binary', maxLength: 2 }),
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(signs, (typed) => {
      for (const clean of [cleanName, cleanText]) {
        const once = clean(typed);
        expect([clean(once), once.normalize('NFC')]).toEqual([once, once]);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['He\u0301le\u0300ne', 'H\u00e9l\u00e8ne'],
  ['\u202bمحمد\u202c', 'محمد'],
  ['\u200fYassine\u200e ', 'Yassine'],
  ['Ben\u00a0\u2009Jelloun', 'Ben Jelloun'],
  ['Yas\u200dsine', 'Yassine'],
  ['Yas\u200csine', 'Yassine'],
  ['می\u200cخواه', 'می\u200cخواه'],
  ['क्\u200dष', 'क्\u200dष'],
  ['e\u034f\u0301', '\u00e9'],
  ['Yassine\u{e0041}\u{e007f}', 'Yassine'],
  ['Yassine\ufe0f', 'Yassine'],
  ['Adam 👨\u200d👩\u200d👧 ⚽\ufe0f', 'Adam 👨\u200d👩\u200d👧 ⚽\ufe0f'],
  ['\u3164', ''],
])('the name %j is stored as %j', (typed, stored) => {
  expect(cleanName(typed)).toBe(stored);
});

test.each([
  '👨\u200d👩\u200d👧 ⚽\ufe0f',
  '🏴\u200d☠️',
  '👩🏽\u200d⚕️ 1️⃣',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'سنة \u0600١٤٤٧ \u06dd',
  'À demain\u00a0!\nSalut\tà tous',
])('the message %j stays whole', (typed) => {
  expect(cleanText(typed)).toBe(typed);
});

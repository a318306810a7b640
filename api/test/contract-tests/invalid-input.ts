import { rawOf } from './raw.ts';

const MANY = 8_000;
const LONG = 50_000;

/**
 * Invalid values, as JSON text, by description. No field may respond to them with a 5xx status; a
 * value that happens to be valid for a field may be accepted.
 */
export const INVALID_VALUES: Record<string, string> = {
  null: 'null',
  true: 'true',
  zero: '0',
  negative: '-1',
  fraction: '1.5',
  infinity: '1e999',
  'beyond int4': '2147483648',
  'beyond a double’s integers': '9007199254740993',
  'empty text': '""',
  blank: '"  "',
  'empty list': '[]',
  'list of lists': '[[[]]]',
  'list for a text': '["x"]',
  'empty object': '{}',
  'unknown object': '{"surprise":1}',
  NUL: String.raw`"a\u0000b"`,
  'half a character': String.raw`"a\ud800b"`,
  'line breaks': String.raw`"a\r\nb: c"`,
  'right-to-left override': String.raw`"\u202egnp.exe"`,
  'long text': rawOf('a'.repeat(LONG)),
  'long blanks': rawOf(`${' '.repeat(LONG)}x`),
  'long digits': rawOf('1'.repeat(LONG)),
  'many dashes and ats': rawOf(`${'a@'.repeat(LONG / 4)}${'-'.repeat(LONG / 4)}`),
  'long list': `[${'1,'.repeat(MANY)}1]`,
  'many keys': `{${Array.from({ length: MANY }, (_, key) => `"k${key}":1`).join()}}`,
  prototype: '{"__proto__":{"admin":true}}',
  constructor: '{"constructor":{"prototype":{"admin":true}}}',
  deep: `${'['.repeat(MANY)}${']'.repeat(MANY)}`,
  'the word undefined': '"undefined"',
  'the word null': '"null"',
  quote: String.raw`"x'; drop table users; --"`,
  wildcard: '"%"',
  path: '"../../etc/passwd"',
  'a date that is none': '"2026-02-30"',
  'the last year': '"9999-12-31"',
  'a year of five digits': '"12026-01-01"',
  midnight: '"24:00"',
  'a foreign reference': '"B-00000000"',
};

/**
 * Names of the values to repeat when a request class that was already tested appears in another
 * body. The validation is the same there, but the use of the field may differ.
 */
export const WORST = [
  'null',
  'infinity',
  'empty object',
  'NUL',
  'half a character',
  'long text',
  'prototype',
];

/** Request bodies that are wrong as a whole, as text, by description. */
export const WHOLE_BODIES: Record<string, string> = {
  nothing: '',
  'no JSON': '{"a":',
  text: '"x"',
  list: '[]',
  null: 'null',
  number: '1',
  'byte order mark': '\ufeff{}',
  'a key twice': '{"date":"2026-11-25","date":[]}',
  'many keys': INVALID_VALUES['many keys'] ?? '',
  deep: `{"a":${INVALID_VALUES.deep}}`,
  'many objects': `{"addons":[${'{},'.repeat(MANY)}{}]}`,
};

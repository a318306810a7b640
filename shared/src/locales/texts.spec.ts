import { readFileSync, readdirSync } from 'node:fs';
import { BOOKING_STATUSES, PAYMENT_METHODS } from '../bookings/bookings.codes.ts';
import { PAYMENT_STATUSES } from '../payments/payments.codes.ts';
import { ROLES } from '../auth/roles.ts';
import { ERROR_STATUS } from '../errors/error-codes.ts';
import { VIOLATION_KEYS } from '../platform/violation-messages.ts';
import { PRICING_TYPES } from '../pricings/pricings.codes.ts';
import { OCCUPANCY_KINDS, SLOT_STATES } from '../slots/slots.codes.ts';
import { LOCALES } from './locale.ts';
import type { Locale } from './locale.ts';
import { ERROR_PARAMETERS, MAIL_PARAMETERS } from './message-parameters.ts';

interface Tree {
  [key: string]: string | string[] | Tree;
}

const folder = new URL('.', import.meta.url);
const files = readdirSync(new URL('fr/', folder)).sort();
const read = (locale: Locale, file: string): Tree =>
  JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8'));

/** Returns every text of a tree by its path; items of a list have their index in the path. */
function textsOf(tree: Tree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, value] as const]
        : [...textsOf({ ...value } as Tree, `${path}${key}.`)],
    ),
  );
}

const textsIn = (locale: Locale, file: string) => textsOf(read(locale, file));
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Matches keys of text variants without parameters, which are used if a parameter is missing. */
/** Templates with a short text, for notifications and messages to phones. */
const SHORT =
  /^(booking|series|match|noShow|pack|payment|community|waiting)|^(draft|login)Code$|^phone/;
const BARE = /_bare$/;
const placeholders = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '');
const keysOf = (tree: unknown) => Object.keys(tree ?? {}).sort();

test('each language has the same files', () => {
  for (const locale of LOCALES)
    expect(readdirSync(new URL(`${locale}/`, folder)).sort()).toEqual(files);
});

describe.each(files)('%s', (file) => {
  test('has the same keys in three languages', () => {
    const keys = LOCALES.map((locale) =>
      [...new Set([...textsIn(locale, file).keys()].map((key) => key.replace(PLURAL, '')))].sort(),
    );
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).toEqual(keys[0]);
  });

  test('has the same placeholders in three languages', () => {
    const named = LOCALES.map((locale) =>
      [...textsIn(locale, file)]
        .filter(([key]) => !PLURAL.test(key))
        .map(([key, text]) => [key, placeholders(text).sort().join()])
        .sort(),
    );
    expect(named[1]).toEqual(named[0]);
    expect(named[2]).toEqual(named[0]);
  });

  test.each([...LOCALES])('has every plural form of %s and no other', (locale) => {
    const keys = [...textsIn(locale, file).keys()];
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    for (const base of new Set(
      keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    )) {
      expect(
        keys
          .filter((key) => key.replace(PLURAL, '') === base)
          .map((key) => PLURAL.exec(key)?.[1] ?? '')
          .sort(),
      ).toEqual(forms);
    }
  });

  test('has no empty text, and its Arabic is Arabic', () => {
    for (const locale of LOCALES)
      for (const [key, text] of textsIn(locale, file))
        expect([key, text.trim()]).not.toEqual([key, '']);
    const latin = [...textsIn('ar', file)].filter(
      ([, text]) => !/\p{Script=Arabic}/u.test(text.replace(/{{\w+}}/g, '')),
    );
    expect(latin).toEqual([]);
  });
});

test('every error code has its sentence', () => {
  expect(keysOf(read('fr', 'errors.json'))).toEqual(keysOf(ERROR_STATUS));
});

test('an error names only the figures that its code is given', () => {
  for (const [code, text] of textsIn('fr', 'errors.json')) {
    expect([code, placeholders(text)]).toEqual([
      code,
      ERROR_PARAMETERS[code as keyof typeof ERROR_STATUS] ?? [],
    ]);
  }
});

test("every violation has its sentence, and a field's own sentence is of a violation", () => {
  const { fields, ...general } = read('fr', 'violations.json');
  expect(keysOf(general)).toEqual([...VIOLATION_KEYS].sort());
  for (const own of Object.values(fields ?? {}))
    expect(VIOLATION_KEYS).toEqual(expect.arrayContaining(keysOf(own)));
});

test('every state that a user can see has a text', () => {
  const { booking, payment, method, slot, pricing, role } = read('fr', 'states.json');
  const expected = [
    BOOKING_STATUSES,
    PAYMENT_STATUSES,
    PAYMENT_METHODS,
    [...SLOT_STATES, ...OCCUPANCY_KINDS],
    PRICING_TYPES,
    ROLES,
  ];
  expect([booking, payment, method, slot, pricing, role].map(keysOf)).toEqual(
    expected.map((codes) => [...codes].sort()),
  );
});

describe('mails', () => {
  const mails = read('fr', 'mails.json');

  test('are those with declared parameters, each with subject, title, body text and button', () => {
    expect(keysOf(mails)).toEqual(keysOf(MAIL_PARAMETERS));
    for (const mail of Object.values(mails))
      expect(keysOf(mail)).toEqual(['button', 'lines', 'subject', 'title']);
  });

  test.each(Object.entries(MAIL_PARAMETERS))(
    '%s needs no more than it is given',
    (template, given) => {
      const used = [...textsOf({ mail: mails[template] ?? {} }).values()].flatMap(placeholders);
      expect([...given, 'name', 'venue']).toEqual(expect.arrayContaining(used));
      expect(used).toEqual(expect.arrayContaining(given.filter((name) => name !== 'minutes')));
    },
  );

  test.each(['mails.json', 'notices.json'])(
    'have no day in brackets (%s), because an hour after midnight adds its night in brackets',
    (file) => {
      for (const locale of LOCALES)
        for (const [key, text] of textsIn(locale, file))
          expect([key, text]).not.toEqual([
            key,
            expect.stringMatching(/\([^)]*{{(date|wasDate|firstDate|lastDate|\w+At)}}/),
          ]);
    },
  );

  test('contain no line break in a subject', () => {
    for (const locale of LOCALES)
      for (const [key, text] of textsIn(locale, 'mails.json'))
        expect([key, /[\r\n]/.test(text)]).toEqual([key, false]);
  });

  test('of bookings, packs, payments and others exist as notices with the same parameters', () => {
    const notices = textsIn('fr', 'notices.json');
    const templateOf = (key: string) => key.replace(BARE, '').replace(/\.\d+$/, '');
    expect([...new Set([...notices.keys()].map(templateOf))].sort()).toEqual(
      keysOf(MAIL_PARAMETERS).filter((template) => SHORT.test(template)),
    );
    for (const [template, text] of notices) {
      expect(MAIL_PARAMETERS[templateOf(template) as keyof typeof MAIL_PARAMETERS]).toEqual(
        expect.arrayContaining(placeholders(text)),
      );
    }
  });

  test('about a booking or series name its day in their first sentence as a notice', () => {
    for (const locale of LOCALES)
      for (const [key, text] of textsIn(locale, 'notices.json'))
        if (/^(booking|series)[A-Za-z_]+(\.0)?$/.test(key))
          expect([locale, key, text]).toEqual([
            locale,
            key,
            expect.stringMatching(/\{\{(date|firstDate|lastDate)\}\}/),
          ]);
  });
});

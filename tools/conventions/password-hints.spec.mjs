import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { PASSWORD_MIN } from '../../shared/src/auth/password-length.rules.ts';
import { at, repositoryFiles } from '../lib/workspace.mjs';

const LANGUAGES = ['fr', 'en', 'ar'];
const { player, staff } = PASSWORD_MIN;

/** Hints beside the fields of a new password, with the minimum lengths that each names. */
const HINTS = {
  'auth:field.passwordHint': [player],
  'auth:field.passwordHintStaff': [staff],
  'auth:field.passwordHintReset': [player, staff],
  'own.password_help': [staff],
  'access.help': [staff],
};

/** Files with a field for a new password, and the hints of each. */
const FIELDS = {
  'web/src/account/components/password-section.tsx': [
    'auth:field.passwordHint',
    'auth:field.passwordHintStaff',
  ],
  'web/src/account/pages/register.tsx': ['auth:field.passwordHint'],
  'web/src/account/pages/reset-new.tsx': ['auth:field.passwordHintReset'],
  'web/src/bookings/components/visitor/missing-details.tsx': ['auth:field.passwordHint'],
  'admin/src/users/own-account.tsx': ['own.password_help'],
  'admin/src/app/access-link-page.tsx': ['access.help'],
};

/** Other texts about the length of a new password: file without language, key, lengths. */
const TEXTS = [
  ['shared/src/locales/%/errors.json', 'AUTH_PASSWORD_DESK', [staff]],
  ['shared/src/locales/%/errors.json', 'AUTH_PASSWORD_LENGTH', [player, 128]],
  ['shared/src/locales/%/violations.json', 'passwordLength', [player, 128]],
  ['shared/src/locales/%/mails.json', 'staffInvited', [staff]],
  ['admin/src/locales/%/pages/users.json', 'people.invite_help', [staff]],
  ['admin/src/locales/%/pages/users.json', 'people.role_password', [staff]],
  ['admin/src/locales/%/pages/users.json', 'people.access.help', [staff, 24]],
  ['admin/src/locales/%/pages/users.json', 'own.password_short', [staff]],
];

const PASSWORD = /mot de passe|password|كلمة (?:\S+ )?(?:ال)?مرور/i;
const LENGTH = /\d+ (?:\S+ )?(?:caract|character|letter|lettre|حرف|أحرف)/;

const read = (file) => fs.readFileSync(at(file), 'utf8');
const numbersOf = (text) => (text.match(/\d+/g) ?? []).map(Number);

test('each field of a new password has a hint with the minimum length of its people', () => {
  const files = repositoryFiles().filter(
    (file) =>
      /^(web|admin)\/src\/.*\.tsx$/.test(file) &&
      !file.endsWith('.spec.tsx') &&
      read(file).includes('new-password'),
  );
  assert.deepEqual(files.toSorted(), Object.keys(FIELDS).toSorted());
  for (const [file, hints] of Object.entries(FIELDS)) {
    const named = [
      ...read(file).matchAll(
        /'((?:auth:)?(?:field\.passwordHint\w*|own\.password_help|access\.help))'/g,
      ),
    ];
    const keys = named.map(([, key]) => (key.startsWith('field.') ? `auth:${key}` : key));
    assert.deepEqual([...new Set(keys)].toSorted(), hints.toSorted(), file);
  }
});

test('each hint names its minimum lengths in every language, and no other number', () => {
  const hints = Object.entries(HINTS).map(([key, lengths]) =>
    key.startsWith('auth:')
      ? ['web/src/locales/%/pages/auth.json', key.slice('auth:'.length), lengths]
      : ['admin/src/locales/%/pages/users.json', key, lengths],
  );
  for (const [file, key, lengths] of [...hints, ...TEXTS])
    for (const language of LANGUAGES)
      assert.deepEqual(
        numbersOf(textAt(file.replace('%', language), key)),
        lengths,
        `${file} ${key} ${language}`,
      );
});

test('every text about the length of a password is one of the tested texts', () => {
  const known = new Set([
    ...Object.keys(HINTS).map((key) => key.replace('auth:', '')),
    ...TEXTS.map(([, key]) => key),
  ]);
  const found = repositoryFiles()
    .filter((file) => /\/locales\/\w\w\/.*\.json$/.test(file))
    .flatMap((file) => textsOf(JSON.parse(read(file))).map(([key, text]) => [file, key, text]))
    .filter(([, , text]) => PASSWORD.test(text) && LENGTH.test(text))
    .filter(([, key]) => ![...known].some((one) => key === one || key.startsWith(`${one}.`)))
    .map(([file, key]) => `${file} ${key}`);
  assert.deepEqual(found, []);
});

test('the command line names the minimum length of staff with each password that it prints', () => {
  assert.match(read('api/src/commands/staff-accounts.ts'), /\$\{PASSWORD_MIN\.staff\} characters/);
});

/** The text of a key; the sentences of a key with several texts, joined. */
function textAt(file, key) {
  const value = key.split('.').reduce((node, part) => node?.[part], JSON.parse(read(file)));
  assert.ok(value, `${file} has no text ${key}`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function textsOf(node, path = '') {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node).flatMap(([key, value]) =>
    textsOf(value, path === '' ? key : `${path}.${key}`),
  );
}

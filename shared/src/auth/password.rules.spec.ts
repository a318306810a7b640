import fc from 'fast-check';
import { passwordProblem } from './password.rules.ts';
import { hasPasswordLength, PASSWORD_MIN } from './password-length.rules.ts';

const amine = {
  name: 'El Fassi',
  firstName: 'Amine',
  email: 'a.elfassi91@example.ma',
  phone: '+212612345678',
  emergencyPhone: '+212522987654',
  birthDate: '1991-07-04',
};

test.each([
  'demo-Password-1',
  'cheval agrafe pile',
  'Zq7!vLpw2x',
  'سماء زرقاء جميلة',
  '⚽🏀🎾🏐🏈🥎🏉🎱🏓🏸',
])('%p is accepted', (password) => {
  expect(passwordProblem(password, amine)).toBeNull();
});

test('ten to 128 characters, counted as people count', () => {
  expect(passwordProblem('Zq7!vLpw2', {})).toBe('AUTH_PASSWORD_LENGTH');
  expect(passwordProblem('⚽🏀🎾🏐🏈', {})).toBe('AUTH_PASSWORD_LENGTH');
  expect(passwordProblem('Zq7!vLpw'.repeat(16), {})).toBeNull();
  expect(passwordProblem(`${'Zq7!vLpw'.repeat(16)}x`, {})).toBe('AUTH_PASSWORD_LENGTH');
  expect(passwordProblem('🎾🏐🏈⚽'.repeat(32), {})).toBeNull();
  expect(passwordProblem('x'.repeat(100_000), {})).toBe('AUTH_PASSWORD_LENGTH');
});

test.each([
  'azertyuiop',
  'AzertyUiop',
  'motdepasse2026!',
  'P@ssw0rd123',
  '1234567890',
  '0987654321',
  'aaaaaaaaaa',
  'abababababab',
  'abcdefghij',
  'zyxwvutsrq',
  'casablanca1',
  '!!football99',
  'azertyazerty',
  '1q2w3e4r5t',
  '2026casablanca',
  'messimessimessi',
  '12345678901234567890',
  '0102030405',
  'p.a.s.s.w.o.r.d',
])('%p is common', (password) => {
  expect(passwordProblem(password, {})).toBe('AUTH_PASSWORD_COMMON');
});

test.each([
  'superAmine-du-9',
  'x-El Fassi-xyz',
  'vive-FASSI-77',
  'Élfassi91-vélo',
  'tel0612345678',
  '06.12.34.56.78 ok',
  'urgence22987654!',
  'né le 04/07/1991',
  '1991-07-04 moi',
  'jour 040791 vélo',
])('%p is personal', (password) => {
  expect(passwordProblem(password, amine)).toBe('AUTH_PASSWORD_PERSONAL');
});

test('rows of keys pass nine and zero in both directions, and a broken row is no row', () => {
  for (const row of ['7890123456', '3210987654', 'lmnopqrstu'])
    expect(passwordProblem(row, {})).toBe('AUTH_PASSWORD_COMMON');
  expect(passwordProblem('7890123465', {})).toBeNull();
});

test("four letters of a name or of the email's first half are enough, not its second half", () => {
  const omar = { firstName: 'Omar', email: 'zaki@nador.test' };
  expect(passwordProblem('vert-omar-vélo', omar)).toBe('AUTH_PASSWORD_PERSONAL');
  expect(passwordProblem('vert-zaki-vélo', omar)).toBe('AUTH_PASSWORD_PERSONAL');
  expect(passwordProblem('vert-nador-vélo', omar)).toBeNull();
});

test('a birth date that is none is not looked for', () => {
  expect(passwordProblem('vélo vert 1991', { birthDate: '1991' })).toBeNull();
  expect(passwordProblem('vélo vert 1991', { birthDate: '1991-07' })).toBeNull();
});

test('three letters of a name are too few; an unknown person has no personal words', () => {
  expect(passwordProblem('Calibre-9-vert', { firstName: 'Ali', name: 'Oui' })).toBeNull();
  expect(passwordProblem('superAmine-du-9', {})).toBeNull();
  expect(
    passwordProblem('superAmine-du-9', { name: null, email: null, phone: null, birthDate: null }),
  ).toBeNull();
});

test('staff accounts need fourteen characters, other accounts ten', () => {
  expect([
    passwordProblem('vert-vélo-13c', {}),
    passwordProblem('vert-vélo-13c', {}, true),
    passwordProblem('vert-vélo-14ch', {}, true),
  ]).toEqual([null, 'AUTH_PASSWORD_DESK', null]);
});

const MAX = 128;

test('a password of staff is at least four characters longer than one of a player', () => {
  expect(PASSWORD_MIN).toEqual({ player: 10, staff: 14 });
});

test.each(['player', 'staff'] as const)('the length for a %s counts code points', (of) => {
  const letters = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 300 });
  fc.assert(
    fc.property(letters, (password) => {
      const { length } = [...password];
      expect(hasPasswordLength(password, of)).toBe(length >= PASSWORD_MIN[of] && length <= MAX);
    }),
  );
  const [shortest, longest] = ['🔑'.repeat(PASSWORD_MIN[of]), '🔑'.repeat(MAX)];
  expect([shortest, longest].every((password) => hasPasswordLength(password, of))).toBe(true);
  expect(hasPasswordLength(shortest.slice(2), of)).toBe(false);
  expect(hasPasswordLength(`${longest}x`, of)).toBe(false);
});

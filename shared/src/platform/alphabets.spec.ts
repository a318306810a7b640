import { mixesAlphabets } from './alphabets.ts';
import { nameViolation } from './violation-messages.ts';

const BOUNDS = { min: 1, max: 60, lines: false };

test.each([
  'Y\u0430ssine',
  'El \u0410mrani',
  'Id\u03c1is',
  'A\u03b5m\u0435r',
  '\u03a1aul',
  'Jos\u00e9\u0441',
  '\ua4eedmin',
  '\u13aadmin',
  '\ud800\udf00dmin',
  '\u2c80dam',
])('a name that looks like another’s is refused: %j', (name) => {
  expect(mixesAlphabets(name)).toBe(true);
  expect(nameViolation(name, BOUNDS)).toBe('alphabets');
});

test.each([
  'Yassine',
  'El Amrani',
  'A\u03b5mer',
  '\u03a3li',
  'Amazi\u03b3',
  'A\u025bmer Amazi\u0263',
  '\u2d30\u2d4e\u2d53\u2d54',
  'ياسين Yassine',
  'Yassine-ياسين',
  '\u041d\u0438\u043d\u0430',
  '\u041d\u0438\u043d\u0430 Martin',
  '\u039d\u03af\u03ba\u03bf\u03c2',
  'O’Brien',
  'Jose\u0301',
  'Đặng',
])('a name as people write it is taken: %j', (name) => {
  expect(nameViolation(name, BOUNDS)).toBeNull();
});

test.each(['-', '12345', '...', '⚽', "'", '٣٤'])('a name has a letter: %j', (name) => {
  expect(nameViolation(name, BOUNDS)).toBe('letters');
});

test('a name that may be left empty may be empty', () => {
  expect(nameViolation('', { ...BOUNDS, min: 0 })).toBeNull();
});

test('a missing or non-text value is reported first', () => {
  expect(nameViolation('', BOUNDS)).toBe('required');
  expect(nameViolation(7, BOUNDS)).toBe('text');
});

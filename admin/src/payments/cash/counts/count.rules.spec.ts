import { denominationsOf, readPieces } from './count.rules.ts';

test('an empty field is not a count, and a word is not a number', () => {
  expect([
    readPieces(),
    readPieces(' '),
    readPieces('12'),
    readPieces('1 200'),
    readPieces('x'),
    readPieces('-1'),
    readPieces('1.5'),
    readPieces('10000'),
  ]).toEqual([0, 0, 12, 1200, null, null, null, null]);
});

test('a count is what was found of each kind, the largest first', () => {
  expect(denominationsOf({ 100: '3', 20_000: '2', 50: '0' })).toEqual([
    { unitCents: 20_000, pieces: 2 },
    { unitCents: 100, pieces: 3 },
  ]);
  expect(denominationsOf({})).toEqual([]);
});

test('the count is not sent while a field cannot be parsed', () => {
  expect(denominationsOf({ 100: '3', 20_000: 'deux' })).toBeNull();
});

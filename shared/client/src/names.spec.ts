import { nameOf } from './names.ts';

const pitches = [
  { reference: 'P1', name: 'Terrain Atlas' },
  { reference: 'P2', name: 'Terrain Rif' },
];

test('a code has the name of its own record', () => {
  expect(['P1', 'P2'].map((code) => nameOf(code, pitches))).toEqual([
    'Terrain Atlas',
    'Terrain Rif',
  ]);
});

test('a code without a name is itself, or the text of the page', () => {
  expect(nameOf('P9', pitches)).toBe('P9');
  expect(nameOf('P9', [], { unnamed: (code) => `Pitch ${code}` })).toBe('Pitch P9');
});

test('while the names are loading, the page chooses between no text and the unnamed one', () => {
  expect(nameOf('P1', undefined)).toBe('P1');
  expect(nameOf('P1', undefined, { unnamed: (code) => `Pitch ${code}` })).toBe('Pitch P1');
  expect(nameOf('P1', undefined, { loading: () => '' })).toBe('');
});

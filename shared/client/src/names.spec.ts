import { nameOf } from './names.ts';

const pitches = [
  { reference: 'P1', name: 'Terrain Atlas' },
  { reference: 'P2', name: 'Terrain Rif' },
];
const unnamed = (code: string) => `Pitch ${code}`;

test('a code has the name of its own record', () => {
  expect(['P1', 'P2'].map((code) => nameOf(code, pitches, unnamed))).toEqual([
    'Terrain Atlas',
    'Terrain Rif',
  ]);
});

test('a code without a name, or before the names are loaded, has the text of the page', () => {
  expect(nameOf('P9', pitches, unnamed)).toBe('Pitch P9');
  expect(nameOf('P1', undefined, unnamed)).toBe('Pitch P1');
});

import { displayNameOf } from './players.rules.ts';

test.each([
  ['Yassine', 'El Amrani', 'Yassine E.'],
  ['Leïla', 'bouzidi', 'Leïla B.'],
  ['أنس', 'الزروالي', 'أنس ز.'],
  ['سارة', 'إدريسي', 'سارة إ.'],
  [' Tom ', ' Reed ', 'Tom R.'],
  ['Nour', '', 'Nour'],
  ['Zoé', '👑 Roi', 'Zoé 👑.'],
])('%s %s is displayed as %s: the family name stays private', (firstName, name, shown) => {
  expect(displayNameOf(firstName, name)).toBe(shown);
});

import { displayNameOf } from './players.rules.ts';

test.each([
  ['Yassine', 'El Amrani', 'Yassine E.'], ['Leïla', 'bouzidi', 'Leïla B.'], ['أنس', 'الزروالي', 'أنس ز.'], ['سارة', 'إدريسي', 'سارة إ.'],
  [' Tom ', ' Reed ', 'Tom R.'], ['Nour', '', 'Nour'], ['Zoé', '👑 Roi', 'Zoé 👑.'],
])('%s %s is called %s: the family name is nobody’s business', (firstName, name, shown) => {
  expect(displayNameOf(firstName, name)).toBe(shown);
});

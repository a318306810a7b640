import { titleOf } from './discussions.rules.ts';

test('a thread without a title is named by its first line, cut between words if long', () => {
  expect(titleOf('Il manque un gardien', 'Jeudi 20 h ?')).toBe('Il manque un gardien');
  expect(titleOf('  ', 'Jeudi 20 h ?\nOn est neuf.')).toBe('Jeudi 20 h ?');
  expect(titleOf(undefined, '\n  مين يلعب اليوم؟  \nساعة وحدة')).toBe('مين يلعب اليوم؟');
  expect(titleOf(undefined, `${'mot '.repeat(40)}`)).toBe(`${'mot '.repeat(19)}mot…`);
  expect([...titleOf(undefined, '⚽'.repeat(200))]).toHaveLength(80);
});

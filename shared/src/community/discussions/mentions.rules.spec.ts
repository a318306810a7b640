import { mentionedIn, namesIn } from './mentions.rules.ts';

const yassine = { reference: 'U-1', displayName: 'Yassine E.' };
const namesake = { reference: 'U-2', displayName: 'Yassine E.' };
const anas = { reference: 'U-3', displayName: 'أنس ز.' };
const leila = { reference: 'U-4', displayName: 'Leïla B.' };

test('a name after an @ is a call, whatever its accents and its script', () => {
  expect(mentionedIn('@leila b. tu viens ? et @انس ز. aussi', [yassine, anas, leila], [])).toEqual([
    'U-3',
    'U-4',
  ]);
  expect(namesIn('@leila b. tu viens ? et @أنس ز. aussi, a@b.ma')).toEqual(['leila', 'انس', 'b']);
});

test('a name alone is no call', () => {
  expect(mentionedIn('Yassine E. joue avec Leïla B.', [yassine, leila], [])).toEqual([]);
  expect(mentionedIn('@Yassine joue', [yassine], [])).toEqual([]);
});

test('of two players with the same name none is mentioned until one is selected', () => {
  expect(mentionedIn('@Yassine E. ?', [yassine, namesake], [])).toEqual([]);
  expect(mentionedIn('@Yassine E. ?', [yassine, namesake], ['U-2'])).toEqual(['U-2']);
  expect(mentionedIn('personne', [yassine, namesake], ['U-2'])).toEqual([]);
});

test('five are called by one text and no more', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    reference: `U-${index}`,
    displayName: `Ali${'abcdefghi'.charAt(index)} X.`,
  }));
  expect(
    mentionedIn(many.map(({ displayName }) => `@${displayName}`).join(' '), many, []),
  ).toHaveLength(5);
});

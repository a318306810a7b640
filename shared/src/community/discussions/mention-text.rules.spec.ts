import { mentionAt, mentionParts, stillMentioned, withMention } from './mention-text.rules.ts';

const at = (text: string) => mentionAt(text, text.length);

test.each([
  ['@', ''],
  ['@Yas', 'Yas'],
  ['Merci @Yassine', 'Yassine'],
  ['Merci @Yassine E', 'Yassine E'],
  ['Merci @Yassine E.', 'Yassine E.'],
  ['شكرا @ياس', 'ياس'],
  ['(@Nour', 'Nour'],
  ['ligne\n@Zoé', 'Zoé'],
])('%j is a name that begins: %j', (text, query) => {
  expect(at(text)?.query).toBe(query);
});

test.each(['', 'Merci', 'moi@exemple.ma', 'Merci @Yassine E. et', '@Yassine  ', '@7', 'a @ b c'])(
  '%j is none',
  (text) => {
    expect(at(text)).toBeNull();
  },
);

test('only the text before the caret counts', () => {
  expect(mentionAt('Merci @Yas et bravo', 10)).toEqual({ from: 6, query: 'Yas' });
  expect(mentionAt('Merci @Yas et bravo', 15)).toBeNull();
});

test('a chosen name replaces the typed fragment, and the caret is placed after it', () => {
  expect(withMention('Merci @Yas et bravo', { from: 6, query: 'Yas' }, 'Yassine E.')).toEqual({
    text: 'Merci @Yassine E. et bravo',
    caret: 18,
  });
  expect(withMention('@', { from: 0, query: '' }, 'أنس ز.')).toEqual({
    text: '@أنس ز. ',
    caret: 8,
  });
});

const cut = (text: string, ...names: string[]) =>
  mentionParts(text, names)
    .map(({ text: part, mention }) => (mention ? `[${part}]` : part))
    .join('');

test.each([
  ['Merci @Yassine E. et @أنس ز. !', 'Merci [@Yassine E.] et [@أنس ز.] !'],
  ['@Yassine E.@Yassine E.', '[@Yassine E.][@Yassine E.]'],
  ['moi@exemple.ma', 'moi@exemple.ma'],
  ['@Nour B. et @Nour', '[@Nour B.] et [@Nour]'],
  ['', ''],
])('in %j the mentioned players are highlighted: %s', (text, parts) => {
  expect(cut(text, 'Yassine E.', 'أنس ز.', 'Nour', 'Nour B.')).toBe(parts);
});

test('a player whose name was removed from the text is not notified', () => {
  const [nour, zoe] = [{ displayName: 'Nour B.' }, { displayName: 'Zoé 👑.' }];
  expect(stillMentioned('Merci @Zoé 👑. !', [nour, zoe])).toEqual([zoe]);
});

test('50 kB of symbols and letters are scanned without delay, and no character is lost', () => {
  for (const worstCase of [
    '@'.repeat(50_000),
    `@${'a'.repeat(50_000)}`,
    `${' @'.repeat(25_000)}`,
    `@${"'-".repeat(25_000)}`,
  ]) {
    mentionAt(worstCase, worstCase.length);
    expect(
      mentionParts(worstCase, ['a', '@'])
        .map(({ text }) => text)
        .join(''),
    ).toBe(worstCase);
  }
});

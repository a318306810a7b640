import { inDays } from './conversation.rules.ts';

const message = (text: string, date: string, name = 'Yassine E.', mine = false) => ({
  text,
  date,
  mine,
  author: { reference: name, displayName: name },
});
const shape = (messages: ReturnType<typeof message>[]) =>
  inDays(messages).map(({ date, runs }) => [
    date,
    runs.map((run) => run.messages.map(({ text }) => text).join(' ')),
  ]);

test('a conversation is read by days, and in each by turns', () => {
  expect(
    shape([
      message('a', '2026-11-20'),
      message('b', '2026-11-20'),
      message('c', '2026-11-20', 'Moi', true),
      message('d', '2026-11-20'),
      message('e', '2026-11-21'),
      message('f', '2026-11-21'),
    ]),
  ).toEqual([
    ['2026-11-20', ['a b', 'c', 'd']],
    ['2026-11-21', ['e f']],
  ]);
});

test('consecutive messages of two desk members are shown as separate authors', () => {
  expect(
    shape([message('a', '2026-11-20', 'Salma', true), message('b', '2026-11-20', 'Hicham', true)]),
  ).toEqual([['2026-11-20', ['a', 'b']]]);
});

test('an empty conversation has no days, and no message is lost or reordered', () => {
  expect(inDays([])).toEqual([]);
  const many = Array.from({ length: 200 }, (_, i) =>
    message(
      String(i),
      `2026-11-${10 + (i % 20 > 9 ? 1 : 0)}`,
      i % 3 === 0 ? 'A' : 'B',
      i % 2 === 0,
    ),
  );
  expect(
    inDays(many)
      .flatMap(({ runs }) => runs)
      .flatMap(({ messages }) => messages),
  ).toEqual(many);
});

import {
  storedMessages,
  marked,
  nextUnsent,
  retryDelayMs,
  readUnsent,
  stillUnsent,
  without,
  writeUnsent,
  type UnsentMessage,
} from './unsent.rules.ts';

const OWNER = 'U-7K3M9QXT';
const message = (clientId: string, chat = 'C-7K3M9QXT') => ({
  clientId,
  chat,
  message: `${clientId} ⚽ مرحبا`,
});
const three = ['a', 'b', 'c'].reduce<UnsentMessage[]>(
  (all, clientId) => storedMessages(all, message(clientId)),
  [],
);

test('messages are sent in the order written, and a rejected one does not block the next', () => {
  expect(nextUnsent(three)?.clientId).toBe('a');
  expect(nextUnsent(without(three, 'a'))?.clientId).toBe('b');
  expect(nextUnsent(marked(three, 'a', 'Vous êtes bloqué'))?.clientId).toBe('b');
  expect(nextUnsent(marked(marked(three, 'a', 'refusé'), 'a', null))?.clientId).toBe('a');
  expect(nextUnsent([])).toBeUndefined();
});

test('a message that was stored although its answer was lost is not shown twice', () => {
  expect(
    stillUnsent(three, 'C-7K3M9QXT', [{ clientId: 'b' }, { clientId: null }]).map(
      ({ clientId }) => clientId,
    ),
  ).toEqual(['a', 'c']);
});

test('a conversation shows only what was written in it', () => {
  expect(
    stillUnsent(storedMessages(three, message('d', 'C-00000000')), 'C-00000000', []).map(
      ({ clientId }) => clientId,
    ),
  ).toEqual(['d']);
});

test('what waits outlives a reload to the letter, but not a change of person', () => {
  const text = writeUnsent(OWNER, three);
  expect(readUnsent(text, OWNER)).toEqual(three);
  expect(readUnsent(text, 'U-00000000')).toEqual([]);
});

test.each([
  null,
  '',
  'not json',
  '[]',
  '7',
  '{}',
  `{"owner":"${OWNER}"}`,
  `{"owner":"${OWNER}","messages":7}`,
  `{"owner":"${OWNER}","messages":[null,7,{"clientId":"a"},` +
    `{"clientId":"a","chat":"C","message":"m"}]}`,
])('a damaged store (%s) is an empty one', (text) => {
  expect(readUnsent(text, OWNER)).toEqual([]);
});

test('fifty are kept, the newest', () => {
  const many = Array.from({ length: 60 }, (_, i) => String(i)).reduce<UnsentMessage[]>(
    (all, clientId) => storedMessages(all, message(clientId)),
    [],
  );
  expect(many).toHaveLength(50);
  expect(many.at(-1)?.clientId).toBe('59');
  expect(readUnsent(writeUnsent(OWNER, [...many, ...many]), OWNER)).toHaveLength(50);
});

test('tries come ever more rarely, from one second to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelayMs(0)).toBe(1000);
});

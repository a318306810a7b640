import { inQueue } from './queue.rules.ts';

const chat = (name: string, waits: string | null, last: string) => ({ name, waitingSince: waits && `2026-11-21T${waits}:00.000Z`, lastAt: `2026-11-21T${last}:00.000Z` });

test('who has waited longest stands first, then what was said last', () => {
  const chats = [chat('settled early', null, '08:00'), chat('waits short', '19:50', '19:50'), chat('settled late', null, '19:59'), chat('waits long', '18:00', '19:55')];
  expect(inQueue(chats).map(({ name }) => name)).toEqual(['waits long', 'waits short', 'settled late', 'settled early']);
  expect(inQueue(inQueue(chats).toReversed())).toEqual(inQueue(chats));
});

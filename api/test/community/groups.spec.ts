import { examine } from '../../src/commands/examine.ts';
import { eventually } from '../eventually.ts';
import { openMatch, addPlayer, readMatch } from '../matches.ts';
import type { Person } from '../people.ts';
import { connected, receivedEvents, sendEvent } from '../sockets.ts';
import {
  chatOf,
  chatsOf,
  discoverablePlayer,
  readChat,
  readMessages,
  sendMessage,
  unreadOf,
} from '../chat-helpers.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let owner: Person;
let amine: Person;
let salma: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  [owner, amine, salma] = [
    await world.register({ firstName: 'Nadia' }),
    await world.register({ firstName: 'Amine' }),
    await world.register({ firstName: 'Salma' }),
  ];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

/**
 * Creates an open match in which all three players have a place. Returns the references of the
 * match and of its group conversation.
 */
async function group(): Promise<{ match: string; chat: string }> {
  const { reference: match } = await openMatch(owner);
  await addPlayer(owner, amine, match);
  await addPlayer(owner, salma, match);
  return { match, chat: (await readMatch(owner, match)).chat ?? '' };
}

const mailsAbout = async (chat: string, { reference }: Person) =>
  (
    await world.sql(`select 1 from outbox where event like $1 and withdrawn_at is null`, [
      `messageWaiting:${chat}:${reference}:%`,
    ])
  ).length;

test('a match conversation is visible only to its current players', async () => {
  const { reference } = await openMatch(owner);
  await addPlayer(owner, amine, reference);
  await addPlayer(owner, salma, reference);
  const { chat } = await readMatch(owner, reference);
  const [leaver, stays, stranger] = await Promise.all(
    [amine, salma, await world.register()].map(({ token }) => connected(world.url, '/me', token)),
  );
  if (!leaver || !stays || !stranger || chat === null) throw new Error('not connected');
  const heardBy = new Map([leaver, stays, stranger].map((socket) => [socket, [] as string[]]));
  for (const [socket, heard] of heardBy)
    socket.on('message', (event: { reference: string }) => heard.push(event.reference));
  const type = (socket: typeof leaver): Promise<unknown> => sendEvent(socket, 'typing', { chat });
  expect([await type(leaver), await type(stranger)]).toEqual([
    { status: 'success' },
    { status: 'error' },
  ]);
  await amine.http.post(`/api/open_matches/${reference}/withdraw`).expect(200);
  const { body } = await owner.http
    .post('/api/messagings')
    .send({ chat, message: 'À deux, alors' })
    .expect(201);
  const said = (body as { data: { reference: string } }).data.reference;
  await eventually(
    () => heardBy.get(stays),
    (heard) => heard?.length !== 0,
  );
  expect([heardBy.get(leaver), heardBy.get(stays), heardBy.get(stranger)]).toEqual([
    [],
    [said],
    [],
  ]);
  await amine.http.get(`/api/chats/${chat}`).expect(404);
  for (const socket of heardBy.keys()) socket.close();
});

test('a player can leave a match chat and keep the place; messages are then hidden', async () => {
  const { match, chat } = await group();
  const line = await connected(world.url, '/me', amine.token);
  const missed: unknown[] = [];
  line.on('message', (event) => missed.push(event));
  const { body } = await amine.http.delete(`/api/chats/${chat}`).expect(200);
  expect(
    (body as { data: { reference: string }[] }).data.map(({ reference }) => reference),
  ).not.toContain(chat);
  const stays = await connected(world.url, '/me', salma.token);
  const received = receivedEvents(stays, 'message');
  await sendMessage(owner, { chat, message: 'À trois, alors' });
  await received;
  expect([missed, await mailsAbout(chat, amine)]).toEqual([[], 0]);
  await amine.http.get(`/api/messagings/${chat}`).expect(404);
  await amine.http.delete(`/api/chats/${chat}`).expect(404);
  expect(await readMatch(amine, match)).toMatchObject({
    placesLeft: 0,
    chat: null,
    own: { state: 'accepted' },
  });
  expect((await readMatch(salma, match)).chat).toBe(chat);
  [line, stays].forEach((socket) => socket.close());
});

test('it can be left after the match; a two-player or foreign one cannot be left', async () => {
  const [{ chat }, stranger] = [await group(), await discoverablePlayer(world)];
  await stranger.http.delete(`/api/chats/${chat}`).expect(404);
  const between = await chatOf(stranger, await discoverablePlayer(world));
  expect((await stranger.http.delete(`/api/chats/${between}`).expect(409)).body).toMatchObject({
    code: 'CHAT_STAYS',
  });
  const now = world.clock.now();
  world.clock.set(new Date(Date.UTC(2026, 11, 12, 12)));
  await salma.http.delete(`/api/chats/${chat}`).expect(200);
  expect((await chatsOf(salma)).map(({ reference }) => reference)).not.toContain(chat);
  world.clock.set(now);
});

test('group messages of a blocked player are collapsed, uncounted and not mailed', async () => {
  const { chat } = await group();
  const line = await connected(world.url, '/me', salma.token);
  const first = receivedEvents(line, 'message');
  await sendMessage(amine, { chat, message: 'Avant' });
  await first;
  expect(await unreadOf(salma)).toBeGreaterThan(0);
  const heardBySalma: { reference?: string }[] = [];
  const counts: number[] = [];
  line.on('unread', ({ messages }: { messages: number }) => counts.push(messages));
  const before = (await readChat(salma, chat)).unread;
  await salma.http.post(`/api/players/${amine.reference}/block`).expect(200);
  const unread = await unreadOf(salma);
  expect([
    before,
    (await readChat(salma, chat)).unread,
    await eventually(
      () => counts.at(-1),
      (count) => count === unread,
    ),
  ]).toEqual([1, 0, unread]);
  counts.length = 0;
  line
    .on('message', (event) => heardBySalma.push(event))
    .on('typing', (event) => heardBySalma.push(event));
  const [ownerLine, amineLine] = [
    await connected(world.url, '/me', owner.token),
    await connected(world.url, '/me', amine.token),
  ];
  const [received, typed] = [
    receivedEvents(ownerLine, 'message'),
    receivedEvents(ownerLine, 'typing'),
  ];
  await sendEvent(amineLine, 'typing', { chat });
  const blocked = await sendMessage(amine, { chat, message: 'Après' });
  await Promise.all([received, typed]);
  // Events of earlier messages may still arrive, but with an unchanged unread count. The message of
  // the blocked player must not change that count.
  expect(counts.filter((count) => count !== unread)).toEqual([]);
  expect({
    heardBySalma,
    unread: (await readChat(salma, chat)).unread,
    mails: await mailsAbout(chat, salma),
  }).toEqual({ heardBySalma: [], unread: 0, mails: 1 });
  expect((await readChat(salma, chat)).lastMessage).toMatchObject({
    reference: blocked.reference,
    folded: true,
  });
  expect(
    (await readMessages(salma, chat)).map(({ message, folded }) => ({ message, folded })),
  ).toEqual([
    { message: 'Après', folded: true },
    { message: 'Avant', folded: true },
  ]);
  expect((await readMessages(owner, chat)).map(({ folded }) => folded)).toEqual([false, false]);
  const back = receivedEvents<{ reference: string }>(amineLine, 'message');
  const answer = await sendMessage(salma, { chat, message: 'Je viens' });
  expect((await back).reference).toBe(answer.reference);
  await salma.http.delete(`/api/players/${amine.reference}/block`).expect(200);
  expect((await readChat(salma, chat)).unread).toBe(2);
  [line, ownerLine, amineLine].forEach((socket) => socket.close());
});

import type { Socket } from 'socket.io-client';
import type { Person } from '../people.ts';
import { connected, receivedEvents, sendEvent } from '../sockets.ts';
import { chatOf, discoverablePlayer, sendMessage } from '../chat-helpers.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let leila: Person;
let anas: Person;
let stranger: Person;
let staff: Person;
const open: Socket[] = [];
beforeAll(async () => {
  world = await createWorld();
  [leila, anas, stranger, staff] = [
    await discoverablePlayer(world),
    await discoverablePlayer(world),
    await discoverablePlayer(world),
    await world.staff(),
  ];
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => world.close());

async function connect(namespace: string, token?: string): Promise<Socket> {
  const socket = await connected(world.url, namespace, token);
  open.push(socket);
  return socket;
}

/** Collects all events that a socket receives from now on. */
function everything(socket: Socket): unknown[] {
  const all: unknown[] = [];
  socket.onAny((...event) => all.push(event));
  return all;
}

const type = (socket: Socket, body: unknown): Promise<unknown> => sendEvent(socket, 'typing', body);

test('a message reaches only the other side and the author’s other browsers', async () => {
  const [author, reader] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const chat = await chatOf(author, reader);
  const [mine, theirs] = [await connect('/me', author.token), await connect('/me', reader.token)];
  const missed = [
    everything(await connect('/me', stranger.token)),
    everything(await connect('/me', staff.token)),
    everything(await connect('/desk', staff.token)),
  ];
  const received = Promise.all([
    receivedEvents(mine, 'message'),
    receivedEvents(theirs, 'message'),
    receivedEvents(theirs, 'unread'),
  ]);
  const { reference } = await sendMessage(author, { chat, message: 'Jeudi ?', clientId: 'page-1' });
  expect(await received).toEqual([
    { chat, reference, clientId: 'page-1' },
    { chat, reference, clientId: null },
    { messages: 1, notifications: 0 },
  ]);
  expect(missed).toEqual([[], [], []]);
});

test('a refused message, or a repeat of a stored one, sends no event', async () => {
  const chat = await chatOf(leila, anas);
  const socket = await connect('/me', anas.token);
  const first = Promise.all([receivedEvents(socket, 'message'), receivedEvents(socket, 'unread')]);
  await sendMessage(leila, { chat, message: 'Une fois', clientId: 'page-2' });
  await first;
  const missed = everything(socket);
  await leila.http
    .post('/api/messagings')
    .send({ chat, message: 'Une fois', clientId: 'page-2' })
    .expect(200);
  await stranger.http.post('/api/messagings').send({ chat, message: 'Moi aussi' }).expect(422);
  await leila.http.get('/api/chats').expect(200);
  expect(missed).toEqual([]);
});

test('the author receives the read receipt, and the reader a zero unread count', async () => {
  const chat = await chatOf(leila, anas);
  const { reference } = await sendMessage(leila, { chat, message: 'Vu ?' });
  const [author, reader] = [await connect('/me', leila.token), await connect('/me', anas.token)];
  const received = Promise.all([
    receivedEvents<{ seenAt: string }>(author, 'seen'),
    receivedEvents(reader, 'unread'),
  ]);
  await anas.http.post(`/api/chats/${chat}/read`).send({}).expect(200);
  expect(await received).toMatchObject([
    { chat, message: reference, seenAt: expect.stringMatching(/Z$/) },
    { messages: 0 },
  ]);
  const again = everything(author);
  await anas.http.post(`/api/chats/${chat}/read`).send({}).expect(200);
  await leila.http.get('/api/chats').expect(200);
  expect(again).toEqual([]);
});

test('the whole desk hears a player, and the player the desk', async () => {
  const chat = await chatOf(leila);
  const [desk, player] = [await connect('/desk', staff.token), await connect('/me', leila.token)];
  const asked = receivedEvents(desk, 'chat');
  await sendMessage(leila, { chat, message: 'Avez-vous des chasubles ?' });
  expect(await asked).toEqual({ reference: chat });
  const answered = receivedEvents(player, 'message');
  const { reference } = await sendMessage(staff, { chat, message: 'Oui', clientId: 'desk-1' });
  expect(await answered).toEqual({ chat, reference, clientId: null });
});

describe('typing', () => {
  test('is sent to the other side only, in both directions and to the desk', async () => {
    const [direct, desk] = [await chatOf(leila, anas), await chatOf(leila)];
    const [mine, theirs, there, receptionist] = [
      await connect('/me', leila.token),
      await connect('/me', anas.token),
      await connect('/desk', staff.token),
      await connect('/me', staff.token),
    ];
    const missed = everything(await connect('/me', stranger.token));
    const first = receivedEvents(theirs, 'typing');
    expect(await type(mine, { chat: direct })).toEqual({ status: 'success' });
    expect(await first).toEqual({ chat: direct });
    const second = receivedEvents(there, 'typing');
    expect(await type(await connect('/me', leila.token), { chat: desk })).toEqual({
      status: 'success',
    });
    expect(await second).toEqual({ chat: desk });
    const third = receivedEvents(mine, 'typing');
    expect(await type(receptionist, { chat: desk })).toEqual({ status: 'success' });
    expect(await third).toEqual({ chat: desk });
    expect(missed).toEqual([]);
  });

  test('in another user’s conversation sends no event and reveals nothing', async () => {
    const chat = await chatOf(leila, anas);
    const missed = [
      everything(await connect('/me', leila.token)),
      everything(await connect('/me', anas.token)),
    ];
    const answers = await Promise.all(
      [stranger, staff].map(async ({ token }) => type(await connect('/me', token), { chat })),
    );
    expect(answers).toEqual([{ status: 'error' }, { status: 'error' }]);
    expect(await type(await connect('/me', stranger.token), { chat: 'C-00000000' })).toEqual({
      status: 'error',
    });
    expect(missed).toEqual([[], []]);
  });

  test('to a player that blocked the sender sends no event', async () => {
    const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const chat = await chatOf(one, other);
    await other.http.post(`/api/players/${one.reference}/block`).expect(200);
    const missed = everything(await connect('/me', other.token));
    expect(await type(await connect('/me', one.token), { chat })).toEqual({ status: 'error' });
    expect(missed).toEqual([]);
  });

  test('is sent at most once a second', async () => {
    const chat = await chatOf(leila, anas);
    const [mine, theirs] = [await connect('/me', leila.token), await connect('/me', anas.token)];
    const [all, first] = [everything(theirs), receivedEvents(theirs, 'typing')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => type(mine, { chat }) as Promise<{ status: string }>),
    );
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    await first;
    await sendMessage(leila, { chat, message: 'Et puis ?' });
    // Further `typing` events would arrive before this response.
    await leila.http.get('/api/chats').expect(200);
    expect(all.filter((event) => JSON.stringify(event).includes('typing'))).toHaveLength(1);
  });

  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { chat: 7 },
    { chat: ['C-00000000'] },
    { chat: `C-00000000' or 1=1` },
  ])('%p is no conversation', async (body) => {
    expect(await type(await connect('/me', leila.token), body)).toEqual({ status: 'error' });
  });

  test('is not available to unverified users', async () => {
    const rookie = await world.unverified();
    expect(await type(await connect('/me', rookie.token), { chat: await chatOf(leila) })).toEqual({
      status: 'error',
    });
  });
});

describe('public threads', () => {
  test('are sent to all viewers when a post is added, liked, locked or hidden', async () => {
    const [author, replier] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const visitor = await connect('/discussions');
    const next = () => receivedEvents(visitor, 'discussion');
    let received = next();
    const { body } = await author.http
      .post('/api/discussions')
      .send({ message: 'Qui joue ?' })
      .expect(201);
    const { id } = (body as { data: { id: string } }).data;
    expect(await received).toEqual({ reference: id, cause: 'opened', reply: null });
    received = next();
    const answer = await replier.http
      .post(`/api/discussions/${id}/replies`)
      .send({ message: 'Moi' })
      .expect(201);
    const reply = (answer.body as { data: { id: string } }).data.id;
    expect(await received).toEqual({ reference: id, cause: 'replied', reply });
    for (const [path, cause, of, sent] of [
      [`replies/${reply}/like`, 'liked', reply, {}],
      [`discussions/${id}/like`, 'liked', null, {}],
    ] as const) {
      received = next();
      await replier.http.post(`/api/${path}`).send(sent).expect(200);
      expect(await received).toEqual({ reference: id, cause, reply: of });
    }
    for (const [path, cause, of, sent] of [
      [`discussions/${id}/lock`, 'locked', null, { reason: 'x' }],
      [`replies/${reply}/hide`, 'hidden', reply, { reason: 'x' }],
    ] as const) {
      received = next();
      await staff.http.post(`/api/${path}`).send(sent).expect(200);
      expect(await received).toEqual({ reference: id, cause, reply: of });
    }
  });

  test('the desk hears of a report', async () => {
    const desk = await connect('/desk', staff.token);
    const received = receivedEvents(desk, 'report');
    const { body } = await leila.http
      .post(`/api/players/${anas.reference}/report`)
      .send({ reason: 'Faux nom' })
      .expect(201);
    expect(await received).toEqual({
      reference: (body as { data: { reference: string } }).data.reference,
    });
  });
});

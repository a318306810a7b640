import type { Socket } from 'socket.io-client';
import supertest from 'supertest';
import { eventually } from '../eventually.ts';
import { PASSWORD, registration } from '../people.ts';
import { connected, receivedEvents, sendEvent } from '../sockets.ts';
import { type ApiProcess, twoProcesses, type TwoProcesses } from '../two-processes.ts';

let both: TwoProcesses;
let one: Talker;
let other: Talker;
let people = 0;
const open: Socket[] = [];

beforeAll(async () => {
  both = await twoProcesses();
  [one, other] = [await talker(), await talker()];
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => both.close());

interface Talker {
  reference: string;
  token: string;
}

/** A verified player with a public profile. */
async function talker(): Promise<Talker> {
  const form = registration(9_000 + ++people);
  await both.first.http.post('/api/auth/field/register').send(form).expect(201);
  await both.database.sql(
    'update users set verified_at = now(), public_player = true where email = $1',
    [form.email],
  );
  const { body } = await both.second.http
    .post('/api/auth/field/login')
    .send({ email: form.email, password: PASSWORD })
    .expect(200);
  const { token, user } = body as { token: string; user: { reference: string } };
  return { reference: user.reference, token };
}

const at = ({ url }: ApiProcess, { token }: Talker) =>
  supertest.agent(url).set('authorization', `Bearer ${token}`);
const opened = (by: Talker, player: Talker, process = both.next()) =>
  at(process, by).post('/api/chats').send({ player: player.reference });
const referenceIn = (answer: { body: unknown }) =>
  (answer.body as { data: { reference: string } }).data.reference;

async function listen({ url }: ApiProcess, { token }: Talker): Promise<Socket> {
  const socket = await connected(url, '/me', token);
  open.push(socket);
  return socket;
}

/**
 * Returns a function that waits until a message with a given reference arrives on the socket. A
 * socket also receives the player's own messages.
 */
function collected(socket: Socket): (reference: string) => Promise<void> {
  const references: string[] = [];
  socket.on('message', ({ reference }: { reference: string }) => references.push(reference));
  return async (reference) => {
    expect(
      await eventually(
        () => references,
        (heard) => heard.includes(reference),
      ),
    ).toContain(reference);
  };
}

test('concurrent starts in two processes create one conversation', async () => {
  const [left, right] = [await talker(), await talker()];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? opened(left, right) : opened(right, left),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(11).fill(200), 201]);
  expect(new Set(answers.map(referenceIn)).size).toBe(1);
});

test('a message passes between two processes at once, and both reload the same chat', async () => {
  const chat = referenceIn(await opened(one, other));
  const [left, right] = [await listen(both.first, one), await listen(both.second, other)];
  for (const [by, here, to, text] of [
    [one, both.first, right, 'Jeudi ?'],
    [other, both.second, left, 'إن شاء الله'],
  ] as const) {
    const received = collected(to);
    const { body } = await at(here, by)
      .post('/api/messagings')
      .send({ chat, message: text })
      .expect(201);
    await received((body as { data: { reference: string } }).data.reference);
  }
  const seen = receivedEvents(left, 'seen');
  await at(both.second, other).post(`/api/chats/${chat}/read`).send({}).expect(200);
  expect(await seen).toMatchObject({ chat });
  const typing = receivedEvents(right, 'typing');
  expect(await sendEvent(left, 'typing', { chat })).toEqual({ status: 'success' });
  expect(await typing).toEqual({ chat });
  const pages = await Promise.all(
    [both.first, both.second].map((process) =>
      at(process, one).get(`/api/messagings/${chat}`).expect(200),
    ),
  );
  expect(pages[0]?.body).toEqual(pages[1]?.body);
  expect(pages[0]?.body).toMatchObject([
    { message: 'إن شاء الله' },
    { message: 'Jeudi ?', seenAt: expect.any(String) as string },
  ]);
});

test('a message resent to another process is stored once, and numbers have no gaps', async () => {
  const chat = referenceIn(await opened(one, await talker()));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      at(both.next(), one)
        .post('/api/messagings')
        .send({ chat, message: `n${index % 20}`, clientId: `c${index % 20}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const numbers = await both.database.sql<{ number: number }>(
    `select m.number from messages m join chats c on c.id = m.chat_id where c.reference = $1
      order by 1`,
    [chat],
  );
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

import type { Socket } from 'socket.io-client';
import { PASSWORD, registration } from './people.ts';
import { connected, receivedEvents } from './sockets.ts';
import { type ApiProcess, twoProcesses, type TwoProcesses } from './two-processes.ts';

let both: TwoProcesses;
const open: Socket[] = [];

beforeAll(async () => {
  both = await twoProcesses();
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => both.close());

async function connect(
  { url }: ApiProcess,
  namespace: string,
  token?: string,
  options: Parameters<typeof connected>[3] = {},
): Promise<Socket> {
  const socket = await connected(url, namespace, token, options);
  open.push(socket);
  return socket;
}

/** Registers a new player at the first process, and signs the player in at the second. */
async function person(number: number): Promise<{ reference: string; token: string }> {
  const form = registration(number);
  await both.first.http.post('/api/auth/field/register').send(form).expect(201);
  const { body } = await both.second.http
    .post('/api/auth/field/login')
    .send({ email: form.email, password: PASSWORD })
    .expect(200);
  const { token, user } = body as { token: string; user: { reference: string } };
  return { reference: user.reference, token };
}

const SLOT = {
  reference: 'B-7K3M9QXT',
  date: '2026-11-21',
  startTime: '19:00',
  endTime: '20:00',
  pitch: 'P1',
};

const queueMessage = (recipient: string, channel: string, event: string) =>
  both.database.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at)
   values ('N-' || $2, $2, $1, $3, 'bookingExpired',
   $4, now(), now())`,
    [recipient, event, channel, JSON.stringify(SLOT)],
  );

test('a notice reaches its user’s sockets in both processes exactly once', async () => {
  const { reference, token } = await person(1);
  const sockets = [
    await connect(both.first, '/me', token),
    await connect(both.second, '/me', token),
  ];
  const counts = sockets.map(() => 0);
  sockets.forEach((socket, index) =>
    socket.on('notification', () => (counts[index] = (counts[index] ?? 0) + 1)),
  );
  const received = Promise.all(
    sockets.map((socket) => receivedEvents<{ text: string }>(socket, 'notification')),
  );
  const unread = Promise.all(sockets.map((socket) => receivedEvents(socket, 'unread')));
  await queueMessage(reference, 'notice', 'notice-1');
  for (const { text } of await received) expect(text).toContain('B-7K3M9QXT');
  expect(await unread).toEqual(Array(2).fill({ messages: 0, notifications: 1 }));
  expect(counts).toEqual([1, 1]);
});

test('a sign-out at one process closes the sockets at the other', async () => {
  const { token } = await person(2);
  const socket = await connect(both.second, '/me', token);
  const closed = receivedEvents(socket, 'disconnect');
  await both.first.http
    .post('/api/auth/field/logout')
    .set('authorization', `Bearer ${token}`)
    .expect(200);
  expect(await closed).toBe('io server disconnect');
});

test('after a database restart, clients reconnect and receive events again', async () => {
  const { reference, token } = await person(3);
  const socket = await connect(both.first, '/me', token, { reconnection: true });
  const back = new Promise((resolve) => socket.io.once('reconnect', resolve));
  await both.database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name like 'five-arena%'`,
  );
  await back;
  const received = receivedEvents(socket, 'notification');
  await queueMessage(reference, 'notice', 'notice-3');
  await received;
});

import type { Socket } from 'socket.io-client';
import { type Tx, Transactions } from '../src/platform/database/transactions.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { Realtime } from '../src/platform/realtime/realtime.ts';
import { eventually } from './eventually.ts';
import { connected, receivedEvents, openSocket, refusalOf, sendEvent } from './sockets.ts';
import { createWorld, type World } from './world.ts';

const DAY = '2026-11-21';
const ORIGIN = 'https://five.example';
const DAY_MS = 24 * 60 * 60 * 1000;

let world: World;
const open: Socket[] = [];

beforeAll(async () => {
  world = await createWorld({ env: { PUBLIC_ORIGIN: ORIGIN } });
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => world.close());

/** Opens a socket that is closed at the end of the test. */
async function connect(namespace: string, token?: string): Promise<Socket> {
  const socket = await connected(world.url, namespace, token);
  open.push(socket);
  return socket;
}

const refusal = (namespace: string, options: Parameters<typeof openSocket>[2] = {}) =>
  refusalOf(openSocket(world.url, namespace, options));
const join = (socket: Socket, body: unknown): Promise<unknown> => sendEvent(socket, 'join', body);
const live = () => world.app.get(Realtime);
const transaction = (work: (tx: Tx) => void) =>
  world.app.get(Transactions).run((tx) => Promise.resolve(tx).then(work));

describe('connection access', () => {
  test('all clients can connect to availability; other namespaces are refused', async () => {
    expect(await refusal('/availability')).toBeNull();
    expect(await refusal('/')).toBe('Invalid namespace');
    expect(await refusal('/admin')).toBe('Invalid namespace');
  });

  test.each([undefined, '', 'nonsense', 'a.b.c', ['x'], { $gt: '' }, 7])(
    'no live token (%p): AUTH_REQUIRED',
    async (token) => {
      expect(await refusal('/me', { auth: { token } })).toBe('AUTH_REQUIRED');
      expect(await refusal('/desk', { auth: { token } })).toBe('AUTH_REQUIRED');
    },
  );

  test('a player hears own news and not the desk’s; staff hear both', async () => {
    const [player, staff] = [await world.player(), await world.staff()];
    expect(await refusal('/me', { auth: { token: player.token } })).toBeNull();
    expect(await refusal('/desk', { auth: { token: player.token } })).toBe('AUTH_REQUIRED');
    expect(await refusal('/me', { auth: { token: staff.token } })).toBeNull();
    expect(await refusal('/desk', { auth: { token: staff.token } })).toBeNull();
  });

  test('a token in the URL or in a header is ignored', async () => {
    const { token } = await world.player();
    expect(await refusal('/me', { query: { token } })).toBe('AUTH_REQUIRED');
    expect(await refusal('/me', { extraHeaders: { authorization: `Bearer ${token}` } })).toBe(
      'AUTH_REQUIRED',
    );
  });

  test('what opens a socket, or is refused one, carries what every answer does', async () => {
    const open = (headers: Record<string, string>) =>
      fetch(`${world.url}/socket.io/?EIO=4&transport=polling`, { headers });
    for (const [headers, status] of [
      [{}, 200],
      [{ origin: 'https://evil.example' }, 403],
    ] as const) {
      const answer = await open(headers);
      expect([
        answer.status,
        answer.headers.get('x-robots-tag'),
        answer.headers.get('x-content-type-options'),
      ]).toEqual([status, 'noindex', 'nosniff']);
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
    }
  });

  const from = (origin: string, transports: ('websocket' | 'polling')[]) =>
    refusal('/availability', { transports, extraHeaders: { origin } });
  test.each([['websocket'], ['polling']] as const)(
    'pages of other origins are refused, ours are served (%s)',
    async (transport) => {
      expect(await from('https://evil.example', [transport])).not.toBeNull();
      expect(await from('null', [transport])).not.toBeNull();
      expect(await from(`${ORIGIN}.evil.example`, [transport])).not.toBeNull();
      expect(await from(ORIGIN, [transport])).toBeNull();
      expect(await from(world.url, [transport])).toBeNull();
    },
  );
});

describe('watching days', () => {
  test('only subscribers of a day get its slots, within 100 ms of the commit', async () => {
    const [watching, left, elsewhere] = [
      await connect('/availability'),
      await connect('/availability'),
      await connect('/availability'),
    ];
    for (const socket of [watching, left])
      expect(await join(socket, { date: DAY })).toEqual({ status: 'success' });
    expect(await sendEvent(left, 'leave', { date: DAY })).toEqual({ status: 'success' });
    await join(elsewhere, { date: '2026-11-22' });
    const missed: unknown[] = [];
    for (const socket of [left, elsewhere]) socket.onAny((...received) => missed.push(received));
    const payload = { date: DAY, changes: [] };
    const received = async () => {
      const slots = receivedEvents(watching, 'slots');
      await transaction((tx) =>
        live().emitAfterCommit(tx, { namespace: '/availability', room: DAY }, 'slots', payload),
      );
      const committed = performance.now();
      expect(await slots).toEqual(payload);
      return performance.now() - committed;
    };
    // The measurement is repeated: a delay caused by the product occurs each time, a delay caused
    // by the machine does not.
    expect(await eventually(received, (ms) => ms < 100)).toBeLessThan(100);
    expect(missed).toEqual([]);
  });

  test('a version that is no text, or of a day that cannot be read, is never current', async () => {
    const socket = await connect('/availability');
    expect(await join(socket, { date: DAY, version: 7 })).toEqual({ status: 'success' });
    for (const date of [DAY, '2031-01-01'])
      expect(await join(socket, { date, version: 'unknown' })).toEqual({
        status: 'success',
        current: false,
      });
  });

  test('a transaction that rolls back emits no event', async () => {
    const socket = await connect('/availability');
    await join(socket, { date: DAY });
    const received: unknown[] = [];
    const arrived = new Promise<void>(
      (resolve) =>
        void socket.on('slots', (news: { changes: unknown[] }) => {
          received.push(news);
          if (news.changes.length === 0) resolve();
        }),
    );
    const change = {
      pitch: 'P1',
      date: DAY,
      startTime: '20:00',
      endTime: '21:00',
      state: 'taken' as const,
      heldUntil: null,
    };
    await expect(
      transaction((tx) => {
        live().emitAfterCommit(tx, { namespace: '/availability', room: DAY }, 'slots', {
          date: DAY,
          changes: [change],
        });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    live().emit('/availability', DAY, 'slots', { date: DAY, changes: [] });
    // Events on this channel arrive in order. An event of the rolled-back transaction would
    // therefore arrive before this empty event.
    await arrived;
    expect(received).toEqual([{ date: DAY, changes: [] }]);
  });

  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { date: 7 },
    { date: '2026-02-30' },
    { date: [DAY] },
    { date: `${DAY}' or 1=1` },
  ])('%p is no day', async (body) => {
    const socket = await connect('/availability');
    expect(await join(socket, body)).toEqual({ status: 'error' });
    expect(await sendEvent(socket, 'leave', body)).toEqual({ status: 'error' });
  });

  test('a socket can subscribe to at most two months of days', async () => {
    const socket = await connect('/availability');
    const days = Array.from({ length: 70 }, (_, index) =>
      new Date(Date.parse(DAY) + index * DAY_MS).toISOString().slice(0, 10),
    );
    const answers = await Promise.all(
      days.map((date) => join(socket, { date }) as Promise<{ status: string }>),
    );
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(62);
    expect(await join(socket, { date: DAY })).toEqual({ status: 'success' });
  });

  test('a flood of messages closes only its own connection', async () => {
    const [flooder, other] = [await connect('/availability'), await connect('/availability')];
    const closed = receivedEvents(flooder, 'disconnect');
    for (let i = 0; i < 400; i++) flooder.emit('join', { date: DAY });
    expect(await closed).toMatch(/transport/);
    expect(await join(other, { date: DAY })).toEqual({ status: 'success' });
  });

  test('a message of a megabyte closes its own connection', async () => {
    const socket = await connect('/availability');
    const closed = receivedEvents(socket, 'disconnect');
    socket.emit('join', { date: 'x'.repeat(1_000_000) });
    expect(await closed).toMatch(/transport/);
  });
});

describe('private news', () => {
  test('goes to that user’s sockets only', async () => {
    const [player, other] = [await world.player(), await world.otherPlayer()];
    const [mine, alsoMine, others] = [
      await connect('/me', player.token),
      await connect('/me', player.token),
      await connect('/me', other.token),
    ];
    const missed: unknown[] = [];
    others.onAny((event) => missed.push(event));
    const received = Promise.all([
      receivedEvents(mine, 'unread'),
      receivedEvents(alsoMine, 'unread'),
    ]);
    live().emit('/me', player.reference, 'unread', { messages: 0, notifications: 3 });
    expect(await received).toEqual(Array(2).fill({ messages: 0, notifications: 3 }));
    expect(missed).toEqual([]);
  });
});

describe('the end of a session', () => {
  test('closes its sockets at once, and only its own', async () => {
    const person = await world.register();
    const again = await world.login(person.email);
    const [ended, stays] = [await connect('/me', person.token), await connect('/me', again.token)];
    const closed = receivedEvents(ended, 'disconnect');
    await person.http.post('/api/auth/field/logout').expect(200);
    expect(await closed).toBe('io server disconnect');
    expect(stays.connected).toBe(true);
    expect(await refusal('/me', { auth: { token: person.token } })).toBe('AUTH_REQUIRED');
  });

  test('by the clock closes them, too', async () => {
    const staff = await world.register({}, { role: 'staff' });
    const socket = await connect('/desk', staff.token);
    const closed = receivedEvents(socket, 'disconnect');
    world.clock.shift(13 * 60 * 60 * 1000);
    await world.app.get(Jobs).run('live.recheck');
    expect(await closed).toBe('io server disconnect');
    world.clock.shift(0);
  });
});

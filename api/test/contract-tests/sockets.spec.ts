import 'reflect-metadata';
import { ModulesContainer } from '@nestjs/core';
import { NAMESPACES } from '@five/shared/realtime/topics';
import { connected, openSocket, refusalOf, sendEvent } from '../sockets.ts';
import { makeRecord, unknownLike } from './records.ts';
import { CALLERS, type CallerName } from './routes.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { newGroup } from './community-records.ts';

const DAY = '2026-11-24';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.world.close());

/** A socket event that a browser may emit, as the running gateways declare it. */
interface Spoken {
  namespace: string;
  event: string;
}

type Speaker = Exclude<CallerName, 'visitor'>;

/**
 * A sample for one event. It contains the permitted callers and a body about the caller's own
 * record. If the event concerns a record, it also contains a body about another user's record.
 */
interface Sample {
  callers: readonly CallerName[];
  ownBody: (as: CallerName) => Promise<unknown>;
  foreign?: (as: Speaker) => Promise<string>;
  about?: (reference: string) => unknown;
  /** The acknowledgement of an event that reads data; default: its status. */
  answer?: unknown;
}

const ADMITS: Record<string, readonly CallerName[]> = {
  '/availability': CALLERS,
  '/discussions': CALLERS,
  '/matches': CALLERS,
  '/me': CALLERS.filter((name) => name !== 'visitor'),
  '/desk': ['staff', 'admin'],
};

/** Samples by namespace and event. The contract test fails for an event without a sample. */
const SAMPLES: Record<string, Sample> = {
  '/availability join': { callers: CALLERS, ownBody: () => Promise.resolve({ date: DAY }) },
  '/availability leave': { callers: CALLERS, ownBody: () => Promise.resolve({ date: DAY }) },
  '/matches join': {
    callers: CALLERS,
    ownBody: async (as) => ({
      token: await makeRecord(server, 'matches', as === 'visitor' ? 'player' : as),
    }),
  },
  '/me bookings': {
    callers: CALLERS,
    ownBody: () => Promise.resolve({ version: 'unknown' }),
    answer: { current: false },
  },
  '/me typing': {
    callers: ['player', 'other', 'staff', 'admin'],
    ownBody: async (as) => ({
      chat: await makeRecord(server, 'chats', as === 'visitor' ? 'player' : as),
    }),
    foreign: (as) => newGroup(server, as === 'player' ? 'other' : 'player'),
    about: (chat) => ({ chat }),
  },
  '/me unread': {
    callers: CALLERS,
    ownBody: () => Promise.resolve({}),
    answer: { messages: expect.any(Number), notifications: expect.any(Number) },
  },
};

function gateways(): { namespace: string; prototype: object }[] {
  const classes = [...server.world.app.get(ModulesContainer).values()].flatMap(({ providers }) =>
    [...providers.values()].map(({ metatype }) => metatype),
  );
  return [...new Set(classes)].flatMap((one) => {
    const options =
      typeof one === 'function'
        ? (Reflect.getMetadata('websockets:gateway_options', one) as
            | { namespace: string }
            | undefined)
        : undefined;
    return options && typeof one === 'function'
      ? [{ namespace: options.namespace, prototype: one.prototype as object }]
      : [];
  });
}

function spoken(): Spoken[] {
  return gateways().flatMap(({ namespace, prototype }) =>
    Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }) => {
      const event =
        typeof value === 'function'
          ? (Reflect.getMetadata('message', value) as string | undefined)
          : undefined;
      return event === undefined ? [] : [{ namespace, event }];
    }),
  );
}

const tokenOf = async (as: CallerName) =>
  as === 'visitor' ? undefined : (await server.person(as)).token;

/** Emits an event on a new socket, so that events emitted before do not influence the result. */
async function emit({ namespace, event }: Spoken, as: CallerName, body: unknown): Promise<unknown> {
  const socket = await connected(server.world.url, namespace, await tokenOf(as));
  const answer: unknown = await sendEvent(socket, event, body);
  socket.close();
  return answer;
}

test('every public namespace declares its roles and rejects other connections', async () => {
  expect([...new Set(gateways().map(({ namespace }) => namespace))].sort()).toEqual(
    [...NAMESPACES].sort(),
  );
  const admittedTo: Record<string, CallerName[]> = {};
  for (const namespace of NAMESPACES) {
    const admitted = await Promise.all(
      CALLERS.map(async (as) => {
        const token = await tokenOf(as);
        const socket = openSocket(
          server.world.url,
          namespace,
          token === undefined ? {} : { auth: { token } },
        );
        const refused = await refusalOf(socket);
        socket.close();
        return refused === null ? [as] : [];
      }),
    );
    admittedTo[namespace] = admitted.flat();
  }
  expect(admittedTo).toEqual(ADMITS);
});

test('every client event responds to a foreign record as to an unknown one', async () => {
  const events = spoken();
  expect(events.map(({ namespace, event }) => `${namespace} ${event}`).sort()).toEqual(
    Object.keys(SAMPLES).sort(),
  );
  for (const one of events) {
    const sample = SAMPLES[`${one.namespace} ${one.event}`];
    if (!sample) continue;
    for (const as of ADMITS[one.namespace] ?? []) {
      const status = sample.callers.includes(as) ? 'success' : 'error';
      expect([one, as, await emit(one, as, await sample.ownBody(as))]).toEqual([
        one,
        as,
        sample.answer ?? { status },
      ]);
      if (!sample.foreign || !sample.about || as === 'visitor') continue;
      const foreign = await sample.foreign(as);
      const answers = [
        await emit(one, as, sample.about(foreign)),
        await emit(one, as, sample.about(unknownLike(foreign))),
      ];
      expect([one, as, answers]).toEqual([one, as, [{ status: 'error' }, { status: 'error' }]]);
    }
  }
});

test('a player conversation appears nonexistent to all others, including the desk', async () => {
  const group = await newGroup(server, 'player');
  const calls = [
    ['GET', 'chats/?'],
    ['GET', 'messagings/?'],
    ['POST', 'chats/?/read'],
    ['DELETE', 'chats/?'],
    ['POST', 'messagings'],
  ] as const;
  for (const as of CALLERS.filter((name) => name !== 'player')) {
    for (const [method, path] of calls) {
      const [foreign, unknown] = await Promise.all(
        [group, unknownLike(group)].map(async (chat) => {
          const { status, text } = await server.send(method, `/api/${path.replace('?', chat)}`, {
            as,
            ...(method === 'POST' && {
              body: path === 'messagings' ? { chat, message: 'Bonjour' } : {},
            }),
          });
          return { as, method, path, status, text };
        }),
      );
      expect(foreign).toEqual(unknown);
      expect(foreign?.status).toBeGreaterThanOrEqual(400);
    }
    const { text } = await server.send('GET', '/api/chats', { as });
    expect(text).not.toContain(group);
  }
});

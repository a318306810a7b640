import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { DatabaseUnavailable, isDatabaseUnavailable } from '../src/platform/database/errors.ts';
import { connectWithRetry, dataSourceOptions } from '../src/platform/database/data-source.ts';
import { ErrorFilter } from '../src/platform/request-pipeline/error.filter.ts';
import type { ApiRequest } from '../src/platform/http/request.ts';
import { Semaphore } from '../src/platform/semaphore.ts';
import { Transactions } from '../src/platform/database/transactions.ts';
import { eventually } from './eventually.ts';
import { createWorld, type World } from './world.ts';

const STATEMENT_MS = 100;
// Time limit in milliseconds for detecting a silent server. It allows for the time limit of an SQL
// query and one timeout of two seconds, but not for a second such timeout.
const NOTICED_MS = 4_000;

// Time limit in milliseconds for requests to a silent server. The timeouts of a lost connection and
// of a new connection add up to twelve seconds.
const SILENT_MS = 20_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a connection lost within a transaction is reported as database unavailable', async () => {
  const run = world.app.get(Transactions).run(async (tx) => {
    const [{ pid }] = await tx.query<[{ pid: number }]>('select pg_backend_pid() as pid');
    await world.sql('select pg_terminate_backend($1)', [pid]);
    await sleep(100); // Waits until the process detects the lost connection.
    await tx.query('select 1');
  });
  const failure: unknown = await run.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  const [status, send] = [jest.fn(() => reply), jest.fn()];
  const [header, type] = [jest.fn(), () => reply];
  const reply: object = { hasHeader: () => false, header, status, type, send };
  world.app
    .get(ErrorFilter)
    .answer(failure, { locale: 'fr' } as ApiRequest, reply as unknown as FastifyReply);
  expect(status).toHaveBeenCalledWith(503);
  expect(header).toHaveBeenCalledWith('retry-after', '5');
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ code: 'DATABASE_UNAVAILABLE' }));
});

test('one broken connection does not fail the requests that wait for a connection', async () => {
  // Of the three connections of the pool, two stay free for cached reads. The two transactions
  // therefore run one after the other.
  const source = await connectWithRetry(dataSourceOptions(world.databaseUrl, [], 3));
  const transactions = new Transactions(source);
  const waits = Promise.withResolvers<void>();
  const broken = transactions.run(async (tx) => {
    const [{ pid }] = await tx.query<[{ pid: number }]>('select pg_backend_pid() as pid');
    await waits.promise;
    await world.sql('select pg_terminate_backend($1)', [pid]);
    await tx.query('select 1');
  });
  const next = transactions.run((tx) => tx.query('select 1 as one'));
  waits.resolve();
  await expect(Promise.allSettled([broken, next])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: [{ one: 1 }] },
  ]);
  await source.destroy();
});

test('requests wait for a connection while all are busy and others progress', async () => {
  const source = await connectWithRetry(dataSourceOptions(world.databaseUrl, [], 1));
  const [crowd, asked] = [
    Array.from({ length: 13 }, () => source.query('select pg_sleep(0.5)')),
    source.query('select 1 as one'),
  ];
  expect(await asked).toEqual([{ one: 1 }]);
  await Promise.all(crowd);
  await source.destroy();
});

test('a waiting request is refused without progress, or after a maximum wait', async () => {
  const semaphore = new Semaphore(
    1,
    { idleTimeoutMs: 500, maxWaitMs: 1_500 },
    () => new Error('too late'),
  );
  const line = (length: number, ms: number) =>
    Promise.allSettled(Array.from({ length }, () => semaphore.run(() => sleep(ms))));
  const outcome = async (length: number, ms: number) =>
    (await line(length, ms)).map(({ status }) => status);
  // The last request waits longer than the idle timeout, but the queue makes progress in the
  // meantime.
  expect(await outcome(5, 200)).toEqual(Array(5).fill('fulfilled'));
  expect(await outcome(3, 1_000)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(new Set((await outcome(15, 200)).slice(10))).toEqual(new Set(['rejected']));
});

test('an aborted request does not count as queue progress', async () => {
  const semaphore = new Semaphore(
    1,
    { idleTimeoutMs: 500, maxWaitMs: 60_000 },
    () => new Error('too late'),
  );
  let started = 0;
  const aborted = () =>
    semaphore.run(
      async () => {
        started += 1;
        await sleep(200);
        throw new Error('aborted');
      },
      () => false,
    );
  await Promise.allSettled(Array.from({ length: 15 }, aborted));
  // If aborted requests reset the idle timeout, all of them would start.
  expect(started).toBeLessThan(8);
});

test('no request waits 30 seconds for a silent server, despite dropped connections', async () => {
  const proxy = await openProxy(world.databaseUrl);
  const source = await connectWithRetry(dataSourceOptions(proxy.url, [], 3, STATEMENT_MS));
  proxy.silence();
  const asked = performance.now();
  const failures: Promise<unknown>[] = [];
  for (const crowd of [1, 1, 10]) {
    // The pause between the batches lets connections fail one after the other.
    failures.push(
      ...Array.from({ length: crowd }, () =>
        source.query('select 1').then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    await sleep(1_000);
  }
  expect((await Promise.all(failures)).map(isDatabaseUnavailable)).toEqual(
    failures.map(() => true),
  );
  expect(performance.now() - asked).toBeLessThan(SILENT_MS);
  proxy.close();
  await source.destroy();
});

test('a request finding the queue full fails at once; queued ones keep their place', async () => {
  const semaphore = new Semaphore(
    1,
    { idleTimeoutMs: 60_000, maxWaitMs: 60_000, maxQueued: 2 },
    () => new Error('too late'),
  );
  const inside = Promise.withResolvers<void>();
  const first = semaphore.run(() => inside.promise);
  const waiting = [2, 3].map((who) => semaphore.run(() => Promise.resolve(who)));
  await expect(semaphore.run(() => Promise.resolve(4))).rejects.toThrow('too late');
  inside.resolve();
  await first;
  expect(await Promise.all(waiting)).toEqual([2, 3]);
  expect(await semaphore.run(() => Promise.resolve(5))).toBe(5);
});

test.each([
  ['was too slow to let him in', ''],
  ['is still coming up', 'SFATAL\0C57P03\0Mthe database system is starting up\0\0'],
])('startup retries a database that %s', async (_, refusal) => {
  const proxy = await openProxy(world.databaseUrl, refusal);
  const source = await connectWithRetry(dataSourceOptions(proxy.url, [], 1));
  expect(await source.query('select 1 as one')).toEqual([{ one: 1 }]);
  await source.destroy();
  proxy.close();
});

test('startup fails at once if the database rejects its credentials', async () => {
  const proxy = await openProxy(world.databaseUrl);
  proxy.close();
  const never = performance.now() + 3_600_000;
  await expect(connectWithRetry(dataSourceOptions(proxy.url), never)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

test('a server silent within a transaction is abandoned, and so is the rollback', async () => {
  const givenUp = async () => {
    const proxy = await openProxy(world.databaseUrl);
    const source = await connectWithRetry(dataSourceOptions(proxy.url, [], 2, STATEMENT_MS));
    const asked = performance.now();
    const failure: unknown = await source
      .transaction(async (tx) => {
        await tx.query('select 1');
        proxy.silence();
        await tx.query('select 1');
      })
      .catch((error: unknown) => error);
    const afterMs = performance.now() - asked;
    expect(isDatabaseUnavailable(failure)).toBe(true);
    proxy.close();
    await source.destroy();
    return afterMs;
  };
  expect(await eventually(givenUp, (ms) => ms < NOTICED_MS)).toBeLessThan(NOTICED_MS);
});

test('once the database is unavailable, requests no longer wait for a connection', async () => {
  const semaphore = new Semaphore(
    1,
    { idleTimeoutMs: 60_000, maxWaitMs: 60_000 },
    () => new Error('too late'),
  );
  const inside = Promise.withResolvers<void>();
  const first = semaphore.run(() => inside.promise);
  const [second, third] = [
    semaphore.run(() => Promise.resolve('second')),
    semaphore.run(() => Promise.resolve('third')),
  ];
  semaphore.rejectAll();
  await expect(Promise.allSettled([second, third])).resolves.toMatchObject([
    { reason: { message: 'too late' } },
    { reason: { message: 'too late' } },
  ]);
  inside.resolve();
  await first;
  expect(await semaphore.run(() => Promise.resolve('later'))).toBe('later');
});

/**
 * Opens a proxy to the database server. After `silence()` it accepts connections but does not
 * respond on them.
 * @param refusal fields of the PostgreSQL error with which the proxy answers its first client; an
 * empty text means that the first client gets no response
 */
async function openProxy(
  databaseUrl: string,
  refusal?: string,
): Promise<{ url: string; silence(): void; close(): void }> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets: net.Socket[] = [];
  let silent = false;
  const server = net.createServer((near) => {
    if (silent) return void sockets.push(near.on('error', () => undefined));
    if (refusal !== undefined && sockets.length === 0)
      return void sockets.push(refuse(near, refusal));
    const far = net.connect(Number(port), hostname);
    sockets.push(near, far);
    for (const socket of [near, far])
      socket
        .on('error', () => undefined)
        .on('close', () => [near, far].forEach((one) => one.destroy()));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      silent = true;
      sockets.forEach((socket) => socket.unpipe().pause());
    },
    close: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

/** Sends a PostgreSQL ErrorResponse with these fields; sends nothing if they are empty. */
function refuse(socket: net.Socket, fields: string): net.Socket {
  const length = Buffer.alloc(4);
  length.writeInt32BE(length.length + fields.length);
  return socket
    .on('error', () => undefined)
    .once(
      'data',
      () =>
        fields !== '' && socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])),
    );
}

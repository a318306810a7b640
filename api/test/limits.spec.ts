import { Limits } from '../src/platform/limits/limits.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { startProcess } from './two-processes.ts';
import { createWorld, type World } from './world.ts';

const LIMIT = { points: 3, seconds: 60 };
const HOUR_MS = 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on' } });
});
beforeEach(async () => {
  world.clock.shift(0);
  await world.sql('truncate rate_limits');
});
afterAll(() => world.close());

const limits = () => world.app.get(Limits);
const take = (key: string) =>
  limits()
    .take('test', key, LIMIT)
    .then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );

test('so many and no more, each key for itself, until the window is over', async () => {
  expect([await take('a'), await take('a'), await take('a'), await take('a')]).toEqual([
    'taken',
    'taken',
    'taken',
    'TOO_MANY_REQUESTS',
  ]);
  expect(await take('b')).toBe('taken');
  world.clock.shift(61_000);
  expect(await take('a')).toBe('taken');
});

test('300 at the same time are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => take('crowd')));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(LIMIT.points);
});

test('the refusal contains the time after which to retry', async () => {
  for (let i = 0; i < LIMIT.points; i++) await take('patient');
  await expect(limits().take('test', 'patient', LIMIT)).rejects.toMatchObject({
    details: { retryAfterSeconds: expect.closeTo(60, -1) as number },
  });
});

test('a reset gives all points back', async () => {
  for (let i = 0; i < LIMIT.points; i++) await take('reset');
  await expect(limits().take('test', 'reset', LIMIT)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await limits().reset('test', 'reset');
  expect(await take('reset')).toBe('taken');
});

test('a clock that is put back lifts no limit for longer than its window', async () => {
  world.clock.shift(2 * HOUR_MS);
  for (let i = 0; i < 4; i++) await take('back');
  world.clock.shift(0);
  expect(await take('back')).toBe('taken');
});

describe('over HTTP', () => {
  const guess = (url: string, forged: Record<string, string> = {}) =>
    fetch(`${url}/api/auth/field/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forged },
      body: JSON.stringify({ email: 'guessed@five.test', password: 'not this one' }),
    });

  test('attempts at one process count at the other, and a restart resets nothing', async () => {
    const env = {
      DEMO: 'off',
      RATE_LIMITS: 'on',
      JWT_SECRET: 'a secret that both processes of a test share',
    };
    const other = await startProcess(world.databaseUrl, env);
    for (let tries = 0; tries < 5; tries++)
      for (const url of [world.url, other.url]) expect((await guess(url)).status).toBe(401);
    const refused = await guess(other.url);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    await other.stop();
    const restarted = await startProcess(world.databaseUrl, env);
    expect((await guess(restarted.url)).status).toBe(429);
    await restarted.stop();
  });

  test('no header of the client makes another address of it', async () => {
    for (let tries = 0; tries < 10; tries++) await guess(world.url);
    for (const name of [
      'x-forwarded-for',
      'forwarded',
      'x-real-ip',
      'cf-connecting-ip',
      'true-client-ip',
    ]) {
      expect(
        (await guess(world.url, { [name]: name === 'forwarded' ? 'for=192.0.2.7' : '192.0.2.7' }))
          .status,
      ).toBe(429);
    }
  });

  test('behind a proxy the client address is the one seen by the proxy', async () => {
    const proxied = await createWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
    const from = (seen: string, forwarded: number) =>
      guess(proxied.url, { 'x-forwarded-for': `192.0.2.${forwarded}, ${seen}` });
    for (let tries = 0; tries < 10; tries++)
      expect((await from('198.51.100.1', tries)).status).toBe(401);
    expect((await from('198.51.100.1', 99)).status).toBe(429);
    expect((await from('198.51.100.2', 99)).status).toBe(401);
    await proxied.close();
  });

  test('a client that sends expired tokens repeatedly is limited as well', async () => {
    const ask = () =>
      fetch(`${world.url}/api/venue`, { headers: { authorization: 'Bearer dead.dead.dead' } });
    const statuses = [];
    for (let i = 0; i < 302; i++) statuses.push((await ask()).status);
    expect(statuses.slice(0, 300)).toEqual(Array(300).fill(401));
    expect(statuses.at(-1)).toBe(429);
  });
});

/** In a world of their own, because they leave no call without a token to this address. */
describe('endless writes', () => {
  const MINUTE_WRITES = 600;
  let flooded: World;
  beforeAll(async () => {
    flooded = await createWorld({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => flooded.close());

  const write = (path: string) => fetch(`${flooded.url}${path}`, { method: 'POST' });
  const writeEndlessly = () =>
    Promise.all(Array.from({ length: MINUTE_WRITES + 20 }, () => write('/api/bookings_get_price')));

  test('an anonymous client sending endless writes is limited; reads still succeed', async () => {
    const stopped = (await writeEndlessly()).filter(({ status }) => status === 429);
    expect(stopped.length).toBeGreaterThanOrEqual(20);
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stopped[0]?.json()).toMatchObject({ status: 'error', code: 'TOO_MANY_REQUESTS' });
    await flooded.http.get('/api/venue').expect(200);
  });

  test('another spelling of the path is no other path', async () => {
    await writeEndlessly();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write('/%61pi/bookings_get_price')),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

test('what is over is forgotten', async () => {
  await take('old');
  world.clock.shift(HOUR_MS);
  await world.app.get(Jobs).run('platform.limits');
  expect(await world.sql('select key from rate_limits')).toEqual([]);
});

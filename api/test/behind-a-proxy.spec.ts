import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { PASSWORD, registration } from './people.ts';
import { type ApiProcess, createDemoDatabase, startProcess } from './two-processes.ts';

const EMAIL = 'player@five.test';
const ENV = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' };

let database: TestDatabase;
let processes: ApiProcess[];
let proxy: http.Server;
let url: string;

beforeAll(async () => {
  database = await createDemoDatabase();
  const first = await startProcess(database.url, ENV);
  processes = [first, await startProcess(database.url, ENV)];
  proxy = inTurn(processes.map((one) => one.url));
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  await first.http
    .post('/api/auth/field/register')
    .send(registration(1, { email: EMAIL }))
    .expect(201);
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  for (const one of processes) await one.stop();
  await database.drop();
});

/**
 * Creates a proxy that sends each request to the next API process in turn. Like a real proxy, it
 * adds the client address in `x-forwarded-for`; a test sets that address in `x-seen-from`.
 */
function inTurn(origins: readonly string[]): http.Server {
  let turn = 0;
  return http.createServer((request, response) => {
    const seen = request.headers['x-seen-from'] ?? '198.51.100.1';
    const headers = { ...request.headers, 'x-forwarded-for': String(seen) };
    const onward = http.request(
      `${origins[turn++ % origins.length]}${request.url}`,
      { method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const login = (email: string, from: string) =>
  post('/api/auth/field/login', { email, password: PASSWORD }, { 'x-seen-from': from });

test('two processes behind a proxy share sessions, and sign-out ends them in both', async () => {
  const { token } = (await (await login(EMAIL, '198.51.100.2')).json()) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const statuses = async () =>
    Promise.all(
      [1, 2, 3, 4].map(
        async () => (await fetch(`${url}/api/auth/field/user`, { headers: authorization })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await post('/api/auth/field/logout', {}, authorization);
  const ended = [401, 401, 401, 401];
  // The database notifies the other process of the sign-out, which may take a moment.
  expect(await eventually(statuses, (now) => isDeepStrictEqual(now, ended))).toEqual(ended);
});

test('guesses at both count for the address that the proxy saw, and for no other', async () => {
  const guess = async (from: string) =>
    (
      await post(
        '/api/auth/field/login',
        { email: 'nobody@five.test', password: 'not this one' },
        { 'x-seen-from': from },
      )
    ).status;
  const answers: number[] = [];
  for (let tries = 0; tries < 12 && !answers.includes(429); tries++)
    answers.push(await guess('198.51.100.3'));
  expect(answers).toContain(429);
  expect(await guess('198.51.100.4')).toBe(401);
});

test('what is public comes through either of them alike', async () => {
  for (const path of ['/api/venue', '/api/pricings', '/api/availability', '/api/openapi.json']) {
    const [one, other] = await Promise.all([fetch(url + path), fetch(url + path)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await one.text()).toBe(await other.text());
  }
});

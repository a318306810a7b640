import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { Person } from './people.ts';
import { openSocket, refusalOf } from './sockets.ts';
import { createWorld, type World } from './world.ts';

const SECRET = 'a secret that this test knows as well';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await createWorld({ env: { JWT_SECRET: SECRET } });
  person = await world.player();
});
afterAll(() => world.close());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = () =>
  JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
const hmac = (hash: string, key: string) => (text: string) =>
  createHmac(hash, key).update(text).digest('base64url');

/**
 * Creates a token with the product's format in which claims, header or signature are changed, as an
 * attacker could do.
 */
function forged(changes: object, header: object = {}, signed = hmac('sha256', SECRET)): string {
  const head = encode({ alg: 'HS256', typ: 'JWT', ...header });
  const text = `${head}.${encode({ ...claims(), ...changes })}`;
  return `${text}.${signed(text)}`;
}

const status = async (authorization: string) =>
  (await world.http.get('/api/auth/field/user').set('authorization', authorization)).status;

test('the forging helpers of this test make a valid token when nothing is changed', async () => {
  expect(await status(`Bearer ${forged({})}`)).toBe(200);
});

test('a token contains user, session and scope, and is valid as long as the session', () => {
  expect(claims()).toMatchObject({
    sub: person.reference,
    sid: expect.stringMatching(/^SE-/) as string,
    scope: ['player'],
    iss: 'five-arena',
    aud: 'five-arena-api',
  });
  expect(Number(claims().exp) - Number(claims().iat)).toBe(30 * 24 * 60 * 60);
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const none = () => '';
const FORGERIES: [string, () => string][] = [
  ['without a signature', () => forged({}, { alg: 'none' }, none)],
  ['with "None" for an algorithm', () => forged({}, { alg: 'None' }, none)],
  ['with an empty signature', () => forged({}, {}, none)],
  [
    'of another key',
    () => forged({}, {}, hmac('sha256', 'a secret that nobody should believe in')),
  ],
  ['of another algorithm with our key', () => forged({}, { alg: 'HS512' }, hmac('sha512', SECRET))],
  [
    'signed by an RSA key',
    () =>
      forged({}, { alg: 'RS256' }, (text) =>
        sign('sha256', Buffer.from(text), privateKey).toString('base64url'),
      ),
  ],
  [
    'with a key of its own in the header',
    () => forged({}, { jwk: { kty: 'oct', k: 'eA' } }, hmac('sha256', 'x')),
  ],
  ['for another audience', () => forged({ aud: 'somebody-else' })],
  ['of another issuer', () => forged({ iss: 'somebody-else' })],
  ['that is outlived', () => forged({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ['without an end', () => forged({ exp: undefined })],
  ['of an unknown session', () => forged({ sid: 'SE-00000000' })],
  ['without a session', () => forged({ sid: undefined })],
  ['with a list for a session', () => forged({ sid: [claims().sid] })],
  ['of another user in a living session', () => forged({ sub: 'U-00000000' })],
  ['without a user', () => forged({ sub: undefined })],
  ['with NUL for a session', () => forged({ sid: '\0' })],
  ['of an audience list that only looks like ours', () => forged({ aud: ['five-arena-api-2'] })],
];
test.each(FORGERIES)('a token %s is dead', async (_, make) => {
  expect(await status(`Bearer ${make()}`)).toBe(401);
});

test('none of them opens a socket', async () => {
  const entered: string[] = [];
  for (const [name, make] of FORGERIES) {
    const refusal = await refusalOf(openSocket(world.url, '/me', { auth: { token: make() } }));
    if (refusal !== 'AUTH_REQUIRED') entered.push(`${name}: ${refusal}`);
  }
  expect(entered).toEqual([]);
  expect(await refusalOf(openSocket(world.url, '/me', { auth: { token: forged({}) } }))).toBeNull();
});

test('a scope written into a token has no effect: the session determines the role', async () => {
  const http = world.agent(forged({ scope: ['staff', 'admin'] }));
  await http.get('/api/users').expect(403);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer a.b.c',
  'Basic YTpi',
  `bearer`,
  `Token ${'x'.repeat(500)}`,
])('the header %j is no token', async (header) => {
  expect(await status(header)).toBe(401);
});

test('a dead token does not keep anybody from signing in', async () => {
  await world.http
    .post('/api/auth/field/login')
    .set('authorization', 'Bearer x')
    .send({ email: person.email, password: person.password })
    .expect(200);
});

test('a session that one token of it made dead is not brought back by a forged end', async () => {
  const other = await world.register();
  const [, payload = ''] = other.token.split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  await other.http.post('/api/auth/field/logout').expect(200);
  expect(await status(`Bearer ${forged({ ...own, exp: 4_000_000_000 })}`)).toBe(401);
});

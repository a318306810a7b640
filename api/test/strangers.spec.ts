import { makePerson, PASSWORD } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ realPasswords: true });
});
afterAll(() => world.close());

const field = (path: string) => `/api/auth/field/${path}`;
const reset = {
  password: 'une phrase toute neuve',
  passwordConfirmation: 'une phrase toute neuve',
};

/** Public requests that concern an account by email; the login also accepts a phone. */
const QUESTIONS: [string, (email: string) => [string, object]][] = [
  ['signing in', (email) => [field('login'), { email, password: 'faux' }]],
  ['asking for a reset', (email) => [field('code/confirmation'), { email }]],
  [
    'trying a reset code',
    (email) => [field('code/confirmation/validate'), { email, code: '000000' }],
  ],
  ['trying a reset token', (email) => [field('reset/password'), { email, token: 'x', ...reset }]],
  ['asking for a verification code', (email) => [field('code/account/verify/send'), { email }]],
  ['trying a verification code', (email) => [field('account/verify'), { email, code: '000000' }]],
];

async function answer(path: string, body: object, email: string) {
  const began = performance.now();
  const { status, text } = await world.http.post(path).send(body);
  return { same: `${status} ${text.replaceAll(email, 'EMAIL')}`, ms: performance.now() - began };
}

async function known(): Promise<Record<string, string>> {
  const [verified, unverified, inactive, codes] = [
    await world.register(),
    await makePerson(world, {}, { verified: false }),
    await world.register(),
    await world.register(),
  ];
  await world.sql('update users set active = false where reference = $1', [inactive.reference]);
  await world.http.post(field('code/confirmation')).send({ email: codes.email }).expect(200);
  return {
    verified: verified.email,
    unverified: unverified.email,
    inactive: inactive.email,
    waiting: codes.email,
  };
}

test.each(QUESTIONS)(
  '%s answers alike whether the account exists, waits, was deactivated or never was',
  async (_, ask) => {
    const emails = { ...(await known()), unknown: 'nobody@five.test' };
    const answers = [];
    for (const email of Object.values(emails))
      answers.push((await answer(...ask(email), email)).same);
    expect(new Set(answers).size).toBe(1);
  },
);

const ROUNDS = 15;
const MEASURES = 3;
// Two durations count as equal up to this ratio. If no password hash were computed for unknown
// accounts, the ratio would be ten. If a mail were written within the request, it would be two.
const ALIKE = 1.3;

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * Returns the ratio of the median durations of two calls. The calls alternate, so that load on the
 * machine affects both.
 */
async function apart(one: () => Promise<number>, other: () => Promise<number>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const turn = [async () => times[0].push(await one()), async () => times[1].push(await other())];
    for (const take of round % 2 === 0 ? turn : turn.reverse()) await take();
  }
  const [first, second] = times.map(median) as [number, number];
  return Math.max(first, second) / Math.min(first, second);
}

test.each(QUESTIONS)(
  '%s takes as long for an unknown account as for an existing one',
  async (_, ask) => {
    const { email } = await makePerson(world, {}, { verified: false });
    const asked = (account: string) => async () => (await answer(...ask(account), account)).ms;
    const measured: number[] = [];
    // The measurement is repeated: a difference caused by the product occurs each time, a
    // difference caused by load does not.
    while (measured.length < MEASURES && !measured.some((times) => times < ALIKE))
      measured.push(await apart(asked(email), asked('nobody@five.test')));
    expect(Math.min(...measured)).toBeLessThan(ALIKE);
  },
);

test('an unknown phone number gets the same error as a wrong password', async () => {
  const { phone } = await world.player();
  const answers = [];
  for (const email of [phone, '+212699000000', 'no phone', 'no@mail@five.test'])
    answers.push((await answer(field('login'), { email, password: 'faux' }, email)).same);
  expect(new Set(answers).size).toBe(1);
});

test('a deactivated account gets no code; only the right password shows the reason', async () => {
  const person = await world.register();
  const admin = await world.admin();
  await admin.http.put(`/api/users/${person.reference}`).send({ active: false }).expect(200);
  const before = await world.mails(person.email);
  const said = async (password: string) => {
    const { body } = await world.http
      .post(field('login'))
      .set('accept-language', 'en')
      .send({ email: person.email, password })
      .expect(401);
    expect(body).toMatchObject({ code: 'AUTH_WRONG_CREDENTIALS' });
    return (body as { message: string }).message;
  };
  expect([await said(PASSWORD), await said('faux')]).toEqual([
    'This account is deactivated. Please ask the administration of the centre.',
    'Wrong email, phone or password.',
  ]);
  await world.http.post(field('code/confirmation')).send({ email: person.email }).expect(200);
  expect(await world.mails(person.email)).toHaveLength(before.length);
});

test('a password is kept as argon2id of 19 MiB and two passes', async () => {
  const { reference } = await world.register();
  const [row] = await world.sql<{ hash: string }>(
    'select password_hash as hash from users where reference = $1',
    [reference],
  );
  expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

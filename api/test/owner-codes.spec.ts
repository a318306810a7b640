import { makePerson, PASSWORD } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
});
afterAll(() => world.close());

const HOME = '198.51.100.70';
const from =
  (address: string, cookie = '') =>
  (path: string, body: object) =>
    world.http
      .post(`/api/auth/field/${path}`)
      .set('x-forwarded-for', address)
      .set('cookie', cookie)
      .send(body);
const ask = (address: string, email: string, cookie?: string) =>
  from(address, cookie)('code/confirmation', { email });
const minutesLater = (minutes: number) =>
  world.clock.shift(world.clock.now().getTime() - Date.now() + minutes * 61_000);
const codesOf = async (email: string) =>
  (await world.mails(email)).map(({ code }) => code).filter((code) => code !== null);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/**
 * Creates a player that has already signed in from the address `HOME`. Returns the player's email
 * and the device cookie that the sign-in set.
 */
async function known(): Promise<{ email: string; cookie: string }> {
  const { email } = await makePerson(world, {}, {});
  const { headers } = await from(HOME)('login', { email, password: PASSWORD }).expect(200);
  return { email, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
}

/** Requests a code, and waits for its mail. The next code would withdraw a mail that is unsent. */
async function receive(address: string, email: string, cookie?: string): Promise<void> {
  await ask(address, email, cookie).expect(200);
  await world.mails(email);
}

/**
 * Requests as many codes as all unknown IP addresses together may request for an account in an
 * hour, each from a different IP address.
 */
async function useUp(email: string): Promise<void> {
  for (let stranger = 1; stranger <= 5; stranger++) {
    await receive(`203.0.113.${100 + stranger}`, email);
    minutesLater(1);
  }
  await ask('203.0.113.120', email).expect(429);
}

test('known places have their own code limit; new places share the common limit', async () => {
  const { email, cookie } = await known();
  await useUp(email);
  const before = (await codesOf(email)).length;
  await receive(HOME, email);
  // The request comes from a known browser at an unknown IP address.
  await receive('198.51.100.71', email, cookie);
  expect(await codesOf(email)).toHaveLength(before + 2);
  expect((await ask('198.51.100.72', email).expect(429)).body).toMatchObject({
    code: expect.stringMatching(/^AUTH_CODE_TOO_/) as string,
  });
});

test('a known place has one code a minute and five an hour too', async () => {
  const { email } = await known();
  for (let time = 0; time < 5; time++) {
    await ask(HOME, email).expect(200);
    expect((await ask(HOME, email).expect(429)).body).toMatchObject({ code: 'AUTH_CODE_TOO_SOON' });
    minutesLater(1);
  }
  expect((await ask(HOME, email).expect(429)).body).toMatchObject({ code: 'AUTH_CODE_TOO_MANY' });
});

test('requests from unknown places do not replace or use up a code of a known place', async () => {
  const { email } = await known();
  await ask(HOME, email).expect(200);
  const [code = ''] = await codesOf(email);
  minutesLater(1);
  await ask('203.0.113.130', email).expect(200);
  for (let guess = 0; guess < 12; guess++)
    await from(`203.0.113.${140 + guess}`)('code/confirmation/validate', {
      email,
      code: other(code),
    }).expect(422);
  // Wrong guesses have used up the five attempts that all unknown IP addresses share, so even the
  // right code is refused there.
  await from('203.0.113.160')('code/confirmation/validate', { email, code }).expect(422);
  await from(HOME)('code/confirmation/validate', { email, code }).expect(200);
});

test('a code that was asked for at a known place is good on another device as well', async () => {
  const { email } = await known();
  await ask(HOME, email).expect(200);
  const [code = ''] = await codesOf(email);
  await from('198.51.100.80')('code/confirmation/validate', { email, code }).expect(200);
});

test('five tries of a code are all that a known place has', async () => {
  const { email } = await known();
  await ask(HOME, email).expect(200);
  const [code = ''] = await codesOf(email);
  for (let guess = 0; guess < 5; guess++)
    await from(HOME)('code/confirmation/validate', { email, code: other(code) }).expect(422);
  await from(HOME)('code/confirmation/validate', { email, code }).expect(422);
});

test('a session has codes of verification that strangers cannot use up', async () => {
  const person = await makePerson(world, {}, { verified: false });
  for (let stranger = 1; stranger <= 5; stranger++) {
    await from(`203.0.113.${170 + stranger}`)('code/account/verify/send', {
      email: person.email,
    }).expect(200);
    minutesLater(1);
  }
  await person.http.post('/api/auth/field/code/account/verify/send').send({}).expect(200);
});

test('at a new place, unknown and existing accounts get the same answers', async () => {
  const { email } = await known();
  const answers = [];
  for (const account of [email, 'nobody-asked@five.test']) {
    const texts: string[] = [];
    for (let time = 0; time < 7; time++) {
      const { status, body } = await ask('203.0.113.190', account);
      texts.push(`${status} ${(body as { code?: string }).code ?? ''}`);
      minutesLater(1);
    }
    answers.push(texts);
  }
  expect(answers[0]).toEqual(answers[1]);
});

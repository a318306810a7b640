import { type Locale, LOCALES } from '@five/shared/locales/locale';
import { Translator } from '../src/platform/i18n/translator.ts';
import { makePerson, PASSWORD } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
});
afterAll(() => world.close());

const from = (address: string) => (path: string, body: object) =>
  world.http.post(`/api/auth/field/${path}`).set('x-forwarded-for', address).send(body);

test('10 wrong guesses block one address for the account; other addresses sign in', async () => {
  const { email } = await makePerson(world, {}, {});
  const guesser = from('203.0.113.7');
  for (let guess = 0; guess < 10; guess++)
    await guesser('login', { email, password: `faux ${guess}` }).expect(401);
  const { body, headers } = await guesser('login', { email, password: PASSWORD }).expect(429);
  expect(body).toMatchObject({ code: 'AUTH_TOO_MANY_ATTEMPTS' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await from('198.51.100.4')('login', { email, password: PASSWORD }).expect(200);
});

test('a refusal states the wait in minutes or hours, in three languages', async () => {
  const translator = world.app.get(Translator);
  const { email } = await makePerson(world, {}, {});
  const guess = (locale: string) =>
    from('203.0.113.77')('login', { email, password: 'faux' }).set('accept-language', locale);
  for (let times = 0; times < 10; times++) await guess('fr').expect(401);
  const said = {
    fr: 'Trop de tentatives. Réessayez',
    en: 'Too many attempts. Try again',
    ar: 'محاولات كثيرة. أعيدوا المحاولة',
  } as const;
  for (const locale of LOCALES) {
    const { body, headers } = await guess(locale).expect(429);
    expect((body as { message: string }).message).toBe(
      `${said[locale]} ${translator.wait(locale, Number(headers['retry-after']))}.`,
    );
  }
  const waits = [20, 60, 120, 180, 660, 3600, 7200, 10_800, 86_400];
  expect(waits.map((seconds) => translator.wait('ar', seconds))).toEqual([
    'بعد لحظات',
    'بعد دقيقة واحدة',
    'بعد دقيقتين',
    'بعد 3 دقائق',
    'بعد 11 دقيقة',
    'بعد ساعة واحدة',
    'بعد ساعتين',
    'بعد 3 ساعات',
    'بعد 24 ساعة',
  ]);
  expect(waits.map((seconds) => translator.wait('fr', seconds)).slice(0, 6)).toEqual([
    'dans un instant',
    'dans 1 minute',
    'dans 2 minutes',
    'dans 3 minutes',
    'dans 11 minutes',
    'dans 1 heure',
  ]);
});

test('guesses from several addresses of one IPv6 network count as one address', async () => {
  const { email } = await makePerson(world, {}, {});
  for (let guess = 1; guess <= 10; guess++)
    await from(`2001:db8:1:2::${guess}`)('login', { email, password: 'faux' }).expect(401);
  await from('2001:db8:1:2:ffff::1')('login', { email, password: PASSWORD }).expect(429);
  await from('2001:db8:1:3::1')('login', { email, password: PASSWORD }).expect(200);
});

test('guesses at the same time are all counted', async () => {
  const { email } = await makePerson(world, {}, {});
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, guess) =>
      from('203.0.113.8')('login', { email, password: `faux ${guess}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

describe('one account, guessed at from many addresses at once', () => {
  const crowd = (email: string, length = 120) =>
    Promise.all(
      Array.from({ length }, (_, guess) =>
        from(`203.0.${Math.floor(guess / 100)}.${100 + (guess % 100)}`)('login', {
          email,
          password: `faux ${guess}`,
        }),
      ),
    );
  const notRateLimited = (answers: { status: number }[]) =>
    answers.filter(({ status }) => status !== 429).length;
  const aMinuteLater = () => world.clock.shift(world.clock.now().getTime() - Date.now() + 61_000);
  const guarded = (locale: Locale, seconds: number) =>
    world.app
      .get(Translator)
      .message(locale, 'login.guarded', { wait: world.app.get(Translator).wait(locale, seconds) });

  test('12 attempts a minute and 100 an hour are checked, for any account name', async () => {
    const { email } = await makePerson(world, {}, {});
    for (const account of [email, 'nobody-at-all@five.test']) {
      const rounds: number[] = [];
      for (let minute = 0; minute < 10; minute++) {
        rounds.push(notRateLimited(await crowd(account, minute === 0 ? 120 : 15)));
        aMinuteLater();
      }
      expect(rounds).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 4, 0]);
    }
  });

  test('the owner signs in at a known address and with a known browser all the while', async () => {
    // Creates the account from the IP address of the tests. That address becomes a known address of
    // the account.
    const { email } = await makePerson(world, {}, {});
    const signIn = (address: string, cookie = '') =>
      from(address)('login', { email, password: PASSWORD }).set('cookie', cookie);
    const { headers: first } = await signIn('198.51.100.20').expect(200);
    const cookie = String(first['set-cookie']).split(';', 1)[0] ?? '';
    expect(String(first['set-cookie'])).toMatch(
      /^device=[\w-]{32}; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    await crowd(email);
    await signIn('198.51.100.20').expect(200);
    await signIn('198.51.100.21', cookie).expect(200);
    await signIn('198.51.100.22').expect(429);
    await signIn('198.51.100.22', 'device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA').expect(429);
  });

  test('a refusal offers the mailed code in three languages; it makes a device known', async () => {
    const { email } = await makePerson(world, {}, {});
    await crowd(email);
    const phone = from('198.51.100.30');
    for (const locale of LOCALES) {
      const { body, headers } = await phone('login', { email, password: PASSWORD })
        .set('accept-language', locale)
        .expect(429);
      expect(body).toMatchObject({
        code: 'AUTH_TOO_MANY_ATTEMPTS',
        message: guarded(locale, Number(headers['retry-after'])),
      });
    }
    await phone('code/confirmation', { email }).expect(200);
    const { body } = await phone('code/confirmation/validate', {
      email,
      code: await world.code(email),
    }).expect(200);
    const password = 'une autre phrase 43';
    await phone('reset/password', {
      email,
      token: (body as { token: string }).token,
      password,
      passwordConfirmation: password,
    }).expect(200);
    await crowd(email);
    await phone('login', { email, password }).expect(200);
    // A password change removes the account's known addresses, so a sign-in from 127.0.0.1 is
    // limited again.
    await from('127.0.0.1')('login', { email, password }).expect(429);
  });

  test('attempts from a known address do not use up the limit of a known browser', async () => {
    const { email } = await makePerson(world, {}, {});
    const operator = from('198.51.100.40');
    const { headers } = await operator('login', { email, password: PASSWORD }).expect(200);
    for (let guess = 0; guess < 10; guess++)
      await operator('login', { email, password: `faux ${guess}` }).expect(401);
    await operator('login', { email, password: PASSWORD }).expect(429);
    await operator('login', { email, password: PASSWORD })
      .set('cookie', String(headers['set-cookie']).split(';', 1)[0] ?? '')
      .expect(200);
  });

  test('a browser that is known to one account is a new one to every other', async () => {
    const [one, other] = [await makePerson(world, {}, {}), await makePerson(world, {}, {})];
    const { headers } = await from('198.51.100.50')('login', {
      email: one.email,
      password: PASSWORD,
    }).expect(200);
    await crowd(other.email);
    await from('198.51.100.51')('login', { email: other.email, password: PASSWORD })
      .set('cookie', String(headers['set-cookie']))
      .expect(429);
  });

  test('a stolen token allows ten password attempts in total from all addresses', async () => {
    const person = await makePerson(world, {}, {});
    const change = (guess: number, currentPassword: string) =>
      person.http
        .post('/api/auth/field/password')
        .set('x-forwarded-for', `203.0.113.${100 + guess}`)
        .send({
          currentPassword,
          password: 'une autre phrase 44',
          passwordConfirmation: 'une autre phrase 44',
        });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => change(guess, `faux ${guess}`)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    // The wrong guesses do not prevent the owner from signing in.
    await from('198.51.100.60')('login', { email: person.email, password: PASSWORD }).expect(200);
  });
});

test('sign-in is rate limited in the same way for unknown and existing accounts', async () => {
  const guesser = from('203.0.113.9');
  for (let guess = 0; guess < 10; guess++)
    await guesser('login', { email: 'nobody@five.test', password: 'faux' }).expect(401);
  await guesser('login', { email: 'NOBODY@five.test', password: 'faux' }).expect(429);
});

test('spellings of one phone add up', async () => {
  const { phone } = await makePerson(world, {}, {});
  const guesser = from('203.0.113.10');
  for (let guess = 0; guess < 10; guess++)
    await guesser('login', {
      email: guess % 2 ? phone : `0${phone.slice(4)}`,
      password: 'faux',
    }).expect(401);
  await guesser('login', { email: `00212${phone.slice(4)}`, password: 'faux' }).expect(429);
});

test('good sign-ins are no guesses', async () => {
  const { email } = await makePerson(world, {}, {});
  for (let time = 0; time < 15; time++)
    await from('203.0.113.11')('login', { email, password: PASSWORD }).expect(200);
});

test('one code a minute and five an hour are sent, for existing accounts or not', async () => {
  const { email } = await makePerson(world, {}, { verified: false });
  for (const account of [email, 'nobody@five.test']) {
    const sent: number[] = [];
    for (let time = 0; time < 6; time++) {
      sent.push(
        (await from('203.0.113.12')('code/account/verify/send', { email: account })).status,
      );
      const { body } = await from('203.0.113.12')('code/account/verify/send', {
        email: account,
      }).expect(429);
      expect(body).toMatchObject({
        code:
          time < 5 ? 'AUTH_CODE_TOO_SOON' : (expect.stringMatching(/^AUTH_CODE_TOO_/) as string),
      });
      world.clock.shift(world.clock.now().getTime() - Date.now() + 61_000);
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
    world.clock.shift(world.clock.now().getTime() - Date.now() + 3_600_000);
  }
});

test('the wait for the next code is one, signed in or not', async () => {
  const person = await makePerson(world, {}, { verified: false });
  await person.http.post('/api/auth/field/code/account/verify/send').send({}).expect(200);
  const { body } = await from('203.0.113.14')('code/account/verify/send', {
    email: person.email,
  }).expect(429);
  expect(body).toMatchObject({ code: 'AUTH_CODE_TOO_SOON' });
});

test('a profile sends codes to at most five new addresses an hour', async () => {
  const person = await makePerson(world, {}, {});
  const ask = (wish: object) => person.http.post('/api/auth/field').send(wish);
  for (let time = 1; time <= 5; time++)
    await ask({ email: `stranger-${time}@five.test` }).expect(200);
  expect((await ask({ email: 'stranger-6@five.test' }).expect(429)).body).toMatchObject({
    code: 'AUTH_CODE_TOO_MANY',
  });
  expect(await world.mails('stranger-6@five.test')).toHaveLength(0);
  // A code was already sent to this email address in this hour, so the address does not count as
  // new.
  await ask({ email: 'stranger-5@five.test', name: 'Autre' }).expect(200);
});

test('a profile accepts at most 20 pictures an hour; other fields stay editable', async () => {
  const person = await makePerson(world, {}, {});
  const send = () =>
    person.http
      .post('/api/auth/field')
      .field('city', 'Fès')
      .attach('file', Buffer.from('no picture'), 'photo.png');
  for (let time = 1; time <= 20; time++)
    expect((await send().expect(415)).body).toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
  expect((await send().expect(429)).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await person.http.post('/api/auth/field').send({ city: 'Fès' }).expect(200);
});

test('an IP address set by the client in the header does not bypass a limit', async () => {
  const { email } = await makePerson(world, {}, {});
  const forging = (guess: number) =>
    world.http
      .post('/api/auth/field/login')
      .set('x-forwarded-for', `10.0.0.${guess}, 203.0.113.13`)
      .send({ email, password: 'faux' });
  for (let guess = 0; guess < 10; guess++) await forging(guess).expect(401);
  await forging(11).expect(429);
});

describe('a client guessing codes of another account cannot use up all of its codes', () => {
  const codeOf = async (email: string) =>
    (await world.mails(email)).find(({ code }) => code !== null)?.code ?? '';
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const aMinuteLater = () => world.clock.shift(world.clock.now().getTime() - Date.now() + 61_000);

  test('new account: the owner can verify with the newest code despite wrong guesses', async () => {
    const person = await makePerson(world, {}, { verified: false });
    for (const email of [person.email, 'nobody-guessed@five.test']) {
      for (let code = 0; code < 3; code++) {
        for (let guess = 1; guess <= 5; guess++)
          await from(`203.0.113.${20 + guess}`)('account/verify', {
            email,
            code: other(await codeOf(email)),
          }).expect(422);
        await from('203.0.113.20')('code/account/verify/send', { email }).expect(200);
        aMinuteLater();
      }
      const { body } = await from('203.0.113.30')('account/verify', {
        email,
        code: other(await codeOf(email)),
      }).expect(429);
      expect(body).toMatchObject({ code: 'AUTH_TOO_MANY_ATTEMPTS' });
    }
    await person.http
      .post('/api/auth/field/account/verify')
      .send({ code: await codeOf(person.email) })
      .expect(200);
  });

  test('password reset: only wrong codes count, 100 per IP address and hour', async () => {
    const [path, { email }] = ['code/confirmation/validate', await makePerson(world, {}, {})];
    const guesser = from('203.0.113.60');
    await guesser('code/confirmation', { email }).expect(200);
    await guesser(path, { email, code: await codeOf(email) }).expect(200);
    for (let ten = 0; ten < 10; ten++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, one) =>
          guesser(path, { email: `walked-${ten}${one}@five.test`, code: '000000' }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 422));
    }
    expect(
      (await guesser(path, { email: 'walked-100@five.test', code: '000000' }).expect(429)).body,
    ).toMatchObject({ code: 'AUTH_TOO_MANY_ATTEMPTS' });
    await from('198.51.100.60')(path, { email: 'walked-100@five.test', code: '000000' }).expect(
      422,
    );
  });

  test('password reset: guesses from one address leave the code usable elsewhere', async () => {
    const { email } = await makePerson(world, {}, {});
    const guesser = from('203.0.113.31');
    for (let code = 0; code < 3; code++) {
      await guesser('code/confirmation', { email }).expect(200);
      for (let guess = 0; guess < 5; guess++)
        await guesser('code/confirmation/validate', {
          email,
          code: other(await codeOf(email)),
        }).expect(422);
      aMinuteLater();
    }
    await guesser('code/confirmation', { email }).expect(200);
    await guesser('code/confirmation/validate', { email, code: other(await codeOf(email)) }).expect(
      429,
    );
    await from('198.51.100.9')('code/confirmation/validate', {
      email,
      code: await codeOf(email),
    }).expect(200);
  });
});

import { once } from 'node:events';
import type { SessionAnswer, UserAnswer } from '@five/shared/auth/auth.contract';
import { PgListener } from '../src/platform/database/pg-listener.ts';
import { eventually } from './eventually.ts';
import { login, makePerson, PASSWORD, registration } from './people.ts';
import { connected } from './sockets.ts';
import { type ApiProcess, type TwoProcesses, twoProcesses } from './two-processes.ts';
import { createWorld, type World } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('in one process', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  test('an email or phone in any spelling signs in; the response has the user twice', async () => {
    const person = await world.player();
    for (const email of [
      person.email.toUpperCase(),
      person.phone,
      `0${person.phone.slice(4)}`,
      ` ${person.phone.slice(0, 4)} ${person.phone.slice(4)}`,
    ]) {
      const { body } = await world.http
        .post('/api/auth/field/login')
        .send({ email, password: person.password })
        .expect(200);
      expect(body).toMatchObject({
        status: 'success',
        token: expect.stringMatching(/^ey/) as string,
        user: { reference: person.reference },
        data: { reference: person.reference },
      });
    }
    const { body: me } = await person.http.get('/api/auth/field/user').expect(200);
    expect(me).toMatchObject({
      reference: person.reference,
      scope: ['player'],
      user: { reference: person.reference, fullName: 'Yasmine Bennani' },
    });
  });

  test('a password is the same from every keyboard, and only whole', async () => {
    const password = 'cr\u00e8me br\u00fbl\u00e9e \u0623\u062d\u0645\u062f';
    const { email } = await world.register({ password, passwordConfirmation: password });
    const login = (typed: string) =>
      world.http.post('/api/auth/field/login').send({ email, password: typed });
    await login(password.normalize('NFD')).expect(200);
    await login(`${password} `).expect(401);
    await login(password.toUpperCase()).expect(401);
    await login('').expect(422);
  });

  test('devices are listed and ended one by one; another’s is as unknown as none', async () => {
    const person = await world.register();
    const agent =
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/142.0.0.0 Mobile Safari/537.36';
    const { body } = await world.http
      .post('/api/auth/field/login')
      .set('user-agent', agent)
      .send({ email: person.email, password: person.password })
      .expect(200);
    const second = world.agent((body as { token: string }).token);
    const { body: listed, headers } = await person.http.get('/api/auth/field/sessions').expect(200);
    const sessions = listed as SessionAnswer[];
    expect(headers['content-range']).toBe('sessions 0-1/2');
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const phone = sessions.find(({ current }) => !current);
    expect(phone?.device).toBe('Chrome, Android');
    const stranger = await world.otherPlayer();
    const foreign = await stranger.http.delete(`/api/auth/field/sessions/${phone?.id}`).expect(404);
    const unknown = await stranger.http.delete('/api/auth/field/sessions/SE-00000000').expect(404);
    expect(foreign.body).toEqual(unknown.body);
    await person.http.delete(`/api/auth/field/sessions/${phone?.id}`).expect(200);
    await second.get('/api/auth/field/user').expect(401);
    await person.http.get('/api/auth/field/user').expect(200);
  });

  test('the other devices are signed out at once, the requesting one stays signed in', async () => {
    const person = await world.register();
    const others = [await world.login(person.email), await world.login(person.email)];
    const { body } = await person.http.delete('/api/auth/field/sessions').expect(200);
    expect((body as { data: SessionAnswer[] }).data).toMatchObject([{ current: true }]);
    for (const other of others) await other.http.get('/api/auth/field/user').expect(401);
    await person.http.delete('/api/auth/field/sessions').expect(200);
    await (await world.player()).http.get('/api/auth/field/user').expect(200);
  });

  test('an account keeps its newest 50 sessions: a further sign-in ends the oldest', async () => {
    const [person, other] = [await world.register(), await world.register()];
    await world.sql(
      `insert into sessions (reference, user_id, created_at, seen_at, expires_at)
      select 'SE-' || lpad(n::text, 8, '0'), s.user_id, s.created_at + interval '1 millisecond' * n,
      s.seen_at, s.expires_at
      from sessions s join users u on u.id = s.user_id, generate_series(1, 49) n
      where u.reference = $1`,
      [person.reference],
    );
    await person.http.get('/api/auth/field/user').expect(200);
    const newest = await Promise.all([world.login(person.email), world.login(person.email)]);
    await person.http.get('/api/auth/field/user').expect(401);
    for (const { http } of [other, ...newest]) await http.get('/api/auth/field/user').expect(200);
    const live = await world.sql<{ reference: string }>(
      `select s.reference from sessions s join users u on u.id = s.user_id where u.reference = $1
        and s.ended_at is null order by s.created_at`,
      [person.reference],
    );
    expect([live.length, live[0]?.reference]).toEqual([50, 'SE-00000002']);
  });

  test('of several concurrent sign-outs none reports that there was nothing to end', async () => {
    const person = await world.register();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => person.http.post('/api/auth/field/logout')),
    );
    expect(
      answers
        .filter(({ status }) => status !== 200 && status !== 401)
        .map(({ body }) => body as unknown),
    ).toEqual([]);
    await person.http.get('/api/auth/field/user').expect(401);
  });

  test('a password change ends every session and issues a new one', async () => {
    const person = await world.register();
    const elsewhere = await world.login(person.email);
    const password = 'une autre phrase 77';
    const { body } = await person.http
      .post('/api/auth/field/password')
      .send({ currentPassword: PASSWORD, password, passwordConfirmation: password })
      .expect(200);
    await person.http.get('/api/auth/field/user').expect(401);
    await elsewhere.http.get('/api/auth/field/user').expect(401);
    await world
      .agent((body as { token: string }).token)
      .get('/api/auth/field/user')
      .expect(200);
    await login(world, person.email, password);
  });

  test('sessions last 30 days for players, 12 h for staff, also after a clock change', async () => {
    const begin = world.clock.now().getTime();
    const [player, staff] = [await world.register(), await world.staff()];
    const at = (ms: number) => world.clock.set(new Date(begin + ms));
    try {
      at(11 * HOUR_MS);
      await staff.http.get('/api/auth/field/user').expect(200);
      at(12 * HOUR_MS + 60_000);
      await staff.http.get('/api/auth/field/user').expect(401);
      await player.http.get('/api/auth/field/user').expect(200);
      at(10 * HOUR_MS);
      await staff.http.get('/api/auth/field/user').expect(401);
      at(-2 * HOUR_MS);
      await player.http.get('/api/auth/field/user').expect(200);
      at(30 * 24 * HOUR_MS + 60_000);
      await player.http.get('/api/auth/field/user').expect(401);
    } finally {
      at(0);
    }
  });
});

describe('in two processes', () => {
  let both: TwoProcesses;
  beforeAll(async () => {
    both = await twoProcesses();
  });
  afterAll(() => both.close());
  let people = 0;

  const signUp = async (process: ApiProcess) => {
    const form = registration(++people);
    await process.http.post('/api/auth/field/register').send(form).expect(201);
    const { body } = await process.http
      .post('/api/auth/field/login')
      .send({ email: form.email, password: form.password })
      .expect(200);
    return { form, ...(body as { token: string; user: { reference: string } }) };
  };
  const me = (process: ApiProcess, token: string) =>
    process.http.get('/api/auth/field/user').set('authorization', `Bearer ${token}`);
  /** Uses the token at both processes, so that both processes cache the session before it ends. */
  const known = async (token: string) => {
    for (const process of [both.first, both.second])
      for (let time = 0; time < 2; time++) await me(process, token).expect(200);
  };
  /**
   * Expects that the session has ended at both processes. Only the notification between the
   * processes removes a cached session.
   */
  const dead = async (token: string) => {
    for (const process of [both.first, both.second])
      expect(
        await eventually(
          async () => (await me(process, token)).status,
          (status) => status === 401,
        ),
      ).toBe(401);
  };

  test('logging out in one ends the session in the other, and its sockets', async () => {
    const { token } = await signUp(both.first);
    await known(token);
    const socket = await connected(both.second.url, '/me', token);
    const closed = once(socket as never, 'disconnect');
    await both.first.http
      .post('/api/auth/field/logout')
      .set('authorization', `Bearer ${token}`)
      .expect(200);
    await dead(token);
    await closed;
    socket.close();
  });

  test('a password change in one ends the session in the other', async () => {
    const { token } = await signUp(both.first);
    await known(token);
    await both.second.http
      .post('/api/auth/field/password')
      .set('authorization', `Bearer ${token}`)
      .send({
        currentPassword: PASSWORD,
        password: 'une autre phrase 78',
        passwordConfirmation: 'une autre phrase 78',
      })
      .expect(200);
    await dead(token);
  });

  test('deactivation and a new role in one end the session in the other', async () => {
    const admin = await both.first.http
      .post('/api/auth/field/login')
      .send({ email: 'admin@demo.test', password: 'demo-Password-1' })
      .expect(200);
    const change = (reference: string, body: object) =>
      both.first.http
        .put(`/api/users/${reference}`)
        .set('authorization', `Bearer ${(admin.body as { token: string }).token}`)
        .send(body)
        .expect(200);
    for (const body of [{ active: false }, { scope: ['staff'] }]) {
      const { token, user } = await signUp(both.second);
      await known(token);
      await change(user.reference, body);
      await dead(token);
    }
  });

  test('what a player proves in one is known to both', async () => {
    const { form, token, user } = await signUp(both.first);
    await known(token);
    const [row] = await both.database.sql<{ code: string }>(
      `select o.parameters ->> 'code' as code from outbox o where recipient = $1
        and template = 'verifyCode'`,
      [user.reference],
    );
    await both.second.http
      .post('/api/auth/field/account/verify')
      .send({ email: form.email, code: row?.code })
      .expect(200);
    const verified = async (process: ApiProcess) =>
      ((await me(process, token).expect(200)).body as UserAnswer).verified;
    for (const process of [both.first, both.second])
      expect(await eventually(() => verified(process), Boolean)).toBe(true);
  });
});

test('without change notifications nothing is cached: ended sessions are refused', async () => {
  const world = await createWorld();
  const person = await makePerson(world, {}, {});
  // With this URL the notification listener cannot reconnect.
  const pgListener = world.app.get(PgListener);
  Object.assign(pgListener, { url: 'postgres://nobody@127.0.0.1:1/none' });
  await world.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'five-arena listener' and datname = current_database()`,
  );
  expect(
    await eventually(
      () => pgListener.listening,
      (listening) => !listening,
    ),
  ).toBe(false);
  await person.http.get('/api/auth/field/user').expect(200);
  await world.sql('update sessions set ended_at = created_at');
  await person.http.get('/api/auth/field/user').expect(401);
  await world.close();
});

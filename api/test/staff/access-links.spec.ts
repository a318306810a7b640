import { PASSWORD, type Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';

const HOUR_MS = 3_600_000;
const STAFF_PASSWORD = 'quatorze lettres au moins';
const INVALID = { code: 'AUTH_ACCESS_LINK_INVALID' };

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  admin = await world.register({}, { role: 'admin' });
});
afterAll(() => world.close());

/** An invited colleague, who has no password yet. */
interface Colleague {
  reference: string;
  email: string;
}

async function invite(role: 'staff' | 'admin' = 'staff'): Promise<Colleague> {
  const email = `colleague${world.next()}@five.test`;
  const { body } = await admin.http
    .post('/api/users')
    .send({
      firstName: 'Hind',
      name: 'Tazi',
      email,
      phone: `+2126${50_000_000 + world.next()}`,
      scope: role === 'admin' ? ['staff', 'admin'] : ['staff'],
    })
    .expect(201);
  return { reference: (body as { data: { reference: string } }).data.reference, email };
}

const path = ({ reference }: Colleague) => `/api/users/${reference}/access_link`;

async function linkOf(colleague: Colleague, creator = admin): Promise<string> {
  const { body } = await creator.http.post(path(colleague)).expect(200);
  return (body as { data: { token: string } }).data.token;
}

async function stateOf(colleague: Colleague): Promise<object> {
  return (await admin.http.get(path(colleague)).expect(200)).body as object;
}

const read = (token: string) => world.http.post('/api/auth/field/access_link').send({ token });
const use = (token: string, password = STAFF_PASSWORD) =>
  world.http
    .post('/api/auth/field/access_link/password')
    .send({ token, password, passwordConfirmation: password });

/** Expects that neither the account nor a password can be had with the link. */
async function expectVoid(token: string): Promise<void> {
  expect((await read(token)).body).toMatchObject(INVALID);
  expect((await use(token)).body).toMatchObject(INVALID);
}

const change = (colleague: { reference: string }, body: object, by = admin) =>
  by.http.put(`/api/users/${colleague.reference}`).send(body).expect(200);

test('a new colleague sets a password with the link, and signs in with it', async () => {
  const colleague = await invite();
  expect(await stateOf(colleague)).toMatchObject({ state: 'none', possible: true });
  const token = await linkOf(colleague);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await read(token).expect(200)).body).toMatchObject({
    data: { firstName: 'Hind', email: colleague.email },
  });
  const { body } = await use(token).expect(200);
  expect(body).not.toHaveProperty('token');
  const { http } = await world.login(colleague.email, STAFF_PASSWORD);
  await http.get('/api/desk/waiting').expect(200);
  expect(await stateOf(colleague)).toMatchObject({ state: 'used', possible: false });
  const trail = await world.sql(
    `select act, actor from audit where subject = $1 and act like 'user.accessLink%' order by id`,
    [colleague.reference],
  );
  expect(trail).toEqual([
    { act: 'user.accessLink', actor: admin.reference },
    { act: 'user.accessLinkUsed', actor: colleague.reference },
  ]);
});

test('a password has 14 characters, and a refused one does not use up the link', async () => {
  const token = await linkOf(await invite());
  const refused = { code: 'AUTH_PASSWORD_DESK' };
  expect((await use(token, 'treize lettre')).body).toMatchObject(refused);
  expect((await use(token, 'Hind Tazi aime le foot')).body).toMatchObject({
    code: 'AUTH_PASSWORD_PERSONAL',
  });
  await use(token, 'une phrase sûre').expect(200);
});

test('a link is used once, also by two requests at the same time', async () => {
  const colleague = await invite();
  const token = await linkOf(colleague);
  const answers = await Promise.all([1, 2, 3].map((n) => use(token, `${STAFF_PASSWORD} ${n}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const winner = answers.findIndex(({ status }) => status === 200) + 1;
  await expectVoid(token);
  await world.login(colleague.email, `${STAFF_PASSWORD} ${winner}`);
  expect((await admin.http.post(path(colleague))).body).toMatchObject({
    code: 'USER_ACCESS_LINK_REFUSED',
  });
});

test('only a keyed hash of the token is stored', async () => {
  const token = await linkOf(await invite());
  const stored = await world.sql<{ token_hash: string }>('select token_hash from access_links');
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain(token);
  const [row] = await world.sql<{ found: boolean }>(
    `select exists (select from audit where changed::text like '%' || $1 || '%')
      or exists (select from idempotency_keys k where k::text like '%' || $1 || '%') as found`,
    [token],
  );
  expect(row).toEqual({ found: false });
});

test('a link ends after 24 hours, when it is revoked, and when a new one is created', async () => {
  const colleague = await invite();
  const replaced = await linkOf(colleague);
  const revoked = await linkOf(colleague);
  await expectVoid(replaced);
  const { body } = await admin.http.delete(path(colleague)).expect(200);
  expect(body).toMatchObject({ data: { state: 'ended', possible: true } });
  await expectVoid(revoked);
  const late = await linkOf(colleague);
  const start = world.clock.now().getTime();
  world.clock.set(new Date(start + 23 * HOUR_MS));
  await read(late).expect(200);
  world.clock.set(new Date(start + 24 * HOUR_MS));
  await expectVoid(late);
  admin = await world.login(admin.email);
  expect(await stateOf(colleague)).toMatchObject({ state: 'expired' });
});

test('the link of a disabled colleague is void, also when enabled again', async () => {
  const colleague = await invite();
  const token = await linkOf(colleague);
  await change(colleague, { active: false });
  await expectVoid(token);
  expect((await admin.http.post(path(colleague))).body).toMatchObject({
    code: 'USER_ACCESS_LINK_REFUSED',
  });
  await change(colleague, { active: true });
  await expectVoid(token);
});

test.each([
  ['another role of the staff', ['staff', 'admin']],
  ['the role of a player', ['player']],
])('a link ends when its account gets %s', async (_, scope) => {
  const colleague = await invite();
  const token = await linkOf(colleague);
  await change(colleague, { scope });
  await expectVoid(token);
  await change(colleague, { scope: ['staff'] });
  await expectVoid(token);
});

test.each([
  ['demoted', { scope: ['staff'] }],
  ['disabled', { active: false }],
])('the links of an admin that is %s end, and no new one is created', async (_, to) => {
  const other = await world.register({}, { role: 'admin' });
  const colleague = await invite();
  const token = await linkOf(colleague, other);
  const [, create] = await Promise.all([change(other, to), other.http.post(path(colleague))]);
  expect([200, 401, 403]).toContain(create.status);
  await expectVoid(token);
  const created = (create.body as { data?: { token: string } }).data?.token;
  if (created) await expectVoid(created);
  expect(await stateOf(colleague)).toMatchObject({ state: 'ended' });
});

test('a link ends when the colleague chooses a password by mail', async () => {
  const colleague = await invite();
  const token = await linkOf(colleague);
  const { email } = colleague;
  await world.http.post('/api/auth/field/code/confirmation').send({ email }).expect(200);
  const { body } = await world.http
    .post('/api/auth/field/code/confirmation/validate')
    .send({ email, code: await world.code(email) })
    .expect(200);
  await world.http
    .post('/api/auth/field/reset/password')
    .send({
      email,
      token: (body as { token: string }).token,
      password: STAFF_PASSWORD,
      passwordConfirmation: STAFF_PASSWORD,
    })
    .expect(200);
  await expectVoid(token);
});

test('players, staff with a password and unknown accounts get no link', async () => {
  const refused = { code: 'USER_ACCESS_LINK_REFUSED' };
  for (const person of [await world.player(), await world.register({}, { role: 'staff' }), admin])
    expect((await admin.http.post(path(person))).body).toMatchObject(refused);
  await admin.http.post('/api/users/U-00000000/access_link').expect(404);
  await expectVoid('unknown');
});

test('reception and players neither see, create nor end a link', async () => {
  const colleague = await invite();
  const token = await linkOf(colleague);
  const staff = await world.register({}, { role: 'staff' });
  for (const { http } of [staff, await world.player()]) {
    await http.get(path(colleague)).expect(403);
    await http.post(path(colleague)).expect(403);
    await http.delete(path(colleague)).expect(403);
  }
  await read(token).expect(200);
});

test('a venue that requires a second factor asks for it after the link', async () => {
  const colleague = await invite();
  await use(await linkOf(colleague)).expect(200);
  const require = (isRequired: boolean) =>
    world.sql('update venue set second_factor_required = $1', [isRequired]);
  await require(true);
  const { body } = await world.http
    .post('/api/auth/field/login')
    .send({ email: colleague.email, password: STAFF_PASSWORD })
    .expect(200);
  await require(false);
  expect(body).toMatchObject({ secondFactorDue: true });
});

test('the erasure of an account deletes its link', async () => {
  const colleague = await invite();
  await use(await linkOf(colleague), PASSWORD).expect(200);
  const own = await world.login(colleague.email, PASSWORD);
  await own.http.delete('/api/auth/field').send({ password: PASSWORD }).expect(200);
  const rows = await world.sql(
    'select from access_links l join users u on u.id = l.user_id where u.reference = $1',
    [colleague.reference],
  );
  expect(rows).toEqual([]);
});

import { LOCALES } from '@five/shared/locales/locale';
import { PASSWORD } from './people.ts';
import { checksums } from './contract-tests/checksums.ts';
import { type CallerName, mayCall } from './contract-tests/routes.ts';
import { type Answer, openTestServer, type TestServer } from './contract-tests/test-server.ts';

const HOUR_SECONDS = '3600';
/** Sign-in calls: the role of the account is only known after the credentials are checked. */
const SIGN_IN = ['POST auth/field/login', 'POST auth/field/login/second_factor'];

let server: TestServer;
const maintain = async (on: boolean, retryAfter = '01:00') =>
  (await server.person('admin')).http
    .put('/api/venue')
    .send({
      maintenance: on
        ? { message: { fr: 'Sauvegarde en cours', ar: 'نسخ احتياطي' }, retryAfter }
        : null,
    })
    .expect(200);

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.quiet();
  await maintain(true);
});
afterEach(() => expect(server.faults.splice(0)).toEqual([]));
afterAll(() => server.world.close());

const isRefused = ({ status, headers, body }: Answer) =>
  status === 503 &&
  headers['retry-after'] === HOUR_SECONDS &&
  (body as { code: string }).code === 'MAINTENANCE';
const writes = (as: CallerName) =>
  server.routes.filter((route) => route.method !== 'GET' && mayCall(route, as));
const signIn = (email: string, password = PASSWORD) =>
  server.world.http.post('/api/auth/field/login').send({ email, password });

test('all writes of visitors and players are refused for an hour and change nothing', async () => {
  const passed: string[] = [];
  const before = await checksums(server.world);
  for (const as of ['visitor', 'unverified', 'player'] as const) {
    for (const route of writes(as))
      if (!isRefused(await server.call(route, { as, body: {} })) && !SIGN_IN.includes(route.call))
        passed.push(`${as} ${route.call}`);
  }
  expect(passed).toEqual([]);
  expect(await checksums(server.world)).toEqual(before);
});

test('no write of the desk is refused, except calls that ignore the token', async () => {
  const refused: string[] = [];
  for (const as of ['staff', 'admin'] as const) {
    for (const route of writes(as).filter(({ ignoresToken }) => !ignoresToken))
      if (isRefused(await server.call(route, { as, raw: '{"broken' })))
        refused.push(`${as} ${route.call}`);
  }
  expect(refused).toEqual([]);
});

test('reads continue, and the venue response contains the reason for the refusal', async () => {
  const [player, { http }] = [await server.person('player'), server.world];
  for (const reader of [http, player.http]) await reader.get('/api/availability').expect(200);
  await player.http.get('/api/bookings_my_reservations').expect(200);
  expect(
    (await http.get('/api/venue').set('accept-language', 'ar').expect(200)).body,
  ).toMatchObject({ maintenance: { message: 'نسخ احتياطي', retryAfter: '01:00' } });
});

test('the refusal contains the hour that is shown on the notice', async () => {
  const refusal = async (locale: string) =>
    (
      (
        await server.world.http
          .post('/api/contact')
          .set('accept-language', locale)
          .send({})
          .expect(503)
      ).body as { message: string }
    ).message;
  expect(await refusal('fr')).toBe(
    'Une sauvegarde programmée est en cours. Veuillez réessayer après 01h00.',
  );
  await maintain(true, '23:30');
  for (const [locale, hour] of [
    ['fr', '23h30'],
    ['en', '23:30'],
    ['ar', '23:30'],
  ] as const)
    expect(await refusal(locale)).toContain(hour);
});

test('the desk signs in, a player not, and a wrong password is a wrong password', async () => {
  const [staff, player] = [await server.person('staff'), await server.person('player')];
  await signIn(staff.email).expect(200);
  expect(
    (await signIn(player.email).expect(503).expect('retry-after', HOUR_SECONDS)).body,
  ).toMatchObject({ code: 'MAINTENANCE' });
  for (const email of [staff.email, player.email, 'nobody@five.test'])
    await signIn(email, 'faux').expect(401);
});

test('an unauthorized call gets the authorization error, during maintenance or not', async () => {
  await server.world.http.post('/api/bookings').send({}).expect(401);
  await (await server.person('player')).http.post('/api/payments').send({}).expect(403);
});

test('the refusal is available in three languages and ends with the notice', async () => {
  const { http } = await server.person('player');
  const said = await Promise.all(
    LOCALES.map((locale) =>
      http.post('/api/auth/field').set('accept-language', locale).send({}).expect(503),
    ),
  );
  expect(new Set(said.map(({ body }) => (body as { message: string }).message)).size).toBe(
    LOCALES.length,
  );
  await maintain(false);
  await http.post('/api/auth/field').send({}).expect(200);
});

import { SETTINGS } from '../src/platform/config/config.module.ts';
import type { Settings } from '../src/platform/config/settings.ts';
import { Limits } from '../src/platform/limits/limits.ts';
import { UNCOUNTED, WriteBudget, WRITES } from '../src/platform/limits/write-budget.ts';
import { PASSWORD, type Person } from './people.ts';
import { createWorld, type World } from './world.ts';

const WINDOW_MS = WRITES.player.seconds * 1000;
const MORE = WRITES.player.points + 20;

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-25T10:00:00Z', env: { RATE_LIMITS: 'on' } });
});
afterAll(() => world.close());

const aWindowLater = () =>
  world.clock.set(new Date(world.clock.now().getTime() + WINDOW_MS + 1_000));
const cityOf = ({ http }: Person, city: string) => http.post('/api/auth/field').send({ city });
const rowsOf = async ({ reference }: Person): Promise<number> =>
  (await world.sql('select 1 from audit where actor = $1', [reference])).length;
const passed = (answers: { status: number }[]) =>
  answers.filter(({ status }) => status === 200).length;

test('a password is changed ten times an hour at most, back and forth', async () => {
  const player = await world.register();
  let [token, current, next] = [player.token, PASSWORD, 'une autre phrase entière'];
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const body = { currentPassword: current, password: next, passwordConfirmation: next };
    const answer = await world.http
      .post('/api/auth/field/password')
      .set('authorization', `Bearer ${token}`)
      .send(body);
    statuses.push(answer.status);
    if (answer.status !== 200) break;
    ({ token } = answer.body as { token: string });
    [current, next] = [next, current];
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('an account writes at most 300 times in five minutes and adds no more rows', async () => {
  const person = await world.register({}, { verified: false });
  aWindowLater();
  const before = await rowsOf(person);
  const answers = [];
  for (let write = 0; write < MORE; write++)
    answers.push(await cityOf(person, write % 2 === 0 ? 'Rabat' : 'Salé'));
  expect(passed(answers)).toBe(WRITES.player.points);
  expect((await rowsOf(person)) - before).toBe(WRITES.player.points);
  expect(answers.at(-1)?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  // Reading requests do not count towards the limit for writes.
  await person.http.get('/api/auth/field/user').expect(200);
  aWindowLater();
  await cityOf(person, 'Fès').expect(200);
});

test('all at once are counted as well, and so are writes that are refused later', async () => {
  const person = await world.register();
  aWindowLater();
  const answers = await Promise.all(
    Array.from({ length: MORE }, (_, write) =>
      write % 2 === 0
        ? cityOf(person, `Ville ${write}`)
        : person.http.post('/api/bookings').send({}),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('an account at its limit can sign out, end sessions and change its password', async () => {
  const person = await world.register();
  await Promise.all(Array.from({ length: MORE }, (_, write) => cityOf(person, `Ville ${write}`)));
  await cityOf(person, 'Fès').expect(429);
  await person.http.delete('/api/auth/field/sessions').expect(200);
  const { body } = await person.http
    .post('/api/auth/field/password')
    .send({
      currentPassword: person.password,
      password: 'une autre phrase 45',
      passwordConfirmation: 'une autre phrase 45',
    })
    .expect(200);
  await world
    .agent((body as { token: string }).token)
    .post('/api/auth/field/logout')
    .expect(200);
});

test('a busy evening at the desk does not reach it', async () => {
  const staff = await world.staff();
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, number) => cityOf(staff, `Ville ${number}`)),
  );
  expect(passed(answers)).toBe(400);
});

test('few writes cost no statement', async () => {
  const person = await world.register();
  aWindowLater();
  await world.sql('delete from rate_limits');
  for (let write = 0; write < UNCOUNTED; write++)
    await cityOf(person, `Ville ${write}`).expect(200);
  expect(await world.sql('select 1 from rate_limits')).toEqual([]);
  await cityOf(person, 'Fès').expect(200);
  expect(await world.sql('select points from rate_limits')).toEqual([{ points: UNCOUNTED + 1 }]);
});

test('two processes share the count, except for a local allowance without a query', async () => {
  const person = await world.register();
  aWindowLater();
  const here = await Promise.all(
    Array.from({ length: WRITES.player.points - 10 }, (_, write) =>
      cityOf(person, `Ville ${write}`),
    ),
  );
  expect(passed(here)).toBe(WRITES.player.points - 10);
  const elsewhere = new WriteBudget(
    world.app.get(Limits),
    world.clock,
    world.app.get<Settings>(SETTINGS),
  );
  for (let write = 0; write < UNCOUNTED; write++)
    await elsewhere.take({ reference: person.reference, role: 'player' });
  await expect(
    elsewhere.take({ reference: person.reference, role: 'player' }),
  ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await cityOf(person, 'Fès').expect(429);
});

test('lifted limits lift it', async () => {
  const lifted = new WriteBudget(world.app.get(Limits), world.clock, {
    ...world.app.get<Settings>(SETTINGS),
    rateLimits: false,
  });
  for (let write = 0; write < 200; write++)
    await lifted.take({ reference: 'U-00000000', role: 'player' });
});

import { createWorld, type World } from '../world.ts';
import { openVenue } from '../venue.ts';
import { form, makeSeason, makeSession } from './academy-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
});
beforeEach(() => world.sql('truncate rate_limits'));
afterAll(() => world.close());

test('a guardian, matched by email or phone, has at most six pending registrations', async () => {
  const admin = await world.admin();
  const { reference } = await makeSession(admin, await makeSeason(admin));
  const guardian = { fullName: 'Salma Tazi', phone: '0612345678', email: 'salma@five.test' };
  const send = (changes: Record<string, unknown> = {}) =>
    world.http
      .post('/api/academy_registrations')
      .send(form(reference, { guardian: { ...guardian, ...changes } }));
  const { body } = await send().expect(201);
  for (let child = 2; child <= 6; child++) await send().expect(201);
  for (const changes of [{}, { email: 'other@five.test' }, { phone: '0699999999' }]) {
    const refused = await send(changes).expect(409);
    expect(refused.body).toMatchObject({
      code: 'ACADEMY_TOO_MANY',
      message: expect.stringContaining('6') as string,
    });
  }
  await send({ email: 'other@five.test', phone: '0699999999' }).expect(201);
  await admin.http
    .put(`/api/academy_registrations/${(body as { data: { reference: string } }).data.reference}`)
    .send({ status: 'confirmed' })
    .expect(200);
  await send().expect(201);
});

test('the limit of six pending holds for concurrent forms and ignores past seasons', async () => {
  const admin = await world.admin();
  const season = await makeSeason(admin);
  const groups = [
    await makeSession(admin, season, { weekday: 4 }),
    await makeSession(admin, season, { weekday: 5 }),
  ];
  const guardian = { fullName: 'Nadia Alaoui', phone: '0611223344', email: 'nadia@five.test' };
  const send = (group = 0) =>
    world.http
      .post('/api/academy_registrations')
      .send(form(groups[group]?.reference ?? '', { guardian }));
  for (let child = 1; child <= 5; child++) await send().expect(201);
  const answers = await Promise.all([send(0), send(1), send(0), send(1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  await world.sql(
    `update academy_seasons set from_date = '2025-09-15', to_date = '2026-06-30'
      where reference = $1`,
    [season],
  );
  const { reference } = await makeSession(admin, await makeSeason(admin), { weekday: 6 });
  await world.http
    .post('/api/academy_registrations')
    .send(form(reference, { guardian }))
    .expect(201);
});

test('registrations are counted by the address they come from', async () => {
  const answers: number[] = [];
  for (let tries = 0; tries < 51; tries++)
    answers.push(
      (await world.http.post('/api/academy_registrations').send(form('AC-00000000'))).status,
    );
  expect(new Set(answers.slice(0, 50))).toEqual(new Set([422]));
  expect(answers[50]).toBe(429);
});

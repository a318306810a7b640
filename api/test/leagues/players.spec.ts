import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let people = 0;
async function makePlayer(
  changes: Record<string, unknown> = {},
  person: Record<string, string> = {},
  verified = true,
) {
  const made = await world.register(
    { firstName: 'Yassine', name: `Elamrani${++people}`, ...person },
    { verified },
  );
  await made.http
    .post('/api/auth/field')
    .send({ publicPlayer: true, city: 'Casablanca', ...changes })
    .expect(200);
  return made;
}
const list = async (filter: object = {}) =>
  (
    await world.http
      .get('/api/players')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as PlayerAnswer[];
const idsOf = (players: PlayerAnswer[]) => players.map(({ id }) => id);

test('a player card shows the first name and an initial, and no identifying data', async () => {
  const person = await makePlayer(
    {
      position: 'forward',
      level: 'strong',
      profession: 'Ingénieur',
      address: '3, rue des Orangers',
    },
    { firstName: 'Ghali', name: 'Soussiyan' },
  );
  const { body, text } = await world.http.get(`/api/players/${person.reference}`).expect(200);
  expect(body).toEqual({
    id: person.reference,
    reference: person.reference,
    displayName: 'Ghali S.',
    city: 'Casablanca',
    position: 'forward',
    level: 'strong',
    photo: null,
    matchesPlayed: 0,
    record: null,
    blocked: false,
  });
  for (const secret of ['Soussiyan', person.email, person.phone, 'Orangers', 'Ingénieur', '1995'])
    expect(text).not.toContain(secret);
});

test('a search does not match data that the player card does not show', async () => {
  const person = await makePlayer({}, { firstName: 'Ilyès', name: 'Wahbizadeh' });
  for (const q of [
    'Wahbizadeh',
    person.email,
    person.email.split('@', 1)[0],
    person.phone,
    person.phone.slice(4),
  ])
    expect(idsOf(await list({ q }))).not.toContain(person.reference);
  for (const q of ['ilyes', 'ILYÈS w', 'casablanca ilyes'])
    expect(idsOf(await list({ q }))).toContain(person.reference);
  await person.http
    .post('/api/auth/field')
    .send({ city: 'الرباط', firstName: 'إلياس' })
    .expect(200);
  for (const q of ['الرباط', 'الياس']) expect(idsOf(await list({ q }))).toContain(person.reference);
  expect(idsOf(await list({ q: 'ilyes' }))).not.toContain(person.reference);
});

test('only opted-in, verified and active players are listed; others are not found', async () => {
  const shown = await makePlayer();
  const shy = await makePlayer({ publicPlayer: false });
  const unproven = await makePlayer({}, {}, false);
  const closed = await makePlayer();
  await (
    await world.admin()
  ).http
    .put(`/api/users/${closed.reference}`)
    .send({ active: false })
    .expect(200);
  const gone = await makePlayer();
  await gone.http.delete('/api/auth/field').send({ password: gone.password }).expect(200);
  const ids = idsOf(await list());
  expect(ids).toContain(shown.reference);
  for (const { reference } of [shy, unproven, closed, gone]) {
    expect(ids).not.toContain(reference);
    await world.http.get(`/api/players/${reference}`).expect(404);
  }
  await shown.http.post('/api/auth/field').send({ publicPlayer: false }).expect(200);
  await world.http.get(`/api/players/${shown.reference}`).expect(404);
});

test('a player can set and clear position and level, returned with the profile', async () => {
  const person = await makePlayer({ position: 'goalkeeper', level: 'casual' });
  const me = async () =>
    ((await person.http.get('/api/auth/field/user').expect(200)).body as { profile: object })
      .profile;
  expect(await me()).toMatchObject({ position: 'goalkeeper', level: 'casual' });
  expect(
    idsOf(await list({ position: 'goalkeeper', level: 'casual', city: 'Casablanca' })),
  ).toEqual([person.reference]);
  await person.http.post('/api/auth/field').send({ position: null }).expect(200);
  expect(await me()).toMatchObject({ position: null, level: 'casual' });
  for (const field of [{ position: 'coach' }, { level: 'pro' }])
    await person.http.post('/api/auth/field').send(field).expect(422);
});

test('matches are those that were played, not those that were booked', async () => {
  const person = await makePlayer();
  await world.sql(
    `insert into pitches (code, name, position, created_at) values ('Q1', '{"fr":"Q1"}', 1, now())
      on conflict do nothing`,
  );
  for (const [number, status] of [
    'completed',
    'completed',
    'confirmed',
    'cancelled',
    'no_show',
    'expired',
  ].entries()) {
    await world.sql(
      `insert into bookings (reference, customer_id, pitch_id, period, opening_day, status,
        payment_method, tariff_id, total_cents, players, created_at)
       select $1, c.id, p.id, '[2026-01-01 10:00,2026-01-01 11:00)', '2026-01-01', $2, 'cash',
       c.tariff_id, 0, 10, now()
       from customers c join users u on u.id = c.user_id, pitches p where u.reference = $3
       and p.code = 'Q1'`,
      [`B-PLAYED0${number}`, status, person.reference],
    );
  }
  expect((await world.http.get(`/api/players/${person.reference}`).expect(200)).body).toMatchObject(
    { matchesPlayed: 2 },
  );
  const sorted = (
    await world.http.get('/api/players').query({ sort: '["matchesPlayed","DESC"]' }).expect(200)
  ).body as PlayerAnswer[];
  expect(sorted[0]?.id).toBe(person.reference);
});

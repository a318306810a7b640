import type { Person } from './people.ts';
import { registration } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

interface Refusal {
  code: string;
  errorMessages: { field: string; message: string }[];
}
const register = (names: { firstName?: string; name?: string }, locale = 'fr') =>
  world.http
    .post('/api/auth/field/register')
    .set('accept-language', locale)
    .send(registration(world.next(), names));

test.each([
  [{ firstName: 'La réception' }, 'firstName'],
  [{ firstName: 'Admin' }, 'firstName'],
  [{ firstName: 'Ad\u200dmin' }, 'firstName'],
  [{ firstName: '4dm1n' }, 'firstName'],
  [{ firstName: 'الاستقبال' }, 'firstName'],
  [{ firstName: 'La', name: 'Réception' }, 'name'],
  [{ firstName: 'Karim', name: 'Administrateur' }, 'name'],
])('an account cannot register as %j', async (names, field) => {
  const { body } = await register(names).expect(422);
  expect(body).toMatchObject({ code: 'AUTH_NAME_RESERVED', errorMessages: [{ field }] });
});

test('the refusal is a sentence in each language', async () => {
  const sentences = await Promise.all(
    ['fr', 'en', 'ar'].map(
      async (locale) =>
        ((await register({ firstName: 'Admin' }, locale).expect(422)).body as Refusal)
          .errorMessages[0]?.message,
    ),
  );
  expect(new Set(sentences).size).toBe(3);
  expect(sentences[2]).toMatch(/[\u0600-\u06ff]/);
});

test('the venue’s own name is refused as it is set now', async () => {
  await admin.http.put('/api/venue').send({ name: 'Stade Anfa' }).expect(200);
  expect(((await register({ firstName: 'Stade Anfa' }).expect(422)).body as Refusal).code).toBe(
    'AUTH_NAME_RESERVED',
  );
  expect(
    ((await register({ firstName: 'Stаdе', name: 'Аnfа' }).expect(422)).body as Refusal)
      .errorMessages,
  ).toHaveLength(2);
  await admin.http.put('/api/venue').send({ name: 'Salle Atlas' }).expect(200);
  await register({ firstName: 'Stade Anfa' }).expect(201);
  await register({ firstName: 'Salle', name: 'Atlas' }).expect(422);
});

test('a profile cannot take a reserved name; one that has it may edit other fields', async () => {
  const person = await world.register({ firstName: 'Adnan', name: 'Réda' });
  const put = (change: object) => person.http.post('/api/auth/field').send(change);
  for (const change of [
    { firstName: 'Support' },
    { name: 'Réception' },
    { firstName: 'Le', name: 'Staff' },
  ])
    expect(((await put(change).expect(422)).body as Refusal).code).toBe('AUTH_NAME_RESERVED');
  await put({ firstName: 'Amina', name: 'Stafford' }).expect(200);
  await world.sql(`update users set first_name = 'Admin' where reference = $1`, [person.reference]);
  await put({ firstName: 'Admin', name: 'Stafford', city: 'Rabat' }).expect(200);
  await put({ name: 'Autre' }).expect(422);
  await put({ firstName: 'Amina' }).expect(200);
});

test('staff may use the desk’s name, and desk messages are always marked as such', async () => {
  const staff = await world.staff();
  await staff.http.post('/api/auth/field').send({ firstName: 'Réception' }).expect(200);
  const player = await world.register();
  await world.sql(
    `update users set first_name = 'Réception', public_player = true where reference = $1`,
    [player.reference],
  );
  const opened = [
    await staff.http
      .post('/api/discussions')
      .send({ title: 'Horaires', message: 'Ouvert demain' })
      .expect(201),
    await player.http
      .post('/api/discussions')
      .send({ title: 'Horaires', message: 'Fermé demain' })
      .expect(201),
  ];
  const authors = await Promise.all(
    opened.map(
      async ({ body }) =>
        (
          (
            await world.http
              .get(`/api/discussions/${(body as { data: { reference: string } }).data.reference}`)
              .expect(200)
          ).body as { author: { desk: boolean } }
        ).author.desk,
    ),
  );
  expect(authors).toEqual([true, false]);
});

import { makePerson, PASSWORD, type Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => { world = await createWorld(); });
afterEach(() => world.close());

const admins = () => world.sql("select 1 from users where role = 'admin' and active");

test('two admins who lower each other at once: one stays', async () => {
  const [one, two] = [await world.admin(), await makePerson(world, {}, { role: 'admin' })];
  const lower = (by: Person, whom: Person) => by.http.put(`/api/users/${whom.reference}`).send({ scope: ['player'] });
  const answers = await Promise.all([lower(one, two), lower(two, one)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await admins()).toHaveLength(1);
});

test('two admins who erase themselves at once: one stays', async () => {
  const people = [await world.admin(), await makePerson(world, {}, { role: 'admin' })];
  const answers = await Promise.all(people.map(({ http }) => http.delete('/api/auth/field').send({ password: PASSWORD })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await admins()).toHaveLength(1);
});

test('the last admin does not erase the own account', async () => {
  const { http } = await world.admin();
  const { body } = await http.delete('/api/auth/field').send({ password: PASSWORD }).expect(409);
  expect(body).toMatchObject({ code: 'USER_LAST_ADMIN' });
  await http.get('/api/auth/field/user').expect(200);
});

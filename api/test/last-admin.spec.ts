import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makePerson, PASSWORD, type Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const admins = () => world.sql("select 1 from users where role = 'admin' and active");

const waiting = async () =>
  (
    await world.sql(
      `select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock'`,
    )
  ).length;

/**
 * Pauses each call before its audit entry, within its transaction, until all calls are paused or
 * wait for a lock.
 */
async function atOnce(...calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const gate = new pg.Client({ connectionString: world.databaseUrl });
  gate.on('error', () => undefined);
  await gate.connect();
  await gate.query('begin; lock table audit in share mode');
  const answers = Promise.all(calls.map((call) => call()));
  while ((await waiting()) < calls.length) await sleep(5);
  await gate.query('commit');
  await gate.end();
  return (await answers).map(({ status }) => status).sort();
}

test('when two admins demote each other at once, one admin remains', async () => {
  const [one, two] = [await world.admin(), await makePerson(world, {}, { role: 'admin' })];
  const lower = (by: Person, target: Person) => async () =>
    by.http.put(`/api/users/${target.reference}`).send({ scope: ['player'] });
  expect(await atOnce(lower(one, two), lower(two, one))).toEqual([200, 409]);
  expect(await admins()).toHaveLength(1);
});

test('when two admins deactivate each other at once, one admin remains', async () => {
  const [one, two] = [await world.admin(), await makePerson(world, {}, { role: 'admin' })];
  const close = (by: Person, target: Person) => async () =>
    by.http.put(`/api/users/${target.reference}`).send({ active: false });
  expect(await atOnce(close(one, two), close(two, one))).toEqual([200, 409]);
  expect(await admins()).toHaveLength(1);
});

test('when two admins erase their own accounts at once, one admin remains', async () => {
  const people = [await world.admin(), await makePerson(world, {}, { role: 'admin' })];
  expect(
    await atOnce(
      ...people.map(
        ({ http }) =>
          async () =>
            http.delete('/api/auth/field').send({ password: PASSWORD }),
      ),
    ),
  ).toEqual([200, 409]);
  expect(await admins()).toHaveLength(1);
});

test('the last admin cannot erase their own account', async () => {
  const { http } = await world.admin();
  const { body } = await http.delete('/api/auth/field').send({ password: PASSWORD }).expect(409);
  expect(body).toMatchObject({ code: 'USER_LAST_ADMIN' });
  await http.get('/api/auth/field/user').expect(200);
});

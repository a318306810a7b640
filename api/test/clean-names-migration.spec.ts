import { MIGRATIONS } from '../src/platform/database/migrations/index.ts';
import { DataSource, type MigrationInterface } from 'typeorm';
import { makeSeason, makeSession, registerChild } from './leagues/academy-world.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  admin = await world.admin();
});
afterAll(() => world.close());

async function run(name: string, way: 'up' | 'down' = 'up'): Promise<void> {
  const source = world.app.get(DataSource);
  const runner = source.createQueryRunner();
  const Migration = MIGRATIONS.find((one) => one.name.startsWith(name));
  if (!Migration) throw new Error(`no migration ${name}`);
  const migration: MigrationInterface = new Migration();
  await migration[way](runner);
  await runner.release();
}

const found = async (q: string, path = 'customers') =>
  (
    (
      await admin.http
        .get(`/api/${path}`)
        .query({ filter: JSON.stringify({ q }) })
        .expect(200)
    ).body as { reference: string }[]
  ).map(({ reference }) => reference);

test('stored texts are composed, cleaned and searchable; phone numbers lose their 0', async () => {
  const one = await world.register();
  const other = await world.register({ phone: '+33698765432' });
  const marked = '\u202bRene\u0301e\u202c';
  await world.sql(
    `update users set first_name = $2, name = 'Ben Jelloun', phone = '+330611223344', search = 'x'
      where reference = $1`,
    [one.reference, marked],
  );
  await world.sql(
    `update customers set full_name = $2, phone = '+330611223344', search = 'x'
      where user_id = (select id from users where reference = $1)`,
    [one.reference, `${marked} Ben Jelloun`],
  );
  const twin = await world.register();
  await world.sql(`update users set phone = '+330698765432' where reference = $1`, [
    twin.reference,
  ]);
  const { body } = await admin.http
    .post('/api/customers')
    .send({ name: 'Abd El Ali', phone: '0611111111' })
    .expect(201);
  const card = (body as { data: { reference: string } }).data.reference;
  await world.sql(
    `update customers set full_name = 'Abd\u00adel\u200b Ali', phone = '+4407911123456', search =
      'x' where reference = $1`,
    [card],
  );
  await run('CleanNames');
  const users = await world.sql<{ reference: string; name: string; phone: string }>(
    `select reference, first_name || ' ' || name as name, phone from users where reference = any($1)
      order by id`,
    [[one.reference, other.reference, twin.reference]],
  );
  expect(users.map(({ name, phone }) => [name, phone])).toEqual([
    ['Ren\u00e9e Ben Jelloun', '+33611223344'],
    ['Yasmine Bennani', '+33698765432'],
    ['Yasmine Bennani', '+330698765432'],
  ]);
  const cards = await world.sql<{ full_name: string; phone: string }>(
    `select full_name, phone from customers where reference = $1 or user_id = (select id from users
      where reference = $2) order by id`,
    [card, one.reference],
  );
  expect(cards).toEqual([
    { full_name: 'Ren\u00e9e Ben Jelloun', phone: '+33611223344' },
    { full_name: 'Abdel Ali', phone: '+447911123456' },
  ]);
  expect(await found('benjelloun', 'users')).toEqual([one.reference]);
  expect(await found('reneebenjelloun')).toHaveLength(1);
  expect(await found('abdelali')).toEqual([card]);
});

test('earlier duplicate children keep their group places, each with a unique key', async () => {
  const { reference: session } = await makeSession(admin, await makeSeason(admin), {
    weekday: 2,
    capacity: 8,
  });
  const guardian = { fullName: 'Salma Bennis', phone: '0612345678', email: 'salma@five.test' };
  const references = [];
  for (const firstName of ['Yasmine', 'Adam', 'Nour'])
    references.push(
      await registerChild(world, session, {
        guardian,
        child: { firstName, name: 'Bennis', birthDate: '2018-03-02' },
      }),
    );
  await run('SameChild', 'down');
  await world.sql(
    `update academy_registrations set child_first_name = 'YASMINE' where reference = $1`,
    [references[1]],
  );
  await run('SameChild');
  const keys = await world.sql<{ key: string }>(
    'select child_key as key from academy_registrations order by id',
  );
  expect(keys.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^[a-z]{13}$/),
    expect.stringMatching(/^[a-z]{13} R-/),
    expect.stringMatching(/^[a-z]{10}$/),
  ]);
  const { body } = await admin.http.get(`/api/academy_registrations/${references[0]}`).expect(200);
  expect((body as { alike: object[] }).alike).toEqual([
    { reference: references[1], guardian: 'Salma Bennis' },
  ]);
});

import { eventually } from './eventually.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let desk: Person;
beforeAll(async () => {
  world = await createWorld();
  desk = await world.staff();
});
afterAll(() => world.close());

let numbers = 0;
const enter = async (name: string): Promise<string> =>
  (
    (
      await desk.http
        .post('/api/customers')
        .send({ name, phone: `06${71_000_000 + numbers++}` })
        .expect(201)
    ).body as { data: { reference: string } }
  ).data.reference;
const found = async (filter: object, path = 'customers') =>
  (
    (
      await desk.http
        .get(`/api/${path}`)
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body as { reference: string }[]
  ).map(({ reference }) => reference);

const NAMES: [written: string, spellings: string[]][] = [
  ['Karim Ben Jelloun', ['benjelloun', 'Ben Jelloun', 'ben-jelloun', 'BENJELLOUN karim']],
  ['Sara Benkirane', ['ben kirane', 'Ben-Kirane', 'benkirane']],
  ['Omar El Idrissi', ['elidrissi', 'El-Idrissi', 'el idrissi']],
  ['Nadia Aït Ouarab', ['aitouarab', 'ait-ouarab', 'Ait Ouarab']],
  ['Abd El Ali Tazi', ['abdelali', 'abd el-ali', 'abd elali']],
  ['عبد اللطيف العلمي', ['عبداللطيف', 'عبد اللطيف']],
  ['عبدالرحيم التازي', ['عبد الرحيم', 'عبدالرحيم']],
  ["Kevin O'Brien", ['obrien', 'o’brien', "o'brien"]],
  ['Jean-Luc Martin', ['jeanluc', 'jean luc', 'Jean–Luc']],
];

test.each(NAMES)(
  '%s is found however the gaps in the name are written',
  async (written, spellings) => {
    const reference = await enter(written);
    for (const q of spellings) expect([q, await found({ q })]).toEqual([q, [reference]]);
  },
);

test('so is a name that is heard', async () => {
  const [benjelloun, idrissi] = [await enter('Ghita Ben Zekri'), await enter('Ghita El Ouazzani')];
  expect([
    await found({ sounds: 'Benzekri' }),
    await found({ sounds: 'elwazzani' }),
    await found({ sounds: 'ben zecri' }),
  ]).toEqual([[benjelloun], [idrissi], [benjelloun]]);
  const one = await enter('Moha Aitbaha');
  expect([await found({ sounds: 'Ait Baha' }), await found({ sounds: 'Ait-Baha' })]).toEqual([
    [one],
    [one],
  ]);
});

test('also finds accounts, bookings and children; a known caller is not added twice', async () => {
  const person = await world.register({ firstName: 'Hind', name: 'Ben Omar', phone: '0699887766' });
  expect(await found({ q: 'benomar' }, 'users')).toEqual([person.reference]);
  const card = await enter('Zineb El Fassi');
  const [{ phone = '' } = {}] = await world.sql<{ phone: string }>(
    'select phone from customers where reference = $1',
    [card],
  );
  const again = await desk.http
    .post('/api/customers')
    .send({ name: 'zineb ELFASSI', phone })
    .expect(201);
  expect((again.body as { data: { reference: string } }).data.reference).toBe(card);
});

test('with many customer records the search uses its index', async () => {
  const card = await enter('Zakia Ben Souda');
  await world.sql(`insert into customers (reference, full_name, search, tariff_id, created_at)
    select 'CU-' || lpad(upper(to_hex(n)), 8, '0'), 'Client ' || md5(n::text), 'client ' ||
    md5(n::text) || ' client' || md5(n::text), (select id from tariffs
    where reference = 'standard'), now() from generate_series(1, 60000) n`);
  await world.sql('vacuum analyze customers');
  const scans = async () =>
    Number(
      (
        await world.sql<{ scans: string }>(
          `select idx_scan as scans from pg_stat_user_indexes
            where indexrelname = 'customers_search'`,
        )
      )[0]?.scans,
    );
  const before = await scans();
  expect(await found({ q: 'ben-souda' })).toEqual([card]);
  // PostgreSQL publishes index statistics only after the connection has been idle for a while, so
  // the query is repeated.
  const after = await eventually(
    async () => {
      await found({ q: 'ben-souda' });
      return scans();
    },
    (count) => count > before,
  );
  expect(after).toBeGreaterThan(before);
});

import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { makeSeason, makeSession, registrationOf } from './academy-world.ts';

let world: World;
let admin: Person;
let season: string;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  admin = await world.admin();
  season = await makeSeason(admin, {});
});
afterAll(() => world.close());
// Confirms pending registrations after each test, because a guardian may have only a few pending
// registrations.
afterEach(() =>
  world.sql("update academy_registrations set status = 'confirmed' where status = 'received'"),
);

const BORN = '2018-03-02';
const MOTHER = { fullName: 'Salma Bennis', phone: '0612345678', email: 'salma@five.test' };
const FATHER = { fullName: 'Karim Bennis', phone: '0698765432', email: 'karim@five.test' };
const group = async () => (await makeSession(admin, season, { weekday: 2, capacity: 8 })).reference;
const form = (
  session: string,
  [firstName = '', name = '']: string[],
  guardian: object = MOTHER,
  birthDate = BORN,
) => ({
  child: { firstName, name, birthDate },
  guardian,
  session,
  kitSize: '8',
  acceptConditions: true,
});
const send = async (
  session: string,
  child: string[],
  guardian: object = MOTHER,
  birthDate = BORN,
): Promise<string> => {
  const { body } = await world.http
    .post('/api/academy_registrations')
    .send(form(session, child, guardian, birthDate))
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
};
const count = async (session: string) =>
  (
    await world.sql(
      `select 1 from academy_registrations r join academy_sessions s on s.id = r.session_id
        where s.reference = $1`,
      [session],
    )
  ).length;

test.each([
  [
    ['Yasmine', 'Bennis'],
    [
      ['YASMINE', 'BENNIS'],
      ['yasmine', 'bennis'],
      ['Bennis', 'Yasmine'],
      ['  Yasmine ', 'Bennis\u200f'],
      ['Yasmîne', 'Bénnis'],
    ],
  ],
  [
    ['Hélène', 'Ben Jelloun'],
    [
      ['Helene', 'Benjelloun'],
      ['He\u0301le\u0300ne', 'BEN-JELLOUN'],
      ['Ben Jelloun', 'Hélène'],
      ['Hélène Ben', 'Jelloun'],
    ],
  ],
  [
    ['أحمد', 'عبد اللطيف'],
    [
      ['احمد', 'عبداللطيف'],
      ['أحمد', 'عبد  اللطيف'],
      ['عبداللطيف', 'احمد'],
    ],
  ],
])('%j is one child however it is written', async (child, spellings) => {
  const session = await group();
  const reference = await send(session, child);
  const guardians = [
    MOTHER,
    { ...MOTHER, email: 'autre@five.test' },
    { ...MOTHER, phone: '0600000001' },
    { ...MOTHER, fullName: 'S. Bennis', phone: '+212 (0)6 12 34 56 78', email: 'SALMA@five.test' },
  ];
  for (const guardian of guardians)
    for (const spelling of [child, ...spellings])
      expect(await send(session, spelling, guardian)).toBe(reference);
  expect(await count(session)).toBe(1);
});

test('a sibling, a twin and a namesake with another birth date are separate children', async () => {
  const session = await group();
  const all = [
    await send(session, ['Adam', 'Tazi']),
    await send(session, ['Ilyas', 'Tazi']),
    await send(session, ['Adama', 'Tazi']),
    await send(session, ['Adam', 'Tazi'], MOTHER, '2018-03-03'),
  ];
  expect(new Set(all).size).toBe(4);
});

test('many forms at once of one child, written in many ways, are one registration', async () => {
  const session = await group();
  const spellings = [
    ['Rim', 'El Idrissi'],
    ['RIM', 'ELIDRISSI'],
    ['rim', 'el-idrissi'],
    ['El Idrissi', 'Rim'],
    ['Rîm', 'Elidrissi'],
  ];
  const all = await Promise.all(
    [...spellings, ...spellings].map((spelling) => send(session, spelling)),
  );
  expect([new Set(all).size, await count(session)]).toEqual([1, 1]);
});

test('the database itself holds one child once in a group', async () => {
  const session = await group();
  const reference = await send(session, ['Nour', 'Fassi']);
  const again = `insert into academy_registrations (reference, session_id, status, child_name,
    child_first_name, child_birth_date, child_key, guardian_full_name, guardian_phone,
    guardian_email, kit_size, locale, policies_version, created_at)
    select 'R-ZZZZZZZZ', session_id, 'received', 'X', 'Y', child_birth_date, child_key,
    guardian_full_name, $2, $3, kit_size, locale, policies_version, created_at
    from academy_registrations where reference = $1`;
  await expect(world.sql(again, [reference, '+212612345678', 'new@five.test'])).rejects.toThrow(
    'academy_registrations_child_of_phone',
  );
  await expect(world.sql(again, [reference, '+212600000009', 'salma@five.test'])).rejects.toThrow(
    'academy_registrations_child_of_email',
  );
});

test('by the other parent it is a second registration, and the desk reads of both', async () => {
  const session = await group();
  const [one, other] = [
    await send(session, ['Lina', 'Bennis']),
    await send(session, ['LINA', 'Bennis'], FATHER),
  ];
  expect(other).not.toBe(one);
  expect((await registrationOf(admin, one)).alike).toEqual([
    { reference: other, guardian: 'Karim Bennis' },
  ]);
  expect((await registrationOf(admin, other)).alike).toEqual([
    { reference: one, guardian: 'Salma Bennis' },
  ]);
  const elsewhere = await send(await group(), ['lina', 'bennis'], {
    fullName: 'Mamie',
    phone: '0644444444',
    email: 'mamie@five.test',
  });
  expect((await registrationOf(admin, elsewhere)).alike.map(({ reference }) => reference)).toEqual([
    one,
    other,
  ]);
  await admin.http
    .put(`/api/academy_registrations/${other}`)
    .send({ status: 'cancelled' })
    .expect(200);
  expect((await registrationOf(admin, one)).alike.map(({ reference }) => reference)).toEqual([
    elsewhere,
  ]);
  expect((await registrationOf(admin, await send(session, ['Sami', 'Bennis']))).alike).toEqual([]);
});

test('a child that is in a group already is neither moved into it nor taken in again', async () => {
  const [one, two] = [await group(), await group()];
  const first = await send(one, ['Walid', 'Alami']);
  const second = await send(two, ['WALID', 'alami']);
  const put = async (reference: string, change: object) =>
    (await admin.http.put(`/api/academy_registrations/${reference}`).send(change)).body as {
      code?: string;
      status: string;
    };
  expect((await put(second, { session: one })).code).toBe('ACADEMY_CHILD_TWICE');
  await put(first, { status: 'cancelled' });
  expect((await put(second, { session: one })).status).toBe('success');
  expect((await put(first, { status: 'received' })).code).toBe('ACADEMY_CHILD_TWICE');
});

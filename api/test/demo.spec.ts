import { readSettings } from '../src/platform/config/settings.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { type ApiProcess, startProcess } from './two-processes.ts';

let database: TestDatabase;
let processes: ApiProcess[];
// Both processes start with an empty database.
beforeAll(async () => {
  database = await createDatabase();
  processes = await Promise.all([
    startProcess(database.url, { DEMO: 'bench' }),
    startProcess(database.url, { DEMO: 'bench' }),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await database.drop();
});

const http = () => (processes[0] as ApiProcess).http;
const login = (email: string) =>
  http().post('/api/auth/field/login').send({ email, password: 'demo-Password-1' });

const PEOPLE: [string, string[], boolean][] = [
  ['admin@demo.test', ['staff', 'admin'], true],
  ['reception@demo.test', ['staff'], true],
  ['player@demo.test', ['player'], true],
  ['player2@demo.test', ['player'], true],
  ['rookie@demo.test', ['player'], false],
  ['bench001@demo.test', ['player'], true],
  ['bench200@demo.test', ['player'], true],
];
test.each(PEOPLE)('%s signs in as %j', async (email, scope, verified) => {
  const { body } = await login(email).expect(200);
  expect(body).toMatchObject({ user: { scope, verified } });
});

test('two processes that start at once create the demo data once', async () => {
  const [row] = await database.sql<Record<string, string>>(
    `select (select count(*) from users) as users, (select count(distinct phone)
      from users) as phones, (select count(*) from customers where user_id is null) as callers,
       (select count(*) from one_time_markers where name like 'demo %') as chapters,
       (select count(distinct name) from one_time_markers where name like 'demo %') as names`,
  );
  expect(row?.users).toBe(row?.phones);
  expect(row?.chapters).toBe(row?.names);
  expect(Number(row?.callers)).toBeGreaterThan(8);
});

test('all demo addresses use a reserved domain, and no mail is sent to them', async () => {
  expect(await database.sql("select 1 from users where email !~ '\\.test$'")).toEqual([]);
  expect(
    await database.sql("select 1 from outbox where template in ('welcome', 'verifyCode')"),
  ).toEqual([]);
});

test('the venue has texts in three languages, a valid RIB and load-test capacity', async () => {
  const { body } = await login('admin@demo.test').expect(200);
  const venue = await http()
    .get('/api/venue')
    .query({ texts: 'all' })
    .set('authorization', `Bearer ${(body as { token: string }).token}`)
    .expect(200);
  const text = {
    fr: expect.stringMatching(/\S/) as string,
    en: expect.stringMatching(/\S/) as string,
    ar: expect.stringMatching(/[\u0600-\u06ff]/) as string,
  };
  expect(venue.body).toMatchObject({
    city: text,
    address: text,
    rib: expect.stringMatching(/^\d{24}$/) as string,
    policies: { horizonDays: 800, maxPending: 1_000_000, maxUpcoming: 1_000_000 },
  });
});

test('a load test finds every pitch free from the ninth day on', async () => {
  const rows = await database.sql(
    `select kind, holder from occupancies where upper(period) > $1::timestamp + interval '8 days'`,
    [new Date().toISOString().slice(0, 19)],
  );
  expect(rows).toEqual([]);
});

test('both 2025 tournaments are complete, one only by link; the next is planned', async () => {
  const { body: listed } = await http().get('/api/tournaments').expect(200);
  expect(listed).toMatchObject([
    { id: '2026/december', teamCount: 8, winner: null },
    { id: '2025/may', state: 'finished', teamCount: 8, winner: 'Étoile de Bouskoura' },
  ]);
  const { body: venue } = await http().get('/api/venue').expect(200);
  const { path } = (venue as { featuredTournament: { path: string } }).featuredTournament;
  const { body: nights } = await http()
    .get(`/api/tournaments/by-token/${path.replace('/tournament/t/', '')}`)
    .expect(200);
  const { matches, teams, ...edition } = nights as {
    matches: { played: boolean }[];
    teams: { crest: object | null }[];
  };
  expect(edition).toMatchObject({
    id: '2025/ramadan',
    winner: 'Électro Derb Ghallef',
    bracket: [{ stage: 'quarter' }, { stage: 'semi' }, { stage: 'third' }, { stage: 'final' }],
  });
  expect([
    teams.length,
    teams.every(({ crest }) => crest !== null),
    matches.length,
    matches.every(({ played }) => played),
  ]).toEqual([16, true, 32, true]);
});

test('an academy group is full with a waiting list; chats are in three languages', async () => {
  const { body } = await http().get('/api/academy').expect(200);
  expect(body).toMatchObject({
    sessions: [
      { weekday: 3, startTime: '17:00', endTime: '18:30', placesLeft: 0 },
      { weekday: 6, startTime: '15:00', endTime: '16:30' },
      { weekday: 7, startTime: '13:00', endTime: '14:30' },
    ],
  });
  const [row] = await database.sql(
    `select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status =
      'confirmed') > 3 as confirmed from academy_registrations`,
  );
  expect(row).toEqual({ waiting: 3, confirmed: true });
  const [came] = await database.sql(
    `select count(*) filter (where present) > 0 as came, count(*) filter (where not present) > 0 as
      stayed, count(distinct date) >= 3 as days, min(noted_at::date - date) = 0
      and max(noted_at::date - date) = 0 as same from academy_attendance`,
  );
  expect(came).toEqual({ came: true, stayed: true, days: true, same: true });
  expect((await http().get('/api/players').expect(200)).body).toHaveLength(24);
  const threads = (await http().get('/api/discussions').expect(200)).body as {
    title: string;
    replyCount: number;
  }[];
  expect([
    threads.length,
    threads.every(({ replyCount }) => replyCount > 1),
    threads.some(({ title }) => /[\u0600-\u06ff]/.test(title)),
  ]).toEqual([8, true, true]);
});

test('a restart finds the demo data present and keeps a changed password', async () => {
  const { body } = await login('bench002@demo.test').expect(200);
  await http()
    .post('/api/auth/field/password')
    .set('authorization', `Bearer ${(body as { token: string }).token}`)
    .send({
      currentPassword: 'demo-Password-1',
      password: 'une autre phrase 46',
      passwordConfirmation: 'une autre phrase 46',
    })
    .expect(200);
  const third = await startProcess(database.url, { DEMO: 'bench' });
  await login('bench002@demo.test').expect(401);
  await third.stop();
});

test('a database that holds anything is left alone', async () => {
  const other = await createDatabase();
  await other.sql(
    `insert into users (reference, email, password_hash, name, first_name, created_at)
      values ('U-00000000', 'real@five.test', '', 'R', 'R', now())`,
  );
  const process = await startProcess(other.url);
  expect(await other.sql('select 1 from users')).toHaveLength(1);
  expect(await other.sql('select 1 from pitches')).toEqual([]);
  await process.stop();
  await other.drop();
});

test('library, sponsors, promotions and inbox are filled, with all picture sizes', async () => {
  const { body } = await login('reception@demo.test').expect(200);
  const read = async (path: string) =>
    (
      await http()
        .get(`/api/${path}`)
        .set('authorization', `Bearer ${(body as { token: string }).token}`)
        .expect(200)
    ).body as Record<string, unknown>[];
  const [medias, partners, promos, messages] = [
    await read('medias'),
    await read('partners'),
    await read('promos'),
    await read('contact'),
  ];
  expect([medias.length, partners.length, promos.length]).toEqual([13, 8, 3]);
  expect(new Set(partners.map(({ tier }) => tier))).toEqual(new Set(['gold', 'silver', 'bronze']));
  expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['new', 'read', 'answered']));
  for (const { image } of [...medias, ...promos])
    expect(image).toMatchObject({
      width: 1280,
      sources: expect.arrayContaining([
        expect.objectContaining({ type: 'image/avif', width: 480 }),
      ]) as unknown,
    });
});

describe('FILES_URL', () => {
  test('is the address of an S3 store, with what opens it', () => {
    expect(
      readSettings({
        FILES_URL: 'https://KEY:a%2Fb%2Bc@store.example:9000/five-arena?region=eu-west-3',
      }).files,
    ).toEqual({
      bucket: 'https://store.example:9000/five-arena',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
      region: 'eu-west-3',
    });
    expect(readSettings({}).files).toBeNull();
  });

  test.each([
    's3://hidden',
    'https://store.example/hidden',
    'https://hidden@store.example/bucket',
    'https://KEY:hidden@store.example',
    'https://KEY:hidden@store.example/a/b',
    'https://KEY:%zz@store.example/hidden',
    'https://KEY:hidden@store.example/bucket?region=no where',
    'hidden',
  ])('%s is refused by name instead of being passed over, and is not repeated', (value) => {
    expect(() => readSettings({ FILES_URL: value })).toThrow(/^FILES_URL is refused: (?!.*hidden)/);
  });
});

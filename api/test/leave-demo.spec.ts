import fs from 'node:fs';
import path from 'node:path';
import type { PhotoAnswer } from '@five/shared/venue/photos/photos.contract';
import { addDays } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { examine } from '../src/commands/examine.ts';
import { SETTINGS } from '../src/platform/config/config.module.ts';
import type { Settings } from '../src/platform/config/settings.ts';
import { Transactions } from '../src/platform/database/transactions.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { leaveDemo, type Leaving, surveyDemo } from '../src/seed/leaving/leave-demo.ts';
import { removeMailFiles } from '../src/seed/leaving/mail-files.ts';
import { loadDemo } from '../src/seed/load-demo.ts';
import type { Person } from './people.ts';
import { jpeg, namedKeys, sendForm, storedKeys } from './content/pictures.ts';
import { createWorld, type World } from './world.ts';

const DEMO_PASSWORD = 'demo-Password-1';

let world: World;
let people: Record<'admin' | 'reception' | 'player' | 'player2' | 'real' | 'guest', Person>;
let survey: Leaving;
/**
 * The result of the removal of the demo data, which runs before the first test. The first test
 * checks that the removal succeeded.
 */
let removal: Promise<void>;
/** References of records of real people and the venue, created while the demo was loaded. */
const made: Record<string, string> = {};

beforeAll(async () => {
  world = await createWorld();
  await loadDemo(world.app, world.app.get<Settings>(SETTINGS), new AbortController().signal);
  const demo = (name: string) => world.login(`${name}@demo.test`, DEMO_PASSWORD);
  people = {
    admin: await demo('admin'),
    reception: await demo('reception'),
    player: await demo('player'),
    player2: await demo('player2'),
    real: await world.register({ firstName: 'Nawal' }),
    guest: await world.register({ firstName: 'Ilyas' }),
  };
  await tryTheDemo();
  survey = await world.app.get(Transactions).run((tx) => surveyDemo(tx));
  await world.mails(people.player.email); // Waits until all mails that are due have been written.
  made['mailsBefore'] = mailFiles().join(' ');
  removal = removeDemo();
  await Promise.allSettled([removal]);
});
afterAll(() => world.close());

async function removeDemo(): Promise<void> {
  const mails = await world.app.get(Transactions).run(async (tx) => {
    await surveyDemo(tx);
    return leaveDemo(tx, world.clock.now());
  });
  await removeMailFiles(world.dataDir, mails);
}

const mailFiles = () => fs.readdirSync(path.join(world.dataDir, 'mail'));
const day = (ahead: number) => addDays(world.clock.now().toISOString().slice(0, 10), ahead);
const referenceIn = ({ body }: { body: unknown }) =>
  (body as { data: { reference: string } }).data.reference;
const rows = <Row extends object = Record<string, unknown>>(
  text: string,
  parameters: unknown[] = [],
) => world.sql<Row>(text, parameters);
const book = (by: Person, ahead: number, changes: object = {}) =>
  by.http
    .post('/api/bookings')
    .send({
      date: day(ahead),
      startTime: '10:00',
      endTime: '11:00',
      pitch: 'P1',
      paymentMethod: 'cash',
      acceptRules: true,
      ...changes,
    })
    .expect(201);
const pay = (booking: string | undefined) =>
  people.reception.http
    .post('/api/payments')
    .send({ booking, amountCents: 5_000, method: 'cash' })
    .expect(201);

/**
 * Simulates a typical trial of the demo: the owner changes settings, a friend books, and real
 * players join demo people.
 */
async function tryTheDemo(): Promise<void> {
  const { admin, player, player2, real, guest, reception } = people;
  await admin.http
    .put('/api/venue')
    .send({ name: 'Foot du Port', phones: ['+212539000000'] })
    .expect(200);
  await admin.http
    .put('/api/pitches/P2')
    .send({ name: { fr: 'Le grand', en: 'The big one', ar: 'الكبير' } })
    .expect(200);
  made['ownPitch'] = (
    (
      await admin.http
        .post('/api/pitches')
        .send({ code: 'P9', name: { fr: 'Le neuf' }, displayOrder: 9 })
        .expect(201)
    ).body as { data: { code: string } }
  ).data.code;
  made['paid'] = referenceIn(await book(real, 9));
  made['trial'] = referenceIn(await book(player, 10));
  made['caller'] = referenceIn(
    await book(reception, 11, { customer: { name: 'Client du comptoir', phone: '+212655000001' } }),
  );
  for (const booking of ['paid', 'trial']) await pay(made[booking]);
  made['match'] = referenceIn(
    await real.http
      .post('/api/open_matches')
      .send({ booking: made['paid'], places: 3 })
      .expect(201),
  );
  await joinMatch(player2, real, made['match']);
  made['demoMatchBooking'] = referenceIn(await book(player, 12));
  made['demoMatch'] = referenceIn(
    await player.http
      .post('/api/open_matches')
      .send({ booking: made['demoMatchBooking'], places: 3 })
      .expect(201),
  );
  await joinMatch(guest, player, made['demoMatch']);
  made['askedBooking'] = referenceIn(await book(player, 13));
  made['askedMatch'] = referenceIn(
    await player.http
      .post('/api/open_matches')
      .send({ booking: made['askedBooking'], places: 3 })
      .expect(201),
  );
  made['otherMatch'] = referenceIn(
    await player2.http
      .post('/api/open_matches')
      .send({ booking: referenceIn(await book(player2, 14)), places: 3 })
      .expect(201),
  );
  for (const match of ['askedMatch', 'otherMatch'])
    await guest.http.post(`/api/open_matches/${made[match]}/ask`).expect(201);
  await talk();
  made['child'] = await childInFullSession();
  await setPictures();
}

/** Sets the venue's logo and photographs, and the picture of a player of the demo. */
async function setPictures(): Promise<void> {
  const { admin, player } = people;
  await admin.http
    .put('/api/venue/logo')
    .attach('file', await jpeg(600, 600), 'logo.jpg')
    .expect(200);
  for (const place of ['hero', 'pitch-P2'])
    await sendForm(admin, 'put', `/api/photos/${place}`, {
      file: await jpeg(1600, 900),
      fields: { caption: JSON.stringify({ fr: 'Le but du Port' }) },
    }).expect(200);
  await sendForm(player, 'post', '/api/auth/field', { file: await jpeg(), fields: {} }).expect(200);
}

async function joinMatch(player: Person, owner: Person, match: string): Promise<void> {
  await player.http.post(`/api/open_matches/${match}/ask`).expect(201);
  const { body } = await owner.http.get(`/api/open_matches/${match}`).expect(200);
  const [request] = (body as { asks: { reference: string }[] }).asks;
  await owner.http.post(`/api/match_asks/${request?.reference}/accept`).expect(200);
}

async function talk(): Promise<void> {
  const { real } = people;
  await real.http.put('/api/auth/field/account/profile').send({ publicPlayer: true });
  const [thread] = await rows<{ reference: string }>(
    `select reference from discussions where locked_at is null and hidden_at is null order by id
      limit 1`,
  );
  made['thread'] = thread?.reference ?? '';
  await real.http
    .post(`/api/discussions/${made['thread']}/replies`)
    .send({ message: 'Je suis partante' })
    .expect(201);
  made['desk'] = (
    (await real.http.post('/api/chats').send({}).expect(201)).body as {
      data: { reference: string };
    }
  ).data.reference;
  await real.http
    .post('/api/messagings')
    .send({ chat: made['desk'], message: 'Bonjour' })
    .expect(201);
  await people.reception.http
    .post('/api/messagings')
    .send({ chat: made['desk'], message: 'Bonjour, dites-nous' })
    .expect(201);
}

async function childInFullSession(): Promise<string> {
  const [full] = await rows<{ reference: string }>(
    `select s.reference from academy_sessions s where s.capacity <= (select count(*)
      from academy_registrations r where r.session_id = s.id
      and r.status in ('received', 'confirmed')) limit 1`,
  );
  const [season] = await rows<{ min: number }>(
    'select min_age as min from academy_sessions where reference = $1',
    [full?.reference],
  );
  const birthDate = addDays(day(0), -366 * ((season?.min ?? 6) + 1));
  const { body } = await world.http
    .post('/api/academy_registrations')
    .send({
      child: { name: 'Tazi', firstName: 'Adam', birthDate },
      guardian: { fullName: 'Salma Tazi', phone: '+212612121212', email: 'salma@five.test' },
      session: full?.reference,
      kitSize: '8',
      acceptConditions: true,
    })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

test('the removal completes, because it keeps every row that real data refers to', async () => {
  await expect(removal).resolves.toBeUndefined();
});

test('all that must hold does', async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

test('demo accounts cannot sign in, and none of their names remains', async () => {
  for (const email of ['admin', 'reception', 'player', 'player2', 'rookie'])
    await world.http
      .post('/api/auth/field/login')
      .send({ email: `${email}@demo.test`, password: DEMO_PASSWORD })
      .expect(401);
  expect(
    await rows(
      `select email from users where demo and (erased_at is null or name <> ''
        or password_hash <> '' or phone is not null or role <> 'player')`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select full_name from customers
        where full_name in ('Yassine El Amrani', 'Salma Benjelloun')`,
    ),
  ).toEqual([]);
  expect(survey.going['users']).toBeGreaterThan(20);
});

test('bookings of real customers keep their data, payments and audit entries', async () => {
  const kept = await rows<{ reference: string; paid: number; lines: number; trail: number }>(
    `select b.reference, paid_cents as paid, (select count(*)::int from booking_lines l
      where l.booking_id = b.id) as lines, (select count(*)::int from audit a
      where a.subject = b.reference) as trail
     from bookings b where reference = any($1) order by b.id`,
    [[made['paid'], made['caller']]],
  );
  expect(kept).toMatchObject([
    { reference: made['paid'], paid: 5_000 },
    { reference: made['caller'], paid: 0 },
  ]);
  for (const { lines, trail } of kept)
    expect([lines, trail].every((count) => count > 0)).toBe(true);
  await people.real.http.get(`/api/bookings/${made['paid']}`).expect(200);
  expect(await rows('select 1 from bookings where reference = $1', [made['trial']])).toEqual([]);
});

test('a drawer with demo and real money still balances after demo money is removed', async () => {
  // Depending on the weekday and hour, the demo has made other movements in this drawer.
  const movements = await rows<{ reason: string }>(
    `select m.reason from cash_movements m join payments p on p.cash_session_id =
      m.cash_session_id where p.target = $1 and m.reason like '%démo%'`,
    [made['paid']],
  );
  expect(movements).toHaveLength(1);
  expect(
    await rows(
      'select 1 from payments p left join bookings b on b.reference = p.target where b.id is null',
    ),
  ).toEqual([]);
});

test('a match with a real player is kept; only its demo players lose their names', async () => {
  for (const [match, place] of [
    ['match', people.real],
    ['demoMatch', people.guest],
  ] as const) {
    const { body } = await place.http.get(`/api/open_matches/${made[match]}`).expect(200);
    expect(body).toMatchObject({ reference: made[match] });
  }
  await people.guest.http.get('/api/open_matches').expect(200);
});

test('a request to join does not keep a demo match: both are removed', async () => {
  expect(await rows('select 1 from bookings where reference = $1', [made['askedBooking']])).toEqual(
    [],
  );
  expect(
    await rows('select 1 from open_matches where reference = any($1)', [
      [made['askedMatch'], made['otherMatch']],
    ]),
  ).toEqual([]);
  for (const match of ['askedMatch', 'otherMatch'])
    await people.guest.http.get(`/api/open_matches/${made[match]}`).expect(404);
});

test('a thread with a real reply loses the demo replies; its last reply is real', async () => {
  const replies = `from replies r join discussions d on d.id = r.discussion_id
    where d.reference = $1`;
  expect(
    await rows(`select r.message, d.last_at = r.created_at as last ${replies}`, [made['thread']]),
  ).toEqual([{ message: 'Je suis partante', last: true }]);
});

test('files of mails to people of the demo go, and those to real people stay', () => {
  const before = (made['mailsBefore'] ?? '').split(' ');
  const text = (file: string) => fs.readFileSync(path.join(world.dataDir, 'mail', file), 'utf8');
  expect(mailFiles().length).toBeLessThan(before.length);
  expect(mailFiles().filter((file) => /^To:.*demo\.test/im.test(text(file)))).toEqual([]);
  expect(mailFiles().some((file) => text(file).includes(people.real.email))).toBe(true);
});

test('posts of real users stay in their original place', async () => {
  const { body } = await world.http.get(`/api/discussions/${made['thread']}`).expect(200);
  expect(JSON.stringify(body)).toBeTruthy();
  expect(await rows(`select 1 from replies where message = 'Je suis partante'`)).toHaveLength(1);
  expect(
    (await people.real.http.get(`/api/messagings/${made['desk']}`).expect(200)).body,
  ).toHaveLength(2);
});

test('a child that waited behind demo children gets a place', async () => {
  expect(await rows('select status from academy_registrations')).toEqual([{ status: 'received' }]);
});

test('settings and content of the venue stay, invented values and content go', async () => {
  const { body } = await people.real.http.get('/api/venue').expect(200);
  expect(body).toMatchObject({
    name: 'Foot du Port',
    phones: ['+212539000000'],
    rib: null,
    bankName: null,
    socialLinks: [],
  });
  // The removal of the demo keeps all four pitches. P1 has real bookings, P3 has the session of a
  // real child, and an admin edited P2 and created P9.
  expect((await rows('select code from pitches order by code')).map(({ code }) => code)).toEqual([
    'P1',
    'P2',
    'P3',
    'P9',
  ]);
  for (const table of ['medias', 'partners', 'promos', 'tournaments', 'contact_messages'])
    expect([table, await rows(`select 1 from ${table}`)]).toEqual([table, []]);
  expect(survey.settings).not.toContain('phones');
});

test('the sweep deletes files of the demo; photographs and logo of the venue stay', async () => {
  const owners = await rows<{ owner: string }>(
    'select distinct owner from files where owner is not null order by owner',
  );
  expect(owners).toEqual([{ owner: 'hero' }, { owner: 'pitch-P2' }]);
  await rows(`update files set created_at = created_at - interval '2 hours'`);
  await world.app.get(Jobs).run('files.sweep');
  expect(storedKeys(world)).toEqual(await namedKeys(world));
  expect(await rows('select distinct owner from files')).toHaveLength(owners.length);
  const { body } = await world.http.get('/api/photos').expect(200);
  const photos = body as PhotoAnswer[];
  expect(photos.map(({ place, alt }) => [place, alt])).toEqual([
    ['hero', 'Le but du Port'],
    ['pitch-P2', 'Le but du Port'],
  ]);
  for (const { image } of photos)
    for (const { url } of image.sources) await world.http.get(url).expect(200);
  expect((await world.http.get('/api/venue').expect(200)).body).toMatchObject({
    logo: expect.anything() as unknown,
  });
});

test('triggers of append-only tables are active again; the removal is in the audit', async () => {
  for (const table of ['payments', 'audit', 'cash_movements', 'subscription_ledger'])
    await expect(rows(`delete from ${table}`)).rejects.toThrow(/never changed/);
  expect(await rows(`select actor from audit where act = 'venue.leaveDemo'`)).toEqual([
    { actor: null },
  ]);
});

test('the demo never comes back into this database', async () => {
  const before = await rows('select count(*) from users');
  await loadDemo(world.app, world.app.get<Settings>(SETTINGS), new AbortController().signal);
  expect(await rows('select count(*) from users')).toEqual(before);
  expect(world.app.get(DataSource).isInitialized).toBe(true);
});

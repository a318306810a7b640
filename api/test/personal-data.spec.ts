import { PersonalData } from '../src/users/personal-data.ts';
import { UsersQueries } from '../src/users/users.queries.ts';
import { importLines, makeProfile, readLines } from './bank-files.ts';
import { book, day } from './factories.ts';
import { makePerson, PASSWORD, type Person } from './people.ts';
import { openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await openVenue(world);
});
afterAll(() => world.close());

const erase = (person: Person, password = PASSWORD) =>
  person.http.delete('/api/auth/field').send({ password });
/** Signs staff in again: a staff session ends after twelve hours, and tests move the clock. */
const atDesk = async () => world.login((await world.staff()).email);
const mailed = async ({ reference }: Person) =>
  (
    await world.sql(
      `select 1 from outbox where recipient = $1 or event like '%' || $1 || '%'
        or parameters::text like '%wendigo%'`,
      [reference],
    )
  ).length;

test('the export is one file with all stored personal data and no secrets', async () => {
  const person = await world.register();
  await person.http
    .post('/api/auth/field')
    .send({ tutor: { cin: 'AA111' } })
    .expect(200);
  const { body, headers } = await person.http.get('/api/auth/field/export').expect(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
  expect(body).toMatchObject({
    account: {
      reference: person.reference,
      email: person.email,
      conditionsVersion: '1',
      tutor: { cin: 'AA111' },
    },
    customer: { fullName: 'Yasmine Bennani' },
    sessions: [{ reference: expect.stringMatching(/^SE-/) as string }],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|password|"hash"/i);
});

test('what a domain adds is in the export', async () => {
  world.app.get(PersonalData).register('users', {
    exports: { shoes: (_, { reference }) => Promise.resolve([{ of: reference, size: 42 }]) },
  });
  const person = await world.player();
  const { body } = await person.http.get('/api/auth/field/export').expect(200);
  expect(body).toMatchObject({ shoes: [{ of: person.reference, size: 42 }] });
});

test('erasing removes personal text from all tables except references in the audit', async () => {
  const email = 'farewell.zebra@five.test';
  const person = await makePerson(
    world,
    { email, name: 'Zebraoui', firstName: 'Quetzal', phone: '+212688123123' },
    {},
  );
  await person.http
    .post('/api/auth/field')
    .send({ city: 'Xauen', emergencyPhone: '0688999999' })
    .expect(200);
  await book(world, person, {
    startTime: '15:00',
    endTime: '16:00',
    note: 'Anniversaire de Quetzal',
  });
  world.clock.set(new Date(world.clock.now().getTime() + 5 * 24 * 60 * 60 * 1000));
  await erase(person).expect(200);
  const [{ names } = { names: [] }] = await world.sql<{ names: string[] }>(
    "select array_agg(tablename::text) as names from pg_tables where schemaname = 'public'",
  );
  for (const name of names) {
    const rows = await world.sql<{ text: string }>(`select t::text as text from ${name} t`);
    expect(`${name} ${rows.map(({ text }) => text).join()}`).not.toMatch(
      /zebra|quetzal|688123123|Xauen|688999999/i,
    );
  }
  await person.http.get('/api/auth/field/user').expect(401);
  await world.http.post('/api/auth/field/login').send({ email, password: PASSWORD }).expect(401);
});

test('erasing removes all messages to the owner and the stored idempotent responses', async () => {
  const person = await makePerson(world, { name: 'Okapi', firstName: 'Wendigo' }, {});
  const slot = {
    date: day(world, 1),
    startTime: '19:00',
    endTime: '20:00',
    paymentMethod: 'cash',
    acceptRules: true,
    note: 'Wendigo fête',
  };
  const { body } = await person.http
    .post('/api/bookings')
    .set('idempotency-key', 'farewell')
    .send(slot)
    .expect(201);
  await person.http
    .delete(`/api/bookings/${(body as { data: { reference: string } }).data.reference}`)
    .send({ reason: 'Rendez-vous médical' })
    .expect(200);
  await person.http.post('/api/auth/field').send({ email: 'wendigo.later@five.test' }).expect(200);
  expect(await mailed(person)).toBeGreaterThan(3);
  await erase(person).expect(200);
  expect(await mailed(person)).toBe(0);
  expect(
    await world.sql('select 1 from idempotency_keys where caller = $1', [person.reference]),
  ).toEqual([]);
});

test('of concurrent erasures one is recorded; the others are unauthenticated', async () => {
  const person = await world.register();
  const answers = await Promise.all([1, 2, 3, 4].map(() => erase(person)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  expect(
    await world.sql(`select 1 from audit where act = 'user.erase' and subject = $1`, [
      person.reference,
    ]),
  ).toHaveLength(1);
});

test('an account that is erased during its sign-in is refused as an unknown account', async () => {
  const person = await world.register();
  const users = world.app.get(UsersQueries);
  const read = users.ownAnswer.bind(users);
  const reading = jest.spyOn(users, 'ownAnswer').mockImplementationOnce(async (...parameters) => {
    await erase(person).expect(200);
    return read(...parameters);
  });
  const { body } = await world.http
    .post('/api/auth/field/login')
    .send({ email: person.email, password: PASSWORD })
    .expect(401);
  expect(body.code).toBe('AUTH_WRONG_CREDENTIALS');
  reading.mockRestore();
});

test('erasing removes stored responses to staff that name the person', async () => {
  const person = await makePerson(world, { name: 'Axolotl' }, {});
  const staff = await atDesk();
  const [card] = await world.sql<{ reference: string }>(
    'select c.reference from customers c join users u on u.id = c.user_id where u.reference = $1',
    [person.reference],
  );
  const send = () =>
    staff.http
      .post('/api/bookings')
      .set('idempotency-key', 'at the desk')
      .send({
        date: day(world, 2),
        startTime: '11:00',
        endTime: '12:00',
        paymentMethod: 'cash',
        acceptRules: true,
        customer: { reference: card?.reference },
      });
  const { body } = await send().expect(201);
  await staff.http
    .delete(`/api/bookings/${(body as { data: { reference: string } }).data.reference}`)
    .send({ reason: 'Essai' })
    .expect(200);
  const stored = () =>
    world.sql(`select 1 from idempotency_keys where answer::text like '%Axolotl%'`);
  expect(await stored()).toHaveLength(1);
  await erase(person).expect(200);
  expect(await stored()).toEqual([]);
  expect((await send().expect(422)).body.code).toBe('IDEMPOTENCY_MISMATCH');
});

test('the email and phone of an erased account are free again', async () => {
  const person = await world.register();
  await erase(person).expect(200);
  await world.register({ email: person.email, phone: person.phone });
});

test('the erased are in no list of the desk', async () => {
  const person = await world.register();
  await erase(person).expect(200);
  const { http } = await atDesk();
  await http.get(`/api/users/${person.reference}`).expect(404);
  const { body } = await http
    .get('/api/users')
    .query({ filter: JSON.stringify({ id: person.reference }) })
    .expect(200);
  expect(body).toEqual([]);
});

test('a wrong password erases nothing', async () => {
  const person = await world.register();
  const { body } = await erase(person, 'faux').expect(422);
  expect(body).toMatchObject({
    code: 'AUTH_CURRENT_PASSWORD_WRONG',
    errorMessages: [{ field: 'password' }],
  });
  await person.http.get('/api/auth/field/user').expect(200);
});

test('a booking ahead is settled first', async () => {
  const person = await world.register();
  const ahead = await book(world, person);
  const { body } = await erase(person).expect(409);
  expect(body).toMatchObject({
    code: 'AUTH_ERASE_BLOCKED',
    blockers: [{ kind: 'match', reference: ahead.reference }],
  });
  await person.http.get('/api/auth/field/user').expect(200);
});

test('erasing removes the customer’s bank text; money and other lines are kept', async () => {
  const person = await makePerson(world, { name: 'Ouistiti', firstName: 'Jacaranda' }, {});
  const [booking, staff] = [
    await book(world, person, { paymentMethod: 'transfer', startTime: '21:00', endTime: '22:00' }),
    await atDesk(),
  ];
  const [profile, [year, month, date]] = [await makeProfile(staff), day(world, 0).split('-')];
  const line = (label: string, amount: string) => `${date}/${month}/${year};${label};;${amount}`;
  const file = [
    line(`VIR M OUISTITI POUR ${booking.reference}`, '300,00'),
    line('RENDU A JACARANDA OUISTITI', '41,00'),
    line('VIR OUISTITI JACARANDA', '42,00'),
    line('VIR JACARANDA AUTRE', '43,00'),
  ];
  await importLines(staff, profile, ...file);
  const [own, filed, , other] = await readLines(staff, {});
  await staff.http
    .post(`/api/bank_lines/${own?.reference}/accept`)
    .send({ booking: booking.reference })
    .expect(201);
  for (const away of [filed, other])
    await staff.http
      .post(`/api/bank_lines/${away?.reference}/dismiss`)
      .send({ reason: 'Rendu' })
      .expect(200);
  world.clock.set(new Date(world.clock.now().getTime() + 5 * 24 * 60 * 60 * 1000));
  await erase(person).expect(200);
  const desk = await atDesk();
  expect(
    (await readLines(desk, {})).map(({ label, amountCents, payments }) => [
      label,
      amountCents,
      payments.length,
    ]),
  ).toEqual([
    [null, 30_000, 1],
    [null, 4_100, 0],
    ['VIR OUISTITI JACARANDA', 4_200, 0],
    ['VIR JACARANDA AUTRE', 4_300, 0],
  ]);
  expect(await readLines(desk, { q: 'ouistiti' })).toHaveLength(1);
  expect(await importLines(desk, profile, ...file)).toMatchObject({ added: 0, known: 4 });
  await expect(world.sql(`update bank_lines set label = 'autre'`)).rejects.toThrow('never changed');
});

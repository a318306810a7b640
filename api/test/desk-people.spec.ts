import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { Transactions } from '../src/platform/database/transactions.ts';
import { CustomersService } from '../src/users/customers/customers.service.ts';
import { makePerson, registration } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const enter = async (body: object) =>
  (await (await world.staff()).http.post('/api/customers').send(body).expect(201)).body as {
    data: CustomerAnswer;
  };
const filterBySound = async (sounds: unknown) =>
  (await world.staff()).http.get('/api/customers').query({ filter: JSON.stringify({ sounds }) });
const find = async (q: string) =>
  (
    await (
      await world.staff()
    ).http
      .get('/api/customers')
      .query({ filter: JSON.stringify({ q }) })
      .expect(200)
  ).body as CustomerAnswer[];

describe('customers', () => {
  test('a caller is entered once by name and phone, however both are spelt', async () => {
    const { data } = await enter({
      name: 'Hélène Aït Idder',
      phone: '0661 11 11 11',
      note: 'le mardi',
    });
    expect(data).toMatchObject({
      reference: expect.stringMatching(/^CU-/) as string,
      fullName: 'Hélène Aït Idder',
      name: 'Hélène Aït Idder',
      phone: '+212661111111',
      tariff: 'standard',
      user: null,
      note: 'le mardi',
    });
    expect(
      (await enter({ name: 'HELENE  AIT IDDER', phone: '+212661111111' })).data.reference,
    ).toBe(data.reference);
    expect(
      (await enter({ name: 'Somebody Else', phone: '+212661111111' })).data.reference,
    ).not.toBe(data.reference);
  });

  test('two receptionists that add the same caller at once create one record', async () => {
    const { http } = await world.staff();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        http.post('/api/customers').send({ name: 'Rush Hour', phone: '0661222222' }),
      ),
    );
    expect(
      new Set(answers.map(({ body }) => (body as { data: CustomerAnswer }).data.reference)).size,
    ).toBe(1);
  });

  test('a caller’s phone does not block a registration or share the caller’s data', async () => {
    const { data } = await enter({ name: 'Yasmine Bennani', phone: '0661333333' });
    const person = await world.register({ phone: '0661333333' });
    const rows = await world.sql<{ reference: string; user_id: string | null }>(
      "select reference, user_id from customers where phone = '+212661333333' order by id",
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ reference: data.reference, user_id: null });
    expect(person.phone).toBe('+212661333333');
  });

  test('a caller matching an account by phone and name is its customer; else not', async () => {
    const { user } = await world.register({ phone: '0661666666' });
    expect((await enter({ name: user.fullName, phone: '0661666666' })).data.user).toBe(
      user.reference,
    );
    expect((await enter({ name: 'Un Frère', phone: '0661666666' })).data.user).toBeNull();
  });

  test('an unverified account is never matched by name and phone at the desk', async () => {
    const { user } = await world.register({ phone: '0661676767' }, { verified: false });
    const { data } = await enter({ name: user.fullName, phone: '0661676767' });
    expect(data.user).toBeNull();
    await world.sql('update users set verified_at = now() where reference = $1', [user.reference]);
    expect((await enter({ name: user.fullName, phone: '0661676767' })).data.reference).toBe(
      data.reference,
    );
  });

  test('a counter customer needs no phone, and is never merged by name', async () => {
    const resolve = () =>
      world.app
        .get(Transactions)
        .run((tx) => world.app.get(CustomersService).resolve(tx, { name: 'Karim' }, 'U-00000000'));
    const [one, other] = [await resolve(), await resolve()];
    expect(one).toMatchObject({ fullName: 'Karim', phone: null });
    expect(other.reference).not.toBe(one.reference);
  });

  test('are found by similar-sounding names, in Latin and Arabic letters', async () => {
    await enter({ name: 'Zakaria Belhaj-Ouali', phone: '0661454501' });
    await enter({ name: 'زكرياء بلحاج', phone: '0661454502' });
    const phones = async (sounds: string) =>
      (await filterBySound(sounds).then(({ body }) => body as CustomerAnswer[]))
        .map(({ phone }) => phone)
        .sort();
    expect(await phones('zakarya belhadj')).toEqual(['+212661454501', '+212661454502']);
    expect(await phones('Belhadj')).toEqual(['+212661454501', '+212661454502']);
    for (const term of ['Belhadji Zakarya', '.*', '(', '\\', '0661454501', ' '])
      expect(await phones(term)).toEqual([]);
    for (const none of [7, ['Belhadj'], 'x'.repeat(201), 'a\0b'])
      expect((await filterBySound(none)).status).toBe(422);
  });

  test.each([
    ['accents', 'ait'],
    ['digits of the phone', '0661444'],
    ['digits with the country', '212661444'],
    ['words in any order', 'warda khadija'],
    ['Arabic letter variants', 'احمد'],
  ])('are found by %s', async (_, q) => {
    await enter({ name: 'Khadija Aït Warda أحمد', phone: '0661444444' });
    expect((await find(q)).map(({ phone }) => phone)).toContain('+212661444444');
  });

  test('the desk changes the card, an admin the price list; unknown ones are refused', async () => {
    const { data } = await enter({ name: 'Old Name', phone: '0661555555' });
    const [staff, admin] = [await world.staff(), await world.admin()];
    const { body } = await staff.http
      .put(`/api/customers/${data.reference}`)
      .send({ id: data.id, reference: data.reference, name: 'New Name', note: '' })
      .expect(200);
    expect(body).toMatchObject({
      data: { fullName: 'New Name', note: null, phone: '+212661555555' },
    });
    await staff.http
      .put(`/api/customers/${data.reference}`)
      .send({ tariff: 'standard' })
      .expect(403);
    await admin.http
      .put(`/api/customers/${data.reference}`)
      .send({ tariff: 'standard' })
      .expect(200);
    const { body: refused } = await admin.http
      .put(`/api/customers/${data.reference}`)
      .send({ tariff: 'nothing' })
      .expect(422);
    expect(refused).toMatchObject({ code: 'TARIFF_UNKNOWN', errorMessages: [{ field: 'tariff' }] });
    await staff.http.put('/api/customers/CU-00000000').send({ name: 'X' }).expect(404);
  });

  test('an invalid phone is refused on its field, also within a booking', async () => {
    const { body } = await (
      await world.staff()
    ).http
      .post('/api/customers')
      .send({ name: 'X', phone: '12' })
      .expect(422);
    expect(body).toMatchObject({
      code: 'CUSTOMER_PHONE_INVALID',
      errorMessages: [{ field: 'phone' }],
    });
    const resolve = (clue: object) =>
      world.app
        .get(Transactions)
        .run((tx) => world.app.get(CustomersService).resolve(tx, clue, 'U-00000000'));
    await expect(resolve({ name: 'X', phone: '12' })).rejects.toMatchObject({
      code: 'CUSTOMER_PHONE_INVALID',
      details: { fields: [{ field: 'customer.phone' }] },
    });
    await expect(resolve({ phone: '0661777777' })).rejects.toMatchObject({
      code: 'BOOKING_CUSTOMER_REQUIRED',
    });
    await expect(resolve({ reference: 'CU-00000000' })).rejects.toMatchObject({
      code: 'BOOKING_CUSTOMER_UNKNOWN',
    });
  });
});

describe('users', () => {
  test('the desk reads them, an admin changes them', async () => {
    const person = await world.register();
    const staff = await world.staff();
    const { body } = await staff.http.get(`/api/users/${person.reference}`).expect(200);
    expect(body).toMatchObject({
      email: person.email,
      scope: ['player'],
      active: true,
      customer: expect.stringMatching(/^CU-/) as string,
    });
    await staff.http.put(`/api/users/${person.reference}`).send({ active: false }).expect(403);
    await person.http.get('/api/users').expect(403);
  });

  test('a role and its loss are audited, with from and to', async () => {
    const person = await world.register();
    const admin = await world.admin();
    await admin.http
      .put(`/api/users/${person.reference}`)
      .send({ scope: ['admin', 'staff'] })
      .expect(200);
    await admin.http
      .put(`/api/users/${person.reference}`)
      .send({ scope: ['player'] })
      .expect(200);
    const rows = await world.sql(
      `select actor, act, from_state, to_state from audit where subject = $1 and act = 'user.role'
        order by id`,
      [person.reference],
    );
    expect(rows).toEqual([
      { actor: admin.reference, act: 'user.role', from_state: 'player', to_state: 'admin' },
      { actor: admin.reference, act: 'user.role', from_state: 'admin', to_state: 'player' },
    ]);
  });

  test.each([[['admin']], [['player', 'staff']], [[]], [['boss']], [['staff', 'staff']]])(
    '%j is no scope',
    async (scope) => {
      const { reference } = await world.player();
      const { body } = await (
        await world.admin()
      ).http
        .put(`/api/users/${reference}`)
        .send({ scope })
        .expect(422);
      expect(body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errorMessages: [{ field: 'scope' }],
      });
    },
  );

  test('an admin changes neither the own role nor the own access', async () => {
    const admin = await world.admin();
    await makePerson(world, {}, { role: 'admin' });
    for (const body of [{ scope: ['player'] }, { active: false }]) {
      const { body: answer } = await admin.http
        .put(`/api/users/${admin.reference}`)
        .send(body)
        .expect(409);
      expect(answer).toMatchObject({ code: 'USER_OWN_SCOPE' });
    }
  });

  test('a birth date below 18 is refused to admins too', async () => {
    const { reference } = await world.player();
    const { body } = await (
      await world.admin()
    ).http
      .put(`/api/users/${reference}`)
      .send({ birthDate: '2020-01-01' })
      .expect(422);
    expect(body).toMatchObject({ code: 'AUTH_UNDER_AGE', errorMessages: [{ field: 'birthDate' }] });
  });
});

test('registering takes a form as well as JSON, and no file in it', async () => {
  const form = registration(world.next());
  const fields = Object.entries(form).map(([field, value]) => [field, String(value)] as const);
  const post = () => world.http.post('/api/auth/field/register');
  const filled = fields.reduce((request, [field, value]) => request.field(field, value), post());
  expect((await filled.expect(201)).body).toMatchObject({ data: { email: form.email } });
  await post().field('name', 'x').attach('photo', Buffer.from('x'), 'x.png').expect(415);
  await post().field('name', 'x').field('name', 'y').expect(400);
  await post()
    .set('content-type', 'multipart/form-data; boundary=x')
    .send('--x\r\nbroken')
    .expect(400);
  await world.http
    .post('/api/auth/field/login')
    .field('email', form.email)
    .field('password', form.password)
    .expect(415);
  const unaccepted = await post().field('acceptConditions', 'false').expect(422);
  expect(
    (unaccepted.body as { errorMessages: { field: string }[] }).errorMessages.map(
      ({ field }) => field,
    ),
  ).toContain('acceptConditions');
});

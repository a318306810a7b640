import { makePerson, PASSWORD, type Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const update = (person: Person, body: object) => person.http.post('/api/auth/field').send(body);
const me = async (person: Person) =>
  (await person.http.get('/api/auth/field/user').expect(200)).body as Record<string, unknown>;
const codesTo = async (email: string) =>
  (await world.mails(email)).filter(({ code }) => code !== null);
const verify = (person: Person, body: object) =>
  person.http.post('/api/auth/field/account/verify').send(body);
const TUTOR = {
  name: 'Amrani',
  firstName: 'Driss',
  fullName: 'Driss Amrani',
  email: 'driss@five.test',
  phone: '0612340000',
  cin: 'BE 123456',
  address: '3, rue X',
  city: 'Fès',
  homePhone: null,
};

test('every field of the profile comes back as it was entered; Arabic and emoji too', async () => {
  const person = await world.register();
  const fields = {
    name: 'بناني',
    firstName: 'Éloïse 🙂',
    address: '12, rue d’Agadir',
    city: 'سلا',
    profession: 'Ingénieure',
    homePhone: '0522123456',
    locale: 'ar',
    publicPlayer: true,
    tutor: TUTOR,
  };
  const { body } = await update(person, fields).expect(200);
  expect((body as { user: unknown }).user).toMatchObject({
    name: 'بناني',
    firstName: 'Éloïse 🙂',
    fullName: 'Éloïse 🙂 بناني',
    locale: 'ar',
    publicPlayer: true,
    profile: {
      address: '12, rue d’Agadir',
      city: 'سلا',
      profession: 'Ingénieure',
      homePhone: '+212522123456',
    },
    tutor: { ...TUTOR, phone: '+212612340000' },
  });
  expect(await me(person)).toMatchObject({ fullName: 'Éloïse 🙂 بناني' });
  await update(person, { tutor: { cin: null, city: '' }, address: '' }).expect(200);
  expect(await me(person)).toMatchObject({
    profile: { address: null, city: 'سلا' },
    tutor: { cin: null, city: null, name: 'Amrani' },
  });
});

test('the name is the one the desk finds the customer by', async () => {
  const person = await world.register();
  await update(person, { name: 'Zemmouri' }).expect(200);
  const { body } = await (
    await world.staff()
  ).http
    .get('/api/customers')
    .query({ filter: JSON.stringify({ q: 'zemmouri' }) })
    .expect(200);
  expect(body).toMatchObject([{ user: person.reference, fullName: 'Yasmine Zemmouri' }]);
});

test('the identity card number is encrypted; only owner and admin can read it', async () => {
  const person = await world.register();
  await update(person, { tutor: { cin: 'ZX987654' } }).expect(200);
  const [row] = await world.sql<{ whole: string; sealed: string }>(
    `select u::text as whole, encode(tutor_cin, 'escape') as sealed from users u
      where reference = $1`,
    [person.reference],
  );
  expect(`${row?.whole}${row?.sealed}`).not.toContain('ZX987654');
  const [staff, admin] = [await world.staff(), await world.admin()];
  expect((await staff.http.get(`/api/users/${person.reference}`).expect(200)).body).toMatchObject({
    tutor: { cin: null },
  });
  expect((await admin.http.get(`/api/users/${person.reference}`).expect(200)).body).toMatchObject({
    tutor: { cin: 'ZX987654' },
  });
  expect(await me(person)).toMatchObject({ tutor: { cin: 'ZX987654' } });
});

test('a sealed number that is copied to another row does not open there', async () => {
  const [owner, thief] = [await world.register(), await world.register()];
  await update(owner, { tutor: { cin: 'ZX111111' } }).expect(200);
  await world.sql(
    `update users set tutor_cin = (select tutor_cin from users where reference = $1)
      where reference = $2`,
    [owner.reference, thief.reference],
  );
  expect(await me(thief)).toMatchObject({ tutor: { cin: null } });
});

test('a new email holds from its code on, which goes to the new address alone', async () => {
  const person = await world.register();
  const email = `new.${person.email}`;
  const { body } = await update(person, { email }).expect(200);
  expect((body as { user: unknown }).user).toMatchObject({
    email: person.email,
    pendingEmail: email,
  });
  expect(await codesTo(person.email)).toHaveLength(1);
  const [mail] = await codesTo(email);
  await world.http.post('/api/auth/field/login').send({ email, password: PASSWORD }).expect(401);
  await verify(person, { email, code: mail?.code }).expect(200);
  expect(await me(person)).toMatchObject({ email, pendingEmail: null });
  await world.http.post('/api/auth/field/login').send({ email, password: PASSWORD }).expect(200);
  await world.http
    .post('/api/auth/field/login')
    .send({ email: person.email, password: PASSWORD })
    .expect(401);
});

test('a verified old address is notified of a change in the account’s language', async () => {
  const [person, unproven] = [
    await world.register(),
    await world.register({}, { verified: false }),
  ];
  const notice = 'تم تغيير البريد الإلكتروني لحسابكم';
  const titles = async (email: string) => (await world.mails(email)).map(({ subject }) => subject);
  const change = async (who: Person) => {
    await update(who, { email: `new.${who.email}`, locale: 'ar' }).expect(200);
    expect(await titles(who.email)).not.toContain(notice);
    await verify(who, { code: await world.code(`new.${who.email}`) }).expect(200);
  };
  await change(person);
  expect((await titles(person.email)).filter((title) => title === notice)).toHaveLength(1);
  expect(await titles(`new.${person.email}`)).not.toContain(notice);
  await change(unproven);
  expect(await titles(unproven.email)).not.toContain(notice);
});

test('a new phone holds from its code on, which goes to the account’s email', async () => {
  const person = await world.register();
  await update(person, { phone: '0677000001' }).expect(200);
  expect(await me(person)).toMatchObject({ phone: person.phone, pendingPhone: '+212677000001' });
  const [mail] = await codesTo(person.email);
  await verify(person, { code: mail?.code }).expect(200);
  expect(await me(person)).toMatchObject({ phone: '+212677000001', pendingPhone: null });
  await world.http
    .post('/api/auth/field/login')
    .send({ email: '0677000001', password: PASSWORD })
    .expect(200);
});

test('repeating a pending change sends no second code; the first stays valid', async () => {
  const person = await world.register();
  for (const phone of ['0677000002', '+212 677 00 00 02'])
    await update(person, { phone }).expect(200);
  const sent = (await codesTo(person.email)).filter(({ code }) => code !== null);
  // One code was sent for the registration and one for the phone change.
  expect(sent).toHaveLength(2);
  await verify(person, { code: sent[0]?.code }).expect(200);
  expect(await me(person)).toMatchObject({ phone: '+212677000002' });
});

test('an address that somebody took meanwhile is not taken over', async () => {
  const person = await world.register();
  const email = `late.${person.email}`;
  await update(person, { email }).expect(200);
  const [mail] = await codesTo(email);
  await world.register({ email });
  const { body } = await verify(person, { code: mail?.code }).expect(422);
  expect(body).toMatchObject({ code: 'AUTH_EMAIL_TAKEN' });
  expect(await me(person)).toMatchObject({ email: person.email });
});

test('requesting the current value withdraws the pending change and its code', async () => {
  const person = await world.register();
  const email = `never.${person.email}`;
  await update(person, { email }).expect(200);
  const [mail] = await codesTo(email);
  await update(person, { email: person.email }).expect(200);
  // The request succeeds without an effect, because no change is pending and the account is
  // verified.
  await verify(person, { code: mail?.code }).expect(200);
  expect(await me(person)).toMatchObject({ email: person.email, pendingEmail: null });
});

test('a code is sent again for what waits', async () => {
  const person = await makePerson(world, {}, { verified: false });
  const email = `again.${person.email}`;
  await update(person, { email }).expect(200);
  expect(await codesTo(email)).toHaveLength(1);
  await person.http.post('/api/auth/field/code/account/verify/send').send({ email }).expect(200);
  expect(await codesTo(email)).toHaveLength(2);
  expect(await codesTo(person.email)).toHaveLength(1);
});

test('another birth date is refused, and no other field of the request is stored', async () => {
  const person = await world.player();
  const change = { birthDate: '1990-01-01', city: 'Oujda' };
  expect((await update(person, change).expect(422)).body).toMatchObject({
    code: 'AUTH_BIRTH_DATE_FIXED',
    errorMessages: [{ field: 'birthDate' }],
  });
  expect(await me(person)).toMatchObject({ profile: { city: null } });
});

test.each([
  ['scope', { scope: ['admin'] }],
  ['verified', { verified: true }],
  ['tariff', { tariff: 'club' }],
  ['password', { password: 'une autre phrase 45' }],
  ['tutor.role', { tutor: { role: 'x' } }],
  ['locale', { locale: 'de' }],
  ['name', { name: null }],
  ['name', { name: ' ' }],
])('%s is refused, and no other field of the request is stored', async (field, body) => {
  const person = await world.player();
  const { body: answer } = await update(person, { ...body, city: 'Oujda' }).expect(422);
  expect(answer).toMatchObject({ code: 'VALIDATION_FAILED', errorMessages: [{ field }] });
  expect(await me(person)).toMatchObject({ profile: { city: null } });
});

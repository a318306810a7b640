import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { Person } from './people.ts';
import { PASSWORD, registration } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let desk: Person;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  desk = await world.register({ firstName: 'Rania', name: 'Comptoir' }, { role: 'staff' });
});
afterAll(() => world.close());

const register = (phone: string) =>
  world.http
    .post('/api/auth/field/register')
    .send(registration(world.next(), { phone, emergencyPhone: phone }));
const signIn = (phone: string) =>
  world.http.post('/api/auth/field/login').send({ email: phone, password: PASSWORD });

const SPELLINGS: [e164: string, spellings: string[]][] = [
  [
    '+212612345001',
    [
      '212612345001',
      '212 6 12 34 50 01',
      '(+212) 6 12 34 50 01',
      '06/12/34/50/01',
      '06–12–34–50–01',
      "'0612345001",
      'tel:+212612345001',
      '٠٦١٢٣٤٥٠٠١',
      '\u202a+212 (0)6\u00a012 34 50 01\u202c',
    ],
  ],
  [
    '+33698765432',
    [
      '+33 6 98 76 54 32',
      '+33 (0)6 98 76 54 32',
      '+330698765432',
      '0033 (0)6 98 76 54 32',
      '(+33) 698-765-432',
    ],
  ],
  ['+447911123456', ['+44 (0)7911 123456', '+447911123456']],
];

test.each(SPELLINGS)(
  '%s is one account, one card and one search, however it is written',
  async (e164, spellings) => {
    const [first = ''] = spellings;
    expect((await register(first).expect(201)).body.data).toMatchObject({
      phone: e164,
      emergencyPhone: e164,
    });
    await desk.http
      .post('/api/customers')
      .send({ name: 'Rachida Comptoir', phone: spellings.at(-1) })
      .expect(201);
    for (const spelling of [e164, ...spellings]) {
      expect((await register(spelling).expect(422)).body.code).toBe('AUTH_PHONE_TAKEN');
      expect((await signIn(spelling).expect(200)).body.user.phone).toBe(e164);
      const { body } = await desk.http
        .post('/api/customers')
        .send({ name: 'Rachida Comptoir', phone: spelling })
        .expect(201);
      for (const filter of [{ phone: spelling }, { q: spelling }]) {
        const found = (
          await desk.http
            .get('/api/customers')
            .query({ filter: JSON.stringify(filter) })
            .expect(200)
        ).body as CustomerAnswer[];
        expect(found.map(({ phone }) => phone)).toEqual([e164, e164]);
        expect(found.map(({ reference }) => reference)).toContain(body.data.reference);
      }
    }
  },
);

test('all forms and the customers’ file parse phone spellings in the same way', async () => {
  const phone = '+33 (0)6 11 22 33 44';
  const e164 = '+33611223344';
  await world.http
    .post('/api/contact')
    .send({
      fullName: 'Salma Idrissi',
      phone,
      email: 'salma@five.test',
      message: 'Bonjour',
      acceptConditions: true,
    })
    .expect(201);
  const [message] = (await desk.http.get('/api/contact').expect(200)).body as { phone: string }[];
  expect(message?.phone).toBe(e164);
  const person = await world.register();
  const { body } = await person.http
    .post('/api/auth/field')
    .send({ emergencyPhone: phone, homePhone: phone, tutor: { phone, homePhone: phone } })
    .expect(200);
  expect(body.data).toMatchObject({
    emergencyPhone: e164,
    profile: { homePhone: e164 },
    tutor: { phone: e164, homePhone: e164 },
  });
  const file = Buffer.from(
    `Nom;Téléphone\nAmina Fichier;${phone}\nOmar Fichier;212 6 12 34 50 77\nSara ` +
      `Fichier;06/12/34/50/78\n`,
  );
  const look = await admin.http
    .post('/api/customers_import/look')
    .attach('file', file, 'clients.csv')
    .expect(200);
  expect(look.body.data).toMatchObject({
    fresh: [{ phone: e164 }, { phone: '+212612345077' }, { phone: '+212612345078' }],
    problems: [],
  });
});

test('an invalid number of another country is refused at its field everywhere', async () => {
  const phone = '+33 6 98';
  const person = await world.register();
  const answers = [
    await register(phone),
    await desk.http.post('/api/customers').send({ name: 'Sara', phone }),
    await person.http.post('/api/auth/field').send({ phone }),
    await person.http.post('/api/auth/field').send({ tutor: { phone } }),
    await world.http.post('/api/contact').send({
      fullName: 'Salma',
      phone,
      email: 'salma@five.test',
      message: 'Bonjour',
      acceptConditions: true,
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(
    answers.map(
      ({ body }) => (body as { errorMessages: { field: string }[] }).errorMessages[0]?.field,
    ),
  ).toEqual([expect.stringMatching(/hone$/), 'phone', 'phone', 'tutor.phone', 'phone']);
});

test('an account whose number was stored with its 0 still signs in, by each spelling', async () => {
  const { reference } = await world.register();
  await world.sql('update users set phone = $2 where reference = $1', [reference, '+330698111222']);
  for (const spelling of ['+33 (0)6 98 11 12 22', '+330698111222'])
    expect((await signIn(spelling).expect(200)).body.user.reference).toBe(reference);
});

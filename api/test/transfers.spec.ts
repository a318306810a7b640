import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { examine } from '../src/commands/examine.ts';
import { importLines, makeProfile, readLines } from './bank-files.ts';
import { day, slot } from './factories.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let profile: string;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  profile = await makeProfile(await world.staff());
});
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const importRows = (...lines: string[]) => importLines(staff, profile, ...lines);
const list = (filter: object) => readLines(staff, filter);
const lineOf = async (q: string) => (await list({ q }))[0] as BankLineAnswer;
const accept = (line: BankLineAnswer, body: object) =>
  staff.http.post(`/api/bank_lines/${line.reference}/accept`).send(body);
const accepted = async (line: BankLineAnswer, body: object) =>
  ((await accept(line, body).expect(201)).body as { payment: { reference: string } }).payment
    .reference;
const reverse = (payment: string, reason = 'Mauvaise réservation') =>
  staff.http.post(`/api/payments/${payment}/reverse`).send({ reason });
const read = async (reference: string) =>
  (await staff.http.get(`/api/bookings/${reference}`).expect(200)).body as BookingAnswer;

let hours = 0;
/** Creates a booking of 300 dirhams by staff, to be paid by transfer. */
async function unpaidBooking(name = `Client ${world.next()}`): Promise<BookingAnswer> {
  const hour = hours++;
  const wish = slot(world, {
    date: day(world, 2 + Math.floor(hour / 10)),
    startTime: `${10 + (hour % 10)}:00`,
    endTime: `${11 + (hour % 10)}:00`,
    paymentMethod: 'transfer',
  });
  const { body } = await staff.http
    .post('/api/bookings')
    .send({ ...wish, customer: { name } })
    .expect(201);
  return (body as { data: BookingAnswer }).data;
}

test('a matching reference and amount are sure; one request takes the money, once', async () => {
  const booking = await unpaidBooking();
  await importRows(`20/11/2026;VIR ${booking.reference.replace('-', ' ').toLowerCase()};;300,00`);
  const line = await lineOf(booking.reference.slice(2));
  expect(line).toMatchObject({
    state: 'open',
    lane: 'exact',
    restCents: 30_000,
    match: { booking: booking.reference, takeCents: 30_000, reasons: ['reference', 'amount'] },
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => accept(line, { booking: booking.reference })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(await read(booking.reference)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    paidOn: '2026-11-20',
  });
  expect(await lineOf(booking.reference.slice(2))).toMatchObject({
    state: 'matched',
    lane: null,
    match: null,
    restCents: 0,
    payments: [{ booking: booking.reference, amountCents: 30_000 }],
  });
});

test('of a transfer above the amount due, the excess is marked for refund', async () => {
  const booking = await unpaidBooking();
  await importRows(`20/11/2026;TROP ${booking.reference};;350,00`);
  const line = await lineOf('trop');
  expect(line).toMatchObject({
    lane: 'probable',
    match: { takeCents: 30_000, reasons: ['reference', 'amount_above'] },
  });
  await accept(line, { booking: booking.reference }).expect(201);
  expect(await lineOf('trop')).toMatchObject({
    state: 'to_give_back',
    restCents: 5_000,
    lane: 'none',
  });
  await staff.http
    .post(`/api/bank_lines/${line.reference}/dismiss`)
    .send({ reason: 'Rendu par virement le 24' })
    .expect(200);
  expect(await lineOf('trop')).toMatchObject({
    state: 'dismissed',
    dismissedReason: 'Rendu par virement le 24',
  });
  expect((await accept(line, { booking: booking.reference }).expect(409)).body.code).toBe(
    'BANK_LINE_DISMISSED',
  );
  await staff.http.post(`/api/bank_lines/${line.reference}/reopen`).send().expect(200);
  expect(
    (await staff.http.post(`/api/bank_lines/${line.reference}/reopen`).send().expect(409)).body
      .code,
  ).toBe('BANK_LINE_NOT_DISMISSED');
});

test('a transfer below the amount due is taken in full, and the rest stays due', async () => {
  const booking = await unpaidBooking();
  await importRows(`20/11/2026;PEU ${booking.reference};;100,00`);
  await accept(await lineOf('peu'), { booking: booking.reference }).expect(201);
  expect(await read(booking.reference)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'unpaid',
    paidCents: 10_000,
    dueCents: 20_000,
  });
});

test('one transfer pays two bookings, each its part', async () => {
  const [one, two] = [await unpaidBooking(), await unpaidBooking()];
  await importRows(`20/11/2026;DEUX ${one.reference} ${two.reference};;600,00`);
  const line = await lineOf('deux');
  await accept(line, { booking: one.reference }).expect(201);
  const left = await lineOf('deux');
  expect(left).toMatchObject({
    state: 'to_give_back',
    lane: 'exact',
    match: { booking: two.reference, takeCents: 30_000 },
  });
  await accept(left, { booking: two.reference }).expect(201);
  expect((await lineOf('deux')).state).toBe('matched');
});

test('the order of a pack is found and paid like a booking', async () => {
  const admin = await world.admin();
  const { body } = await admin.http
    .post('/api/pricings')
    .send({ type: 'pack', name: { fr: 'Pack' }, numberOfHours: 10, totalCents: 250_000 })
    .expect(201);
  const player = await world.register();
  const pack = (
    (
      await player.http
        .post('/api/subscriptions')
        .send({
          pricing: (body as { data: { reference: string } }).data.reference,
          paymentMethod: 'transfer',
          acceptConditions: true,
        })
        .expect(201)
    ).body as { data: SubscriptionAnswer }
  ).data;
  await importRows(`20/11/2026;PACK ${pack.reference};;2 500,00`);
  const line = await lineOf('pack');
  expect(line).toMatchObject({
    lane: 'exact',
    match: { subscription: pack.reference, booking: null },
  });
  await accept(line, { subscription: pack.reference }).expect(201);
  expect(
    (
      await staff.http
        .get('/api/subscriptions')
        .query({ filter: JSON.stringify({ id: pack.reference }) })
        .expect(200)
    ).body,
  ).toMatchObject([{ status: 'active', validFrom: '2026-11-20' }]);
});

test('a reversed payment reopens its part of the bank line, now no sure match', async () => {
  const booking = await unpaidBooking();
  await importRows(`20/11/2026;RETOUR ${booking.reference};;300,00`);
  const payment = await accepted(await lineOf('retour'), { booking: booking.reference });
  await reverse(payment).expect(201);
  expect((await reverse(payment).expect(409)).body.code).toBe('PAYMENT_ALREADY_REVERSED');
  expect(await lineOf('retour')).toMatchObject({
    state: 'open',
    restCents: 30_000,
    lane: 'probable',
    match: { reasons: ['reference', 'amount', 'taken_back'] },
    payments: [{ amountCents: 30_000 }, { amountCents: -30_000 }],
  });
});

test('reversing a payment reopens a line whose rest was filed; audit has the reason', async () => {
  const booking = await unpaidBooking();
  await importRows(`20/11/2026;CLASSÉ ${booking.reference};;350,00`);
  const line = await lineOf('classe');
  const payment = await accepted(line, { booking: booking.reference });
  await staff.http
    .post(`/api/bank_lines/${line.reference}/dismiss`)
    .send({ reason: 'Reste rendu' })
    .expect(200);
  await reverse(payment, 'Terrain inondé').expect(201);
  expect(await lineOf('classe')).toMatchObject({
    state: 'open',
    restCents: 35_000,
    dismissedReason: null,
  });
  expect(
    await world.sql('select act, reason from audit where subject = $1 order by id', [
      line.reference,
    ]),
  ).toEqual([
    { act: 'bank_line.accept', reason: null },
    { act: 'bank_line.dismiss', reason: 'Reste rendu' },
    { act: 'bank_line.reopen', reason: 'Terrain inondé' },
  ]);
});

test('the amount due is read under lock: a simultaneous cash payment is deducted', async () => {
  for (let round = 0; round < 5; round++) {
    const booking = await unpaidBooking();
    await importRows(`20/11/2026;EN MÊME TEMPS ${booking.reference};;300,00`);
    const line = await lineOf(booking.reference.slice(2));
    const statuses = await Promise.all([
      staff.http
        .post('/api/payments')
        .send({ booking: booking.reference, amountCents: 10_000, method: 'cash' }),
      accept(line, { booking: booking.reference }),
    ]).then((answers) => answers.map(({ status }) => status));
    expect([
      [201, 201],
      [422, 201],
    ]).toContainEqual(statuses);
    expect(await read(booking.reference)).toMatchObject({ paymentStatus: 'paid', dueCents: 0 });
  }
});

test('a filter or page keeps each match: a sure match is offered to no other line', async () => {
  const booking = await unpaidBooking('Zineb Filtrée');
  await importRows(
    '18/11/2026;VIR ZINEB FILTREE;;300,00',
    `19/11/2026;VIR ${booking.reference};;300,00`,
  );
  expect(await lineOf('zineb')).toMatchObject({ lane: 'none', match: null });
  expect(await lineOf(booking.reference.slice(2))).toMatchObject({
    lane: 'exact',
    match: { booking: booking.reference },
  });
  await accept(await lineOf(booking.reference.slice(2)), { booking: booking.reference }).expect(
    201,
  );
});

test('an unmatched bank line shows why: paid, unknown, cancelled or no reference', async () => {
  const [paid, cancelled] = [await unpaidBooking(), await unpaidBooking()];
  await staff.http
    .post('/api/payments')
    .send({ booking: paid.reference, amountCents: 30_000, method: 'cash' })
    .expect(201);
  await staff.http
    .delete(`/api/bookings/${cancelled.reference}`)
    .send({ reason: 'Pluie' })
    .expect(200);
  await importRows('20/11/2026;POUR QUI;;300,00');
  const line = await lineOf('pour qui');
  expect((await accept(line, { booking: paid.reference }).expect(422)).body.code).toBe(
    'PAYMENT_EXCEEDS_DUE',
  );
  expect((await accept(line, { booking: cancelled.reference }).expect(409)).body.code).toBe(
    'PAYMENT_TARGET_CLOSED',
  );
  expect((await accept(line, { booking: 'B-00000000' }).expect(422)).body.code).toBe(
    'REFERENCE_UNKNOWN',
  );
  expect((await accept(line, {}).expect(422)).body.code).toBe('PAYMENT_TARGET');
  expect(await lineOf('pour qui')).toMatchObject({ state: 'open', restCents: 30_000 });
});

test('the database refuses taking more than a line’s amount, or changing its text', async () => {
  await importRows('16/11/2026;PLEIN;;1,00');
  const take = (cents: number) =>
    world.sql(
      `insert into payments (reference, target_kind, target, amount_cents, method, received_on,
        taken_by, bank_line_id, created_at)
    select 'PAY-00000000', 'booking', 'B-00000000', $1, 'transfer', '2026-11-16', 'x', id, now()
    from bank_lines where label = 'PLEIN'`,
      [cents],
    );
  await expect(take(101)).rejects.toThrow('more than the bank received');
  await expect(
    world.sql(`update bank_lines set amount_cents = 1 where label = 'PLEIN'`),
  ).rejects.toThrow('never changed');
  await expect(world.sql('delete from bank_lines')).rejects.toThrow('never changed');
});

test('40 bank lines: sure and likely matches are right; accepting all settles all', async () => {
  const bookings: BookingAnswer[] = [];
  for (let index = 0; index < 30; index++)
    bookings.push(await unpaidBooking(`Prénom${index % 5} Nomdefamille${index % 5}`));
  const one = (index: number) => bookings[index] as BookingAnswer;
  const lines = [
    ...Array.from(
      { length: 20 },
      (_, index) => `10/11/2026;VIR MOIS ${one(index).reference};;300,00`,
    ),
    ...Array.from(
      { length: 5 },
      (_, index) => `11/11/2026;VIR MOIS NOMDEFAMILLE${index} PRENOM${index};;300,00`,
    ),
    ...Array.from(
      { length: 5 },
      (_, index) => `12/11/2026;VIR MOIS ${one(25 + index).reference};;320,00`,
    ),
    ...Array.from(
      { length: 10 },
      (_, index) => `13/11/2026;VERSEMENT MOIS ${index};;${index + 1}11,00`,
    ),
  ];
  expect(await importRows(...lines)).toMatchObject({ added: 40 });
  const month = await list({ q: 'mois' });
  expect(month.map(({ lane }) => lane)).toEqual([
    ...Array<string>(20).fill('exact'),
    ...Array<string>(10).fill('probable'),
    ...Array<string>(10).fill('none'),
  ]);
  for (const { reference, match } of month.filter((line) => line.match !== null)) {
    await staff.http
      .post(`/api/bank_lines/${reference}/accept`)
      .send({ booking: match?.booking })
      .expect(201);
  }
  expect((await list({ q: 'mois' })).map(({ state }) => state)).toEqual([
    ...Array<string>(25).fill('matched'),
    ...Array<string>(5).fill('to_give_back'),
    ...Array<string>(10).fill('open'),
  ]);
  expect(
    await Promise.all(bookings.map(async ({ reference }) => (await read(reference)).paymentStatus)),
  ).toEqual(Array(30).fill('paid'));
});

test('a three-month-old match chosen manually takes the amount due from the line', async () => {
  const booking = await unpaidBooking();
  await staff.http
    .post('/api/payments')
    .send({ booking: booking.reference, amountCents: 100, method: 'cash' })
    .expect(201);
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + 90 * 24 * 60 * 60 * 1000));
  staff = await world.login(staff.email);
  await importRows('20/02/2027;ARRIÉRÉ;;500,00');
  const line = await lineOf('arriere');
  expect(line.match).toBeNull();
  await accept(line, { booking: booking.reference }).expect(201);
  expect(await lineOf('arriere')).toMatchObject({
    restCents: 20_100,
    payments: [{ booking: booking.reference, amountCents: 29_900 }],
  });
});

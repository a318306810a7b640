import type { BookingAnswer, HistoryEntry } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { ExpiryService } from '../src/bookings/expire/expiry.service.ts';
import { examine } from '../src/commands/examine.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { checksums } from './contract-tests/checksums.ts';
import { createWorld, type World } from './world.ts';

const HOUR_MS = 3_600_000;

let world: World;
let desk: Person;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  desk = await world.staff();
});
afterAll(() => world.close());
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));

let hours = 0;
const hour = () => ({
  date: `2026-11-${24 + Math.floor(hours / 12)}`,
  startTime: `${10 + (hours % 12)}:00`,
  endTime: `${11 + (hours++ % 12)}:00`,
});
const dataOf = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const caller = async (more: object = {}) =>
  dataOf<CustomerAnswer>(
    await desk.http
      .post('/api/customers')
      .send({
        name: `Appelant ${world.next()}`,
        phone: `+2126${70_000_000 + world.next()}`,
        ...more,
      })
      .expect(201),
  );
const cardOf = async ({ reference }: Person) =>
  ((await desk.http.get(`/api/users/${reference}`).expect(200)).body as { customer: string })
    .customer;
const book = async (customer: string, more: object = {}) =>
  dataOf<BookingAnswer>(
    await desk.http
      .post('/api/bookings')
      .send(wish({ ...hour(), customer: { reference: customer }, ...more }))
      .expect(201),
  );
const join = (to: string, customer: unknown, by = desk) =>
  by.http.post(`/api/customers/${to}/join`).send({ customer });
const remindersOf = (reference: string) =>
  world.sql(
    `select recipient from outbox where template = 'bookingReminder'
      and parameters ->> 'reference' = $1 and withdrawn_at is null and channel = 'mail'`,
    [reference],
  );

test('a merge moves the caller’s bookings, money and slots, and deletes the card', async () => {
  const [player, card] = [await world.register(), await caller({ note: 'joue en chasuble' })];
  const to = await cardOf(player);
  const [paid, pending] = [
    await book(card.reference),
    await book(card.reference, { confirm: false }),
  ];
  await desk.http
    .post('/api/payments')
    .send({ booking: paid.reference, amountCents: 30_000, method: 'cash' })
    .expect(201);
  expect(dataOf<CustomerAnswer>(await join(to, card.reference).expect(200))).toMatchObject({
    reference: to,
    user: player.reference,
    phone: player.phone,
    note: `joue en chasuble\n${card.fullName} · ${card.phone}`,
  });

  const mine = (await player.http.get('/api/bookings_my_reservations').expect(200))
    .body as BookingAnswer[];
  expect(mine.map(({ reference }) => reference).sort()).toEqual(
    [paid.reference, pending.reference].sort(),
  );
  expect(mine.find(({ reference }) => reference === paid.reference)).toMatchObject({
    paymentStatus: 'paid',
    paidCents: 30_000,
    customer: { reference: to },
  });
  await desk.http.get(`/api/customers/${card.reference}`).expect(404);
  const payments = (await desk.http.get('/api/payments').expect(200)).body as { booking: string }[];
  expect(payments.map(({ booking }) => booking)).toContain(paid.reference);
  expect(await remindersOf(pending.reference)).toEqual([{ recipient: player.reference }]);
  await player.http.delete(`/api/bookings/${pending.reference}`).send({}).expect(200);
});

test('a merge is in the audit of both customers and the history of each booking', async () => {
  const [card, to] = [await caller(), await cardOf(await world.register())];
  const { reference } = await book(card.reference);
  await join(to, card.reference).expect(200);
  const said = await world.sql(
    `select actor, act, subject, changed from audit where act in ($1, $2) and subject = any($3)
      order by id`,
    ['customer.joined', 'customer.join', [card.reference, to]],
  );
  expect(said).toEqual([
    {
      actor: desk.reference,
      act: 'customer.joined',
      subject: card.reference,
      changed: { customer: to },
    },
    {
      actor: desk.reference,
      act: 'customer.join',
      subject: to,
      changed: { customer: card.reference },
    },
  ]);
  const history = (
    await desk.http
      .get(`/api/bookings/${reference}/history`)
      .set('accept-language', 'en')
      .expect(200)
  ).body as HistoryEntry[];
  expect(history.at(-1)).toMatchObject({
    act: 'booking.join',
    actor: { reference: desk.reference },
    sentence: 'Booking passed to the joined card',
  });
});

test('two cards of callers are joined as well, and a phone is not lost', async () => {
  const [kept, spent] = [await caller({ note: 'Un' }), await caller({ note: 'Deux' })];
  await world.sql('update customers set phone = null where reference = $1', [kept.reference]);
  expect(
    dataOf<CustomerAnswer>(await join(kept.reference, spent.reference).expect(200)),
  ).toMatchObject({ phone: spent.phone, note: `Un\nDeux\n${spent.fullName}` });
  const { body } = await desk.http
    .get('/api/customers')
    .query({ filter: JSON.stringify({ q: spent.phone?.slice(1) }) })
    .expect(200);
  expect(body).toMatchObject([{ reference: kept.reference }]);
});

test('a merge by an admin transfers a given price list; by reception it does not', async () => {
  const admin = await world.admin();
  for (const code of ['club', 'school'])
    await admin.http
      .post('/api/tariffs')
      .send({ code, name: { fr: code } })
      .expect(201);
  const given = async (tariff: string) => {
    const card = await caller();
    return dataOf<CustomerAnswer>(
      await admin.http.put(`/api/customers/${card.reference}`).send({ tariff }).expect(200),
    );
  };
  const [to, club, school] = [
    await cardOf(await world.register()),
    await given('club'),
    await given('school'),
  ];
  const changes = (card: string) =>
    world.sql(
      `select actor, from_state as before, to_state as after from audit
        where act = 'customer.tariff' and subject = $1`,
      [card],
    );
  for (const { reference } of [club, school])
    expect(dataOf<CustomerAnswer>(await join(to, reference, admin).expect(200))).toMatchObject({
      tariff: 'club',
    });
  expect(await changes(to)).toEqual([
    { actor: admin.reference, before: 'standard', after: 'club' },
  ]);

  const [login, keptCaller, given1, given2] = [
    await cardOf(await world.register()),
    (await caller()).reference,
    await given('club'),
    await given('school'),
  ];
  expect(dataOf<CustomerAnswer>(await join(login, given1.reference).expect(200))).toMatchObject({
    tariff: 'standard',
  });
  expect(
    dataOf<CustomerAnswer>(await join(keptCaller, given2.reference).expect(200)),
  ).toMatchObject({ tariff: 'standard' });
  expect([await changes(login), await changes(keptCaller)]).toEqual([[], []]);
});

test('two logins, one record twice or an unknown record are refused for a merge', async () => {
  const [one, other, card] = [
    await cardOf(await world.register()),
    await cardOf(await world.register()),
    await caller(),
  ];
  const before = await checksums(world);
  for (const to of [one, card.reference])
    expect((await join(to, other).expect(409)).body).toMatchObject({
      code: 'CUSTOMER_HAS_LOGIN',
      errorMessages: [{ field: 'customer' }],
    });
  expect((await join(one, one).expect(422)).body).toMatchObject({
    code: 'CUSTOMER_SAME',
    errorMessages: [{ field: 'customer' }],
  });
  expect((await join(one, 'CU-00000000').expect(422)).body).toMatchObject({
    code: 'REFERENCE_UNKNOWN',
    errorMessages: [{ field: 'customer' }],
  });
  await join('CU-00000000', card.reference).expect(404);
  for (const nothing of [null, undefined, '', 'U-00000000']) await join(one, nothing).expect(422);
  expect(await checksums(world)).toEqual(before);
});

test('a slot lost before the merge sends no email; one lost after it does', async () => {
  const [card, player] = [await caller(), await world.register()];
  const lost = await book(card.reference, { confirm: false });
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + 2 * HOUR_MS));
  await world.app.get(ExpiryService).expirePending();
  const held = await book(card.reference, { confirm: false });
  await join(await cardOf(player), card.reference).expect(200);
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + 4 * HOUR_MS));
  await world.app.get(ExpiryService).expirePending();
  const notified = await world.sql<{ reference: string }>(
    `select parameters ->> 'reference' as reference from outbox where template = 'bookingExpired'
      and recipient = $1 and channel = 'mail'`,
    [player.reference],
  );
  expect(notified).toEqual([{ reference: held.reference }]);
  expect(lost.status).toBe('pending');
});

test('a booking for a card during its merge is moved or refused, never lost', async () => {
  for (let round = 0; round < 8; round++) {
    const [card, player] = [await caller(), await world.register()];
    const to = await cardOf(player);
    const [joined, booked] = await Promise.all([
      join(to, card.reference),
      desk.http
        .post('/api/bookings')
        .send(wish({ ...hour(), customer: { reference: card.reference } })),
    ]);
    expect([joined.status, booked.status]).toEqual([200, booked.status === 201 ? 201 : 422]);
    expect((await player.http.get('/api/bookings').expect(200)).body).toHaveLength(
      booked.status === 201 ? 1 : 0,
    );
  }
});

test('the packs of a card go with it, hours and all', async () => {
  const [card, player] = [await caller(), await world.register()];
  const admin = await world.admin();
  const { body: pack } = await admin.http
    .post('/api/pricings')
    .send({ type: 'pack', name: { fr: 'Pack' }, numberOfHours: 10, totalCents: 100_000 })
    .expect(201);
  const { body: sold } = await desk.http
    .post('/api/subscriptions')
    .send({
      pricing: dataOf<{ reference: string }>({ body: pack }).reference,
      paymentMethod: 'cash',
      acceptConditions: true,
      customer: { reference: card.reference },
    })
    .expect(201);
  const subscription = dataOf<{ reference: string }>({ body: sold }).reference;
  await desk.http
    .post('/api/payments')
    .send({ subscription, amountCents: 100_000, method: 'cash' })
    .expect(201);
  await join(await cardOf(player), card.reference).expect(200);
  expect(
    (await player.http.get('/api/subscriptions_my_active_subscription').expect(200)).body,
  ).toMatchObject({ reference: subscription, remainingHours: 10 });
});

test('the series of a card go with it, dates and all', async () => {
  const [card, player] = [await caller(), await world.register()];
  const weekly = { ...hour(), weeks: 2, customer: { reference: card.reference } };
  const { body: plan } = await desk.http.post('/api/series_preview').send(weekly).expect(200);
  const { body: made } = await desk.http
    .post('/api/series')
    .send({
      ...weekly,
      hash: dataOf<{ hash: string }>({ body: plan }).hash,
      paymentMethod: 'cash',
      acceptRules: true,
    })
    .expect(201);
  await join(await cardOf(player), card.reference).expect(200);
  const { reference } = dataOf<{ reference: string }>({ body: made });
  expect((await player.http.get(`/api/series/${reference}`).expect(200)).body).toMatchObject({
    customer: { reference: await cardOf(player) },
    bookings: [{}, {}],
  });
  expect((await player.http.get('/api/bookings').expect(200)).body).toHaveLength(2);
});

test('every table that points at a customer is one whose rows are moved', async () => {
  const tables = await world.sql<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint where contype = 'f'
      and confrelid = 'customers'::regclass order by 1`,
  );
  // If this list changes, register a merge part for the new table with `PersonalData`, test the
  // merge in this file, and add the table here. `waiting.spec.ts` tests the merge of waiting list
  // entries. Shares, answers to matches and memberships of squads belong to players with a login,
  // and a customer record with a login is never merged into another record.
  expect(tables.map(({ name }) => name)).toEqual([
    'bookings',
    'desk_notices',
    'match_people',
    'match_shares',
    'series',
    'squad_members',
    'subscriptions',
    'waiting_entries',
  ]);
});

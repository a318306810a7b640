import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { examine } from '../src/commands/examine.ts';
import { importLines, makeProfile, readLines } from './bank-files.ts';
import { day, slot } from './factories.ts';
import { openMatch, addPlayer } from './matches.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let world: World;
let staff: Person;
let profile: string;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
  profile = await makeProfile(staff);
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
});

let hours = 0;
/**
 * A pending booking of a new player, to be paid by bank transfer, in an hour that no other booking
 * of the test uses.
 */
async function reserved(by?: Person): Promise<BookingAnswer> {
  const hour = hours++;
  const wish = slot(world, {
    date: day(world, 3 + Math.floor(hour / 10)),
    startTime: `${10 + (hour % 10)}:00`,
    endTime: `${11 + (hour % 10)}:00`,
    paymentMethod: 'transfer',
  });
  const { body } = await (by ?? (await world.register())).http
    .post('/api/bookings')
    .send(wish)
    .expect(201);
  return (body as { data: BookingAnswer }).data;
}

const importRows = (...lines: string[]) => importLines(staff, profile, ...lines);
const lineOf = async (q: string) => (await readLines(staff, { q }))[0] as BankLineAnswer;
const countLate = async () => (await readLines(staff, { lane: 'late' })).length;
const accept = (line: BankLineAnswer, body: object) =>
  staff.http.post(`/api/bank_lines/${line.reference}/accept`).send(body);
const pay = (booking: string, amountCents = 30_000) =>
  staff.http.post('/api/payments').send({ booking, amountCents, method: 'cash' }).expect(201);
const later = async (ms: number) => {
  staff = await world.goTo(new Date(world.clock.now().getTime() + ms).toISOString());
};

test('a transfer for an expired booking is categorized as late, in any spelling', async () => {
  const [one, two, three] = [await reserved(), await reserved(), await reserved()];
  await later(2.5 * 60 * 60 * 1000);
  const spaced = two.reference
    .replace('-', ' ')
    .replace(/(.{4})$/, ' $1')
    .toLowerCase();
  const mistaken = three.reference.replaceAll('0', 'O').replaceAll('1', 'L');
  const before = await countLate();
  const counts = await importRows(
    `22/11/2026;TARDIF ${one.reference};;300,00`,
    `23/11/2026;LENT ${spaced};;300,00`,
    `23/11/2026;TRAINE ${mistaken};;123,45`,
    '23/11/2026;PERDU;;300,00',
  );
  expect(counts).toMatchObject({ added: 4, late: 3, double: 0 });
  for (const [q, { reference, date, customer }] of [
    ['tardif', one],
    ['lent', two],
    ['traine', three],
  ] as const) {
    const line = await lineOf(q);
    expect(line).toMatchObject({
      state: 'open',
      lane: 'late',
      match: null,
      settled: {
        booking: reference,
        subscription: null,
        share: null,
        state: 'expired',
        date,
        customer: customer?.fullName,
        totalCents: 30_000,
        paidCents: 0,
      },
    });
    expect((await accept(line, { booking: reference }).expect(409)).body).toMatchObject({
      code: 'PAYMENT_TARGET_CLOSED',
    });
  }
  expect(await lineOf('perdu')).toMatchObject({ lane: 'none', settled: null });
  expect(await countLate()).toBe(before + 3);
});

test('an imported line is sure while its booking is pending, and late afterwards', async () => {
  const [one, two] = [await reserved(), await reserved()];
  await importRows(
    `23/11/2026;MATIN ${one.reference};;300,00`,
    `23/11/2026;AUBE ${two.reference};;250,00`,
  );
  expect([(await lineOf('matin')).lane, (await lineOf('aube')).lane]).toEqual([
    'exact',
    'probable',
  ]);
  await staff.http.delete(`/api/bookings/${two.reference}`).send({ reason: 'Pluie' }).expect(200);
  expect(await lineOf('aube')).toMatchObject({
    lane: 'late',
    settled: { booking: two.reference, state: 'cancelled' },
  });
  await later(2.5 * 60 * 60 * 1000);
  expect(await lineOf('matin')).toMatchObject({
    lane: 'late',
    settled: { booking: one.reference, state: 'expired' },
  });
});

test('a second transfer for a paid booking or for one debt is a double', async () => {
  const booking = await reserved();
  expect(
    await importRows(
      `23/11/2026;PREMIER ${booking.reference};;300,00`,
      `23/11/2026;DEUXIEME ${booking.reference};;300,00`,
    ),
  ).toMatchObject({ added: 2, late: 0, double: 1 });
  expect([(await lineOf('premier')).lane, (await lineOf('deuxieme')).settled]).toMatchObject([
    'exact',
    { booking: booking.reference, state: 'claimed' },
  ]);
  await accept(await lineOf('premier'), { booking: booking.reference }).expect(201);
  const second = await lineOf('deuxieme');
  expect(second).toMatchObject({
    lane: 'double',
    state: 'open',
    settled: { booking: booking.reference, state: 'paid', paidCents: 30_000 },
  });
  expect((await accept(second, { booking: booking.reference }).expect(422)).body).toMatchObject({
    code: 'PAYMENT_EXCEEDS_DUE',
    dueCents: 0,
  });
  expect(await importRows(`23/11/2026;TROISIEME ${booking.reference};;100,00`)).toMatchObject({
    late: 0,
    double: 1,
  });
});

test('a transfer for a booking already paid is a double; an overpayment is not', async () => {
  const [cash, cancelled, larger] = [await reserved(), await reserved(), await reserved()];
  await pay(cash.reference);
  await pay(cancelled.reference);
  await staff.http
    .delete(`/api/bookings/${cancelled.reference}`)
    .send({ reason: 'Pluie' })
    .expect(200);
  await importRows(
    `23/11/2026;COMPTOIR ${cash.reference};;300,00`,
    `23/11/2026;ANNULATION ${cancelled.reference};;300,00`,
    `23/11/2026;LARGE ${larger.reference};;350,00`,
  );
  expect(await lineOf('comptoir')).toMatchObject({ lane: 'double', settled: { state: 'paid' } });
  expect(await lineOf('annulation')).toMatchObject({
    lane: 'double',
    settled: { state: 'cancelled', paidCents: 30_000 },
  });
  await accept(await lineOf('large'), { booking: larger.reference }).expect(201);
  expect(await lineOf('large')).toMatchObject({
    state: 'to_give_back',
    lane: 'none',
    settled: null,
  });
});

test('cancelled pack orders and paid packs are named too', async () => {
  const pricing = (
    (
      await (
        await world.admin()
      ).http
        .post('/api/pricings')
        .send({ type: 'pack', name: { fr: 'Pack 10' }, numberOfHours: 10, totalCents: 250_000 })
        .expect(201)
    ).body as { data: { reference: string } }
  ).data.reference;
  const order = async () =>
    (
      (
        await (
          await world.register()
        ).http
          .post('/api/subscriptions')
          .send({ pricing, paymentMethod: 'transfer', acceptConditions: true })
          .expect(201)
      ).body as { data: SubscriptionAnswer }
    ).data.reference;
  const [gone, paid] = [await order(), await order()];
  await staff.http
    .post('/api/payments')
    .send({ subscription: paid, amountCents: 250_000, method: 'cash' })
    .expect(201);
  await later(8 * DAY_MS);
  expect(
    await importRows(
      `23/11/2026;PETITPACK ${gone};;2500,00`,
      `23/11/2026;GRANDPACK ${paid};;2500,00`,
    ),
  ).toMatchObject({ late: 1, double: 1 });
  expect(await lineOf('petitpack')).toMatchObject({
    lane: 'late',
    settled: { subscription: gone, booking: null, state: 'cancelled', date: '2026-11-23' },
  });
  expect(await lineOf('grandpack')).toMatchObject({
    lane: 'double',
    settled: { subscription: paid, state: 'paid', paidCents: 250_000 },
  });
  expect(
    (await accept(await lineOf('petitpack'), { subscription: gone }).expect(409)).body,
  ).toMatchObject({ code: 'PAYMENT_TARGET_CLOSED' });
});

test('a share that is paid or whose match was called off is named too', async () => {
  const [owner, player] = [await world.register(), await world.register()];
  const match = await openMatch(owner);
  const share = await addPlayer(owner, player, match.reference);
  await staff.http
    .post('/api/payments')
    .send({ share: share.reference, amountCents: share.amountCents, method: 'cash' })
    .expect(201);
  await importRows(`23/11/2026;PART ${share.reference};;30,00`);
  expect(await lineOf('part')).toMatchObject({
    lane: 'double',
    settled: { share: share.reference, booking: null, state: 'paid' },
  });
  await staff.http.delete(`/api/bookings/${match.booking}`).send({ reason: 'Pluie' }).expect(200);
  expect(await lineOf('part')).toMatchObject({
    settled: { share: share.reference, state: 'cancelled' },
  });
});

test('a match by name and amount does not hide a match by reference', async () => {
  const player = await world.register();
  const old = await reserved(player);
  await player.http.delete(`/api/bookings/${old.reference}`).expect(200);
  const fresh = await reserved(player);
  await importRows(
    `23/11/2026;VIR ${player.user.fullName} ${old.reference};;300,00`,
    `23/11/2026;SUITE VIR ${player.user.fullName};;300,00`,
  );
  expect(await lineOf(old.reference)).toMatchObject({
    lane: 'late',
    match: null,
    settled: { booking: old.reference },
  });
  expect(await lineOf('suite')).toMatchObject({
    lane: 'probable',
    match: { booking: fresh.reference },
  });
});

test('sorted by category, late and double transfers precede unknown ones', async () => {
  const [pending, late, double] = [await reserved(), await reserved(), await reserved()];
  await staff.http.delete(`/api/bookings/${late.reference}`).send({ reason: 'Pluie' }).expect(200);
  await pay(double.reference);
  await importRows(
    '23/11/2026;INCONNU;;300,00',
    `23/11/2026;SECOND ${double.reference};;300,00`,
    `23/11/2026;APRES ${late.reference};;300,00`,
    `23/11/2026;MOINDRE ${pending.reference};;250,00`,
  );
  const { body } = await staff.http
    .get('/api/bank_lines')
    .query({ sort: '["lane","ASC"]', filter: '{"state":["open","to_give_back"]}', range: '[0,99]' })
    .expect(200);
  const lanes = (body as BankLineAnswer[]).map(({ lane }) => lane);
  const order = ['exact', 'probable', 'late', 'double', 'none'];
  expect(lanes).toEqual(
    lanes.toSorted((one, other) => order.indexOf(one ?? '') - order.indexOf(other ?? '')),
  );
  expect(lanes).toEqual(expect.arrayContaining(['probable', 'late', 'double', 'none']));
});

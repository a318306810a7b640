import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { formatMoney } from '@five/shared/money/money';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { examine } from '../src/commands/examine.ts';
import { importLines, makeProfile, readLines } from './bank-files.ts';
import { book } from './factories.ts';
import { openMatch, addPlayer } from './matches.ts';
import { PASSWORD, type Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let admin: Person;
let pricing: string;
let profile: string;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [admin, staff] = [await world.admin(), await world.staff()];
  profile = await makeProfile(staff);
  const { body } = await admin.http
    .post('/api/pricings')
    .send({ type: 'pack', name: { fr: 'Pack 10' }, numberOfHours: 10, totalCents: 250_000 })
    .expect(201);
  pricing = (body as { data: { reference: string } }).data.reference;
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());
beforeEach(() => goTo(MONDAY_MORNING));

async function goTo(instant: string): Promise<void> {
  staff = await world.goTo(instant);
  admin = await world.login(admin.email);
}

let hours = 0;
/** Books a match on 24 November 2026, in an hour that no other booking of the test uses. */
async function playsTomorrow(by: Person, more: object = {}): Promise<BookingAnswer> {
  const hour = hours++;
  return book(world, by, {
    date: '2026-11-24',
    startTime: `${9 + (hour % 15)}:00`.padStart(5, '0'),
    endTime: `${String((10 + (hour % 15)) % 24).padStart(2, '0')}:00`,
    pitch: `P${1 + Math.floor(hour / 15)}`,
    ...more,
  });
}

const dataOf = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const confirm = (booking: string) =>
  staff.http.post(`/api/bookings/${booking}/confirm`).expect(200);
const pay = async (target: object, amountCents: number) =>
  dataOf<PaymentAnswer>(
    await staff.http
      .post('/api/payments')
      .send({ ...target, amountCents, method: 'cash' })
      .expect(201),
  );
const reverse = (payment: string, by = staff) =>
  by.http.post(`/api/payments/${payment}/reverse`).send({ reason: 'Erreur' }).expect(201);

async function erase(person: Person, locale = 'fr') {
  const { http } = await world.login(person.email);
  return http.delete('/api/auth/field').set('accept-language', locale).send({ password: PASSWORD });
}

async function blockersOf(person: Person): Promise<EraseBlocker[]> {
  const { status, body } = await erase(person);
  expect([status, (body as { code?: string }).code]).toEqual([409, 'AUTH_ERASE_BLOCKED']);
  return (body as { blockers: EraseBlocker[] }).blockers;
}

test('an unpaid match, played or missed, blocks the erasure until it is paid', async () => {
  const [played, missed, partly] = [
    await world.register(),
    await world.register(),
    await world.register(),
  ];
  const [a, b, c] = [
    await playsTomorrow(played),
    await playsTomorrow(missed),
    await playsTomorrow(partly),
  ];
  for (const { reference } of [a, b, c]) await confirm(reference);
  await pay({ booking: c.reference }, 10_000);
  await goTo('2026-11-25T10:00:00Z');
  await staff.http.post(`/api/bookings/${b.reference}/no-show`).send({ noShow: true }).expect(200);
  expect(await blockersOf(played)).toEqual([
    { kind: 'unpaid', reference: a.reference, amountCents: 30_000 },
  ]);
  expect(await blockersOf(missed)).toEqual([
    { kind: 'unpaid', reference: b.reference, amountCents: 30_000 },
  ]);
  expect(await blockersOf(partly)).toEqual([
    { kind: 'unpaid', reference: c.reference, amountCents: 20_000 },
  ]);
  await pay({ booking: b.reference }, 30_000);
  expect((await erase(missed)).status).toBe(200);
});

test('the message lists only open amounts and references, in three languages', async () => {
  const person = await world.register();
  const { reference } = await playsTomorrow(person);
  await confirm(reference);
  const said = async (locale: string) =>
    ((await erase(person, locale)).body as { message: string }).message;
  expect(await said('fr')).toBe(
    `Votre compte ne peut pas encore être supprimé. À régler d’abord\u00a0: un match ` +
      `à venir (${reference}).`,
  );
  await goTo('2026-11-25T10:00:00Z');
  expect(await said('fr')).toBe(
    `Votre compte ne peut pas encore être supprimé. À régler d’abord\u00a0: un match ` +
      `qui n’est pas payé (${formatMoney(30_000, 'fr')}, ${reference}).`,
  );
  expect(await said('en')).toBe(
    `Your account cannot be deleted yet. To settle first: a match that is not paid ` +
      `(${formatMoney(30_000, 'en')}, ${reference}).`,
  );
  const amount = formatMoney(30_000, 'ar');
  expect(await said('ar')).toContain(`مباراة لم تُؤدَّ (${amount}، ${reference})`);
});

test('amounts due to the player also block it: refunds for matches and packs', async () => {
  const [match, pack] = [await world.register(), await world.register()];
  const { reference } = await playsTomorrow(match);
  await pay({ booking: reference }, 30_000);
  await staff.http.delete(`/api/bookings/${reference}`).send({ reason: 'Pluie' }).expect(200);
  expect(await blockersOf(match)).toEqual([{ kind: 'refund', reference, amountCents: 30_000 }]);
  const order = dataOf<SubscriptionAnswer>(
    await pack.http
      .post('/api/subscriptions')
      .send({ pricing, paymentMethod: 'cash', acceptConditions: true })
      .expect(201),
  ).reference;
  await pay({ subscription: order }, 40_000);
  expect(await blockersOf(pack)).toEqual([
    { kind: 'packRefund', reference: order, amountCents: 40_000 },
  ]);
  const [payment] = (
    await staff.http
      .get('/api/payments')
      .query({ filter: JSON.stringify({ subscription: order }) })
      .expect(200)
  ).body as PaymentAnswer[];
  await reverse(payment?.reference ?? '');
  expect((await erase(pack)).status).toBe(200);
});

test('a pack with used hours and a reversed payment must be paid first', async () => {
  const person = await world.register();
  const order = dataOf<SubscriptionAnswer>(
    await person.http
      .post('/api/subscriptions')
      .send({ pricing, paymentMethod: 'cash', acceptConditions: true })
      .expect(201),
  ).reference;
  const payment = await pay({ subscription: order }, 250_000);
  await playsTomorrow(person, { paymentMethod: 'pack' });
  await goTo('2026-11-25T10:00:00Z');
  await reverse(payment.reference, admin);
  expect(await blockersOf(person)).toEqual([
    { kind: 'packUnpaid', reference: order, amountCents: 250_000 },
  ]);
  await pay({ subscription: order }, 250_000);
  expect((await erase(person)).status).toBe(200);
});

test('an unpaid place in a played match blocks it, and so does a due refund', async () => {
  const [owner, owing, paid] = [
    await world.register(),
    await world.register(),
    await world.register(),
  ];
  const match = await openMatch(owner, { booking: (await playsTomorrow(owner)).reference });
  const off = await openMatch(owner, { booking: (await playsTomorrow(owner)).reference });
  const share = await addPlayer(owner, owing, match.reference);
  const other = await addPlayer(owner, paid, off.reference);
  await confirm(match.booking ?? '');
  await pay({ share: other.reference }, other.amountCents);
  await staff.http.delete(`/api/bookings/${off.booking}`).send({ reason: 'Pluie' }).expect(200);
  expect(await blockersOf(paid)).toEqual([
    { kind: 'shareRefund', reference: other.reference, amountCents: other.amountCents },
  ]);
  await goTo('2026-11-25T10:00:00Z');
  expect(await blockersOf(owing)).toEqual([
    { kind: 'share', reference: share.reference, amountCents: share.amountCents },
  ]);
  await pay({ share: share.reference }, share.amountCents);
  expect((await erase(owing)).status).toBe(200);
});

test('a late transfer or a remainder, if unassigned, must be settled before erasure', async () => {
  const [late, larger] = [await world.register(), await world.register()];
  const [one, two] = [
    await playsTomorrow(late, { paymentMethod: 'transfer' }),
    await playsTomorrow(larger, { paymentMethod: 'transfer' }),
  ];
  await late.http.delete(`/api/bookings/${one.reference}`).expect(200);
  await importLines(
    staff,
    profile,
    `23/11/2026;TARD ${one.reference};;300,00`,
    `23/11/2026;TROP ${two.reference};;350,00`,
  );
  const [trop] = await readLines(staff, { q: 'trop' });
  await staff.http
    .post(`/api/bank_lines/${trop?.reference}/accept`)
    .send({ booking: two.reference })
    .expect(201);
  expect(await blockersOf(late)).toEqual([
    { kind: 'transfer', reference: one.reference, amountCents: 30_000 },
  ]);
  await goTo('2026-11-25T10:00:00Z');
  expect(await blockersOf(larger)).toEqual([
    { kind: 'transfer', reference: two.reference, amountCents: 5_000 },
  ]);
  await staff.http
    .post(`/api/bank_lines/${trop?.reference}/dismiss`)
    .send({ reason: 'Rendu' })
    .expect(200);
  expect((await erase(larger)).status).toBe(200);
});

test('an account without debts is erased: paid, expired or cancelled bookings', async () => {
  const person = await world.register();
  const paid = await playsTomorrow(person);
  await pay({ booking: paid.reference }, 30_000);
  await playsTomorrow(person); // This booking stays unpaid and expires.
  await person.http.delete(`/api/bookings/${(await playsTomorrow(person)).reference}`).expect(200);
  await goTo('2026-11-25T10:00:00Z');
  expect((await erase(person)).status).toBe(200);
});

import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { TakingsReport } from '@five/shared/reports/reports.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { examine } from '../../../src/commands/examine.ts';
import type { Person } from '../../people.ts';
import { MONDAY_MORNING, openVenue } from '../../venue.ts';
import { createWorld, type World } from '../../world.ts';
import { Guest, newMatch } from '../match-guests.ts';

const SHARE_CENTS = 3_000;

let world: World;
let captain: Person;
let amine: Person;
let staff: Person;
let admin: Person;
let pricing: string;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [admin, staff] = [await world.admin(), await world.staff()];
  await admin.http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  const { body } = await admin.http
    .post('/api/pricings')
    .send({ type: 'pack', name: { fr: 'Pack 10 h' }, numberOfHours: 10, totalCents: 250_000 })
    .expect(201);
  pricing = (body as { data: { reference: string } }).data.reference;
});
beforeEach(async () => {
  [captain, amine] = [await world.register(), await world.register()];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const dataIn = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;
const codeIn = ({ body }: { body: unknown }) => (body as { code: string }).code;

/** A paid pack of ten hours of this player. */
async function packOf(player: Person): Promise<string> {
  const order = await player.http
    .post('/api/subscriptions')
    .send({ pricing, paymentMethod: 'cash', acceptConditions: true })
    .expect(201);
  const { reference, totalCents } = dataIn<SubscriptionAnswer>(order);
  await staff.http
    .post('/api/payments')
    .send({ subscription: reference, amountCents: totalCents, method: 'cash' })
    .expect(201);
  return reference;
}

async function readPack(reference: string): Promise<SubscriptionAnswer> {
  return (await staff.http.get(`/api/subscriptions/${reference}`).expect(200))
    .body as SubscriptionAnswer;
}

const restOf = async (reference: string) => {
  const { remainingHours, remainingMinutes } = await readPack(reference);
  return [remainingHours, remainingMinutes];
};

/** An hour of its own that starts before the last day of the packs. */
function hourWithinPack() {
  const number = world.next('hour of a match');
  const hour = 9 + Math.floor(number / 20);
  const at = (whole: number) => `${String(whole).padStart(2, '0')}:00`;
  const date = `2026-12-${String(1 + (number % 20)).padStart(2, '0')}`;
  return { date, startTime: at(hour), endTime: at(hour + 1), pitch: 'P2' };
}

/** A match of 300 dirhams and ten seats that asks shares, with Amine in a seat. */
async function sharedMatch() {
  const match = await newMatch(captain, hourWithinPack());
  await amine.http.post(`/api/matches/${match.token}/answers`).send({ answer: 'in' }).expect(200);
  await captain.http.put(`/api/matches/${match.token}`).send({ shares: 'asked' }).expect(200);
  const [share] = await sharesOf(match.token);
  return { ...match, share: share?.reference ?? '' };
}

const sharesOf = async (token: string, by: Person = staff) =>
  ((await by.http.get(`/api/matches/${token}`).expect(200)).body as BookingMatchAnswer).shares
    .people;
const payInMinutes = (share: string, amountCents = SHARE_CENTS) =>
  staff.http.post('/api/payments').send({ share, amountCents, method: 'pack' });
const reverse = (reference: string) =>
  staff.http.post(`/api/payments/${reference}/reverse`).send({ reason: 'Erreur' });

test('a tenth of the price is six minutes of the pack of the player, and pays it', async () => {
  const pack = await packOf(amine);
  const { token, share, booking } = await sharedMatch();
  expect(await sharesOf(token)).toMatchObject([{ dueCents: SHARE_CENTS, packMinutes: 6 }]);
  const payment = dataIn<PaymentAnswer>(await payInMinutes(share).expect(201));
  expect(payment).toMatchObject({ method: 'pack', packMinutes: 6, takingsDay: null, share });
  expect(await restOf(pack)).toEqual([9, 54]);
  expect((await readPack(pack)).ledger.at(-1)).toMatchObject({
    kind: 'booking',
    hours: -1,
    minutes: 54,
    booking,
  });
  expect(await sharesOf(token)).toMatchObject([{ paidCents: SHARE_CENTS, dueCents: 0 }]);
  const { body } = await staff.http.get(`/api/bookings/${booking}`).expect(200);
  expect(body as BookingAnswer).toMatchObject({ status: 'confirmed', paidCents: SHARE_CENTS });
});

test('a reversed payment gives the minutes back, and the share is due again', async () => {
  const pack = await packOf(amine);
  const { token, share } = await sharedMatch();
  const { reference } = dataIn<PaymentAnswer>(await payInMinutes(share).expect(201));
  const back = dataIn<PaymentAnswer>(await reverse(reference).expect(201));
  expect(back).toMatchObject({ method: 'pack', packMinutes: -6, amountCents: -SHARE_CENTS });
  expect(await restOf(pack)).toEqual([10, 0]);
  expect(await sharesOf(token)).toMatchObject([{ paidCents: 0, dueCents: SHARE_CENTS }]);
  expect(codeIn(await reverse(reference))).toBe('PAYMENT_ALREADY_REVERSED');
});

test('of two desks that take a share in minutes at the same time, one does', async () => {
  const pack = await packOf(amine);
  const { share } = await sharedMatch();
  const answers = await Promise.all([payInMinutes(share), payInMinutes(share)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.map(codeIn)).toContain('SHARE_ALREADY_PAID');
  expect(await restOf(pack)).toEqual([9, 54]);
});

test('the last minutes of a pack pay one of two shares taken at once', async () => {
  const pack = await packOf(amine);
  await payInMinutes((await sharedMatch()).share).expect(201);
  await admin.http
    .post(`/api/subscriptions/${pack}/adjustments`)
    .send({ hours: -9, reason: 'Essai' })
    .expect(201);
  for (let paid = 1; paid < 9; paid++) await payInMinutes((await sharedMatch()).share).expect(201);
  expect(await restOf(pack)).toEqual([0, 6]);
  const [one, other] = [await sharedMatch(), await sharedMatch()];
  const answers = await Promise.all([payInMinutes(one.share), payInMinutes(other.share)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.map(codeIn)).toContain('SHARE_NO_PACK');
  expect(await restOf(pack)).toEqual([0, 0]);
});

test('minutes without a pack, of a guest, or for a booking are refused with a code', async () => {
  const { token, share, booking } = await sharedMatch();
  expect(await sharesOf(token)).toMatchObject([{ packMinutes: null }]);
  expect(codeIn(await payInMinutes(share).expect(409))).toBe('SHARE_NO_PACK');
  await new Guest(world.http).answer(token, { answer: 'in', name: 'Karim' });
  const guest = (await sharesOf(token)).find(({ displayName }) => displayName === 'Karim');
  expect(codeIn(await payInMinutes(guest?.reference ?? '').expect(409))).toBe('SHARE_NO_PACK');
  const whole = { booking, amountCents: 30_000, method: 'pack' };
  expect(codeIn(await staff.http.post('/api/payments').send(whole).expect(422))).toBe(
    'PAYMENT_PACK_OF_SHARE',
  );
});

test('minutes are no takings, and captains do not see what packs can pay', async () => {
  const today = '2026-11-23';
  const takings = async () => {
    const { body } = await admin.http
      .get('/api/reports/takings')
      .query({ from: today, to: today })
      .expect(200);
    return (body as TakingsReport).total;
  };
  await packOf(amine);
  const { token, share } = await sharedMatch();
  const before = await takings();
  expect(await sharesOf(token, captain)).toMatchObject([{ packMinutes: null }]);
  await payInMinutes(share).expect(201);
  expect(await takings()).toEqual(before);
});

test('a cancelled booking is refunded by a reversal, which fills the pack again', async () => {
  const pack = await packOf(amine);
  const { share, booking } = await sharedMatch();
  const { reference } = dataIn<PaymentAnswer>(await payInMinutes(share).expect(201));
  await staff.http.delete(`/api/bookings/${booking}`).send({ reason: 'Panne' }).expect(200);
  const { body } = await staff.http.get(`/api/bookings/${booking}`).expect(200);
  expect(body as BookingAnswer).toMatchObject({ paymentStatus: 'to_refund' });
  await reverse(reference).expect(201);
  expect(await restOf(pack)).toEqual([10, 0]);
});

test('minutes of a pack that ends expire with its hours', async () => {
  const pack = await packOf(amine);
  const { share } = await sharedMatch();
  await payInMinutes(share).expect(201);
  staff = await world.goTo('2027-01-15T12:00:00Z');
  expect(await restOf(pack)).toEqual([0, 0]);
  world.clock.set(new Date(MONDAY_MORNING));
  staff = await world.staff();
});

import fc from 'fast-check';
import type { BookingAnswer, MovesAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { spanMinutes } from '@five/shared/time/wall-time';
import { examine } from '../src/commands/examine.ts';
import { PackExpiryService } from '../src/subscriptions/pack-expiry.service.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';
import { tinyPdf } from './tiny-pdf.ts';

const TEN_HOURS_CENTS = 250_000;

let world: World;
let admin: Person;
let staff: Person;
let player: Person;
let pack: string;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  admin = await world.admin();
  const { body } = await admin.http
    .post('/api/pricings')
    .send({
      type: 'pack',
      name: { fr: 'Pack 10 heures' },
      numberOfHours: 10,
      totalCents: TEN_HOURS_CENTS,
    })
    .expect(201);
  pack = (body as { data: { reference: string } }).data.reference;
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());
beforeEach(async () => {
  await goTo(MONDAY_MORNING);
  player = await world.register();
});

/** Moves the clock, and signs staff and the admin in again. */
async function goTo(instant: string): Promise<void> {
  staff = await world.goTo(instant);
  admin = await world.login((await world.admin()).email);
}

const order = async (by: Person = player, more: Record<string, unknown> = {}) => {
  const { body } = await by.http
    .post('/api/subscriptions')
    .send({ pricing: pack, paymentMethod: 'cash', acceptConditions: true, ...more })
    .expect(201);
  return (body as { data: SubscriptionAnswer }).data;
};
const pay = (subscription: string, amountCents: number, more: Record<string, unknown> = {}) =>
  staff.http.post('/api/payments').send({ subscription, amountCents, method: 'cash', ...more });
const paid = async (subscription: string, amountCents = TEN_HOURS_CENTS) =>
  ((await pay(subscription, amountCents).expect(201)).body as { data: PaymentAnswer }).data;
const bought = async () => {
  const { reference } = await order();
  await paid(reference);
  return reference;
};
const readPack = async (reference: string) =>
  (
    (await player.http.get('/api/subscriptions_my_subscriptions').expect(200))
      .body as SubscriptionAnswer[]
  ).find((one) => one.reference === reference);
const active = async () =>
  (await player.http.get('/api/subscriptions_my_active_subscription').expect(200))
    .body as SubscriptionAnswer | null;

let days = 0;
/**
 * Returns a different date for each booking, starting on 28 November 2026 and within the validity
 * of the pack.
 */
const nextDate = () =>
  `2026-${days < 3 ? '11' : '12'}-${String(days < 3 ? 28 + days++ : days++ - 2).padStart(2, '0')}`;
const reserve = (changes: Record<string, unknown> = {}) =>
  player.http
    .post('/api/bookings')
    .send(
      wish({ pitch: 'P1', paymentMethod: 'pack', ...changes, date: changes['date'] ?? nextDate() }),
    );
const reserved = async (changes: Record<string, unknown> = {}) =>
  ((await reserve(changes).expect(201)).body as { data: BookingAnswer }).data;

test('a player has at most three pending orders; the desk has no limit', async () => {
  const send = () =>
    player.http
      .post('/api/subscriptions')
      .send({ pricing: pack, paymentMethod: 'cash', acceptConditions: true });
  const answers = await Promise.all([send(), send(), send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'SUBSCRIPTION_TOO_MANY_PENDING',
    message: expect.stringContaining('3') as string,
  });
  const made = answers.find(({ status }) => status === 201)?.body as { data: SubscriptionAnswer };
  await order(staff, { customer: { reference: made.data.customer.reference } });
  await player.http.delete(`/api/subscriptions/${made.data.reference}`).expect(200);
  await send().expect(409); // Pending orders that staff created also count towards the limit.
  world.clock.set(new Date('2026-12-15T09:00:00Z'));
  player = await world.login(player.email);
  await send().expect(201);
});

test('an order waits for its money and gives no hours', async () => {
  const made = await order();
  expect(made).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    numberOfHours: 10,
    remainingHours: 0,
    totalCents: TEN_HOURS_CENTS,
    dueCents: TEN_HOURS_CENTS,
    validUntil: null,
    ledger: [],
    orderExpiresAt: expect.stringMatching(/^2026-11-30T09:/),
  });
  expect(await active()).toBeNull();
  expect((await reserve().expect(409)).body).toMatchObject({ code: 'BOOKING_NO_PACK' });
  expect((await world.mails(player.email)).map(({ subject }) => subject)).toContain(
    `Votre pack ${made.reference} est commandé`,
  );
});

test('two part payments give the hours from the latest day on which one was received', async () => {
  const { reference } = await order();
  const first = await paid(reference, 100_000);
  expect(first).toMatchObject({ subscription: reference, booking: null, amountCents: 100_000 });
  expect(await readPack(reference)).toMatchObject({
    status: 'pending',
    totalPaidCents: 100_000,
    dueCents: 150_000,
    remainingHours: 0,
  });
  await pay(reference, 150_000, { receivedOn: '2026-11-22', method: 'transfer' }).expect(201);
  expect(await readPack(reference)).toMatchObject({
    status: 'active',
    paymentStatus: 'paid',
    totalPaidCents: TEN_HOURS_CENTS,
    remainingHours: 10,
    validFrom: '2026-11-23',
    validUntil: '2026-12-23',
    balanceExpired: false,
    ledger: [{ kind: 'purchase', hours: 10, booking: null }],
  });
  expect(await active()).toMatchObject({ reference });
});

test('a pack is valid from the latest receipt date, in any order of entry', async () => {
  const day = fc
    .integer({ min: 1, max: 23 })
    .map((number) => `2026-11-${String(number).padStart(2, '0')}`);
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 4 }), async (days) => {
      const { reference } = await order(staff, {
        customer: {
          name: 'Pack Orders',
          phone: `+2126${String(61_000_000 + world.next('packs'))}`,
        },
      });
      const part = TEN_HOURS_CENTS / 10;
      for (const [index, receivedOn] of days.entries()) {
        const last = index === days.length - 1;
        await pay(reference, last ? TEN_HOURS_CENTS - part * index : part, {
          receivedOn,
          method: 'transfer',
        }).expect(201);
      }
      const { body } = await staff.http.get(`/api/subscriptions/${reference}`).expect(200);
      expect(body).toMatchObject({ status: 'active', validFrom: days.toSorted().at(-1) });
    }),
    { numRuns: 12 },
  );
});

test('a reversed payment does not count for the dates of a pack; its repeat does', async () => {
  const { reference } = await order();
  const late = await paid(reference, 100_000); // The payment is received on 23 November.
  await pay(reference, 150_000, { receivedOn: '2026-11-05', method: 'transfer' }).expect(201);
  expect(await readPack(reference)).toMatchObject({
    validFrom: '2026-11-23',
    validUntil: '2026-12-23',
  });
  await staff.http
    .post(`/api/payments/${late.reference}/reverse`)
    .send({ reason: 'erreur' })
    .expect(201);
  expect(await readPack(reference)).toMatchObject({
    status: 'pending',
    validFrom: null,
    validUntil: null,
  });
  await pay(reference, 100_000, { receivedOn: '2026-11-12', method: 'transfer' }).expect(201);
  expect(await readPack(reference)).toMatchObject({
    status: 'active',
    validFrom: '2026-11-12',
    validUntil: '2026-12-12',
  });
});

test('a used pack that is paid again keeps its days and gains those of the payment', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference);
  await reserved({ date: '2026-11-28', pitch: 'P2', startTime: '09:00', endTime: '10:00' });
  await goTo('2026-11-25T10:00:00Z');
  await admin.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'chèque sans provision' })
    .expect(201);
  await paid(reference);
  expect(await readPack(reference)).toMatchObject({
    frozen: false,
    validFrom: '2026-11-23',
    validUntil: '2026-12-25',
  });
});

test('a pack whose validity is already over when paid is not announced as ready', async () => {
  const { reference } = await order();
  await pay(reference, 100_000, { receivedOn: '2026-11-01', method: 'transfer' }).expect(201);
  await goTo('2026-12-05T10:00:00Z');
  await pay(reference, 150_000, { receivedOn: '2026-11-02', method: 'transfer' }).expect(201);
  player = await world.login(player.email);
  expect(await readPack(reference)).toMatchObject({ validUntil: '2026-12-02', remainingHours: 0 });
  const subjects = (await world.mails(player.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain(`Votre pack ${reference} est actif`);
});

test('more than is due is refused with what is due', async () => {
  const { reference } = await order();
  expect((await pay(reference, TEN_HOURS_CENTS + 1).expect(422)).body).toMatchObject({
    code: 'PAYMENT_EXCEEDS_DUE',
    dueCents: TEN_HOURS_CENTS,
  });
});

test('hours pay a booking at once: confirmed, paid, no money due', async () => {
  const reference = await bought();
  const booking = await reserved({ endTime: '21:00' });
  expect(booking).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    paymentMethod: 'pack',
    subscription: reference,
    totalCents: 0,
    holdExpiresAt: null,
    paidOn: '2026-11-23',
  });
  expect(await readPack(reference)).toMatchObject({
    remainingHours: 8,
    ledger: [{ kind: 'purchase' }, { kind: 'booking', hours: -2, booking: booking.reference }],
  });
});

test('the pack that expires first and still has enough pays', async () => {
  const first = await bought();
  await goTo('2026-11-25T10:00:00Z');
  const second = (await order()).reference;
  await paid(second);
  await admin.http
    .post(`/api/subscriptions/${first}/adjustments`)
    .send({ hours: -8, reason: 'test' })
    .expect(201);
  expect((await reserved()).subscription).toBe(first);
  expect((await reserved({ endTime: '21:00' })).subscription).toBe(second);
  expect(await readPack(first)).toMatchObject({ remainingHours: 1 });
});

test('a match after the last day cannot be paid with the pack', async () => {
  await bought();
  expect((await reserve({ date: '2026-12-23' }).expect(201)).body.data.status).toBe('confirmed');
  expect((await reserve({ date: '2026-12-24' }).expect(409)).body).toMatchObject({
    code: 'BOOKING_NO_PACK',
  });
});

test('cancelled a day before, the hours come back; later they are forfeited', async () => {
  const reference = await bought();
  const early = await reserved();
  await player.http.delete(`/api/bookings/${early.reference}`).expect(200);
  expect(await readPack(reference)).toMatchObject({ remainingHours: 10 });
  const late = await reserved({
    date: '2026-11-24',
    startTime: '09:00',
    endTime: '10:00',
    pitch: 'P2',
  });
  await player.http.delete(`/api/bookings/${late.reference}`).expect(200);
  expect(await readPack(reference)).toMatchObject({ remainingHours: 9 });
  expect((await player.http.get(`/api/bookings/${late.reference}`).expect(200)).body).toMatchObject(
    { status: 'cancelled', paymentStatus: 'paid' },
  );
});

test('a longer match uses the missing hour, a shorter one refunds it', async () => {
  const reference = await bought();
  const booking = await reserved();
  await staff.http.put(`/api/bookings/${booking.reference}`).send({ endTime: '21:00' }).expect(200);
  expect(await readPack(reference)).toMatchObject({ remainingHours: 8 });
  await staff.http.put(`/api/bookings/${booking.reference}`).send({ endTime: '20:00' }).expect(200);
  expect(await readPack(reference)).toMatchObject({ remainingHours: 9 });
  expect(
    (
      await staff.http
        .put(`/api/bookings/${booking.reference}`)
        .send({ date: '2026-12-24' })
        .expect(409)
    ).body,
  ).toMatchObject({ code: 'BOOKING_NO_PACK' });
});

test('ten concurrent requests for two hours: two matches, no negative balance', async () => {
  const reference = await bought();
  await admin.http
    .post(`/api/subscriptions/${reference}/adjustments`)
    .send({ hours: -8, reason: 'test' })
    .expect(201);
  const answers = await Promise.all(Array.from({ length: 10 }, () => reserve()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(
    answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => (body as { code: string }).code),
  ).toEqual(Array(8).fill('BOOKING_NO_PACK'));
  expect(await readPack(reference)).toMatchObject({ remainingHours: 0 });
});

test('remaining hours expire once in one row; later refunds do not reopen the pack', async () => {
  const reference = await bought();
  const booking = await reserved({ date: '2026-12-23', startTime: '23:00', endTime: '01:00' });
  await goTo('2026-12-23T23:30:00Z');
  player = await world.login(player.email);
  await world.app.get(PackExpiryService).expireOver();
  expect(await readPack(reference)).toMatchObject({ status: 'active', remainingHours: 8 });
  await goTo('2026-12-24T00:30:00Z');
  expect(await readPack(reference)).toMatchObject({
    status: 'expired',
    remainingHours: 0,
    balanceExpired: true,
  });
  await Promise.all([
    world.app.get(PackExpiryService).expireOver(),
    world.app.get(PackExpiryService).expireOver(),
  ]);
  await staff.http
    .delete(`/api/bookings/${booking.reference}`)
    .send({ reason: 'panne de lumière' })
    .expect(200);
  const expired = await readPack(reference);
  expect(expired).toMatchObject({ status: 'expired', remainingHours: 0, balanceExpired: true });
  expect(expired?.ledger.map(({ kind, hours }) => `${kind} ${hours}`)).toEqual([
    'purchase 10',
    'booking -2',
    'expiry -8',
    'cancellation 2',
    'expiry -2',
  ]);
});

test('an unpaid order is cancelled after seven days, also before a sweep runs', async () => {
  const { reference } = await order();
  await goTo('2026-11-30T09:30:00Z');
  expect(await readPack(reference)).toMatchObject({ status: 'cancelled' });
  expect((await pay(reference, 100).expect(409)).body).toMatchObject({
    code: 'PAYMENT_TARGET_CLOSED',
  });
  await world.app.get(PackExpiryService).cancelUnpaid();
  expect(await readPack(reference)).toMatchObject({ status: 'cancelled', orderExpiresAt: null });
});

test('an order can be cancelled by its owner while nothing is paid, and not after', async () => {
  const { reference } = await order();
  await player.http.delete(`/api/subscriptions/${reference}`).expect(200);
  expect(await readPack(reference)).toMatchObject({ status: 'cancelled' });
  const begun = (await order()).reference;
  await paid(begun, 100);
  expect((await player.http.delete(`/api/subscriptions/${begun}`).expect(409)).body).toMatchObject({
    code: 'SUBSCRIPTION_NOT_CANCELLABLE',
  });
});

test('reversing a payment before any hour is used sets the pack back to unpaid', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference);
  await staff.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'faux billet' })
    .expect(201);
  expect(await readPack(reference)).toMatchObject({
    status: 'pending',
    totalPaidCents: 0,
    remainingHours: 0,
    validUntil: null,
  });
});

test('reversing a part payment after seven days keeps the order open seven more', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference, 100);
  await goTo('2026-12-03T09:00:00Z');
  await staff.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'mauvais montant' })
    .expect(201);
  player = await world.login(player.email);
  expect(await readPack(reference)).toMatchObject({
    status: 'pending',
    totalPaidCents: 0,
    orderExpiresAt: expect.stringMatching(/^2026-12-10T09:/),
  });
  await paid(reference, 1_000);
});

test('a partly paid order stays open after seven days and counts toward the limit', async () => {
  await paid((await order()).reference, 100);
  await goTo('2026-12-03T09:00:00Z');
  player = await world.login(player.email);
  await order();
  await order();
  await player.http
    .post('/api/subscriptions')
    .send({ pricing: pack, paymentMethod: 'cash', acceptConditions: true })
    .expect(409);
});

test('after hours were used, only an admin reverses a payment; the pack is frozen', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference);
  await reserved();
  expect(
    (
      await staff.http
        .post(`/api/payments/${payment}/reverse`)
        .send({ reason: 'erreur' })
        .expect(409)
    ).body,
  ).toMatchObject({ code: 'SUBSCRIPTION_HOURS_USED' });
  await admin.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'chèque sans provision' })
    .expect(201);
  expect(await readPack(reference)).toMatchObject({
    status: 'active',
    frozen: true,
    frozenReason: null,
    totalPaidCents: 0,
    remainingHours: 9,
  });
  expect((await reserve().expect(409)).body).toMatchObject({ code: 'BOOKING_NO_PACK' });
});

test('a match that hours pay for is offered only slots that its pack pays for, too', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference);
  const match = await reserved();
  const offered = async (date: string) =>
    (
      (await staff.http.get(`/api/bookings/${match.reference}/moves`).query({ date }).expect(200))
        .body as MovesAnswer
    ).slots;
  // On the pack's last day the match can only move to slots before midnight. Slots after midnight
  // belong to the next day, on which the pack is no longer valid.
  expect(new Set((await offered('2026-12-23')).map(({ date }) => date))).toEqual(
    new Set(['2026-12-23']),
  );
  expect(await offered('2026-12-24')).toEqual([]);
  await staff.http.put(`/api/bookings/${match.reference}`).send({ date: '2026-12-24' }).expect(409);
  await admin.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'chèque sans provision' })
    .expect(201);
  const lengths = (await offered('2026-12-20')).map(({ startTime, endTime }) =>
    spanMinutes(startTime, endTime),
  );
  // A frozen pack cannot pay for a second hour, so the match can only move to slots of one hour.
  expect(new Set(lengths)).toEqual(new Set([60]));
});

test('a frozen pack lets its match move, adds no hours and unfreezes when paid', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference);
  const { reference: booking, date } = await reserved();
  await admin.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'chèque sans provision' })
    .expect(201);
  const move = (startTime: string, endTime: string) =>
    staff.http.put(`/api/bookings/${booking}`).send({ date, startTime, endTime });
  await move('21:00', '22:00').expect(200);
  expect((await move('21:00', '23:00').expect(409)).body).toMatchObject({
    code: 'BOOKING_NO_PACK',
  });
  await paid(reference);
  await move('21:00', '23:00').expect(200);
  expect(await readPack(reference)).toMatchObject({
    frozen: false,
    paymentStatus: 'paid',
    remainingHours: 8,
  });
});

test('the owner sees a manual freeze reason; a payment ends only automatic freezes', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference);
  await reserved({ date: '2026-12-01', startTime: '21:00', endTime: '22:00' });
  const freeze = (frozen: boolean, reason: string) =>
    admin.http.post(`/api/subscriptions/${reference}/freeze`).send({ frozen, reason }).expect(200);
  await freeze(true, 'Prêté à une autre équipe');
  expect(await readPack(reference)).toMatchObject({
    frozen: true,
    frozenReason: 'Prêté à une autre équipe',
    dueCents: 0,
  });
  await admin.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'chèque sans provision' })
    .expect(201);
  await paid(reference);
  expect(await readPack(reference)).toMatchObject({
    frozen: true,
    frozenReason: 'Prêté à une autre équipe',
    paymentStatus: 'paid',
  });
  await freeze(false, 'Réglé');
  expect(await readPack(reference)).toMatchObject({ frozen: false, frozenReason: null });
});

test('hours are put right by an admin alone, with a reason, never below zero', async () => {
  const reference = await bought();
  await staff.http
    .post(`/api/subscriptions/${reference}/adjustments`)
    .send({ hours: 1, reason: 'geste' })
    .expect(403);
  await admin.http
    .post(`/api/subscriptions/${reference}/adjustments`)
    .send({ hours: 1 })
    .expect(422);
  await admin.http
    .post(`/api/subscriptions/${reference}/adjustments`)
    .send({ hours: 1, reason: 'geste commercial' })
    .expect(201);
  expect(
    (
      await admin.http
        .post(`/api/subscriptions/${reference}/adjustments`)
        .send({ hours: -12, reason: 'trop' })
        .expect(409)
    ).body,
  ).toMatchObject({ code: 'SUBSCRIPTION_HOURS_SHORT' });
  expect(await readPack(reference)).toMatchObject({ remainingHours: 11 });
});

test('an expired pack cannot be used, changed or reopened, also before a sweep', async () => {
  const { reference } = await order();
  const { reference: payment } = await paid(reference);
  await goTo('2026-12-24T09:00:00Z');
  const refused = async (by: Person, path: string, body: object) =>
    ((await by.http.post(`/api/${path}`).send(body).expect(409)).body as { code: string }).code;
  expect(
    await refused(admin, `subscriptions/${reference}/adjustments`, { hours: 1, reason: 'geste' }),
  ).toBe('SUBSCRIPTION_NOT_ACTIVE');
  expect(
    await refused(admin, `subscriptions/${reference}/freeze`, { frozen: true, reason: 'litige' }),
  ).toBe('SUBSCRIPTION_NOT_ACTIVE');
  await staff.http
    .post(`/api/payments/${payment}/reverse`)
    .send({ reason: 'chèque refusé' })
    .expect(201);
  player = await world.login(player.email);
  expect(await readPack(reference)).toMatchObject({
    status: 'expired',
    balanceExpired: true,
    remainingHours: 0,
    totalPaidCents: 0,
    ledger: [{ kind: 'purchase' }, { kind: 'expiry', hours: -10 }],
  });
  expect(
    await refused(staff, 'payments', { subscription: reference, amountCents: 100, method: 'cash' }),
  ).toBe('PAYMENT_TARGET_CLOSED');
});

test('erasing an account cancels its unpaid order; part payments are settled first', async () => {
  const erase = () => player.http.delete('/api/auth/field').send({ password: player.password });
  const [waiting, begun] = [
    (await order(player, { paymentMethod: 'transfer' })).reference,
    (await order()).reference,
  ];
  await player.http
    .post(`/api/subscriptions/${waiting}/proof`)
    .attach('file', tinyPdf(), { filename: 'virement', contentType: 'application/pdf' })
    .expect(200);
  const { reference: payment } = await paid(begun, 100);
  const waits = async () =>
    ((await staff.http.get('/api/desk/waiting').expect(200)).body as DeskWaitingAnswer)
      .packsUnderReview;
  const before = await waits();
  expect((await erase().expect(409)).body).toMatchObject({
    blockers: [{ kind: 'packRefund', reference: begun }],
  });
  await staff.http.post(`/api/payments/${payment}/reverse`).send({ reason: 'rendu' }).expect(201);
  expect(await waits()).toBe(before);
  await erase().expect(200);
  expect(await waits()).toBe(before - 1);
  expect((await staff.http.get(`/api/subscriptions/${waiting}`).expect(200)).body).toMatchObject({
    status: 'cancelled',
    underReview: false,
  });
});

test('the desk’s freeze note is exported to the owner and erased with the account', async () => {
  const reference = await bought();
  await admin.http
    .post(`/api/subscriptions/${reference}/freeze`)
    .send({ frozen: true, reason: 'Prêté au cousin' })
    .expect(200);
  const { body } = await player.http.get('/api/auth/field/export').expect(200);
  expect(body).toMatchObject({
    subscriptions: [{ reference, frozen: true, frozenReason: 'Prêté au cousin' }],
  });
  await player.http.delete('/api/auth/field').send({ password: player.password }).expect(200);
  expect((await staff.http.get(`/api/subscriptions/${reference}`).expect(200)).body).toMatchObject({
    frozen: true,
    frozenReason: null,
  });
});

test('orders whose proof waits are found by the desk', async () => {
  const { reference } = await order(player, { paymentMethod: 'transfer' });
  const found = async () =>
    (
      (
        await staff.http
          .get('/api/subscriptions')
          .query({ filter: '{"underReview":true}' })
          .expect(200)
      ).body as SubscriptionAnswer[]
    ).map((one) => one.reference);
  const before = await found();
  expect(before).not.toContain(reference);
  await player.http
    .post(`/api/subscriptions/${reference}/proof`)
    .attach('file', tinyPdf(), { filename: 'virement', contentType: 'application/pdf' })
    .expect(200);
  expect((await found()).toSorted()).toEqual([reference, ...before].toSorted());
});

test('the desk sells a pack to a caller', async () => {
  const sold = await order(staff, { customer: { name: 'Yassine Idrissi', phone: '0661234567' } });
  expect(sold).toMatchObject({
    status: 'pending',
    customer: { fullName: 'Yassine Idrissi', phone: '+212661234567' },
  });
  await staff.http
    .post('/api/subscriptions')
    .send({ pricing: pack, paymentMethod: 'cash', acceptConditions: true })
    .expect(422);
});

test('a pack of another player is not there', async () => {
  const reference = await bought();
  const other = await world.register();
  expect(
    (await other.http.delete(`/api/subscriptions/${reference}`).expect(404)).body,
  ).toMatchObject({ code: 'NOT_FOUND' });
  expect((await other.http.get('/api/subscriptions').expect(200)).body).toEqual([]);
});

test('the same key sent five times at once orders one pack', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      player.http
        .post('/api/subscriptions')
        .set('idempotency-key', 'five')
        .send({ pricing: pack, paymentMethod: 'cash', acceptConditions: true }),
    ),
  );
  expect(
    new Set(answers.map(({ body }) => (body as { data: SubscriptionAnswer }).data.reference)).size,
  ).toBe(1);
});

test('reminders are sent 7 days and 1 day before the end, unless no hours are left', async () => {
  const reference = await bought();
  const waiting = () =>
    world.sql<{ due_at: Date }>(
      `select due_at from outbox where event ^@ $1 and channel = 'mail' and withdrawn_at is null
        order by due_at`,
      [`packExpiring:${reference}`],
    );
  expect((await waiting()).map(({ due_at }) => new Date(due_at).toISOString())).toEqual([
    '2026-12-16T10:00:00.000Z',
    '2026-12-22T10:00:00.000Z',
  ]);
  await admin.http
    .post(`/api/subscriptions/${reference}/adjustments`)
    .send({ hours: -9, reason: 'test' })
    .expect(201);
  await reserved();
  expect(await waiting()).toEqual([]);
});

test('a pack is not advertised while frozen, and is advertised after unfreezing', async () => {
  const reference = await bought();
  await reserved({ date: '2026-11-27', pitch: 'P2', startTime: '11:00', endTime: '12:00' });
  const waiting = async () =>
    (
      await world.sql(
        "select 1 from outbox where event ^@ $1 and channel = 'mail' and withdrawn_at is null",
        [`packExpiring:${reference}`],
      )
    ).length;
  const freeze = (frozen: boolean) =>
    admin.http
      .post(`/api/subscriptions/${reference}/freeze`)
      .send({ frozen, reason: 'test' })
      .expect(200);
  const adjust = (hours: number) =>
    admin.http
      .post(`/api/subscriptions/${reference}/adjustments`)
      .send({ hours, reason: 'test' })
      .expect(201);
  await freeze(true);
  expect(await waiting()).toBe(0);
  await adjust(-9);
  await adjust(4); // Four hours are added to a frozen pack.
  expect(await waiting()).toBe(0);
  await freeze(false);
  expect(await waiting()).toBe(2);
  const [payment] = await world.sql<{ reference: string }>(
    'select reference from payments where target = $1',
    [reference],
  );
  await admin.http
    .post(`/api/payments/${payment?.reference}/reverse`)
    .send({ reason: 'chèque sans provision' })
    .expect(201);
  expect(await waiting()).toBe(0);
  await paid(reference);
  expect(await waiting()).toBe(2);
});

test('an adjustment to zero hours stops reminders; added hours restart them', async () => {
  const reference = await bought();
  const waiting = () =>
    world.sql(
      "select 1 from outbox where event ^@ $1 and channel = 'mail' and withdrawn_at is null",
      [`packExpiring:${reference}`],
    );
  const adjust = (hours: number) =>
    admin.http
      .post(`/api/subscriptions/${reference}/adjustments`)
      .send({ hours, reason: 'test' })
      .expect(201);
  await adjust(-10);
  expect(await waiting()).toHaveLength(0);
  await adjust(2);
  expect(await waiting()).toHaveLength(2);
});

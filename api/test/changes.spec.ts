import type { BookingAnswer, MovesAnswer } from '@five/shared/bookings/bookings.contract';
import { spanMinutes } from '@five/shared/time/wall-time';
import { BookingTransitions } from '../src/bookings/record/booking-transitions.ts';
import { BookingStore } from '../src/bookings/record/booking-store.ts';
import { examine } from '../src/commands/examine.ts';
import { Transactions } from '../src/platform/database/transactions.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

const DAY = '2026-11-26';

let world: World;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(async () => {
  const found = await disorder();
  await world.close();
  expect(found).toEqual([]);
});
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  await world.sql(
    `delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null
      where status <> 'cancelled'`,
  );
  player = await world.register();
});

const reserve = async (changes: Record<string, unknown> = {}, by = player) =>
  (
    (
      await by.http
        .post('/api/bookings')
        .send(wish({ date: DAY, pitch: 'P1', ...changes }))
        .expect(201)
    ).body as { data: BookingAnswer }
  ).data;
const put = (reference: string, changes: Record<string, unknown>, by = staff) =>
  by.http.put(`/api/bookings/${reference}`).send(changes);
const read = async (reference: string) =>
  (await staff.http.get(`/api/bookings/${reference}`).expect(200)).body as BookingAnswer;
const held = (reference: string) =>
  world.sql<{ code: string; period: string }>(
    `select p.code, o.period::text from occupancies o join pitches p on p.id = o.pitch_id
      where o.holder = $1`,
    [reference],
  );

test('a desk move frees the old slot, takes the new one and notifies the player', async () => {
  const booking = await reserve();
  const { body } = await put(booking.reference, {
    date: '2026-11-27',
    startTime: '23:00',
    pitch: 'P2',
  }).expect(200);
  expect(body.data).toMatchObject({
    date: '2026-11-27',
    startTime: '23:00',
    endTime: '00:00',
    pitch: 'P2',
    totalCents: 30_000,
    status: 'pending',
  });
  expect(await held(booking.reference)).toEqual([
    { code: 'P2', period: '["2026-11-27 23:00:00","2026-11-28 00:00:00")' },
  ]);
  await reserve({}, await world.register());
  expect((await world.mails(player.email)).map(({ subject }) => subject)).toContain(
    `Réservation ${booking.reference} déplacée`,
  );
});

test('the mail for a move states the old and the new slot', async () => {
  const { reference } = await reserve();
  await put(reference, { startTime: '21:00', pitch: 'P2' }).expect(200);
  const mail = (await world.mails(player.email)).find(({ subject }) =>
    subject.includes('déplacée'),
  );
  expect(mail?.text).toMatch(
    new RegExp(
      'Avant\u00a0: jeudi 26 novembre 2026, 19\u00a0h\u00a000, Terrain P1\\.\\s+' +
        'Maintenant\u00a0: jeudi 26 novembre 2026, ' +
        'de 21\u00a0h\u00a000 à 22\u00a0h\u00a000, Terrain P2\\.',
    ),
  );
});

const movesOf = async (reference: string, date = DAY) =>
  (
    (await staff.http.get(`/api/bookings/${reference}/moves`).query({ date }).expect(200))
      .body as MovesAnswer
  ).slots;

test('the slots offered for a move are those it accepts, at the price it charges', async () => {
  const booking = await reserve({ endTime: '21:00' }, staff);
  await reserve({ pitch: 'P2', startTime: '18:00', endTime: '19:00' }, await world.register());
  const offered = await movesOf(booking.reference);
  const at = (pitch: string, minutes = 120) =>
    offered
      .filter(
        (slot) => slot.pitch === pitch && spanMinutes(slot.startTime, slot.endTime) === minutes,
      )
      .map(({ startTime }) => startTime);
  expect(at('P1')).toEqual(expect.arrayContaining(['18:00', '20:00']));
  expect(at('P1')).not.toContain('19:00');
  expect(at('P1', 60)).toEqual(expect.arrayContaining(['18:00', '19:00', '20:00', '21:00']));
  expect([
    at('P2').includes('17:00'),
    at('P2').includes('18:00'),
    at('P2').includes('19:00'),
  ]).toEqual([false, false, true]);
  for (const pitch of ['P1', 'P2', 'P3']) {
    const slot = (await movesOf(booking.reference)).findLast((one) => one.pitch === pitch);
    if (!slot) throw new Error(`nothing free on ${pitch}`);
    const before = await read(booking.reference);
    await put(booking.reference, {
      date: slot.date,
      startTime: slot.startTime,
      endTime: slot.endTime,
      pitch,
    }).expect(200);
    const { totalCents } = await read(booking.reference);
    expect([totalCents, totalCents - before.totalCents]).toEqual([
      slot.totalCents,
      slot.differenceCents,
    ]);
  }
});

test('a booking that cannot move has no offers; an unknown booking returns not found', async () => {
  const booking = await reserve({}, staff);
  await staff.http
    .delete(`/api/bookings/${booking.reference}`)
    .send({ reason: 'Pluie' })
    .expect(200);
  expect(await movesOf(booking.reference)).toEqual([]);
  await staff.http.get('/api/bookings/B-00000000/moves').query({ date: DAY }).expect(404);
  await staff.http
    .get(`/api/bookings/${booking.reference}/moves`)
    .query({ date: '2028-01-01' })
    .expect(422);
});

test('a longer slot costs more, a shorter one leaves the difference to give back', async () => {
  const booking = await reserve({ endTime: '21:00' }, staff);
  await staff.http
    .post('/api/payments')
    .send({ booking: booking.reference, amountCents: 55_000, method: 'cash' })
    .expect(201);
  await put(booking.reference, { endTime: '20:00' }).expect(200);
  expect(await read(booking.reference)).toMatchObject({
    durationMinutes: 60,
    totalCents: 30_000,
    paidCents: 55_000,
    paymentStatus: 'to_refund',
  });
  await put(booking.reference, { endTime: '21:00' }).expect(200);
  expect(await read(booking.reference)).toMatchObject({
    durationMinutes: 120,
    totalCents: 55_000,
    paymentStatus: 'paid',
  });
});

test('a move passes the same rules, and one that fails leaves all as it was', async () => {
  const booking = await reserve();
  await reserve({ pitch: 'P2' }, await world.register());
  const refusals: [Record<string, unknown>, number, string][] = [
    [{ pitch: 'P2' }, 409, 'BOOKING_SLOT_TAKEN'],
    [{ pitch: 'P9' }, 422, 'BOOKING_PITCH_UNKNOWN'],
    [{ startTime: '19:30' }, 422, 'BOOKING_OFF_GRID'],
    [{ endTime: '22:00' }, 422, 'BOOKING_DURATION'],
    [{ date: '2026-11-22' }, 422, 'BOOKING_IN_PAST'],
    [{ startTime: '03:00' }, 422, 'BOOKING_OUTSIDE_HOURS'],
    [{ date: '2027-03-01' }, 422, 'BOOKING_BEYOND_HORIZON'],
  ];
  for (const [changes, status, code] of refusals) {
    const answer = await put(booking.reference, changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (code === 'BOOKING_SLOT_TAKEN') expect(answer.body.alternatives).toHaveLength(3);
  }
  expect(await read(booking.reference)).toMatchObject({
    date: DAY,
    startTime: '19:00',
    pitch: 'P1',
  });
  expect(await held(booking.reference)).toHaveLength(1);
});

test('two bookings that swap slots concurrently are both kept without a deadlock', async () => {
  const [one, two] = [await reserve({}, staff), await reserve({ pitch: 'P2' }, staff)];
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      put(one.reference, { pitch: 'P2' }),
      put(two.reference, { pitch: 'P1' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  }
  expect((await held(one.reference)).map(({ code }) => code)).toEqual(['P1']);
});

test('a pending booking moved to tonight keeps its hold until 15 minutes after start', async () => {
  const booking = await reserve();
  staff = await world.goTo('2026-11-23T09:40:00Z');
  await put(booking.reference, { date: '2026-11-23', startTime: '10:00', endTime: '11:00' }).expect(
    200,
  );
  expect((await read(booking.reference)).holdExpiresAt?.slice(0, 16)).toBe('2026-11-23T10:00');
});

test('a booking with a hold ending before its new start is confirmed at once', async () => {
  const booking = await reserve();
  staff = await world.goTo('2026-11-23T09:40:00Z');
  await put(booking.reference, { date: '2026-11-23', startTime: '09:00', endTime: '10:00' }).expect(
    200,
  );
  expect(await read(booking.reference)).toMatchObject({ status: 'confirmed', holdExpiresAt: null });
  expect(
    await world.sql('select lapses_at from occupancies where holder = $1', [booking.reference]),
  ).toEqual([{ lapses_at: null }]);
});

test('what is over, expired or cancelled does not move', async () => {
  const booking = await reserve();
  await player.http.delete(`/api/bookings/${booking.reference}`).expect(200);
  expect((await put(booking.reference, { pitch: 'P2' }).expect(409)).body.code).toBe(
    'BOOKING_NOT_MOVABLE',
  );
});

test('a player changes own add-ons until a payment; the desk can change them later', async () => {
  const { body } = await (
    await world.admin()
  ).http
    .post('/api/addons')
    .send({
      name: { fr: 'Ballon' },
      options: [{ code: 'match', name: { fr: 'Match' }, priceCents: 2_000 }],
    })
    .expect(201);
  const addons = (quantity: number) => ({
    addons: [{ reference: (body as { data: { reference: string } }).data.reference, quantity }],
  });
  const booking = await reserve();
  expect((await put(booking.reference, addons(2), player).expect(200)).body.data).toMatchObject({
    totalCents: 34_000,
    addons: [{ quantity: 2 }],
  });
  const foreign = await put(booking.reference, { date: '2026-11-28', note: 'x' }, player).expect(
    422,
  );
  expect(
    (foreign.body.errorMessages as { field: string }[]).map(({ field }) => field).sort(),
  ).toEqual(['date', 'note']);
  await staff.http
    .post('/api/payments')
    .send({ booking: booking.reference, amountCents: 10_000, method: 'cash' })
    .expect(201);
  expect((await put(booking.reference, addons(1), player).expect(409)).body.code).toBe(
    'BOOKING_ADDONS_CLOSED',
  );
  expect(
    (await put(booking.reference, { ...addons(1), note: 'Deux équipes' }).expect(200)).body.data,
  ).toMatchObject({ totalCents: 32_000, note: 'Deux équipes' });
  await put(booking.reference, { pitch: 'P3' }).expect(200);
  expect(await read(booking.reference)).toMatchObject({
    pitch: 'P3',
    totalCents: 32_000,
    addons: [{ quantity: 1, totalCents: 2_000 }],
  });
});

test('booked add-ons keep their price if withdrawn or dearer; only decreases allowed', async () => {
  const { http } = await world.admin();
  const made = async (fr: string) =>
    (
      (
        await http
          .post('/api/addons')
          .send({
            name: { fr },
            stock: 5,
            options: [{ code: 'one', name: { fr }, priceCents: 2_000 }],
          })
          .expect(201)
      ).body as { data: { reference: string } }
    ).data.reference;
  const [film, ball] = [await made('Film'), await made('Ballon neuf')];
  const lines = (films: number, balls: number) => ({
    addons: [
      { reference: film, option: 'one', quantity: films },
      { reference: ball, option: 'one', quantity: balls },
    ].filter(({ quantity }) => quantity > 0),
  });
  const booking = await reserve(lines(2, 2));
  await http.delete(`/api/addons/${film}`).expect(200);
  await http
    .put(`/api/addons/${ball}`)
    .send({ stock: 1, options: [{ code: 'one', name: { fr: 'Ballon neuf' }, priceCents: 9_000 }] })
    .expect(200);
  const total = async (films: number, balls: number) =>
    (
      (await put(booking.reference, lines(films, balls), player).expect(200)).body as {
        data: BookingAnswer;
      }
    ).data.totalCents;
  expect(booking.totalCents).toBe(38_000);
  expect([await total(2, 2), await total(2, 1)]).toEqual([38_000, 36_000]);
  expect((await put(booking.reference, lines(3, 1), player).expect(422)).body).toMatchObject({
    code: 'BOOKING_ADDON_UNKNOWN',
    errorMessages: [{ field: 'addons.0.reference' }],
  });
  expect((await put(booking.reference, lines(2, 2), player).expect(409)).body.code).toBe(
    'BOOKING_ADDON_OUT_OF_STOCK',
  );
  expect([await total(1, 1), await total(0, 1)]).toEqual([34_000, 32_000]);
  expect((await put(booking.reference, lines(1, 1), player).expect(422)).body.code).toBe(
    'BOOKING_ADDON_UNKNOWN',
  );
});

test('a player cancels until the start and not after it, the desk with a reason', async () => {
  const booking = await reserve();
  expect(
    (await staff.http.delete(`/api/bookings/${booking.reference}`).expect(422)).body.code,
  ).toBe('BOOKING_CANCEL_REASON_REQUIRED');
  const { body } = await player.http.delete(`/api/bookings/${booking.reference}`).expect(200);
  expect(
    (body.data as BookingAnswer[]).map(({ reference, status }) => [reference, status]),
  ).toEqual([[booking.reference, 'cancelled']]);
  expect(
    (await player.http.delete(`/api/bookings/${booking.reference}`).expect(409)).body.code,
  ).toBe('BOOKING_ALREADY_CANCELLED');
  expect(await held(booking.reference)).toEqual([]);
  const begun = await reserve({}, staff);
  staff = await world.goTo(`${DAY}T19:01:00Z`);
  await staff.http.delete(`/api/bookings/${begun.reference}`).send({ reason: 'Panne' }).expect(200);
});

test('after the start a player can no longer cancel', async () => {
  const booking = await reserve();
  await staff.http.post(`/api/bookings/${booking.reference}/confirm`).send({}).expect(200);
  staff = await world.goTo(`${DAY}T19:00:00Z`);
  expect(
    (await player.http.delete(`/api/bookings/${booking.reference}`).expect(409)).body.code,
  ).toBe('BOOKING_BEGUN');
});

test('a no-show from the start until a day after the end, and back', async () => {
  const booking = await reserve({}, staff);
  const mark = (noShow?: boolean) =>
    staff.http
      .post(`/api/bookings/${booking.reference}/no-show`)
      .send(noShow === undefined ? {} : { noShow });
  expect((await mark().expect(409)).body.code).toBe('BOOKING_NO_SHOW_TOO_EARLY');
  staff = await world.goTo(`${DAY}T19:05:00Z`);
  expect((await mark().expect(200)).body.data.status).toBe('no_show');
  expect((await mark().expect(409)).body.code).toBe('BOOKING_NO_SHOW_STATE');
  expect((await mark(false).expect(200)).body.data.status).toBe('confirmed');
  await mark().expect(200);
  staff = await world.goTo(`${DAY}T20:05:00Z`);
  expect((await mark(false).expect(200)).body.data.status).toBe('completed');
  staff = await world.goTo('2026-11-27T20:05:00Z');
  expect((await mark().expect(409)).body.code).toBe('BOOKING_NO_SHOW_CLOSED');
});

test('no step leads where the table of states does not', async () => {
  const booking = await reserve();
  await player.http.delete(`/api/bookings/${booking.reference}`).expect(200);
  const revive = world.app.get(Transactions).run(async (tx) => {
    const record = await world.app.get(BookingStore).lock(tx, booking.reference);
    if (record)
      await world.app
        .get(BookingTransitions)
        .apply(
          tx,
          record,
          { status: 'confirmed' },
          { actor: null, act: 'booking.confirm', cause: 'confirmed' },
        );
  });
  await expect(revive).rejects.toThrow('a cancelled booking cannot become confirmed');
  expect((await read(booking.reference)).status).toBe('cancelled');
});

test('the history states actor and action, in the reader’s language', async () => {
  const booking = await reserve();
  await staff.http
    .post(`/api/bookings/${booking.reference}/confirm`)
    .send({ reason: 'Au téléphone' })
    .expect(200);
  const { body } = await staff.http
    .get(`/api/bookings/${booking.reference}/history`)
    .set('accept-language', 'en')
    .expect(200);
  expect(body).toMatchObject([
    {
      act: 'booking.reserve',
      from: null,
      to: 'pending',
      actor: { reference: player.reference, displayName: player.user.fullName },
      sentence: 'Booking made',
    },
    {
      act: 'booking.confirm',
      from: 'pending',
      to: 'confirmed',
      reason: 'Au téléphone',
      actor: { displayName: staff.user.fullName },
    },
  ]);
});

test('the history shows received amounts and the old and new slots of each move', async () => {
  const booking = await reserve();
  await staff.http
    .post('/api/payments')
    .send({ booking: booking.reference, amountCents: 10_000, method: 'cash' })
    .expect(201);
  await put(booking.reference, { pitch: 'P3' }).expect(200);
  const { body } = await staff.http.get(`/api/bookings/${booking.reference}/history`).expect(200);
  const { date, startTime } = booking;
  expect(body).toMatchObject([
    { act: 'booking.reserve', amountCents: null, was: null, is: null },
    { act: 'booking.pay', amountCents: 10_000, was: null, is: null },
    {
      act: 'booking.move',
      amountCents: null,
      was: { pitch: booking.pitch, date, startTime },
      is: { pitch: 'P3', date, startTime },
    },
  ]);
});

test('the owner reads the same history, without desk names and internal notes', async () => {
  const booking = await reserve();
  await staff.http
    .post(`/api/bookings/${booking.reference}/confirm`)
    .send({ reason: 'Au téléphone' })
    .expect(200);
  const history = `/api/bookings/${booking.reference}/history`;
  const { body } = await player.http.get(history).set('accept-language', 'en').expect(200);
  expect(body).toMatchObject([
    { by: 'owner', actor: { reference: player.reference }, sentence: 'Booking made' },
    { by: 'desk', actor: null, reason: null, sentence: 'Booking confirmed' },
  ]);
  expect(
    (
      await player.http
        .get(history)
        .query({ filter: JSON.stringify({ q: 'phone' }) })
        .expect(200)
    ).body,
  ).toEqual([]);
  for (const query of [
    { filter: JSON.stringify({ actor: staff.reference }) },
    { sort: '["actor","ASC"]' },
  ]) {
    await player.http.get(history).query(query).expect(422);
    await staff.http.get(history).query(query).expect(200);
  }
  expect(JSON.stringify(body)).not.toContain(staff.reference);
  const foreign = await (await world.otherPlayer()).http.get(history).expect(404);
  expect(foreign.body).toEqual(
    (
      await player.http
        .get('/api/bookings/B-00000000/history')
        .set('accept-language', 'fr')
        .expect(404)
    ).body,
  );
});

/** Returns the broken rules on money, pitches and totals of the database. */
async function disorder(): Promise<unknown[]> {
  const rules = [
    'what a booking was paid is the sum of its payments',
    'a total is the sum of its lines',
    'no two of those on a pitch overlap',
  ];
  const findings = await examine({ query: (text) => world.sql(text) });
  return findings.filter(({ rule }) => rules.includes(rule));
}

test('money, pitches and totals are in order after payments, moves, a cancellation', async () => {
  const [moved, cancelled] = [await reserve({}, staff), await reserve({ pitch: 'P2' }, staff)];
  for (const { reference } of [moved, cancelled])
    await staff.http
      .post('/api/payments')
      .send({ booking: reference, amountCents: 10_000, method: 'cash' })
      .expect(201);
  await put(moved.reference, { startTime: '18:00', endTime: '20:00' }).expect(200);
  await put(moved.reference, { startTime: '19:00', endTime: '20:00', pitch: 'P3' }).expect(200);
  await staff.http
    .delete(`/api/bookings/${cancelled.reference}`)
    .send({ reason: 'Pluie' })
    .expect(200);
  expect(await held(cancelled.reference)).toEqual([]);
  expect(await disorder()).toEqual([]);
});

import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { OfferExpirer } from '../src/bookings/waiting/offer-expirer.ts';
import { WaitingExpiry } from '../src/bookings/waiting/waiting.tasks.ts';
import { WaitlistAllocator } from '../src/bookings/waiting/waitlist-allocator.ts';
import { ExpiryService } from '../src/bookings/expire/expiry.service.ts';
import { examine } from '../src/commands/examine.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import {
  makeMembers,
  type Hour,
  type Member,
  placeOf,
  placesOf,
  slotOn,
  joinWaitlist,
} from './waitlist-helpers.ts';
import type { Person } from './people.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;

let world: World;
let staff: Person;
let offers: OfferExpirer;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
  offers = world.app.get(OfferExpirer);
  // Pauses the jobs that expire bookings, offers and waiting list entries and that offer free slots
  // to the waiting list. They run only when a test calls them.
  for (const sweep of ['bookings.expire', 'waiting.lapse', 'waiting.over', 'waiting.fill'])
    await world.app.get(Jobs).pause(sweep);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  staff = await world.login(staff.email);
});
afterEach(async () => {
  await world.app.get(ExpiryService).expirePending();
  await offers.endLapsed();
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

/**
 * Returns a different hour at each call, on one of the three pitches, so that tests do not share
 * slots.
 */
let hours = 0;
const hour = (): Hour => {
  const one = hours++;
  const start = 10 + (one % 12);
  return {
    date: `2026-11-${26 + Math.floor(one / 12)}`,
    startTime: `${start}:00`,
    endTime: `${start + 1}:00`,
    pitch: `P${1 + (one % 3)}`,
  };
};
const later = (minutes: number) =>
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + minutes * MINUTE_MS));
const reserve = async (by: Member, slot: Partial<Hour>, changes: Record<string, unknown> = {}) =>
  (
    (
      await by.http
        .post('/api/bookings')
        .send(wish({ ...slot, ...changes }))
        .expect(201)
    ).body as { data: BookingAnswer }
  ).data;
const cancel = (by: Member, { reference }: BookingAnswer) =>
  by.http.delete(`/api/bookings/${reference}`).send({ reason: 'Essai' }).expect(200);
type MemberTuple<Count extends number, Made extends Member[] = []> = Made['length'] extends Count
  ? Made
  : MemberTuple<Count, [...Made, Member]>;
/** Creates players and returns them as a tuple, so that a test can name each of them. */
const people = async <Count extends 1 | 2 | 3 | 4 | 5 | 6>(count: Count) =>
  (await makeMembers(world, count)) as MemberTuple<Count>;
const refusal = async (by: Member, path: string, body: object, status = 409) =>
  ((await by.http.post(path).send(body).expect(status)).body as { code: string }).code;
const status = async (by: Member, { reference }: { reference: string }) =>
  (await placeOf(by, reference)).status;

test('a freed slot is offered to the first in the list at once; one tap books it', async () => {
  const [owner, first, second, rival] = await people(4);
  const slot = hour();
  const booking = await reserve(owner, slot);
  const [place, next] = [await joinWaitlist(first, slot), await joinWaitlist(second, slot)];
  expect([place.rank, next.rank]).toEqual([1, 2]);
  await cancel(owner, booking);
  expect(await slotOn(world, slot)).toMatchObject({ state: 'taken', reference: null });
  expect(await slotOn(world, slot, staff)).toMatchObject({
    state: 'offer',
    reference: place.reference,
  });
  expect(await refusal(rival, '/api/bookings', wish({ ...slot }))).toBe('BOOKING_SLOT_TAKEN');
  const { offer } = await placeOf(first, place.reference);
  expect(offer).toMatchObject({
    pitch: slot.pitch,
    date: slot.date,
    startTime: slot.startTime,
    totalCents: 30_000,
  });
  expect(offer?.endsAt.slice(0, 16)).toBe('2026-11-24T09:00');
  expect((await placeOf(second, next.reference)).rank).toBe(1);
  const { body } = await first.http
    .post(`/api/waiting/${place.reference}/take`)
    .send({ acceptRules: true })
    .expect(201);
  const taken = (body as { data: { booking: string; status: string } }).data;
  expect(taken.status).toBe('taken');
  const { body: made } = await first.http.get(`/api/bookings/${taken.booking}`).expect(200);
  expect(made).toMatchObject({
    status: 'pending',
    paymentMethod: 'cash',
    totalCents: 30_000,
    pitch: slot.pitch,
    startTime: slot.startTime,
  });
  const { holdExpiresAt } = made as BookingAnswer;
  expect(holdExpiresAt?.slice(0, 16)).toBe('2026-11-23T10:00');
  expect(await refusal(first, `/api/waiting/${place.reference}/take`, { acceptRules: true })).toBe(
    'OFFER_OVER',
  );
  expect(await slotOn(world, slot)).toMatchObject({ state: 'taken', heldUntil: holdExpiresAt });
});

test('a declined or expired offer goes to the next, and after the last it is free', async () => {
  const [owner, one, two, three] = await people(4);
  const slot = hour();
  const booking = await reserve(owner, slot);
  const places = [
    await joinWaitlist(one, slot),
    await joinWaitlist(two, slot),
    await joinWaitlist(three, slot),
  ] as const;
  await cancel(owner, booking);
  await one.http.post(`/api/waiting/${places[0].reference}/decline`).send({}).expect(200);
  expect([
    await status(one, places[0]),
    await status(two, places[1]),
    await status(three, places[2]),
  ]).toEqual(['declined', 'offered', 'waiting']);
  await two.http.delete(`/api/waiting/${places[1].reference}`).send({}).expect(200);
  expect([await status(two, places[1]), await status(three, places[2])]).toEqual([
    'left',
    'offered',
  ]);
  later(24 * 60 + 1);
  expect(await status(three, places[2])).toBe('lapsed');
  expect(
    await refusal(three, `/api/waiting/${places[2].reference}/take`, { acceptRules: true }),
  ).toBe('OFFER_OVER');
  await Promise.all([offers.endLapsed(), offers.endLapsed()]);
  expect(
    (await world.mails(three.email)).filter(
      ({ subject }) => subject === 'Le créneau est passé au suivant',
    ),
  ).toHaveLength(1);
  expect((await slotOn(world, slot))?.state).toBe('free');
  await reserve(owner, slot);
});

test('an expired hold goes to the waiting list, not to others, even without sweep', async () => {
  const [owner, first, rival] = await people(3);
  const slot = hour();
  const { reference } = await reserve(owner, slot);
  const place = await joinWaitlist(first, slot);
  later(61);
  expect((await slotOn(world, slot))?.state).toBe('taken');
  expect(await refusal(rival, '/api/bookings', wish({ ...slot }))).toBe('BOOKING_SLOT_TAKEN');
  expect(await status(first, place)).toBe('offered');
  expect(await world.sql('select status from bookings where reference = $1', [reference])).toEqual([
    { status: 'expired' },
  ]);
  expect(await reserve(rival, { ...slot, pitch: undefined })).toMatchObject({
    startTime: slot.startTime,
  });
});

test('an expired offer goes to the next in the list, not others, even without sweep', async () => {
  const [owner, one, two, rival] = await people(4);
  const slot = hour();
  const booking = await reserve(owner, slot);
  const [first, second] = [await joinWaitlist(one, slot), await joinWaitlist(two, slot)];
  await cancel(owner, booking);
  later(24 * 60 + 1);
  expect(await refusal(rival, '/api/bookings', wish({ ...slot }))).toBe('BOOKING_SLOT_TAKEN');
  expect([await status(one, first), await status(two, second)]).toEqual(['lapsed', 'offered']);
});

test('the sweep that expires a hold offers the slot to the waiting list', async () => {
  const [owner, first] = await people(2);
  const slot = hour();
  await reserve(owner, slot);
  const place = await joinWaitlist(first, slot);
  later(61);
  await world.app.get(ExpiryService).expirePending();
  expect(await status(first, place)).toBe('offered');
});

test('a move and a lifted block free their hours for the waiting list, also in part', async () => {
  const [first, second] = await people(2);
  const [from, to] = [hour(), hour()];
  const booking = await reserve(staff, from);
  const place = await joinWaitlist(first, from);
  await staff.http
    .put(`/api/bookings/${booking.reference}`)
    .send({ date: to.date, startTime: to.startTime, endTime: to.endTime, pitch: to.pitch })
    .expect(200);
  expect(await status(first, place)).toBe('offered');
  const block = await staff.http
    .post('/api/blocks')
    .send({
      pitch: 'P3',
      date: '2026-12-02',
      startTime: '18:00',
      endTime: '21:00',
      reason: 'Filets',
    })
    .expect(201);
  const part = await joinWaitlist(second, {
    date: '2026-12-02',
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P3',
  });
  await staff.http
    .delete(`/api/blocks/${(block.body as { data: { reference: string } }).data.reference}`)
    .send({})
    .expect(200);
  expect(await status(second, part)).toBe('offered');
  const states = await Promise.all(
    ['18:00', '19:00', '20:00'].map(
      async (startTime) =>
        (await slotOn(world, { date: '2026-12-02', startTime, endTime: '', pitch: 'P3' }))?.state,
    ),
  );
  expect(states).toEqual(['free', 'taken', 'free']);
});

test('a booking extended over its own old hour keeps it, even with a waiting list', async () => {
  const [first] = await people(1);
  const slot = { date: '2026-12-03', startTime: '19:00', endTime: '20:00', pitch: 'P1' };
  const booking = await reserve(staff, slot);
  const place = await joinWaitlist(first, slot);
  await staff.http
    .put(`/api/bookings/${booking.reference}`)
    .send({ startTime: '18:00', endTime: '20:00' })
    .expect(200);
  expect(await status(first, place)).toBe('waiting');
});

test('a flexible request takes a near slot, or two hours if the second was free', async () => {
  const [bends, long] = await people(2);
  const at = (startTime: string, endTime: string) => ({
    date: '2026-12-04',
    startTime,
    endTime,
    pitch: 'P1',
  });
  const [early, own, late] = [
    await reserve(staff, at('18:00', '19:00')),
    await reserve(staff, at('19:00', '20:00')),
    await reserve(staff, at('21:00', '22:00')),
  ];
  const near = await joinWaitlist(bends, at('19:00', '20:00'), { flexible: true });
  await cancel(staff, early);
  expect((await placeOf(bends, near.reference)).offer?.startTime).toBe('18:00');
  const two = await joinWaitlist(long, at('20:00', '22:00'));
  await cancel(staff, late);
  expect((await placeOf(long, two.reference)).offer).toMatchObject({
    startTime: '20:00',
    endTime: '22:00',
    totalCents: 55_000,
  });
  expect(own.status).toBe('confirmed');
});

test('joining is refused if free, listed already, own match, or over three places', async () => {
  const [player] = await people(1);
  expect(
    await refusal(player, '/api/waiting', {
      date: '2026-12-05',
      startTime: '19:00',
      endTime: '20:00',
    }),
  ).toBe('WAITING_SLOT_FREE');
  const busy = ['10', '11', '12', '13', '14'].map((start) => ({
    date: '2026-12-05',
    startTime: `${start}:00`,
    endTime: `${Number(start) + 1}:00`,
    pitch: 'P2',
  }));
  const [own, ...others] = busy;
  await reserve(player, own ?? {});
  expect(await refusal(player, '/api/waiting', own ?? {})).toBe('WAITING_OWN_SLOT');
  for (const slot of others) await reserve(staff, slot);
  for (const slot of others.slice(0, 3)) await joinWaitlist(player, slot);
  expect(await refusal(player, '/api/waiting', others[0] ?? {})).toBe('WAITING_ALREADY');
  expect(await refusal(player, '/api/waiting', others[3] ?? {})).toBe('WAITING_TOO_MANY');
  expect(
    await refusal(
      player,
      '/api/waiting',
      { date: '2026-12-05', startTime: '19:30', endTime: '20:30' },
      422,
    ),
  ).toBe('BOOKING_OFF_GRID');
});

test('a player with a booking at that hour gets no offer and cannot wait for a hold', async () => {
  const [player, other] = await people(2);
  const slot = hour();
  const booking = await reserve(staff, slot);
  const [place, next] = [await joinWaitlist(player, slot), await joinWaitlist(other, slot)];
  await reserve(player, { ...slot, pitch: slot.pitch === 'P1' ? 'P2' : 'P1' });
  await cancel(staff, booking);
  expect(await status(other, next)).toBe('offered');
  await world.app.get(WaitingExpiry).endExpiredEntries();
  expect(await status(player, place)).toBe('over');
});

test('a booking at another hour or a cancelled match does not skip the first player', async () => {
  const [first, second] = await people(2);
  const at = (startTime: string, endTime: string, pitch = 'P1') => ({
    date: '2026-12-07',
    startTime,
    endTime,
    pitch,
  });
  const block = await staff.http
    .post('/api/blocks')
    .send({ ...at('17:00', '21:00'), reason: 'Filets' })
    .expect(201);
  const [place, next] = [
    await joinWaitlist(first, at('18:00', '19:00')),
    await joinWaitlist(second, at('18:00', '19:00')),
  ];
  await reserve(first, at('20:00', '21:00', 'P2'));
  await cancel(first, await reserve(first, at('18:00', '19:00', 'P3')));
  await staff.http
    .delete(`/api/blocks/${(block.body as { data: { reference: string } }).data.reference}`)
    .send({})
    .expect(200);
  expect([await status(first, place), await status(second, next)]).toEqual(['offered', 'waiting']);
});

test('a flexible request gets no offer of an own match or of an hour just released', async () => {
  const [player] = await people(1);
  const at = (startTime: string, endTime: string, pitch = 'P1') => ({
    date: '2026-12-08',
    startTime,
    endTime,
    pitch,
  });
  const [early] = [
    await reserve(staff, at('18:00', '19:00')),
    await reserve(staff, at('19:00', '20:00')),
  ];
  const own = await reserve(player, at('18:00', '19:00', 'P2'));
  const place = await joinWaitlist(player, at('19:00', '20:00'), { flexible: true });
  await cancel(staff, early);
  expect(await status(player, place)).toBe('waiting');
  await cancel(player, own);
  const late = await reserve(player, at('20:00', '21:00'));
  await cancel(player, late);
  expect(await status(player, place)).toBe('waiting');
});

test('a player that joins the list repeatedly cannot keep a slot from the others', async () => {
  const [player, other] = await people(2);
  const at = (startTime: string, endTime: string) => ({
    date: '2026-12-09',
    startTime,
    endTime,
    pitch: 'P1',
  });
  const block = await staff.http
    .post('/api/blocks')
    .send({ ...at('18:00', '20:00'), reason: 'Filets' })
    .expect(201);
  const [long, short] = [
    await joinWaitlist(player, at('18:00', '20:00')),
    await joinWaitlist(player, at('19:00', '20:00')),
  ];
  await staff.http
    .delete(`/api/blocks/${(block.body as { data: { reference: string } }).data.reference}`)
    .send({})
    .expect(200);
  expect([await status(player, long), await status(player, short)]).toEqual(['offered', 'waiting']);
  await player.http.post(`/api/waiting/${long.reference}/decline`).send({}).expect(200);
  await world.app.get(WaitlistAllocator).offerAllFree();
  expect(await status(player, short)).toBe('waiting');
  expect((await slotOn(world, { ...at('19:00', '20:00') }))?.state).toBe('free');
  await reserve(other, at('19:00', '20:00'));
});

test('a slot freed at night is announced at eight, unless it is for the same night', async () => {
  const [sleeper, awake] = await people(2);
  const tomorrow = { date: '2026-11-24', startTime: '19:00', endTime: '20:00', pitch: 'P1' };
  const tonight = { date: '2026-11-24', startTime: '00:00', endTime: '01:00', pitch: 'P1' };
  const [one, two] = [await reserve(staff, tomorrow), await reserve(staff, tonight)];
  const [place, now] = [await joinWaitlist(sleeper, tomorrow), await joinWaitlist(awake, tonight)];
  world.clock.set(new Date('2026-11-23T23:10:00Z'));
  const desk = await world.login(staff.email);
  await cancel(desk, one);
  await cancel(desk, two);
  const asked = async ({ email }: Member) =>
    (await world.mails(email)).filter(({ text }) => text.includes('/waiting/offer')).length;
  expect((await placeOf(sleeper, place.reference)).offer?.endsAt.slice(0, 16)).toBe(
    '2026-11-24T10:00',
  );
  expect((await placeOf(awake, now.reference)).offer?.endsAt.slice(0, 16)).toBe('2026-11-23T23:40');
  expect([await asked(sleeper), await asked(awake)]).toEqual([0, 1]);
  world.clock.set(new Date('2026-11-24T08:00:00Z'));
  expect(await asked(sleeper)).toBe(1);
});

test('the chance is how often as much came free on that weekday and at that hour', async () => {
  const [first, second] = await people(2);
  const slot = { startTime: '20:00', endTime: '21:00', pitch: 'P3' };
  for (const [weeks, times] of [
    [1, 2],
    [2, 1],
    [3, 1],
  ] as const) {
    world.clock.set(new Date(Date.parse(MONDAY_MORNING) - weeks * 7 * 24 * 60 * MINUTE_MS));
    const desk = await world.login(staff.email);
    const date = new Date(world.clock.now().getTime()).toISOString().slice(0, 10);
    for (let time = 0; time < times; time++)
      await cancel(desk, await reserve(desk, { ...slot, date }));
  }
  world.clock.set(new Date(MONDAY_MORNING));
  await reserve(await world.login(staff.email), { ...slot, date: MONDAY });
  expect((await joinWaitlist(first, { ...slot, date: MONDAY })).chance).toEqual({
    freed: 3,
    weeks: 8,
  });
  expect((await joinWaitlist(second, { ...slot, date: MONDAY })).chance).toEqual({
    freed: 1,
    weeks: 8,
  });
});

test('the desk sees the waiting list, adds a caller, and offers a slot manually', async () => {
  const [player] = await people(1);
  const [slot, spare] = [
    hour(),
    { date: '2026-12-06', startTime: '19:00', endTime: '20:00', pitch: 'P3' },
  ];
  await reserve(staff, slot);
  const place = await joinWaitlist(player, slot);
  const caller = await joinWaitlist(staff, slot, {
    customer: { name: 'Samir Alaoui', phone: '0612000099' },
  });
  const { body: line } = await staff.http
    .get('/api/waiting')
    .query({ filter: JSON.stringify({ date: slot.date, status: 'waiting', pitch: slot.pitch }) })
    .expect(200);
  expect((line as { reference: string }[]).map(({ reference }) => reference)).toEqual(
    expect.arrayContaining([place.reference, caller.reference]),
  );
  expect((await placesOf(player)).map(({ reference }) => reference)).toEqual([place.reference]);
  await player.http.post(`/api/waiting/${place.reference}/offer`).send(spare).expect(403);
  const { body } = await staff.http
    .post(`/api/waiting/${caller.reference}/offer`)
    .send(spare)
    .expect(200);
  expect(body).toMatchObject({
    data: { status: 'offered', offer: { startTime: '19:00', pitch: 'P3' } },
  });
  expect(await refusal(staff, `/api/waiting/${place.reference}/offer`, spare)).toBe(
    'BOOKING_SLOT_TAKEN',
  );
  const taken = await staff.http
    .post(`/api/waiting/${caller.reference}/take`)
    .send({ acceptRules: true })
    .expect(201);
  const { data } = taken.body as { data: { booking: string } };
  expect((await staff.http.get(`/api/bookings/${data.booking}`).expect(200)).body).toMatchObject({
    status: 'confirmed',
    customer: { fullName: 'Samir Alaoui' },
  });
});

test('booking caps apply on accepting an offer: it stays open until they allow it', async () => {
  const [player] = await people(1);
  const [slot, one, two] = [hour(), hour(), hour()];
  const booking = await reserve(staff, slot);
  const place = await joinWaitlist(player, slot);
  const pending = await reserve(player, one);
  await reserve(player, two);
  await cancel(staff, booking);
  expect(await refusal(player, `/api/waiting/${place.reference}/take`, { acceptRules: true })).toBe(
    'BOOKING_TOO_MANY_PENDING',
  );
  expect(await status(player, place)).toBe('offered');
  await cancel(player, pending);
  await player.http
    .post(`/api/waiting/${place.reference}/take`)
    .send({ acceptRules: true })
    .expect(201);
});

test('hours that become free without a release are found by the sweep', async () => {
  const [player] = await people(1);
  const slot = hour();
  await reserve(staff, slot);
  const place = await joinWaitlist(player, slot);
  await world.app.get(WaitlistAllocator).offerAllFree();
  expect(await status(player, place)).toBe('waiting');
  const pitch = `T${world.next()}`;
  const anywhere = { ...slot, pitch: undefined };
  for (const other of ['P1', 'P2', 'P3'].filter((code) => code !== slot.pitch))
    await reserve(staff, { ...slot, pitch: other });
  const [second] = await people(1);
  const open = await joinWaitlist(second, anywhere);
  const admin = await world.admin();
  await admin.http
    .post('/api/pitches')
    .send({ code: pitch, name: { fr: pitch } })
    .expect(201);
  await world.app.get(WaitlistAllocator).offerAllFree();
  expect((await placeOf(second, open.reference)).offer?.pitch).toBe(pitch);
  await admin.http.put(`/api/pitches/${pitch}`).send({ active: false }).expect(200);
});

test('the data export lists waiting list places; erasure frees them for the next', async () => {
  const [leaver, [next]] = [await world.register(), await people(1)];
  const slot = hour();
  const booking = await reserve(staff, slot);
  await joinWaitlist(leaver, slot);
  const place = await joinWaitlist(next, slot);
  await cancel(staff, booking);
  const { body } = await leaver.http.get('/api/auth/field/export').expect(200);
  expect((body as { waiting: object[] }).waiting).toMatchObject([{ status: 'offered' }]);
  await leaver.http.delete('/api/auth/field').send({ password: leaver.password }).expect(200);
  expect(await status(next, place)).toBe('offered');
});

test('two merged customer records keep one waiting list place for an hour', async () => {
  const [player] = await people(1);
  const [slot, other] = [hour(), hour()];
  await reserve(staff, slot);
  await reserve(staff, other);
  const own = await joinWaitlist(player, slot);
  const caller = { customer: { name: 'Karim Caller', phone: '0612000098' } };
  const [double, more] = [
    await joinWaitlist(staff, slot, caller),
    await joinWaitlist(staff, other, caller),
  ];
  await staff.http
    .post(`/api/customers/${own.customer.reference}/join`)
    .send({ customer: double.customer.reference })
    .expect(200);
  const places = await placesOf(player);
  expect(new Map(places.map(({ reference, status }) => [reference, status]))).toEqual(
    new Map([
      [own.reference, 'waiting'],
      [more.reference, 'waiting'],
      [double.reference, 'left'],
    ]),
  );
});

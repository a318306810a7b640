import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer, DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let player: Person;
let other: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [staff, player, other] = [await world.staff(), await world.player(), await world.otherPlayer()];
});
beforeEach(() => world.clock.set(new Date(MONDAY_MORNING)));
afterAll(() => world.close());

const reserve = async (by: Person, changes: Record<string, unknown> = {}) =>
  (
    (await by.http.post('/api/bookings').send(wish(changes)).expect(201)).body as {
      data: BookingAnswer;
    }
  ).data;
const grid = async (query: Record<string, unknown>, by?: Person) =>
  (await (by?.http ?? world.http).get('/api/availability').query(query).expect(200))
    .body as AvailabilityDay[];
const slotAt = (day: AvailabilityDay | undefined, pitch: string, startTime: string) =>
  day?.pitches
    .find((one) => one.pitch === pitch)
    ?.slots.find((slot) => slot.startTime === startTime);

test('a night belongs to the evening it began in: grid, board and booking agree', async () => {
  const [evening, night] = ['2026-11-30', '2026-12-01'];
  const late = await reserve(await world.register(), {
    date: evening,
    startTime: '23:00',
    endTime: '01:00',
    pitch: 'P1',
  });
  expect(late).toMatchObject({
    date: evening,
    startTime: '23:00',
    endTime: '01:00',
    durationMinutes: 120,
  });
  const guest = await world.register();
  const after = await reserve(guest, {
    date: night,
    startTime: '00:00',
    endTime: '01:00',
    pitch: 'P2',
  });
  const [monday, tuesday] = await grid({ date: evening, days: 2 });
  expect(slotAt(monday, 'P1', '00:00')).toMatchObject({ date: night, state: 'taken' });
  expect(slotAt(monday, 'P2', '00:00')).toMatchObject({ date: night, state: 'taken' });
  expect(
    tuesday?.pitches.flatMap(({ slots }) => slots).filter(({ state }) => state === 'taken'),
  ).toEqual([]);
  const board = (await staff.http.get('/api/desk/day').query({ date: evening }).expect(200))
    .body as DeskDayAnswer;
  expect(board.bookings.map(({ reference }) => reference).sort()).toEqual(
    [late.reference, after.reference].sort(),
  );
  expect(board).toMatchObject({
    date: evening,
    opening: [{ startTime: '09:00', endTime: '01:00' }],
    slotMinutes: 60,
    now: '2026-11-23T09:00',
    counts: { pending: 2, underReview: 0, unpaid: 0 },
  });
  const taken = await guest.http
    .post('/api/bookings')
    .send(wish({ date: night, startTime: '00:00', endTime: '01:00', pitch: 'P1' }))
    .expect(409);
  expect(taken.body.code).toBe('BOOKING_SLOT_TAKEN');
});

test('a booking is found by its reference in any common way of writing it', async () => {
  const { reference } = await reserve(await world.register(), {
    date: '2026-11-25',
    startTime: '10:00',
    endTime: '11:00',
    pitch: 'P3',
  });
  const heard = [
    reference,
    reference.toLowerCase(),
    reference.replace('-', ''),
    reference.replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'),
    `${reference.slice(0, 6)} ${reference.slice(6)}`,
  ];
  for (const q of heard) {
    const { body } = await staff.http
      .get('/api/bookings')
      .query({ filter: JSON.stringify({ q }) })
      .expect(200);
    expect([q, (body as BookingAnswer[]).map((found) => found.reference)]).toEqual([
      q,
      [reference],
    ]);
  }
  const { body } = await staff.http
    .get('/api/bookings')
    .query({ filter: JSON.stringify({ q: 'b zzzz zzzz' }) })
    .expect(200);
  expect(body).toEqual([]);
});

test('only the desk sees the entry taking a slot and may book a slot already begun', async () => {
  const booking = await reserve(player, { startTime: '12:00', endTime: '13:00', pitch: 'P3' });
  const [seen] = await grid({ date: MONDAY }, staff);
  const [open] = await grid({ date: MONDAY });
  expect(slotAt(seen, 'P3', '12:00')).toMatchObject({
    state: 'booking',
    reference: booking.reference,
  });
  expect(slotAt(open, 'P3', '12:00')).toMatchObject({ state: 'taken', reference: null });
  expect([slotAt(seen, 'P3', '09:00')?.state, slotAt(open, 'P3', '09:00')?.state]).toEqual([
    'free',
    'past',
  ]);
  await reserve(staff, {
    startTime: '09:00',
    endTime: '10:00',
    pitch: 'P3',
    customer: { name: 'Passage', phone: '0611111111' },
  });
});

test('the board shows entries outside opening hours, once, and on a closed pitch', async () => {
  const reason = 'Entretien';
  for (const block of [
    { pitch: 'P1', startTime: '07:00', endTime: '08:00' },
    { pitch: 'P2', startTime: '02:00', endTime: '03:00' },
    { pitch: 'P3', startTime: '18:00', endTime: '19:00' },
  ]) {
    await staff.http
      .post('/api/blocks')
      .send({ ...block, date: '2026-11-27', reason })
      .expect(201);
  }
  const admin = await world.admin();
  await admin.http.put('/api/pitches/P3').send({ active: false }).expect(200);
  const shown = async (date: string) => {
    const board = (await staff.http.get('/api/desk/day').query({ date }).expect(200))
      .body as DeskDayAnswer;
    return board.occupancies
      .filter(({ pitch }) => board.pitches.some(({ reference }) => reference === pitch))
      .map(({ pitch, startTime }) => `${pitch} ${startTime}`)
      .sort();
  };
  expect(await shown('2026-11-26')).toEqual([]);
  expect(await shown('2026-11-27')).toEqual(['P1 07:00', 'P2 02:00', 'P3 18:00']);
  await admin.http.put('/api/pitches/P3').send({ active: true }).expect(200);
  const [audited] = await world.sql<{ changed: object }>(
    `select changed from audit where subject = 'P3' and act = 'pitch.update' order by id desc
      limit 1`,
  );
  expect(audited?.changed).toEqual({ active: { from: false, to: true } });
});

test('a blocked pitch is taken, until the block is lifted', async () => {
  const block = {
    pitch: 'P2',
    date: '2026-12-03',
    startTime: '18:00',
    endTime: '21:00',
    reason: 'Éclairage',
  };
  const { body } = await staff.http.post('/api/blocks').send(block).expect(201);
  expect(body.data).toMatchObject(block);
  expect((await staff.http.post('/api/blocks').send(block).expect(409)).body.code).toBe(
    'BLOCK_SLOT_TAKEN',
  );
  await player.http
    .post('/api/bookings')
    .send(wish({ date: '2026-12-03', pitch: 'P2' }))
    .expect(409);
  expect(
    (await staff.http.get('/api/blocks').query({ filter: '{"q":"eclairage"}' }).expect(200)).body,
  ).toHaveLength(1);
  const board = (await staff.http.get('/api/desk/day').query({ date: '2026-12-03' }).expect(200))
    .body as DeskDayAnswer;
  expect(board.occupancies).toMatchObject([{ kind: 'block', pitch: 'P2', reason: 'Éclairage' }]);
  await staff.http.delete(`/api/blocks/${body.data.reference}`).expect(200);
  await staff.http.delete(`/api/blocks/${body.data.reference}`).expect(404);
  expect(
    (
      await staff.http
        .post('/api/blocks')
        .send({ ...block, date: '2026-11-20' })
        .expect(422)
    ).body.code,
  ).toBe('BLOCK_IN_PAST');
});

test('a refused block lists only the conflicting customers and bookings, in order', async () => {
  const there = { date: '2026-11-25', pitch: 'P1' };
  const late = await reserve(staff, {
    ...there,
    startTime: '20:00',
    endTime: '22:00',
    customer: { name: 'Salma Tardive', phone: '0612345678' },
  });
  const early = await reserve(staff, {
    ...there,
    startTime: '18:00',
    endTime: '19:00',
    customer: { name: 'Anas Premier' },
  });
  await reserve(staff, {
    ...there,
    startTime: '23:00',
    endTime: '00:00',
    customer: { name: 'Plus Tard', phone: '0611111112' },
  });
  const wall = { ...there, startTime: '19:00', endTime: '20:00', reason: 'Filet' };
  const kept = (await staff.http.post('/api/blocks').send(wall).expect(201)).body.data as {
    reference: string;
  };
  const lamp = { ...there, startTime: '18:00', endTime: '22:00', reason: 'Lampe' };
  const refused = await staff.http.post('/api/blocks').send(lamp).expect(409);
  const on = ({ reference, startTime, endTime }: BookingAnswer) => ({
    kind: 'booking',
    reference,
    date: there.date,
    startTime,
    endTime,
  });
  expect(refused.body).toMatchObject({
    code: 'BLOCK_SLOT_TAKEN',
    errorMessages: [{ field: 'startTime' }],
  });
  expect(refused.body.standing).toEqual([
    { ...on(early), customer: { fullName: 'Anas Premier', phone: null } },
    {
      kind: 'block',
      reference: kept.reference,
      date: there.date,
      startTime: '19:00',
      endTime: '20:00',
      customer: null,
    },
    { ...on(late), customer: { fullName: 'Salma Tardive', phone: '+212612345678' } },
  ]);
  const unnamed = await player.http.post('/api/blocks').send(lamp).expect(403);
  expect(unnamed.body).not.toHaveProperty('standing');
});

test('a booking of somebody else is unknown: to read, to change, to cancel', async () => {
  const own = await reserve(staff, { date: '2026-11-26' });
  for (const reference of [own.reference, 'B-00000000']) {
    const answers = [
      await other.http.get(`/api/bookings/${reference}`),
      await other.http.put(`/api/bookings/${reference}`).send({ addons: [] }),
      await other.http.delete(`/api/bookings/${reference}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([404, 'NOT_FOUND']),
    );
  }
  await (await world.otherPlayer()).http.get(`/api/bookings/${own.reference}/history`).expect(404);
});

test('lists own bookings of a player, upcoming first; all for the desk, with filters', async () => {
  const there = { date: '2026-12-02', pitch: 'P3' };
  const guest = await world.register();
  await reserve(guest, { ...there, startTime: '23:00', endTime: '00:00' });
  await reserve(guest, { ...there, startTime: '12:00', endTime: '13:00' });
  const customer = { name: 'Escale', phone: '0611111113' };
  await reserve(staff, { ...there, startTime: '09:00', endTime: '10:00', customer });
  const mine = (await guest.http.get('/api/bookings_my_reservations').expect(200))
    .body as BookingAnswer[];
  expect(mine.map(({ customer: { fullName } }) => fullName)).toEqual(
    Array(2).fill(guest.user.fullName),
  );
  const starts = mine
    .filter(({ status }) => status === 'pending')
    .map(({ date, startTime }) => `${date} ${startTime}`);
  expect(starts).toEqual([...starts].sort());
  const ask = async (filter: object, sort = ['date', 'ASC']) => {
    const answer = await staff.http
      .get('/api/bookings')
      .query({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,1]' })
      .expect(200);
    return {
      range: answer.headers['content-range'] as string,
      rows: answer.body as BookingAnswer[],
    };
  };
  expect((await ask({})).range).toMatch(/^bookings 0-1\/\d+$/);
  expect((await ask(there)).rows.map(({ startTime }) => startTime)).toEqual(['09:00', '12:00']);
  expect((await ask({ q: 'èscale' })).rows.map((found) => found.customer.fullName)).toEqual([
    'Escale',
  ]);
  expect(
    (await ask({ status: 'confirmed', paymentStatus: 'unpaid', paymentMethod: 'cash' })).rows.every(
      ({ status }) => status === 'confirmed',
    ),
  ).toBe(true);
  expect((await ask({ from: '2027-01-01' })).range).toBe('bookings */0');
  await staff.http.get('/api/bookings').query({ filter: '{"status":"gone"}' }).expect(422);
});

test('the badge counts what waits for the desk', async () => {
  const before = (await staff.http.get('/api/desk/waiting').expect(200)).body as DeskWaitingAnswer;
  const { reference } = await reserve(staff, {
    date: MONDAY,
    startTime: '20:00',
    endTime: '21:00',
  });
  const after = (await staff.http.get('/api/desk/waiting').expect(200)).body as DeskWaitingAnswer;
  expect(after).toEqual({ ...before, unpaidTonight: before.unpaidTonight + 1 });
  await world.sql(`update bookings set status = 'no_show' where reference = $1`, [reference]);
  expect((await staff.http.get('/api/desk/waiting').expect(200)).body).toEqual(before);
  await player.http.get('/api/desk/waiting').expect(403);
});

test('availability past the horizon, for too many days or on no day is refused', async () => {
  const refused = async (query: Record<string, unknown>) =>
    (await world.http.get('/api/availability').query(query).expect(422)).body.code as string;
  expect(await refused({ date: '2027-01-23' })).toBe('AVAILABILITY_BEYOND_HORIZON');
  expect(await refused({ date: MONDAY, days: 15 })).toBe('AVAILABILITY_DAYS');
  expect(await refused({ date: '2026-02-30' })).toBe('VALIDATION_FAILED');
  expect(await grid({ date: '2027-01-20', days: 14 })).toHaveLength(3);
});

test('from midnight to closing the default day is that of the night, still bookable', async () => {
  const week = (endTime: string) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      intervals: [{ startTime: '09:00', endTime }],
    }));
  const open = async (endTime: string) =>
    (await world.login((await world.admin()).email)).http
      .put('/api/venue')
      .send({ openingHours: week(endTime) })
      .expect(200);
  const board = async () =>
    (
      (await (await world.login(staff.email)).http.get('/api/desk/day').expect(200))
        .body as DeskDayAnswer
    ).date;
  await open('02:00');
  for (const [clock, date] of [
    ['2026-11-23T23:59', MONDAY],
    ['2026-11-24T00:30', MONDAY],
    ['2026-11-24T01:59', MONDAY],
    ['2026-11-24T02:00', '2026-11-24'],
    ['2026-11-24T09:00', '2026-11-24'],
  ] as const) {
    world.clock.set(new Date(`${clock}:00Z`));
    expect([
      clock,
      (await grid({}))[0]?.date,
      (await grid({ days: 2 })).length,
      await board(),
    ]).toEqual([clock, date, 2, date]);
  }
  world.clock.set(new Date('2026-11-24T00:30:00Z'));
  expect((await grid({ date: '2026-11-24' }))[0]?.date).toBe('2026-11-24');
  expect(slotAt((await grid({}))[0], 'P2', '01:00')).toMatchObject({
    date: '2026-11-24',
    state: 'free',
  });
  await reserve(await world.register(), {
    date: '2026-11-24',
    startTime: '01:00',
    endTime: '02:00',
    pitch: 'P2',
  });
  expect(slotAt((await grid({ date: MONDAY }))[0], 'P2', '01:00')).toMatchObject({
    state: 'taken',
  });
  await open('01:00');
});

test('a pitch that anything was booked on is closed, not removed', async () => {
  const admin = await world.admin();
  await reserve(staff, { date: '2026-12-04', pitch: 'P1' });
  expect((await admin.http.delete('/api/pitches/P1').expect(409)).body.code).toBe('PITCH_IN_USE');
  await admin.http.put('/api/pitches/P1').send({ active: false }).expect(200);
  const [day] = await grid({ date: '2026-12-01' });
  expect(day?.pitches.map(({ pitch }) => pitch)).toEqual(['P2', 'P3']);
  await admin.http
    .post('/api/pitches')
    .send({ code: 'P4', name: { fr: 'Quatre' } })
    .expect(201);
  expect(
    (
      await admin.http
        .post('/api/pitches')
        .send({ code: 'P4', name: { fr: 'Quatre' } })
        .expect(422)
    ).body.code,
  ).toBe('PITCH_CODE_TAKEN');
  expect(
    ((await admin.http.delete('/api/pitches/P4').expect(200)).body.data as { code: string }[]).map(
      ({ code }) => code,
    ),
  ).toEqual(['P1', 'P2', 'P3']);
  await admin.http.put('/api/pitches/P1').send({ active: true }).expect(200);
});

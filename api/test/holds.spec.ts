import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Logger } from '@nestjs/common';
import { examine } from '../src/commands/examine.ts';
import { ExpiryService } from '../src/bookings/expire/expiry.service.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;

let world: World;
let staff: Person;
let expiry: { expirePending(): Promise<number>; completeEnded(): Promise<number> };

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
  expiry = switchSweepOff(world.app.get(ExpiryService));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  // Signs staff in again, because a staff session lasts twelve hours and a test may advance the
  // clock further.
  staff = await world.login(staff.email);
});
// After each test and a sweep a week later, the database is consistent.
afterEach(async () => {
  later(7 * 24 * 60);
  await expiry.expirePending();
  await expiry.completeEnded();
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

/** Disables the periodic sweep of expired bookings; a test runs the sweep explicitly. */
function switchSweepOff(service: ExpiryService): typeof expiry {
  const sweeps = {
    expirePending: service.expirePending.bind(service),
    completeEnded: service.completeEnded.bind(service),
  };
  service.expirePending = () => Promise.resolve(0);
  service.completeEnded = () => Promise.resolve(0);
  return sweeps;
}

/** Start hour of the previous booking; each booking uses the next hour. */
let hours = 9;
const hour = () => ({
  startTime: String(++hours).padStart(2, '0') + ':00',
  endTime: `${hours + 1}:00`,
  pitch: 'P1',
  date: '2026-11-24',
});

const later = (minutes: number) =>
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + minutes * MINUTE_MS));
const reserve = async (by: Person, changes: Record<string, unknown>) =>
  (
    (await by.http.post('/api/bookings').send(wish(changes)).expect(201)).body as {
      data: BookingAnswer;
    }
  ).data;
const read = async (reference: string) =>
  (await staff.http.get(`/api/bookings/${reference}`).expect(200)).body as BookingAnswer;
const minutesOf = (booking: BookingAnswer) =>
  Math.round((Date.parse(booking.holdExpiresAt ?? '') - Date.parse(booking.createdAt)) / MINUTE_MS);
const holdWhileOpenOnly = async (holdsWhileOpenOnly: boolean) =>
  (await world.admin()).http
    .put('/api/venue')
    .send({ policies: { holdsWhileOpenOnly } })
    .expect(200);
const messages = (reference: string, template: string) =>
  world.sql<{ withdrawn: boolean; due_at: Date }>(
    `select withdrawn_at is not null as withdrawn, due_at from outbox where template = $2
      and parameters ->> 'reference' = $1 and channel = 'mail'`,
    [reference, template],
  );

test('a hold lasts an hour, or until a quarter past the start', async () => {
  const player = await world.register();
  expect(minutesOf(await reserve(player, hour()))).toBe(60);
  expect(
    minutesOf(
      await reserve(player, { date: MONDAY, startTime: '10:00', endTime: '11:00', pitch: 'P3' }),
    ),
  ).toBe(60);
  later(50);
  const soon = await reserve(await world.register(), {
    date: MONDAY,
    startTime: '10:00',
    endTime: '11:00',
    pitch: 'P2',
  });
  expect(minutesOf(soon)).toBe(25);
});

test('a booking that fails to expire is left for the next sweep and blocks no other', async () => {
  const evening = { startTime: '20:00', endTime: '21:00' };
  const poisoned = await reserve(await world.register(), {
    ...evening,
    pitch: 'P1',
    date: '2026-11-26',
  });
  const others = [];
  for (const pitch of ['P1', 'P2', 'P3'])
    others.push(await reserve(await world.register(), { ...evening, pitch, date: '2026-11-27' }));
  later(61);
  await world.sql(
    `create function fail() returns trigger language plpgsql as $$ begin raise 'poison'; end $$`,
  );
  await world.sql(
    `create trigger poison before update on bookings for each row
      when (old.reference = '${poisoned.reference}') execute function fail()`,
  );
  const [logged, log] = [[] as unknown[], jest.spyOn(Logger.prototype, 'error')];
  log.mockImplementation((...said: unknown[]) => void logged.push(said[0]));
  expect(await expiry.expirePending()).toBeGreaterThanOrEqual(3);
  expect(logged).toEqual([expect.objectContaining({ left: poisoned.reference })]);
  log.mockRestore();
  const stored = await world.sql<{ status: string }>(
    'select status from bookings where reference = any($1)',
    [others.map(({ reference }) => reference)],
  );
  expect(stored.map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
  await world.sql('drop trigger poison on bookings');
  expect(await expiry.expirePending()).toBe(1);
});

test('after one hour the sweep expires the hold once and notifies the player', async () => {
  const player = await world.register();
  const booking = await reserve(player, hour());
  later(59);
  await expiry.expirePending();
  expect((await read(booking.reference)).status).toBe('pending');
  later(61);
  await Promise.all([expiry.expirePending(), expiry.expirePending(), expiry.expirePending()]);
  expect(await read(booking.reference)).toMatchObject({ status: 'expired', holdExpiresAt: null });
  expect(
    await world.sql('select 1 from occupancies where holder = $1', [booking.reference]),
  ).toEqual([]);
  expect(await messages(booking.reference, 'bookingExpired')).toHaveLength(1);
  const acts = await world.sql(
    'select act, actor, from_state, to_state from audit where subject = $1 order by id',
    [booking.reference],
  );
  expect(acts).toMatchObject([
    { act: 'booking.reserve' },
    { act: 'booking.expire', actor: null, from_state: 'pending', to_state: 'expired' },
  ]);
});

test('without a sweep, an ended hold reads as expired and its slot can be booked', async () => {
  const [late, quick] = [await world.register(), await world.register()];
  const slot = hour();
  const lost = await reserve(late, slot);
  later(61);
  const grid = (await world.http.get('/api/availability').query({ date: slot.date })).body as {
    pitches: { slots: { startTime: string; state: string }[] }[];
  }[];
  expect(
    grid[0]?.pitches[0]?.slots.find(({ startTime }) => startTime === slot.startTime)?.state,
  ).toBe('free');
  expect((await read(lost.reference)).status).toBe('expired');
  expect(
    (await late.http.get('/api/bookings').query({ filter: '{"status":"pending"}' })).body,
  ).toEqual([]);
  const won = await reserve(quick, slot);
  expect(won.pitch).toBe('P1');
  expect(
    await world.sql('select status from bookings where reference = $1', [lost.reference]),
  ).toEqual([{ status: 'expired' }]);
  expect(await messages(lost.reference, 'bookingExpired')).toHaveLength(1);
  await expiry.expirePending();
  expect(await messages(lost.reference, 'bookingExpired')).toHaveLength(1);
});

test('an expired hold blocks no booking and does not count toward player limits', async () => {
  const player = await world.register();
  await reserve(player, hour());
  await reserve(player, hour());
  await player.http.post('/api/bookings').send(wish(hour())).expect(409);
  later(61);
  await reserve(player, hour());
});

test('a confirmation after the hold is refused, one before it wins over the sweep', async () => {
  const [one, two] = [
    await reserve(await world.register(), hour()),
    await reserve(await world.register(), hour()),
  ];
  later(59);
  await staff.http.post(`/api/bookings/${one.reference}/confirm`).send({}).expect(200);
  later(61);
  const { body } = await staff.http
    .post(`/api/bookings/${two.reference}/confirm`)
    .send({})
    .expect(409);
  expect(body.code).toBe('BOOKING_EXPIRED');
  await expiry.expirePending();
  expect((await read(one.reference)).status).toBe('confirmed');
  expect((await read(two.reference)).status).toBe('expired');
});

test('when confirmations and the sweep run concurrently, exactly one succeeds', async () => {
  const outcomes = new Set<string>();
  let left = 4;
  for (let round = 0; round < 12; round++) {
    world.clock.set(new Date(MONDAY_MORNING));
    const booking = await reserve(await world.register(), {
      date: `2026-12-${String(round + 1).padStart(2, '0')}`,
      pitch: 'P2',
    });
    // The hold (the time limit of a pending booking) ends while both requests are in progress.
    world.clock.set(new Date(Date.parse(booking.holdExpiresAt ?? '') - left));
    const [answer] = await Promise.all([
      staff.http.post(`/api/bookings/${booking.reference}/confirm`).send({}),
      new Promise((resolve) => setTimeout(resolve, round)).then(() => expiry.expirePending()),
    ]);
    world.clock.set(new Date(Date.parse(booking.holdExpiresAt ?? '')));
    await expiry.expirePending();
    const { status } = await read(booking.reference);
    expect([answer.status, status]).toEqual(
      answer.status === 200 ? [200, 'confirmed'] : [409, 'expired'],
    );
    expect(
      await world.sql('select 1 from audit where subject = $1', [booking.reference]),
    ).toHaveLength(2);
    outcomes.add(status);
    // Changes the time until the hold ends for the next round. On any machine the rounds thus
    // approach the moment at which either request may come first.
    left = status === 'expired' ? left * 2 : left / 2;
  }
  expect([...outcomes].sort()).toEqual(['confirmed', 'expired']);
});

test('a reminder is sent 15 minutes before a hold ends, unless already settled', async () => {
  const player = await world.register();
  const [kept, settled] = [await reserve(player, hour()), await reserve(player, hour())];
  await staff.http.post(`/api/bookings/${settled.reference}/confirm`).send({}).expect(200);
  expect(await messages(settled.reference, 'bookingReminder')).toMatchObject([{ withdrawn: true }]);
  const [reminder] = await messages(kept.reference, 'bookingReminder');
  expect([
    reminder?.withdrawn,
    (Date.parse(kept.holdExpiresAt ?? '') - (reminder?.due_at.getTime() ?? 0)) / MINUTE_MS,
  ]).toEqual([false, 15]);
  later(46);
  const subjects = (await world.mails(player.email)).map(({ subject }) => subject);
  expect(
    subjects.filter((subject) => subject === 'Plus que 15 minutes pour garder votre créneau'),
  ).toHaveLength(1);
});

test('no reminder for a hold that is shorter than one', async () => {
  later(9 * 60 + 55); // The clock is at 18:55.
  const booking = await reserve(await world.register(), {
    date: MONDAY,
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P2',
  });
  expect(minutesOf(booking)).toBe(20);
  later(11 * 60 - 1 + 60); // The clock is at 20:59.
  const short = await staff.http
    .post('/api/bookings')
    .send(
      wish({
        date: MONDAY,
        startTime: '20:00',
        endTime: '22:00',
        pitch: 'P3',
        confirm: false,
        customer: { name: 'Samir', phone: '0612000000' },
      }),
    )
    .expect(201);
  // No hold is created if it would end in the past; the booking is confirmed at once.
  expect((short.body as { data: BookingAnswer }).data.status).toBe('confirmed');
});

test('at its end a confirmed booking is completed, paid or not, before any sweep', async () => {
  const { reference } = await reserve(staff, {
    date: MONDAY,
    startTime: '14:00',
    endTime: '15:00',
    pitch: 'P3',
  });
  later(6 * 60 + 1);
  expect((await read(reference)).status).toBe('completed');
  await Promise.all([expiry.completeEnded(), expiry.completeEnded()]);
  expect(
    await world.sql('select from_state, to_state from audit where subject = $1 order by id', [
      reference,
    ]),
  ).toEqual([
    { from_state: null, to_state: 'confirmed' },
    { from_state: 'confirmed', to_state: 'completed' },
  ]);
});

test('with holds limited to desk hours, a night hold ends an hour after opening', async () => {
  await holdWhileOpenOnly(true);
  world.clock.set(new Date('2026-11-24T02:00:00Z'));
  const booking = await reserve(await world.register(), { date: '2026-11-26', pitch: 'P1' });
  expect(booking.holdExpiresAt?.slice(0, 16)).toBe('2026-11-24T10:00');
  world.clock.set(new Date(MONDAY_MORNING));
  await holdWhileOpenOnly(false);
});

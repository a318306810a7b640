import type { AttendanceAnswer, StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { examine } from '../../src/commands/examine.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { eventually } from '../eventually.ts';
import { placeOf, joinWaitlist } from '../waitlist-helpers.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { makeSeason, makeSession } from './academy-world.ts';

const WEDNESDAY = '2026-11-25';
const DATES = 'academy.dates';

let world: World;
let admin: Person;
let player: Person;
beforeEach(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [admin, player] = [await world.admin(), await world.player()];
});
afterEach(async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
  await world.close();
});

const heldBy = async (session: string) =>
  (
    await world.sql<{ starts: string }>(
      `select to_char(lower(period), 'YYYY-MM-DD HH24:MI') as starts from occupancies
        where kind = 'academy' and holder = $1 order by 1`,
      [session],
    )
  ).map(({ starts }) => starts);
const slot = async (date: string, startTime: string, by: Pick<Person, 'http'> | World = world) => {
  const { body } = await by.http.get('/api/availability').query({ date }).expect(200);
  return (body as AvailabilityDay[])[0]?.pitches
    .find(({ pitch }) => pitch === 'P3')
    ?.slots.find((one) => one.startTime === startTime);
};
const read = async (session: string) =>
  (await admin.http.get(`/api/academy_sessions/${session}`).expect(200)).body as StaffSessionAnswer;
const acts = async (session: string) =>
  (
    await world.sql<{ act: string; date: string | null }>(
      `select act, changed ->> 'date' as date from audit where subject = $1
        and act in ('academySession.miss', 'academySession.found') order by id`,
      [session],
    )
  ).map(({ act, date }) => [act, date]);

test('a 90-minute session on an hourly grid reserves both hours each bookable week', async () => {
  const { reference } = await makeSession(admin, await makeSeason(admin));
  expect(
    [
      await slot(WEDNESDAY, '16:00'),
      await slot(WEDNESDAY, '17:00'),
      await slot(WEDNESDAY, '18:00'),
      await slot(WEDNESDAY, '19:00'),
    ].map((one) => one?.state),
  ).toEqual(['free', 'taken', 'taken', 'free']);
  expect((await slot(WEDNESDAY, '16:00'))?.prices).toEqual({ 60: 30_000, 120: null });
  expect(await slot(WEDNESDAY, '18:00', admin)).toMatchObject({ state: 'academy', reference });
  await player.http
    .post('/api/bookings')
    .send(wish({ date: WEDNESDAY, startTime: '18:00', endTime: '19:00', pitch: 'P3' }))
    .expect(409);
  const held = await heldBy(reference);
  expect([held[0], held.length]).toEqual([`${WEDNESDAY} 17:00`, 10]);
  // Bookings are possible until 22 January 2027; sessions occupy the pitch for one more week.
  expect(held.at(-1)?.slice(0, 10)).toBe('2027-01-27');
});

test('future dates are created once each as weeks pass, also with concurrent runs', async () => {
  const { reference } = await makeSession(admin, await makeSeason(admin));
  world.clock.set(new Date('2026-12-07T09:00:00Z'));
  admin = await world.login(admin.email);
  const jobs = world.app.get(Jobs);
  await Promise.all([jobs.run(DATES), jobs.run(DATES)]);
  const held = await heldBy(reference);
  expect([held[0], held.length, new Set(held).size]).toEqual([`${WEDNESDAY} 17:00`, 12, 12]);
  expect((await read(reference)).missed).toEqual([]);
});

test('an existing booking is kept; the missed date is reserved once the slot is free', async () => {
  const { body } = await player.http
    .post('/api/bookings')
    .send(wish({ date: '2026-12-02', startTime: '18:00', endTime: '19:00', pitch: 'P3' }))
    .expect(201);
  const booking = (body as { data: { reference: string } }).data.reference;
  const { reference, missed } = await makeSession(admin, await makeSeason(admin));
  expect([missed, (await heldBy(reference)).includes('2026-12-02 17:00')]).toEqual([
    ['2026-12-02'],
    false,
  ]);
  await world.app.get(Jobs).run(DATES);
  expect(await acts(reference)).toEqual([['academySession.miss', '2026-12-02']]);
  const { body: listed } = await (
    await world.staff()
  ).http
    .get('/api/academy_sessions')
    .query({ filter: '{"hasMissed":true}' })
    .expect(200);
  expect(listed).toMatchObject([{ reference, missed: ['2026-12-02'] }]);
  await player.http.get(`/api/bookings/${booking}`).expect(200);
  await player.http.delete(`/api/bookings/${booking}`).expect(200);
  const found = await eventually(
    async () => (await read(reference)).missed,
    (missing) => missing.length === 0,
  );
  expect([found, (await heldBy(reference)).includes('2026-12-02 17:00')]).toEqual([[], true]);
  expect(await acts(reference)).toEqual([
    ['academySession.miss', '2026-12-02'],
    ['academySession.found', '2026-12-02'],
  ]);
});

test('a past missed date stays missed: no attendance list and no re-booking', async () => {
  await player.http
    .post('/api/bookings')
    .send(
      wish({
        date: WEDNESDAY,
        startTime: '18:00',
        endTime: '19:00',
        pitch: 'P3',
        paymentMethod: 'cash',
      }),
    )
    .expect(201);
  const { reference, missed } = await makeSession(admin, await makeSeason(admin));
  expect(missed).toEqual([WEDNESDAY]);
  world.clock.set(new Date('2026-12-03T09:00:00Z'));
  admin = await world.login(admin.email);
  await world.app.get(Jobs).run(DATES);
  expect([(await read(reference)).missed, await acts(reference)]).toEqual([
    [],
    [['academySession.miss', WEDNESDAY]],
  ]);
  const { body: listed } = await admin.http
    .get('/api/academy_sessions')
    .query({ filter: '{"hasMissed":true}' })
    .expect(200);
  expect(listed).toEqual([]);
  const { body } = await admin.http
    .get(`/api/academy_sessions/${reference}/attendance`)
    .expect(200);
  expect((body as AttendanceAnswer).dates.slice(0, 2)).toEqual(['2026-12-02', '2026-11-18']);
  await admin.http
    .get(`/api/academy_sessions/${reference}/attendance`)
    .query({ date: WEDNESDAY })
    .expect(422);
  await admin.http
    .put(`/api/academy_sessions/${reference}/attendance`)
    .send({ date: WEDNESDAY, present: [], absent: [] })
    .expect(422);
});

test('a hold that has lapsed is no obstacle', async () => {
  await player.http
    .post('/api/bookings')
    .send(wish({ date: WEDNESDAY, startTime: '17:00', endTime: '18:00', pitch: 'P3' }))
    .expect(201);
  await world.app.get(Jobs).pause();
  world.clock.set(new Date('2026-11-23T11:00:00Z'));
  const { missed } = await makeSession(admin, await makeSeason(admin));
  expect(missed).toEqual([]);
  expect(await world.sql('select status from bookings')).toEqual([{ status: 'expired' }]);
});

test('a session that moves takes its dates along; what was played stays where it was', async () => {
  const { reference } = await makeSession(admin, await makeSeason(admin));
  world.clock.set(new Date('2026-11-26T09:00:00Z'));
  const again = await world.login(admin.email);
  await again.http
    .put(`/api/academy_sessions/${reference}`)
    .send({ weekday: 4, startTime: '18:00', endTime: '19:30' })
    .expect(200);
  const held = await heldBy(reference);
  expect(held.slice(0, 3)).toEqual([`${WEDNESDAY} 17:00`, '2026-11-26 18:00', '2026-12-03 18:00']);
  expect((await slot('2026-12-02', '17:00'))?.state).toBe('free');
  await again.http.put(`/api/academy_sessions/${reference}`).send({ pitch: 'P1' }).expect(200);
  expect((await slot('2026-12-03', '18:00'))?.state).toBe('free');
  expect(await heldBy(reference)).toHaveLength(held.length);
});

test('a session with changed hours keeps those it needs, before any waiting list', async () => {
  const { reference } = await makeSession(admin, await makeSeason(admin));
  const { reference: place } = await joinWaitlist(player, {
    date: WEDNESDAY,
    startTime: '17:00',
    endTime: '18:00',
    pitch: 'P3',
  });
  await admin.http
    .put(`/api/academy_sessions/${reference}`)
    .send({ startTime: '17:30', endTime: '19:00' })
    .expect(200);
  expect([
    (await heldBy(reference))[0],
    (await read(reference)).missed,
    (await placeOf(player, place)).status,
  ]).toEqual([`${WEDNESDAY} 17:30`, [], 'waiting']);
  await admin.http
    .put(`/api/academy_sessions/${reference}`)
    .send({ startTime: '18:00', endTime: '19:00' })
    .expect(200);
  expect([(await heldBy(reference))[0], (await placeOf(player, place)).status]).toEqual([
    `${WEDNESDAY} 18:00`,
    'offered',
  ]);
});

test('shortening a season frees later dates; removing it and its session frees all', async () => {
  const season = await makeSeason(admin);
  const { reference } = await makeSession(admin, season);
  await admin.http.put(`/api/academy_seasons/${season}`).send({ to: '2026-12-02' }).expect(200);
  expect(await heldBy(reference)).toEqual([`${WEDNESDAY} 17:00`, '2026-12-02 17:00']);
  expect((await slot('2026-12-09', '17:00'))?.state).toBe('free');
  await admin.http.delete(`/api/academy_sessions/${reference}`).expect(200);
  await admin.http.delete(`/api/academy_seasons/${season}`).expect(200);
  expect(await world.sql(`select 1 from occupancies where kind = 'academy'`)).toEqual([]);
});

test('a session of today that has begun is left alone', async () => {
  world.clock.set(new Date('2026-11-25T17:30:00Z'));
  const again = await world.login(admin.email);
  const { reference } = await makeSession(again, await makeSeason(again));
  expect((await heldBy(reference))[0]).toBe('2026-12-02 17:00');
});

test('when a booking and a session request one hour, one gets it, the other a 409', async () => {
  const season = await makeSeason(admin);
  for (let round = 0; round < 8; round++) {
    const hours = {
      startTime: `${String(9 + round).padStart(2, '0')}:00`,
      endTime: `${String(10 + round).padStart(2, '0')}:00`,
    };
    const [session, booking] = await Promise.all([
      makeSession(admin, season, { ...hours, pitch: 'P2' }),
      (await world.register()).http
        .post('/api/bookings')
        .send(wish({ date: WEDNESDAY, ...hours, pitch: 'P2' })),
    ]);
    expect([session.missed.includes(WEDNESDAY), booking.status]).toEqual(
      booking.status === 201 ? [true, 201] : [false, 409],
    );
  }
});

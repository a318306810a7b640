import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { examine } from '../../src/commands/examine.ts';
import type { Person } from '../people.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { makeEdition, makeMatch } from './editions.ts';

const ROUNDS = 20;

let world: World;
let admin: Person;
let player: Person;
let tournament: string;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await world.sql('update venue set max_pending = 1000, max_upcoming = 1000');
  [admin, player] = [await world.admin(), await world.player()];
  tournament = (await makeEdition(admin)).id;
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const hour = (startTime: string, endTime: string, pitch = 'P1') => ({
  date: MONDAY,
  startTime,
  endTime,
  pitch,
});
const slotOf = async (by: Pick<Person, 'http'> | World, startTime: string, pitch = 'P1') => {
  const { body } = await by.http.get('/api/availability').query({ date: MONDAY }).expect(200);
  return (body as AvailabilityDay[])[0]?.pitches
    .find((one) => one.pitch === pitch)
    ?.slots.find((slot) => slot.startTime === startTime);
};
const plan = (place: object, stage = 'semi') => makeMatch(admin, { tournament, stage, ...place });
const move = (reference: string, place: object) =>
  admin.http.put(`/api/tournament_matches/${reference}`).send(place);
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

test('a match with a pitch and an hour occupies the slot; only the desk sees details', async () => {
  const { reference } = await plan(hour('10:00', '11:00'));
  expect(await slotOf(world, '10:00')).toMatchObject({ state: 'taken', reference: null });
  expect(await slotOf(admin, '10:00')).toMatchObject({ state: 'match', reference });
  await player.http
    .post('/api/bookings')
    .send(wish(hour('10:00', '11:00')))
    .expect(409);
});

test('a match does not displace a booking: it is refused and nothing is stored', async () => {
  await player.http
    .post('/api/bookings')
    .send(wish(hour('12:00', '13:00')))
    .expect(201);
  const refused = await admin.http
    .post('/api/tournament_matches')
    .send({ tournament, stage: 'third', ...hour('12:30', '13:30') })
    .expect(409);
  expect(refused.body).toMatchObject({
    code: 'MATCH_SLOT_TAKEN',
    errorMessages: [{ field: 'startTime' }],
  });
  expect(await world.sql(`select 1 from matches where stage = 'third'`)).toEqual([]);
});

test('a match that moves gives up what it had; one that cannot move keeps it', async () => {
  const { reference } = await plan(hour('14:00', '15:00'));
  await move(reference, hour('14:30', '15:30')).expect(200);
  await move(reference, { pitch: 'P2' }).expect(200);
  expect([
    (await slotOf(world, '14:00'))?.state,
    (await slotOf(world, '14:00', 'P2'))?.state,
  ]).toEqual(['free', 'taken']);
  await player.http
    .post('/api/bookings')
    .send(wish(hour('16:00', '17:00', 'P2')))
    .expect(201);
  expect(code(await move(reference, { startTime: '16:00', endTime: '17:00' }).expect(409))).toBe(
    'MATCH_SLOT_TAKEN',
  );
  expect(await slotOf(admin, '14:00', 'P2')).toMatchObject({ state: 'match', reference });
  expect(
    (await admin.http.get(`/api/tournament_matches/${reference}`).expect(200)).body,
  ).toMatchObject({
    startTime: '14:30',
    pitch: 'P2',
  });
});

test('a match without a pitch or a removed match or tournament occupies no slot', async () => {
  const first = await plan(hour('18:00', '19:00', 'P3'));
  await move(first.reference, { pitch: null }).expect(200);
  expect((await slotOf(world, '18:00', 'P3'))?.state).toBe('free');
  const second = await plan(hour('18:00', '19:00', 'P3'));
  await admin.http.delete(`/api/tournament_matches/${second.reference}`).expect(200);
  expect((await slotOf(world, '18:00', 'P3'))?.state).toBe('free');
  const { id } = await makeEdition(admin);
  for (const [startTime, endTime] of [
    ['18:00', '19:00'],
    ['20:00', '21:00'],
  ])
    await makeMatch(admin, {
      tournament: id,
      stage: 'semi',
      ...hour(startTime ?? '', endTime ?? '', 'P3'),
    });
  await admin.http.delete(`/api/tournaments/${encodeURIComponent(id)}`).expect(200);
  expect([
    (await slotOf(world, '18:00', 'P3'))?.state,
    (await slotOf(world, '20:00', 'P3'))?.state,
  ]).toEqual(['free', 'free']);
});

test('two matches that swap places are serialized: no deadlock and no overlap', async () => {
  const [one, other] = [
    await plan(hour('21:00', '22:00', 'P1')),
    await plan(hour('21:00', '22:00', 'P2')),
  ];
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      move(one.reference, { pitch: 'P2' }),
      move(other.reference, { pitch: 'P1' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  }
});

test('of a concurrent match and booking for the same hour, exactly one succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const place = {
      ...hour('19:00', '20:00', 'P2'),
      date: `2026-12-${String(round + 1).padStart(2, '0')}`,
    };
    const [match, booking] = await Promise.all([
      admin.http.post('/api/tournament_matches').send({ tournament, stage: 'quarter', ...place }),
      player.http.post('/api/bookings').send(wish(place)),
    ]);
    expect([match.status, booking.status].sort()).toEqual([201, 409]);
    expect(
      await world.sql(`select kind from occupancies where lower(period) = $1`, [
        `${place.date}T19:00`,
      ]),
    ).toEqual([{ kind: match.status === 201 ? 'match' : 'booking' }]);
  }
});

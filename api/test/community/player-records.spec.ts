import type { PlayerAnswer, PlayerRecord } from '@five/shared/community/community.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { VenueClock } from '../../src/platform/clock/venue-clock.ts';
import { answered, newMatch, soon } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let captain: Person;
let amine: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  [captain, amine, staff] = [
    await world.register({ firstName: 'Nadia' }),
    await world.register({ firstName: 'Amine' }),
    await world.staff(),
  ];
  await amine.http.post('/api/auth/field').send({ publicPlayer: true }).expect(200);
});
afterAll(() => world.close());

/** Lets Amine, in the first team, play a match with this result; returns its token. */
async function played(a: number, b: number): Promise<string> {
  world.clock.set(new Date(MONDAY_MORNING));
  const { token, booking } = await newMatch(captain, soon(world));
  await staff.http.post(`/api/bookings/${booking}/confirm`).send({ reason: 'Habitué' }).expect(200);
  await answered(world.http, token, { count: 1 });
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const { body } = await captain.http.get(`/api/matches/${token}`).expect(200);
  const { seats, date, endTime } = body as BookingMatchAnswer;
  const [guest, member] = seats.map(({ id }) => id);
  const path = `/api/matches/${token}`;
  await captain.http
    .put(`${path}/teams`)
    .send({ a: [member], b: [guest] })
    .expect(200);
  world.clock.set(world.app.get(VenueClock).reached(`${date}T${endTime}`));
  await captain.http.put(`${path}/result`).send({ a, b }).expect(200);
  return token;
}

const cardOf = async (by: Person) =>
  ((await world.http.get(`/api/players/${by.reference}`).expect(200)).body as PlayerAnswer).record;
const ownRecord = async (by: Person) =>
  (await by.http.get('/api/players_my_record').expect(200)).body as PlayerRecord;
const show = (showsResults: boolean) =>
  amine.http.post('/api/auth/field').send({ showsResults }).expect(200);

test('matches, wins and form are shown to others of players that opted in only', async () => {
  const scores: [number, number][] = [
    [0, 4],
    [3, 1],
    [2, 2],
    [5, 0],
    [1, 6],
    [7, 6],
  ];
  let token = '';
  for (const [a, b] of scores) token = await played(a, b);
  const recordIn = async () =>
    ((await world.http.get(`/api/matches/${token}`)).body as BookingMatchAnswer).seats.map(
      ({ record }) => record,
    );
  expect([await cardOf(amine), ...(await recordIn())]).toEqual([null, null, null]);
  await show(true);
  const record = { matches: 6, wins: 3, form: ['won', 'lost', 'won', 'drawn', 'won'] };
  expect([await cardOf(amine), ...(await recordIn())]).toEqual([record, null, record]);
  await show(false);
  expect(await cardOf(amine)).toBeNull();
  expect(await ownRecord(amine)).toEqual(record);
  expect(await ownRecord(captain)).toEqual({ matches: 0, wins: 0, form: [] });
});

test('a disputed result is not on the card until the captain corrects it', async () => {
  await show(true);
  const before = await cardOf(amine);
  const token = await played(9, 0);
  expect(await cardOf(amine)).toMatchObject({ matches: (before?.matches ?? 0) + 1 });
  await amine.http.post(`/api/matches/${token}/result/dispute`).expect(200);
  expect(await cardOf(amine)).toEqual(before);
  await captain.http.put(`/api/matches/${token}/result`).send({ a: 0, b: 1 }).expect(200);
  expect(await cardOf(amine)).toMatchObject({
    matches: (before?.matches ?? 0) + 1,
    wins: before?.wins,
  });
});

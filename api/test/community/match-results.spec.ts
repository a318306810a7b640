import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { examine } from '../../src/commands/examine.ts';
import { ResultSettlements } from '../../src/community/matches/results/settlements.service.ts';
import { VenueClock } from '../../src/platform/clock/venue-clock.ts';
import { answered, Guest, newMatch, soon } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
});
beforeEach(() => void world.clock.set(new Date(MONDAY_MORNING)));
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** A match with two teams, of which an account is the last seat. */
interface Played {
  token: string;
  booking: string;
  guests: Guest[];
  /** References of those who have a seat, in their order. */
  ids: string[];
  end: number;
}

/** A new match whose booking does not expire. */
async function confirmedMatch() {
  const match = await newMatch(captain, soon(world));
  await staff.http
    .post(`/api/bookings/${match.booking}/confirm`)
    .send({ reason: 'Habitué' })
    .expect(200);
  return match;
}

/** Creates a match of four players with teams; the clock stays before it. */
async function fourPlayers(last = amine): Promise<Played> {
  const { token, booking } = await confirmedMatch();
  const guests = await answered(world.http, token, { count: 3 });
  await last.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const ids = (await read(token)).seats.map(({ id }) => id);
  await captain.http
    .put(`/api/matches/${token}/teams`)
    .send({ a: ids.slice(0, 2), b: ids.slice(2) })
    .expect(200);
  const { date, endTime } = await read(token);
  const end = world.app.get(VenueClock).reached(`${date}T${endTime}`).getTime();
  return { token, booking, guests, ids, end };
}

const goTo = (instant: number) => void world.clock.set(new Date(instant));
const read = async (token: string, by = captain) =>
  (await by.http.get(`/api/matches/${token}`).expect(200)).body as BookingMatchAnswer;

const enter = (token: string, body: Record<string, unknown>, by = captain) =>
  by.http.put(`/api/matches/${token}/result`).send(body);

/** Sends a call of the device of a guest. */
const asGuest = (guest: Guest | undefined, path: string, body: Record<string, unknown> = {}) =>
  world.http
    .post(path)
    .set('cookie', guest?.cookie ?? '')
    .send(body);

/** The captain's session ends after some days, so that the captain signs in again. */
async function signInAgain(): Promise<Person> {
  return world.login(captain.email, captain.password);
}

test('the captain enters the result from the end of the match until seven days later', async () => {
  const { token, ids, end } = await fourPlayers();
  goTo(end - 1_000);
  expect(code(await enter(token, { a: 3, b: 2 }).expect(409))).toBe('MATCH_NOT_ENDED');
  expect((await read(token)).acts).toMatchObject({ result: false, vote: false });
  goTo(end);
  const goals = [
    { id: ids[0], count: 2 },
    { id: ids[3], count: 2 },
  ];
  const { body } = await enter(token, { a: 3, b: 2, goals }).expect(200);
  expect(body).toMatchObject({ data: { result: { a: 3, b: 2, state: 'entered', goals } } });
  goTo(end + 7 * DAY - 60_000);
  const later = await signInAgain();
  const { body: again } = await enter(token, { a: 1, b: 1 }, later).expect(200);
  expect(again).toMatchObject({ data: { result: { a: 1, b: 1, state: 'entered', goals: [] } } });
  goTo(end + 7 * DAY + 1);
  expect(code(await enter(token, { a: 4, b: 2 }, later).expect(409))).toBe('MATCH_RESULT_LATE');
});

test('goals beyond the score, of a stranger, or of one person twice are refused', async () => {
  const [{ token, ids, end }, other] = [await fourPlayers(), await fourPlayers()];
  goTo(Math.max(end, other.end));
  const refused = async (goals: { id: string | undefined; count: number }[]) =>
    code(await enter(token, { a: 3, b: 2, goals }).expect(422));
  expect(await refused([{ id: ids[0], count: 4 }])).toBe('MATCH_GOALS_EXCEEDED');
  expect(
    await refused([
      { id: ids[2], count: 1 },
      { id: ids[3], count: 2 },
    ]),
  ).toBe('MATCH_GOALS_EXCEEDED');
  expect(await refused([{ id: other.ids[0], count: 1 }])).toBe('REFERENCE_UNKNOWN');
  for (const goals of [
    [
      { id: ids[0], count: 1 },
      { id: ids[0], count: 1 },
    ],
    [{ id: ids[0], count: 0 }],
  ])
    expect(await refused(goals)).toBe('VALIDATION_FAILED');
  for (const body of [{ a: 100, b: 0 }, { a: -1, b: 0 }, { a: 1.5, b: 0 }, { a: 1 }])
    await enter(token, body).expect(422);
  expect((await read(token)).result).toBeNull();
});

test('a result needs complete teams, the captain, and a match that was not cancelled', async () => {
  const { token, ids, end } = await fourPlayers();
  const alone = await confirmedMatch();
  const cancelled = await newMatch(captain, soon(world));
  await captain.http.delete(`/api/bookings/${cancelled.booking}`).send({}).expect(200);
  expect(code(await enter(cancelled.token, { a: 0, b: 0 }).expect(409))).toBe('MATCH_CANCELLED');
  goTo(end + 5 * DAY);
  expect(code(await enter(alone.token, { a: 0, b: 0 }).expect(409))).toBe('MATCH_TEAMS_MISSING');
  expect(code(await enter(token, { a: 0, b: 0 }, amine).expect(403))).toBe('FORBIDDEN');
  await enter(token, { a: 2, b: 0, goals: [{ id: ids[0], count: 2 }] }).expect(200);
  const swapped = { a: [ids[2], ids[1]], b: [ids[0], ids[3]] };
  const teams = (sides: Record<string, unknown>) =>
    captain.http.put(`/api/matches/${token}/teams`).send(sides);
  expect(code(await teams(swapped).expect(422))).toBe('MATCH_GOALS_EXCEEDED');
  await enter(token, { a: 2, b: 0 }).expect(200);
  await teams(swapped).expect(200);
});

test('who was in disputes a result once; it counts again after a correction', async () => {
  const { token, guests, end } = await fourPlayers();
  const path = `/api/matches/${token}/result/dispute`;
  goTo(end + HOUR);
  expect(code(await asGuest(guests[0], path).expect(409))).toBe('MATCH_RESULT_MISSING');
  await enter(token, { a: 5, b: 2 }).expect(200);
  expect(code(await asGuest(new Guest(world.http), path).expect(409))).toBe('MATCH_NOT_PLAYED');
  expect(code(await captain.http.post(path).expect(409))).toBe('MATCH_NOT_PLAYED');
  expect((await (guests[0] as Guest).read(token)).acts.dispute).toBe(true);
  const both = await Promise.all([asGuest(guests[0], path), amine.http.post(path)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.map(code).find(Boolean)).toBe('MATCH_DISPUTED');
  expect(await read(token)).toMatchObject({ result: { state: 'disputed' } });
  const sent = await world.sql(
    `select 1 from outbox where template = 'matchResultDisputed' and recipient = $1
      and channel = 'notice'`,
    [captain.reference],
  );
  expect(sent).toHaveLength(1);
  await enter(token, { a: 5, b: 3 }).expect(200);
  expect(await read(token)).toMatchObject({ result: { a: 5, b: 3, state: 'corrected' } });
  expect(code(await amine.http.post(path).expect(409))).toBe('MATCH_DISPUTED');
});

test('each player has one vote for another one, for 48 hours; then most votes win', async () => {
  const { token, guests, ids, end } = await fourPlayers();
  const path = `/api/matches/${token}/votes`;
  const [one, two, three] = guests;
  expect(code(await asGuest(one, path, { id: ids[1] }).expect(409))).toBe('MATCH_NOT_ENDED');
  goTo(end);
  const refused = async (guest: Guest | undefined, id: string | undefined, status: number) =>
    code(await asGuest(guest, path, { id }).expect(status));
  expect(await refused(one, ids[0], 422)).toBe('MATCH_VOTE_SELF');
  expect(await refused(one, 'MP-00000000', 422)).toBe('REFERENCE_UNKNOWN');
  expect(await refused(new Guest(world.http), ids[0], 409)).toBe('MATCH_NOT_PLAYED');
  await asGuest(one, path, { id: ids[1] }).expect(200);
  await asGuest(one, path, { id: ids[3] }).expect(200);
  await asGuest(two, path, { id: ids[3] }).expect(200);
  const { body } = await amine.http.post(path).send({ id: ids[0] }).expect(200);
  expect(body).toMatchObject({
    data: { vote: { open: true, count: 3, mine: ids[0], best: [] } },
  });
  goTo(end + 2 * DAY + 1);
  expect(await refused(three, ids[0], 409)).toBe('MATCH_VOTE_LATE');
  expect((await (one as Guest).read(token)).vote).toEqual({
    open: false,
    count: 3,
    mine: ids[3],
    best: [ids[3]],
  });
  const history = await world.sql<{ changed: unknown }>(
    `select changed from audit where act = 'booking_match.vote'`,
  );
  expect(JSON.stringify(history)).not.toContain(`"${ids[3]}","`);
  expect(history.map(({ changed }) => Object.keys(changed as object))).toEqual(
    history.map(() => ['person']),
  );
});

const levelOf = async (person: Person) =>
  (
    await world.sql<{ level: number | null }>(
      'select player_rating as level from users where reference = $1',
      [person.reference],
    )
  )[0]?.level;

test('a result changes levels once after seven days, by two processes at once too', async () => {
  const salma = await world.register({ firstName: 'Salma' });
  const { token, end } = await fourPlayers(salma);
  goTo(end + HOUR);
  await enter(token, { a: 1, b: 4 }).expect(200);
  const settlements = world.app.get(ResultSettlements);
  goTo(end + 7 * DAY - 60_000);
  await settlements.settleDue();
  expect((await read(token, await signInAgain())).result?.state).toBe('entered');
  goTo(end + 7 * DAY + 60_000);
  await Promise.all([settlements.settleDue(), settlements.settleDue()]);
  await settlements.settleDue();
  expect(await levelOf(salma)).toBe(3.1);
  const again = await world.login(captain.email, captain.password);
  expect((await read(token, again)).result?.state).toBe('settled');
  expect(code(await enter(token, { a: 4, b: 1 }, again).expect(409))).toBe('MATCH_RESULT_LATE');
});

test('a disputed result changes no level until corrected; a new own level ends it', async () => {
  const zineb = await world.register({ firstName: 'Zineb' });
  const { token, end } = await fourPlayers(zineb);
  goTo(end + 6 * DAY);
  const late = await signInAgain();
  const again = await world.login(zineb.email, zineb.password);
  await enter(token, { a: 0, b: 9 }, late).expect(200);
  await again.http.post(`/api/matches/${token}/result/dispute`).expect(200);
  goTo(end + 8 * DAY);
  const settlements = world.app.get(ResultSettlements);
  await settlements.settleDue();
  expect(await levelOf(zineb)).toBeNull();
  const still = await signInAgain();
  await enter(token, { a: 9, b: 0 }, still).expect(200);
  await settlements.settleDue();
  expect(await levelOf(zineb)).toBe(2.9);
  const { http } = await world.login(zineb.email, zineb.password);
  await http.post('/api/auth/field').send({ level: 'strong' }).expect(200);
  expect(await levelOf(zineb)).toBeNull();
});

import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { NoShowDisputeAnswer } from '@five/shared/community/no-shows/no-shows.contract';
import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import { examine } from '../../../src/commands/examine.ts';
import { VenueClock } from '../../../src/platform/clock/venue-clock.ts';
import type { Person } from '../../people.ts';
import { MONDAY_MORNING, openVenue } from '../../venue.ts';
import { createWorld, type World } from '../../world.ts';
import { answered, Guest, newMatch, type OpenedMatch, soon } from '../match-guests.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: World;
let captain: Person;
let amine: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  [captain, amine] = [await world.register(), await world.register()];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

interface Played extends OpenedMatch {
  /** Reference of Amine's answer. */
  seat: string;
  start: Date;
  staff: Person;
}

/** A match in which Amine has a seat, half an hour after its start. */
async function played(): Promise<Played> {
  const match = await newMatch(captain, soon(world));
  const early = await world.staff();
  await early.http.post(`/api/bookings/${match.booking}/confirm`).send({}).expect(200);
  const { body } = await amine.http
    .post(`/api/matches/${match.token}/answers`)
    .send({ answer: 'in' })
    .expect(200);
  const { date, startTime, mine } = (body as { data: BookingMatchAnswer }).data;
  const start = world.app.get(VenueClock).reached(`${date}T${startTime}`);
  const staff = await at(start.getTime() + 30 * MINUTE);
  return { ...match, seat: mine?.id ?? '', start, staff };
}

const at = (time: number): Promise<Person> => world.goTo(new Date(time).toISOString());
const mark = (by: Person, { token, seat }: Pick<Played, 'token' | 'seat'>, noShow = true) =>
  by.http.post(`/api/matches/${token}/answers/${seat}/no-show`).send({ noShow });
const codeIn = ({ body }: { body: unknown }) => (body as { code: string }).code;
const dataIn = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;
/** Signs in again, because sessions end while the clock moves. */
const again = (person: Person): Promise<Person> => world.login(person.email, person.password);

async function reliability(of: Person): Promise<ReliabilityAnswer> {
  const { http } = await again(of);
  return (await http.get('/api/reliability').expect(200)).body as ReliabilityAnswer;
}

const dispute = async (seat: string, reason?: string) =>
  (await again(amine)).http.post(`/api/match_people/${seat}/dispute`).send({ reason });
const settle = (staff: Person, { reference }: NoShowDisputeAnswer, body: object) =>
  staff.http.post(`/api/no_show_disputes/${reference}/settle`).send(body);

async function messages(): Promise<string[]> {
  const rows = await world.sql<{ template: string }>(
    `select template from outbox where recipient = $1 and channel = 'mail'
      and template like 'noShow%' order by id`,
    [amine.reference],
  );
  return rows.map(({ template }) => template);
}

test('a player who had a seat and stayed away has a no-show, and no match more', async () => {
  const match = await played();
  const { seats } = dataIn<BookingMatchAnswer>(await mark(match.staff, match).expect(200));
  expect(seats).toMatchObject([{ id: match.seat, noShow: true }]);
  await at(match.start.getTime() + DAY);
  expect(await reliability(amine)).toMatchObject({
    came: 0,
    noShows: 1,
    entries: [{ kind: 'no_show', date: '2026-11-25', booking: null, seat: match.seat }],
  });
  expect(await reliability(captain)).toMatchObject({ noShows: 0 });
  expect(await messages()).toEqual(['noShowRecorded']);
});

test('the captain and the player see the no-show on the match page, others do not', async () => {
  const match = await played();
  await mark(match.staff, match).expect(200);
  const read = async (http: Person['http']) =>
    (await http.get(`/api/matches/${match.token}`).expect(200)).body as BookingMatchAnswer;
  const other = await world.login((await world.register()).email, amine.password);
  for (const [http, noShow] of [
    [(await again(captain)).http, true],
    [(await again(amine)).http, true],
    [other.http, false],
  ] as const)
    expect((await read(http)).seats).toMatchObject([{ noShow }]);
  expect((await new Guest(world.http).read(match.token)).seats).toMatchObject([{ noShow: false }]);
});

test('a revoked no-show counts as a match again, and marking twice is one no-show', async () => {
  const match = await played();
  for (let time = 0; time < 2; time++) await mark(match.staff, match).expect(200);
  expect(await messages()).toEqual(['noShowRecorded']);
  await mark(match.staff, match, false).expect(200);
  const staff = await at(match.start.getTime() + 2 * 60 * MINUTE);
  expect(await reliability(amine)).toMatchObject({ came: 1, noShows: 0 });
  await mark(staff, match).expect(200);
  expect(await reliability(amine)).toMatchObject({ came: 0, noShows: 1 });
  expect(await messages()).toEqual(['noShowRecorded', 'noShowRevoked', 'noShowRecorded']);
});

test('the no-show of a seat is disputed once; accepted, it no longer counts', async () => {
  const match = await played();
  await mark(match.staff, match).expect(200);
  const first = await dispute(match.seat, 'Je jouais au but');
  expect(first.status).toBe(201);
  const open = dataIn<NoShowDisputeAnswer>(first);
  expect(open).toMatchObject({ seat: match.seat, booking: match.booking, state: 'open' });
  expect(open.customer.phone).toBe(amine.phone);
  expect(codeIn(await dispute(match.seat))).toBe('NO_SHOW_DISPUTED');
  const staff = await at(match.start.getTime() + 20 * DAY);
  expect(codeIn(await mark(staff, match, false).expect(409))).toBe('BOOKING_NO_SHOW_CLOSED');
  await settle(staff, open, { outcome: 'accepted' }).expect(200);
  expect(await reliability(amine)).toMatchObject({ came: 1, noShows: 0 });
  expect(codeIn(await dispute(match.seat))).toBe('NO_SHOW_NOT_MARKED');
});

test('a refused dispute keeps the no-show, with the reason for its player', async () => {
  const match = await played();
  await mark(match.staff, match).expect(200);
  const open = dataIn<NoShowDisputeAnswer>(await dispute(match.seat));
  const reason = 'Neuf joueurs sur la vidéo';
  await settle(match.staff, open, { outcome: 'refused', reason }).expect(200);
  expect((await reliability(amine)).entries).toMatchObject([
    { kind: 'no_show', dispute: { state: 'refused', note: reason }, disputeUntil: null },
  ]);
  expect(await messages()).toEqual(['noShowRecorded', 'noShowKept']);
});

test('a booking and a seat of it are disputed separately', async () => {
  const match = await played();
  await mark(match.staff, match).expect(200);
  await match.staff.http.post(`/api/bookings/${match.booking}/no-show`).send({}).expect(200);
  expect((await dispute(match.seat)).status).toBe(201);
  const owner = await again(captain);
  await owner.http.post(`/api/bookings/${match.booking}/dispute`).send({}).expect(201);
  await match.staff.http
    .post(`/api/bookings/${match.booking}/no-show`)
    .send({ noShow: false })
    .expect(200);
  const { body } = await match.staff.http
    .get('/api/no_show_disputes')
    .query({ filter: JSON.stringify({ booking: match.booking, state: 'open' }) })
    .expect(200);
  expect(body).toMatchObject([{ seat: match.seat }]);
});

test('no seat is marked before the start, on the bench, or a day after the end', async () => {
  const match = await newMatch(captain, soon(world));
  const early = await world.staff();
  await early.http.post(`/api/bookings/${match.booking}/confirm`).send({}).expect(200);
  await answered(world.http, match.token, { count: 11 });
  const { body } = await early.http.get(`/api/matches/${match.token}`).expect(200);
  const { seats, bench, acts, date, startTime } = body as BookingMatchAnswer;
  const [seat, waiting] = [seats[0]?.id ?? '', bench[0]?.id ?? ''];
  expect(acts.noShows).toBe(false);
  const refused = async (by: Person, id: string) =>
    codeIn(await mark(by, { ...match, seat: id }).expect(409));
  expect(await refused(early, seat)).toBe('BOOKING_NO_SHOW_TOO_EARLY');
  const start = world.app.get(VenueClock).reached(`${date}T${startTime}`).getTime();
  const during = await at(start);
  expect(await refused(during, waiting)).toBe('MATCH_SEAT_MISSING');
  await mark(during, { ...match, seat }).expect(200);
  await mark(during, { ...match, seat: 'MP-00000000' }).expect(404);
  const late = await at(start + DAY + 61 * MINUTE);
  expect(await refused(late, seat)).toBe('BOOKING_NO_SHOW_CLOSED');
});

test('only staff mark a seat, and only its player disputes that', async () => {
  const match = await played();
  for (const by of [captain, amine]) await mark(await again(by), match).expect(403);
  await mark(match.staff, match).expect(200);
  const owner = await again(captain);
  await owner.http.post(`/api/match_people/${match.seat}/dispute`).send({}).expect(404);
});

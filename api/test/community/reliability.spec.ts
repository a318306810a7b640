import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import { VenueClock } from '../../src/platform/clock/venue-clock.ts';
import { answered, newMatch, soon, type OpenedMatch } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const HOUR = 3_600_000;

let world: World;
let captain: Person;
let amine: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
});
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  [captain, amine] = [await world.register(), await world.register()];
});
afterAll(() => world.close());

/** A match whose booking does not expire, with its end. */
async function confirmedMatch(): Promise<OpenedMatch & { start: Date; end: Date }> {
  const match = await newMatch(captain, soon(world));
  const staff = await world.staff();
  await staff.http
    .post(`/api/bookings/${match.booking}/confirm`)
    .send({ reason: 'Habitué' })
    .expect(200);
  const { body } = await world.http.get(`/api/matches/${match.token}`).expect(200);
  const { date, startTime, endTime } = body as BookingMatchAnswer;
  const at = (time: string) => world.app.get(VenueClock).reached(`${date}T${time}`);
  return { ...match, start: at(startTime), end: at(endTime) };
}

const answer = (by: Person, token: string, value: string) =>
  by.http.post(`/api/matches/${token}/answers`).send({ answer: value }).expect(200);

/** Reads the own reliability after signing in again, because sessions end. */
async function own(by: Person): Promise<ReliabilityAnswer> {
  const { http } = await world.login(by.email, by.password);
  return (await http.get('/api/reliability').expect(200)).body as ReliabilityAnswer;
}

test('a seat in a match that took place counts, a place on the bench does not', async () => {
  const [first, full] = [await confirmedMatch(), await confirmedMatch()];
  await answer(amine, first.token, 'in');
  await answered(world.http, full.token, { count: 10 });
  await answer(amine, full.token, 'in');
  world.clock.set(new Date(Math.max(first.end.getTime(), full.end.getTime())));
  expect(await own(amine)).toMatchObject({
    answered: 2,
    came: 1,
    cancelledLate: 0,
    noShows: 0,
    entries: [{ kind: 'came', booking: null }],
  });
});

test('a seat given up late counts; given up early or taken again it does not', async () => {
  const [late, early, again] = [
    await confirmedMatch(),
    await confirmedMatch(),
    await confirmedMatch(),
  ];
  for (const { token } of [late, early, again]) await answer(amine, token, 'in');
  world.clock.set(new Date(early.start.getTime() - 25 * HOUR));
  const person = await world.login(amine.email, amine.password);
  await answer(person, early.token, 'out');
  world.clock.set(new Date(late.start.getTime() - HOUR));
  const later = await world.login(amine.email, amine.password);
  await answer(later, late.token, 'maybe');
  await answer(later, again.token, 'out');
  await answer(later, again.token, 'in');
  world.clock.set(again.end);
  expect(await own(amine)).toMatchObject({ answered: 3, came: 1, cancelledLate: 1 });
});

test('a no-show of the desk names the own booking, and is gone once it is revoked', async () => {
  const { booking, start } = await confirmedMatch();
  world.clock.set(new Date(start.getTime() + HOUR / 2));
  const staff = await world.goTo(world.clock.now().toISOString());
  const mark = (noShow: boolean) =>
    staff.http.post(`/api/bookings/${booking}/no-show`).send({ noShow }).expect(200);
  await mark(true);
  expect(await own(captain)).toMatchObject({
    noShows: 1,
    entries: [{ kind: 'no_show', booking }],
  });
  await mark(false);
  expect(await own(captain)).toMatchObject({ noShows: 0, entries: [] });
});

test('days before the last 90 do not count, and another customer is never read', async () => {
  const { token, end } = await confirmedMatch();
  await answer(amine, token, 'in');
  world.clock.set(new Date(end.getTime() + 89 * 24 * HOUR));
  expect(await own(amine)).toMatchObject({ came: 1 });
  expect(await own(captain)).toMatchObject({ answered: 0, entries: [] });
  world.clock.set(new Date(end.getTime() + 92 * 24 * HOUR));
  expect(await own(amine)).toMatchObject({ answered: 0, came: 0, entries: [] });
  await world.http.get('/api/reliability').expect(401);
});

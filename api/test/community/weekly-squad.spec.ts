import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { SquadAnswer, SquadMatchAnswer } from '@five/shared/community/squads/squads.contract';
import { examine } from '../../src/commands/examine.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { Guest, names } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

/** Five Tuesdays, 20:00 to 21:00, and the noon before each of them. */
const PLAN = {
  date: '2026-11-24',
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P1',
  weeks: 5,
};
const NOONS = ['11-24', '12-01', '12-08', '12-15', '12-22'].map((day) => `2026-${day}T11:00:00Z`);
const NAMES = ['Amine', 'Salma', 'Omar', 'Hind', 'Rachid', 'Zineb'];

let world: World;
let nadia: Person;
let players: Person[];
let staff: Person;
let squad: SquadAnswer;
let series: SeriesAnswer;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
  nadia = await world.register({ firstName: 'Nadia', name: 'Berrada' });
  players = [];
  for (const firstName of NAMES) players.push(await world.register({ firstName, name: 'Tazi' }));
});
afterAll(() => world.close());

const token = (match: Pick<SquadMatchAnswer, 'path'> | undefined) =>
  match?.path.replace('/m/', '') ?? '';
const listed = async (ahead: boolean): Promise<SquadMatchAnswer[]> => {
  const { body } = await nadia.http
    .get(`/api/squads/${squad.id}/matches`)
    .query({ filter: JSON.stringify({ ahead }) })
    .expect(200);
  return body as SquadMatchAnswer[];
};
const read = async (of: string): Promise<BookingMatchAnswer> =>
  (await nadia.http.get(`/api/matches/${of}`).expect(200)).body as BookingMatchAnswer;
const answer = (by: Person, of: string, to: string) =>
  by.http.post(`/api/matches/${of}/answers`).send({ answer: to }).expect(200);
/** Goes to the noon of a week, and returns the token of the match of the evening. */
const week = async (number: number): Promise<string> => {
  staff = await world.goTo(NOONS[number - 1] ?? '');
  await world.app.get(Jobs).run('squads.remind');
  return token((await listed(true))[0]);
};
/** Address of a member of the squad, who is named by the first name. */
const memberPath = async (name: string): Promise<string> => {
  const { body } = await nadia.http.get(`/api/squads/${squad.id}`).expect(200);
  const { members } = body as SquadAnswer;
  const member = members.find(({ displayName }) => displayName === name);
  return `/api/squads/${squad.id}/members/${member?.id}`;
};
const noticesOf = (by: Person, template: string) =>
  world.sql<{ day: string }>(
    `select parameters->>'date' as day from outbox where recipient = $1 and template = $2
      and channel = 'notice' order by due_at`,
    [by.reference, template],
  );

test('a series opens each date with all members of its squad, later ones included', async () => {
  const created = await nadia.http
    .post('/api/squads')
    .send({ name: 'Les mardis', size: 6 })
    .expect(201);
  squad = (created.body as { data: SquadAnswer }).data;
  const preview = await nadia.http.post('/api/series_preview').send(PLAN).expect(200);
  const { hash } = (preview.body as { data: SeriesPlanAnswer }).data;
  const booked = await nadia.http
    .post('/api/series')
    .send({ ...PLAN, hash, paymentMethod: 'cash', acceptRules: true, squad: squad.id })
    .expect(201);
  series = (booked.body as { data: SeriesAnswer }).data;
  await staff.http.post(`/api/series/${series.reference}/confirm`).expect(200);
  for (const { http } of players)
    await http.post(`/api/squad_links/${squad.link?.replace('/s/', '')}/join`).expect(200);
  await nadia.http.post(`/api/squads/${squad.id}/members`).send({ name: 'Karim' }).expect(201);
  const dates = await listed(true);
  expect(dates.map(({ date }) => date)).toEqual(NOONS.map((noon) => noon.slice(0, 10)));
  expect(dates.map(({ counts }) => counts)).toEqual(
    Array.from({ length: 5 }, () => ({ in: 0, maybe: 0, out: 0, unanswered: 8, free: 6 })),
  );
});

test('week 1: six play, the seventh waits on the bench and moves up with news', async () => {
  const match = await week(1);
  for (const by of [nadia, ...players]) await answer(by, match, 'in');
  const full = await read(match);
  expect(names(full.seats)).toEqual(['Nadia', ...NAMES.slice(0, 5)]);
  expect(names(full.bench)).toEqual(['Zineb']);
  expect(names(full.unanswered)).toEqual(['Karim']);
  const [amine, zineb] = [players[0], players[5]];
  if (!amine || !zineb) throw new Error('no players');
  await answer(amine, match, 'out');
  expect(names((await read(match)).seats)).toContain('Zineb');
  expect(await noticesOf(zineb, 'matchSeatGained')).toEqual([{ day: '2026-11-24' }]);
});

test('week 2: who has not answered is reminded once, a guest answers by its name', async () => {
  const match = await week(2);
  const [amine, salma] = [players[0], players[1]];
  if (!amine || !salma) throw new Error('no players');
  await answer(amine, match, 'in');
  await new Guest(world.http).answer(match, { answer: 'in', name: 'karim' });
  expect(names((await read(match)).seats)).toEqual(['Amine', 'karim']);
  await world.app.get(Jobs).run('squads.remind');
  const days = (await noticesOf(salma, 'matchUnanswered')).map(({ day }) => day);
  expect(days.filter((day) => day === '2026-12-01')).toHaveLength(1);
});

test('week 3: the desk marks one seat as no-show; player and co-captain read it', async () => {
  const match = await week(3);
  for (const by of [nadia, ...players.slice(0, 3)]) await answer(by, match, 'in');
  const salmas = (await read(match)).seats.find(({ displayName }) => displayName === 'Salma');
  staff = await world.goTo('2026-12-08T21:30:00Z');
  await staff.http
    .post(`/api/matches/${match}/answers/${salmas?.id}/no-show`)
    .send({ noShow: true })
    .expect(200);
  const over = await read(match);
  expect(over).toMatchObject({ state: 'over', counts: { in: 4 } });
  expect(names(over.seats.filter(({ noShow }) => noShow))).toEqual(['Salma']);
  const [amine, salma] = players;
  if (!amine || !salma) throw new Error('no players');
  const noShow = { kind: 'no_show', date: '2026-12-08', booking: null, seat: salmas?.id };
  const own = await salma.http.get('/api/reliability').expect(200);
  expect(own.body).toMatchObject({ came: 1, noShows: 1, entries: [noShow, { kind: 'came' }] });
  await nadia.http
    .put(await memberPath('Amine'))
    .send({ role: 'co_captain' })
    .expect(200);
  const { body } = await amine.http.get(`${await memberPath('Salma')}/reliability`).expect(200);
  expect(body).toMatchObject({
    noShows: 1,
    entries: [{ ...noShow, seat: null }, { kind: 'came' }],
  });
});

test('week 4: the desk takes a share in cash, the captain owes the rest', async () => {
  const match = await week(4);
  const [amine] = players;
  if (!amine) throw new Error('no players');
  await answer(nadia, match, 'in');
  await answer(amine, match, 'in');
  await nadia.http.put(`/api/matches/${match}`).send({ shares: 'asked' }).expect(200);
  const { shares } = await read(match);
  const share = shares.people.find(({ displayName }) => displayName === 'Amine');
  await staff.http
    .post('/api/payments')
    .send({ share: share?.reference, amountCents: 5_000, method: 'cash' })
    .expect(201);
  expect((await read(match)).shares).toMatchObject({ paidCents: 5_000, totalCents: 30_000 });
});

test('week 5: teams are made of those who are in, and the result is on a card', async () => {
  const match = await week(5);
  for (const by of [nadia, ...players.slice(0, 3)]) await answer(by, match, 'in');
  await nadia.http.post(`/api/matches/${match}/teams`).expect(200);
  const { teams } = await read(match);
  expect([teams?.a.length, teams?.b.length]).toEqual([2, 2]);
  staff = await world.goTo('2026-12-22T21:30:00Z');
  await nadia.http.put(`/api/matches/${match}/result`).send({ a: 4, b: 2 }).expect(200);
  const [amine] = players;
  const seat = (await read(match)).seats.find(({ displayName }) => displayName === 'Amine');
  if (!amine || !seat) throw new Error('no players');
  await amine.http
    .post('/api/auth/field')
    .send({ publicPlayer: true, showsResults: true })
    .expect(200);
  const { body } = await world.http.get(`/api/players/${amine.reference}`).expect(200);
  const won = teams?.a.includes(seat.id);
  expect(body).toMatchObject({
    record: { matches: 1, wins: won ? 1 : 0, form: [won ? 'won' : 'lost'] },
  });
});

test('afterwards the squad shows its five dates with who was in, the last one first', async () => {
  staff = await world.goTo('2026-12-22T22:00:00Z');
  expect(await listed(true)).toEqual([]);
  const dates = await listed(false);
  expect(dates.map(({ date, counts }) => [date, counts.in])).toEqual([
    ['2026-12-22', 4],
    ['2026-12-15', 2],
    ['2026-12-08', 4],
    ['2026-12-01', 2],
    ['2026-11-24', 6],
  ]);
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { MatchTeamsAnswer } from '@five/shared/community/matches/teams.contract';
import { examine } from '../../src/commands/examine.ts';
import { answered, Guest, nameOf, newMatch, soon } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let captain: Person;
let strong: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  [captain, strong, staff] = [
    await world.register({ firstName: 'Nadia' }),
    await world.register({ firstName: 'Amine' }),
    await world.staff(),
  ];
  await strong.http
    .post('/api/auth/field')
    .send({ level: 'strong', position: 'goalkeeper' })
    .expect(200);
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const read = async (by: Person, token: string) =>
  (await by.http.get(`/api/matches/${token}`).expect(200)).body as BookingMatchAnswer;

/** Lets the API make the teams of a match. */
async function make(token: string, by = captain): Promise<MatchTeamsAnswer> {
  const { body } = await by.http.post(`/api/matches/${token}/teams`).expect(200);
  return (body as { data: MatchTeamsAnswer }).data;
}

const set = (token: string, sides: { a: string[]; b: string[] }, by = captain) =>
  by.http.put(`/api/matches/${token}/teams`).send(sides);

/** Gives the guests of a match these levels, in the order of their seats. */
async function giveLevels(token: string, levels: number[]): Promise<string[]> {
  const { seats } = await read(captain, token);
  for (const [index, level] of levels.entries())
    await captain.http
      .put(`/api/matches/${token}/answers/${seats[index]?.id}`)
      .send({ level })
      .expect(200);
  return seats.map(({ id }) => id);
}

test('teams have the smallest difference of levels and the goalkeepers apart', async () => {
  const { token } = await newMatch(captain);
  await answered(world.http, token, { count: 3 });
  await strong.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const [one, two, three, keeper] = await giveLevels(token, [1.5, 2, 4.5]);
  await captain.http
    .put(`/api/matches/${token}/answers/${one}`)
    .send({ goalkeeper: true })
    .expect(200);
  const teams = await make(token);
  expect([teams.a, teams.b].map((side) => side.toSorted())).toEqual(
    expect.arrayContaining([[one, three].toSorted(), [two, keeper].toSorted()]),
  );
  expect(teams).toMatchObject({ difference: 0.5, why: 'closest' });
  const match = await read(captain, token);
  expect(match.teams).toEqual(teams);
  expect(match.levels).toEqual([
    { id: one, level: 1.5, known: true, own: false, goalkeeper: true },
    { id: two, level: 2, known: true, own: false, goalkeeper: false },
    { id: three, level: 4.5, known: true, own: false, goalkeeper: false },
    { id: keeper, level: 4.5, known: true, own: true, goalkeeper: true },
  ]);
  expect(await new Guest(world.http).read(token)).toMatchObject({ teams, levels: [] });
});

test('the captain sets teams by hand, and a repeated request writes no history', async () => {
  const { token } = await newMatch(captain);
  await answered(world.http, token, { count: 4 });
  const [one = '', two = '', three = '', four = ''] = await giveLevels(token, [1, 2, 3, 4]);
  const history = () => world.sql(`select 1 from audit where act = 'booking_match.teams'`);
  const before = (await history()).length;
  expect(await make(token)).toMatchObject({ difference: 0, why: 'equal' });
  await make(token);
  expect(await history()).toHaveLength(before + 1);
  const sides = { a: [one, two], b: [three, four] };
  const { body } = await set(token, sides, staff).expect(200);
  expect(body).toMatchObject({ data: { ...sides, difference: 4, why: 'captain' } });
  await set(token, sides).expect(200);
  expect(await history()).toHaveLength(before + 2);
});

test('teams name each seated player once; other people and half teams are refused', async () => {
  const [{ token }, other] = [await newMatch(captain), await newMatch(captain)];
  await answered(world.http, token, { count: 3 });
  await answered(world.http, other.token, { count: 2 });
  const ids = (await read(captain, token)).seats.map(({ id }) => id);
  const [one = '', two = '', three = ''] = ids;
  const foreign = (await read(captain, other.token)).seats[0]?.id ?? '';
  for (const sides of [
    { a: [one], b: [two] },
    { a: ids, b: [] },
    { a: [one, two], b: [two, three] },
    { a: [one, two], b: [three, foreign] },
  ])
    expect(code(await set(token, sides).expect(422))).toBe('MATCH_TEAMS_INCOMPLETE');
  expect((await read(captain, token)).teams).toBeNull();
});

test('no teams for fewer than two, for another player and after a cancellation', async () => {
  const { token, booking } = await newMatch(captain);
  const [guest] = await answered(world.http, token, { count: 1 });
  const path = `/api/matches/${token}/teams`;
  expect(code(await captain.http.post(path).expect(409))).toBe('MATCH_TEAMS_FEW');
  expect(code(await strong.http.post(path).expect(403))).toBe('FORBIDDEN');
  expect(code(await world.http.post(path).expect(401))).toBe('AUTH_REQUIRED');
  expect(code(await captain.http.post(`${path.replace(token, `${token}x`)}`).expect(404))).toBe(
    'NOT_FOUND',
  );
  await answered(world.http, token, { count: 1 });
  const { mine } = await (guest as Guest).read(token);
  await captain.http.delete(`/api/bookings/${booking}`).send({}).expect(200);
  expect(code(await captain.http.post(path).expect(409))).toBe('MATCH_CANCELLED');
  expect(code(await set(token, { a: [mine?.id ?? ''], b: [] }).expect(409))).toBe(
    'MATCH_CANCELLED',
  );
});

test('teams say that the seats have changed since, until they are made again', async () => {
  const { token } = await newMatch(captain);
  const [first] = await answered(world.http, token, { count: 4 });
  await make(token);
  const { mine } = await (first as Guest).read(token);
  await (first as Guest).answer(token, { answer: 'out' });
  const after = (await read(captain, token)).teams;
  expect(after?.why).toBe('changed');
  expect([...(after?.a ?? []), ...(after?.b ?? [])]).not.toContain(mine?.id);
  expect((await make(token)).why).not.toBe('changed');
  await answered(world.http, token, { count: 1 });
  expect((await read(captain, token)).teams?.why).toBe('changed');
});

test('the pairs of the last three matches of the captain are mixed', async () => {
  const own = await world.register({ firstName: 'Zineb' });
  const seen = new Set<string>();
  for (let week = 0; week < 3; week++) {
    const { token } = await newMatch(own, soon(world));
    await answered(world.http, token, { count: 4 });
    const { a, b } = await make(token, own);
    const { seats } = await read(own, token);
    const namesOf = (ids: string[]) =>
      seats.filter(({ id }) => ids.includes(id)).map(({ displayName }) => displayName);
    seen.add(
      [a, b]
        .map((side) => namesOf(side).join())
        .toSorted()
        .join(' | '),
    );
  }
  expect([...seen]).toHaveLength(3);
  expect([...seen].join()).toContain(nameOf(1));
});

test('the captain changes and removes the level of a guest, and none of an account', async () => {
  const { token } = await newMatch(captain);
  await strong.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  await answered(world.http, token, { count: 1 });
  const [member, guest] = (await read(captain, token)).seats;
  const put = (id: string | undefined, level: number | null) =>
    captain.http.put(`/api/matches/${token}/answers/${id}`).send({ level });
  expect(code(await put(member?.id, 2).expect(422))).toBe('MATCH_LEVEL_OF_MEMBER');
  await put(guest?.id, 4).expect(200);
  for (const level of [0.9, 5.1]) await put(guest?.id, level).expect(422);
  await put(guest?.id, null).expect(200);
  expect((await read(captain, token)).levels[1]).toMatchObject({ level: 3, known: false });
});

test('two captains that save at once leave the teams of one of them', async () => {
  const { token } = await newMatch(captain);
  await answered(world.http, token, { count: 4 });
  const [one = '', two = '', three = '', four = ''] = (await read(captain, token)).seats.map(
    ({ id }) => id,
  );
  const wanted = [
    { a: [one, two], b: [three, four] },
    { a: [one, three], b: [two, four] },
  ];
  await Promise.all(
    wanted.map((sides, index) => set(token, sides, index === 0 ? captain : staff).expect(200)),
  );
  const { teams } = await read(captain, token);
  expect(wanted).toContainEqual({ a: teams?.a, b: teams?.b });
});

import type {
  StaffMatchAnswer,
  StaffTournamentAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { examine } from '../../src/commands/examine.ts';
import type { Person } from '../people.ts';
import { openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { makeEdition, makeMatch, makeTeam, score } from './editions.ts';

const HOURS = {
  from: '2026-12-05',
  to: '2026-12-06',
  startTime: '18:00',
  endTime: '23:00',
  matchMinutes: 20,
  pauseMinutes: 10,
  pitches: ['P1', 'P2'],
};

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T09:00:00Z' });
  await openVenue(world);
  admin = await world.admin();
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

async function edition(count: number): Promise<string> {
  const { id } = await makeEdition(admin);
  for (let team = 1; team <= count; team++)
    await makeTeam(admin, id, `Équipe ${team}`, { shortName: `E${team}`, group: null });
  return id;
}
const post = (slug: string, act: 'draw' | 'plan', body: object) =>
  admin.http.post(`/api/tournaments/${encodeURIComponent(slug)}/programme/${act}`).send(body);
const read = async (slug: string) =>
  (await admin.http.get(`/api/tournaments/${slug}`).expect(200)).body as StaffTournamentAnswer;
const held = async (matches: StaffMatchAnswer[] | StaffTournamentAnswer['matches']) =>
  (
    await world.sql<{ holder: string }>(
      `select holder from occupancies where kind = 'match' and holder = any($1)`,
      [matches.map(({ reference }) => reference)],
    )
  ).length;
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

test('a drawn tournament is planned and played until one team wins the final', async () => {
  const slug = await edition(8);
  await post(slug, 'draw', { groups: 2 }).expect(200);
  const drawn = await read(slug);
  expect(drawn.groups.map(({ code: letter, standings }) => [letter, standings.length])).toEqual([
    ['A', 4],
    ['B', 4],
  ]);
  expect(drawn.matches.map(({ stage }) => stage).filter((stage) => stage !== 'group')).toEqual([
    'semi',
    'semi',
    'third',
    'final',
  ]);

  await post(slug, 'plan', HOURS).expect(200);
  const { matches } = await read(slug);
  expect(matches.filter(({ startTime, pitch }) => startTime === null || pitch === null)).toEqual(
    [],
  );
  expect(await held(matches)).toBe(matches.length);
  await admin.http
    .post('/api/bookings')
    .send(wish({ ...pick(matches[0]), endTime: '19:00', customer: { name: 'Ali' } }))
    .expect(409);

  for (const { reference, stage } of matches)
    await score(admin, reference, [1, 0], [null, null]).expect((answer) =>
      expect([stage, answer.status]).toEqual([stage, 200]),
    );
  expect((await read(slug)).winner).toMatch(/^Équipe \d$/);
});
const pick = (match: StaffTournamentAnswer['matches'][number] | undefined) => ({
  date: match?.date,
  startTime: match?.startTime,
  pitch: match?.pitch,
});

test('a second draw undoes the first with its hours, until a match was played', async () => {
  const slug = await edition(4);
  await post(slug, 'draw', { groups: 2 }).expect(200);
  await post(slug, 'plan', HOURS).expect(200);
  const { matches: before } = await read(slug);
  await post(slug, 'draw', { groups: 1 }).expect(200);
  const { matches } = await read(slug);
  expect([await held(before), await held(matches), matches.length]).toEqual([0, 0, 7]);
  await score(admin, matches[0]?.reference ?? '', [3, 1]).expect(200);
  expect(code(await post(slug, 'draw', { groups: 2 }).expect(409))).toBe('TOURNAMENT_BEGUN');
  expect((await read(slug)).matches).toHaveLength(7);
});

test.each([
  [3, 2],
  [7, 4],
  [9, 1],
])('%i teams are not drawn into %i groups, and what was there stays', async (teams, groups) => {
  const slug = await edition(teams);
  await makeMatch(admin, { tournament: slug, stage: 'final' });
  expect(code(await post(slug, 'draw', { groups }).expect(409))).toBe('TOURNAMENT_TEAMS');
  expect((await read(slug)).matches).toHaveLength(1);
});

test('planning avoids occupied slots; if not all matches fit, none is planned', async () => {
  const slug = await edition(4);
  await admin.http
    .post('/api/blocks')
    .send({
      pitch: 'P3',
      date: '2026-12-12',
      startTime: '18:00',
      endTime: '20:00',
      reason: 'Entretien',
    })
    .expect(201);
  await post(slug, 'draw', { groups: 2 }).expect(200);
  const short = {
    ...HOURS,
    from: '2026-12-12',
    to: '2026-12-12',
    pitches: ['P3'],
    endTime: '21:00',
  };
  expect(code(await post(slug, 'plan', short).expect(409))).toBe('TOURNAMENT_NO_ROOM');
  expect((await read(slug)).matches.filter(({ startTime }) => startTime !== null)).toEqual([]);
  await post(slug, 'plan', { ...short, endTime: '23:59' }).expect(200);
  expect((await read(slug)).matches[0]).toMatchObject({
    date: '2026-12-12',
    startTime: '20:00',
    pitch: 'P3',
  });
});

test('no match is planned on a day on which the venue is closed', async () => {
  const slug = await edition(4);
  await post(slug, 'draw', { groups: 2 }).expect(200);
  await admin.http
    .put('/api/venue')
    .send({
      exceptions: [
        { from: '2026-12-19', to: '2026-12-19', intervals: [], reason: { fr: 'Fermé' } },
      ],
    })
    .expect(200);
  const closed = { ...HOURS, from: '2026-12-19', to: '2026-12-19' };
  expect(code(await post(slug, 'plan', closed).expect(409))).toBe('TOURNAMENT_NO_ROOM');
  await post(slug, 'plan', { ...closed, to: '2026-12-20' }).expect(200);
  expect(new Set((await read(slug)).matches.map(({ date }) => date))).toEqual(
    new Set(['2026-12-20']),
  );
});

test('an unknown pitch and an end date before the start are refused on their field', async () => {
  const slug = await edition(3);
  expect(code(await post(slug, 'plan', { ...HOURS, pitches: ['P1', 'P9'] }).expect(422))).toBe(
    'BOOKING_PITCH_UNKNOWN',
  );
  expect(code(await post(slug, 'plan', { ...HOURS, from: '2026-12-07' }).expect(422))).toBe(
    'TOURNAMENT_DATES',
  );
  expect(code(await post(slug, 'plan', { ...HOURS, to: '2027-12-07' }).expect(422))).toBe(
    'TOURNAMENT_DATES',
  );
  const wide = {
    ...HOURS,
    to: '2027-01-30',
    startTime: '00:00',
    endTime: '00:00',
    matchMinutes: 5,
    pauseMinutes: 0,
  };
  expect(code(await post(slug, 'plan', wide).expect(422))).toBe('TOURNAMENT_DATES');
});

test('draws differ', async () => {
  const slug = await edition(8);
  const order = async () => {
    await post(slug, 'draw', { groups: 2 }).expect(200);
    return (await read(slug)).teams.map(({ name }) => name).join();
  };
  const orders = new Set([await order(), await order(), await order()]);
  expect(orders.size).toBeGreaterThan(1);
});

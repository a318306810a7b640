import type {
  StaffTournamentAnswer,
  TournamentAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { type Logger, DataSource } from 'typeorm';
import { jpeg, sendForm, storedKeys } from '../content/pictures.ts';
import { eventually } from '../eventually.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { makeCup, makeEdition, makeMatch, makeTeam, score } from './editions.ts';

let world: World;
let admin: Person;
let staff: Person;
let player: Person;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T09:00:00Z' });
  [admin, staff, player] = [await world.admin(), await world.staff(), await world.player()];
});
afterAll(() => world.close());

const read = async (slug: string) =>
  (await world.http.get(`/api/tournaments/${slug}`).expect(200)).body as TournamentAnswer;
const slugsOf = async (by: Pick<Person, 'http'> | World, query = {}) =>
  ((await by.http.get('/api/tournaments').query(query).expect(200)).body as { id: string }[]).map(
    ({ id }) => id,
  );
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

describe('an edition', () => {
  test('is read by year and name or slug, in the reader’s language, with desk texts', async () => {
    const { id } = await makeEdition(admin, {
      slug: '2025/may',
      from: '2025-05-03',
      to: '2025-05-31',
      rules: { fr: 'Cinq contre cinq' },
    });
    expect(id).toBe('2025/may');
    const { body } = await world.http
      .get('/api/tournaments/2025/may')
      .set('accept-language', 'ar')
      .expect(200);
    expect(body).toMatchObject({
      id: '2025/may',
      reference: '2025/may',
      title: 'دورة ماي',
      rules: 'Cinq contre cinq',
      path: '/tournament/2025/may',
      state: 'finished',
      teamCount: 0,
      winner: null,
      teams: [],
      groups: [],
      matches: [],
      bracket: [],
    });
    expect(body).not.toHaveProperty('unlisted');
    expect(
      (await world.http.get('/api/tournaments/2025%2Fmay').set('accept-language', 'ar').expect(200))
        .body,
    ).toEqual(body);
    const all = await staff.http
      .get('/api/tournaments/2025/may')
      .query({ texts: 'all' })
      .expect(200);
    expect(all.body).toMatchObject({
      title: { fr: 'Tournoi de mai', en: 'May tournament', ar: 'دورة ماي' },
      unlisted: false,
      featured: false,
    });
  });

  test('keeps its address to itself, and does not end before it begins', async () => {
    await makeEdition(admin, { slug: '2027/winter' });
    const again = {
      slug: '2027/winter',
      title: { fr: 'X' },
      summary: { fr: 'X' },
      from: '2027-01-01',
      to: '2027-01-02',
    };
    const taken = await admin.http.post('/api/tournaments').send(again).expect(422);
    expect(taken.body).toMatchObject({
      code: 'TOURNAMENT_SLUG_TAKEN',
      errorMessages: [{ field: 'slug' }],
    });
    const turned = await admin.http
      .put('/api/tournaments/2027%2Fwinter')
      .send({ to: '2026-12-04' })
      .expect(422);
    expect(turned.body).toMatchObject({
      code: 'TOURNAMENT_DATES',
      errorMessages: [{ field: 'to' }],
    });
  });

  test.each([
    '2025',
    '2025/',
    '2025/May',
    '2025/a--b',
    '1999/may',
    '2025/may/x',
    '../etc',
    '2025/mai é',
  ])('is never called %s', async (slug) => {
    const { body } = await admin.http
      .post('/api/tournaments')
      .send({
        slug,
        title: { fr: 'X' },
        summary: { fr: 'X' },
        from: '2027-01-01',
        to: '2027-01-02',
      })
      .expect(422);
    expect(body).toMatchObject({ errorMessages: [{ field: 'slug' }] });
  });

  test('runs from its first day to its last', async () => {
    const { id } = await makeEdition(admin, { from: '2026-11-23', to: '2026-11-23' });
    expect((await read(id)).state).toBe('running');
  });
});

describe('an unlisted edition', () => {
  let hidden: StaffTournamentAnswer;
  let token: string;
  beforeAll(async () => {
    hidden = await makeEdition(admin, { slug: '2025/ramadan', unlisted: true });
    token = hidden.path.replace('/tournament/t/', '');
  });

  test('has a path that cannot be guessed', async () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const others = await Promise.all(
      [1, 2, 3].map(async () => (await makeEdition(admin, { unlisted: true })).path),
    );
    expect(new Set([...others, hidden.path]).size).toBe(4);
  });

  test('is in no list and under no slug, except for requests of the desk', async () => {
    for (const reader of [world, player, staff])
      expect(await slugsOf(reader)).not.toContain('2025/ramadan');
    for (const reader of [world, player]) {
      expect(await slugsOf(reader, { texts: 'all' })).not.toContain('2025/ramadan');
      expect(await slugsOf(reader, { filter: '{"unlisted":true}' })).toEqual([]);
      expect(await slugsOf(reader, { filter: '{"id":"2025/ramadan"}' })).toEqual([]);
      await reader.http.get('/api/tournaments/2025/ramadan').expect(404);
      await reader.http.get('/api/tournaments/2025%2Framadan').expect(404);
    }
    expect(await slugsOf(staff, { texts: 'all' })).toContain('2025/ramadan');
    await staff.http.get('/api/tournaments/2025/ramadan').expect(200);
  });

  test('opens by its token alone', async () => {
    const { body } = await world.http.get(`/api/tournaments/by-token/${token}`).expect(200);
    expect(body).toMatchObject({ id: '2025/ramadan', path: hidden.path });
    for (const wrong of [
      `${token.slice(1)}A`,
      token.toLowerCase(),
      token.slice(0, 21),
      `${token}x`,
      '%25',
      "'--",
      '..',
    ])
      await world.http.get(`/api/tournaments/by-token/${wrong}`).expect(404);
  });

  test('never appears in the data that is embedded in pages', async () => {
    expect(
      JSON.stringify((await world.http.get('/api/tournaments').expect(200)).body),
    ).not.toContain(token);
  });
});

test('the menu links to the one featured edition, by token if it is unlisted', async () => {
  const featured = async (language = 'fr') =>
    (
      (await world.http.get('/api/venue').set('accept-language', language).expect(200)).body as {
        featuredTournament: unknown;
      }
    ).featuredTournament;
  expect(await featured()).toBeNull();
  const first = await makeEdition(admin, { unlisted: true, featured: true });
  expect(await featured('ar')).toEqual({ path: first.path, title: 'دورة ماي' });
  const second = await makeEdition(admin, { featured: true });
  expect(await featured()).toEqual({ path: `/tournament/${second.id}`, title: 'Tournoi de mai' });
  expect(await world.sql('select slug from tournaments where featured')).toEqual([
    { slug: second.id },
  ]);
  await admin.http
    .put(`/api/tournaments/${encodeURIComponent(second.id)}`)
    .send({ featured: false })
    .expect(200);
  expect(await featured()).toBeNull();
});

describe('results', () => {
  test('determine the tables, then the semi-finals, the final and the winner', async () => {
    const { slug, teams, matches } = await makeCup(admin);
    const sides = async (name: string) => {
      const { home, away } =
        (await read(slug)).matches.find(({ id }) => id === matches[name]) ?? {};
      return [home?.team, away?.team].map(
        (team) => Object.keys(teams).find((letter) => teams[letter] === team) ?? null,
      );
    };
    expect(await sides('semi')).toEqual([null, null]);
    await score(admin, matches.a ?? '', [1, 2]).expect(200);
    expect(await sides('semi')).toEqual(['A2', null]);
    await score(admin, matches.b ?? '', [3, 0]).expect(200);
    expect([await sides('semi'), await sides('other'), await sides('final')]).toEqual([
      ['A2', 'B2'],
      ['B1', 'A1'],
      [null, null],
    ]);
    await score(admin, matches.semi ?? '', [1, 1], [3, 4]).expect(200);
    await score(admin, matches.other ?? '', [2, 0]).expect(200);
    expect([await sides('final'), await sides('third')]).toEqual([
      ['B2', 'B1'],
      ['A2', 'A1'],
    ]);
    expect((await read(slug)).state).toBe('upcoming');
    await score(admin, matches.final ?? '', [4, 3]).expect(200);
    const { groups, bracket, winner, state } = await read(slug);
    expect([winner, state]).toEqual(['B2', 'finished']);
    expect(
      groups.map(({ code: letter, standings }) => [
        letter,
        standings.map(({ team, points, goalDifference }) => [team, points, goalDifference]),
      ]),
    ).toEqual([
      [
        'A',
        [
          [teams.A2, 3, 1],
          [teams.A1, 0, -1],
        ],
      ],
      [
        'B',
        [
          [teams.B1, 3, 3],
          [teams.B2, 0, -3],
        ],
      ],
    ]);
    expect(bracket).toEqual([
      { stage: 'semi', matches: [matches.semi, matches.other] },
      { stage: 'third', matches: [matches.third] },
      { stage: 'final', matches: [matches.final] },
    ]);
    const listed = (
      await world.http
        .get('/api/tournaments')
        .query({ filter: JSON.stringify({ id: slug }) })
        .expect(200)
    ).body as unknown[];
    expect(listed).toMatchObject([{ winner: 'B2', state: 'finished', teamCount: 4 }]);
  });

  test('are entered for both sides, and decide a knock-out match', async () => {
    const { matches } = await makeCup(admin);
    await score(admin, matches.a ?? '', [1, 0]).expect(200);
    await score(admin, matches.b ?? '', [1, 0]).expect(200);
    const refused = async (name: string, body: object) =>
      (await admin.http.put(`/api/tournament_matches/${matches[name]}`).send(body).expect(422))
        .body as {
        code: string;
        errorMessages: { field: string }[];
      };
    for (const [name, body, field] of [
      ['a', { homeGoals: null }, 'homeGoals'],
      ['semi', { homeGoals: 2 }, 'awayGoals'],
      ['semi', { homeGoals: 2, awayGoals: 2 }, 'homePenalties'],
      ['semi', { homeGoals: 2, awayGoals: 2, homePenalties: 3, awayPenalties: 3 }, 'homePenalties'],
      ['semi', { homeGoals: 2, awayGoals: 1, homePenalties: 3, awayPenalties: 2 }, 'homePenalties'],
      ['a', { homePenalties: 3, awayPenalties: 2 }, 'homePenalties'],
    ] as const)
      expect(await refused(name, body)).toMatchObject({
        code: 'MATCH_RESULT',
        errorMessages: [{ field }],
      });
  });

  test('are refused until both sides of the match are known', async () => {
    const { matches } = await makeCup(admin);
    expect(code(await score(admin, matches.semi ?? '', [2, 1]).expect(409))).toBe(
      'MATCH_SIDES_UNKNOWN',
    );
    expect(
      await world.sql('select home_goals from matches where reference = $1', [matches.semi]),
    ).toEqual([{ home_goals: null }]);
  });

  test('on which something was played cannot be turned round, only put right', async () => {
    const { slug, teams, matches } = await makeCup(admin);
    for (const name of ['a', 'b', 'semi'])
      await score(admin, matches[name] ?? '', [2, 1]).expect(200);
    await score(admin, matches.a ?? '', [3, 1]).expect(200);
    for (const refused of [
      score(admin, matches.a ?? '', [0, 1]),
      score(admin, matches.a ?? '', [null, null]),
      admin.http
        .put(`/api/tournament_matches/${matches.semi}`)
        .send({ home: { from: 'group:A:2' } }),
    ]) {
      const answer = await refused.expect(409);
      expect(code(answer)).toBe('MATCH_RESULT_USED');
      expect((answer.body as { message: string }).message).toMatch(/: \S.* – \S.*\./);
    }
    await score(admin, matches.semi ?? '', [null, null]).expect(200);
    await score(admin, matches.a ?? '', [0, 1]).expect(200);
    expect((await read(slug)).matches.find(({ id }) => id === matches.semi)?.home.team).toBe(
      teams.A2,
    );
  });

  test('are the admin’s to enter', async () => {
    const { matches } = await makeCup(admin);
    await score(staff, matches.a ?? '', [1, 0]).expect(403);
    await score(player, matches.a ?? '', [1, 0]).expect(403);
  });
});

describe('a match', () => {
  let slug: string;
  let one: string;
  let other: string;
  beforeAll(async () => {
    slug = (await makeEdition(admin)).id;
    [one, other] = [await makeTeam(admin, slug, 'A1'), await makeTeam(admin, slug, 'A2')];
    await makeTeam(admin, slug, 'B1');
  });

  test('is numbered within its stage, and takes no other’s number', async () => {
    const [first, second] = [
      await makeMatch(admin, { tournament: slug, stage: 'semi' }),
      await makeMatch(admin, { tournament: slug, stage: 'semi' }),
    ];
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(
      code(
        await admin.http
          .put(`/api/tournament_matches/${second.reference}`)
          .send({ number: 1 })
          .expect(422),
      ),
    ).toBe('MATCH_NUMBER_TAKEN');
  });

  test.each<[string, () => Record<string, unknown>, string, string]>([
    ['of a group without a group', () => ({ stage: 'group' }), 'MATCH_SHAPE', 'group'],
    ['of a knock-out in a group', () => ({ stage: 'final', group: 'A' }), 'MATCH_SHAPE', 'group'],
    [
      'with hours and no day',
      () => ({ stage: 'final', startTime: '19:00', endTime: '20:00' }),
      'MATCH_SHAPE',
      'date',
    ],
    [
      'with half its hours',
      () => ({ stage: 'final', date: '2026-12-05', startTime: '19:00' }),
      'MATCH_SHAPE',
      'endTime',
    ],
    [
      'on a pitch at no hour',
      () => ({ stage: 'final', date: '2026-12-05', pitch: 'P1' }),
      'BOOKING_PITCH_UNKNOWN',
      'pitch',
    ],
    [
      'with a side that is two things',
      () => ({ stage: 'final', home: { team: one, from: 'group:A:1' } }),
      'MATCH_SHAPE',
      'home.from',
    ],
    [
      'of a team against itself',
      () => ({ stage: 'final', home: { team: one }, away: { team: one } }),
      'MATCH_SIDE',
      'away.team',
    ],
    [
      'of a place against itself',
      () => ({ stage: 'final', home: { from: 'group:A:1' }, away: { from: 'group:A:1' } }),
      'MATCH_SIDE',
      'away.from',
    ],
    [
      'with a team nobody knows',
      () => ({ stage: 'final', home: { team: 'TM-00000000' } }),
      'REFERENCE_UNKNOWN',
      'home.team',
    ],
    [
      'of a match nobody knows',
      () => ({ stage: 'final', away: { from: 'winner:MT-00000000' } }),
      'REFERENCE_UNKNOWN',
      'away.from',
    ],
    [
      'of a group nobody knows',
      () => ({ stage: 'semi', away: { from: 'group:C:1' } }),
      'REFERENCE_UNKNOWN',
      'away.from',
    ],
    [
      'with a team of another group',
      () => ({ stage: 'group', group: 'B', home: { team: one } }),
      'MATCH_SIDE',
      'home.team',
    ],
    [
      'of a tournament nobody knows',
      () => ({ stage: 'final', tournament: '2030/none' }),
      'REFERENCE_UNKNOWN',
      'tournament',
    ],
  ])('%s is refused', async (_, match, expected, field) => {
    const before = await world.sql('select count(*) from matches');
    const { body } = await admin.http
      .post('/api/tournament_matches')
      .send({ tournament: slug, ...match() })
      .expect(422);
    expect(body).toMatchObject({ code: expected, errorMessages: [{ field }] });
    expect(await world.sql('select count(*) from matches')).toEqual(before);
  });

  test('of another tournament’s team is refused', async () => {
    const stranger = await makeTeam(admin, (await makeEdition(admin)).id, 'A1');
    expect(
      code(
        await admin.http
          .post('/api/tournament_matches')
          .send({ tournament: slug, stage: 'final', home: { team: stranger } })
          .expect(422),
      ),
    ).toBe('REFERENCE_UNKNOWN');
  });

  test('cannot depend on a later match, nor be deleted while others depend on it', async () => {
    const semi = await makeMatch(admin, {
      tournament: slug,
      stage: 'semi',
      home: { team: one },
      away: { team: other },
    });
    const final = await makeMatch(admin, {
      tournament: slug,
      stage: 'final',
      home: { from: `winner:${semi.reference}` },
    });
    expect(
      code(
        await admin.http
          .put(`/api/tournament_matches/${semi.reference}`)
          .send({ home: { from: `winner:${final.reference}` } })
          .expect(422),
      ),
    ).toBe('MATCH_SIDE');
    expect(
      code(await admin.http.delete(`/api/tournament_matches/${semi.reference}`).expect(409)),
    ).toBe('MATCH_IN_USE');
    await admin.http.delete(`/api/tournament_matches/${final.reference}`).expect(200);
    await admin.http.delete(`/api/tournament_matches/${semi.reference}`).expect(200);
  });
});

describe('a team', () => {
  test('has a name of its own, and stays while a match is planned with it', async () => {
    const { teams, slug } = await makeCup(admin);
    const twin = await admin.http
      .post('/api/teams')
      .send({ tournament: slug, name: 'A1', shortName: 'X', color: '#000000' })
      .expect(422);
    expect(twin.body).toMatchObject({
      code: 'TEAM_NAME_TAKEN',
      errorMessages: [{ field: 'name' }],
    });
    expect(code(await admin.http.delete(`/api/teams/${teams.A1}`).expect(409))).toBe('TEAM_IN_USE');
    expect(
      code(await admin.http.put(`/api/teams/${teams.A1}`).send({ group: 'B' }).expect(409)),
    ).toBe('TEAM_IN_USE');
    const free = await makeTeam(admin, slug, 'B3');
    await admin.http.delete(`/api/teams/${free}`).expect(200);
  });

  test('of the same points is put by its lot, unless somebody has played on that', async () => {
    const { slug, teams, matches } = await makeCup(admin);
    await score(admin, matches.a ?? '', [1, 1]).expect(200);
    const leader = async () => (await read(slug)).groups[0]?.standings[0]?.team;
    expect(await leader()).toBe(teams.A1);
    await admin.http.put(`/api/teams/${teams.A1}`).send({ position: 9 }).expect(200);
    expect(await leader()).toBe(teams.A2);
    await score(admin, matches.b ?? '', [1, 0]).expect(200);
    await score(admin, matches.semi ?? '', [1, 0]).expect(200);
    expect(
      code(await admin.http.put(`/api/teams/${teams.A1}`).send({ position: 1 }).expect(409)),
    ).toBe('MATCH_RESULT_USED');
  });
});

test('poster and crests are uploaded, served in every size and deleted together', async () => {
  const fields = {
    slug: '2026/affiche',
    title: JSON.stringify({ fr: 'Affiche' }),
    summary: JSON.stringify({ fr: 'Affiche' }),
    from: '2026-12-05',
    to: '2026-12-06',
    focusX: '20',
  };
  await sendForm(admin, 'post', '/api/tournaments', { file: await jpeg(), fields }).expect(201);
  await sendForm(admin, 'post', '/api/teams', {
    file: await jpeg(300, 300),
    fields: { tournament: '2026/affiche', name: 'Lions', shortName: 'LIO', color: '#aa0000' },
  }).expect(201);
  const { poster, teams } = await read('2026/affiche');
  expect(poster).toMatchObject({
    focusX: 20,
    sources: expect.arrayContaining([expect.objectContaining({ type: 'image/avif' })]) as unknown,
  });
  expect(teams[0]?.crest).toMatchObject({ width: 300, height: 300 });
  await world.http.get(poster?.sources[0]?.url ?? '').expect(200);
  expect(storedKeys(world).length).toBeGreaterThan(0);
  await admin.http.delete('/api/tournaments/2026%2Faffiche').expect(200);
  expect([
    await eventually(
      () => storedKeys(world),
      (keys) => keys.length === 0,
    ),
    await world.sql('select 1 from files'),
  ]).toEqual([[], []]);
});

test('an edition is read in one statement, the list too', async () => {
  const { slug } = await makeCup(admin);
  const said: string[] = [];
  const source = world.app.get(DataSource);
  const before = source.logger;
  source.logger = {
    logQuery: (query: string) => void said.push(query),
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
  } as unknown as Logger;
  await world.http.get(`/api/tournaments/${slug}`).expect(200);
  await world.http.get('/api/tournaments').expect(200);
  source.logger = before;
  expect(said.filter((query) => query.includes('tournaments'))).toHaveLength(2);
});

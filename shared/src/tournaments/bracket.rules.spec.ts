import {
  bracketOf,
  groupsOf,
  loserOf,
  playedWithOthers,
  ranksThrough,
  resultProblem,
  sidesOf,
  sourceProblem,
  tournamentState,
  winnerOf,
  winnerOfTournament,
} from './bracket.rules.ts';
import type { PlannedMatch, PlannedTournament } from './bracket.rules.ts';
import type { Stage } from './tournaments.codes.ts';

type Score = [number, number, number?, number?];

const match = (
  reference: string,
  stage: Stage,
  [home, away]: readonly [home: string, away: string],
  {
    score = null,
    number = 1,
  }: Partial<Pick<PlannedMatch, 'number'>> & { score?: Score | null } = {},
): PlannedMatch => {
  const [homeGoals = null, awayGoals = null, homePenalties = null, awayPenalties = null] =
    score ?? [];
  const side = (text: string) =>
    text.includes(':') ? { team: null, from: text } : { team: text || null, from: null };
  return {
    reference,
    stage,
    group: stage === 'group' ? (home[0] ?? null) : null,
    number,
    home: side(home),
    away: side(away),
    homeGoals,
    awayGoals,
    homePenalties,
    awayPenalties,
  };
};
const teams = ['A1', 'A2', 'B1', 'B2'].map((reference) => ({
  reference,
  group: reference[0] ?? null,
}));
const whole = (
  a: [number, number] | null,
  b: [number, number] | null,
  semi: Score | null,
): PlannedTournament => ({
  teams,
  matches: [
    match('final', 'final', ['winner:semi', 'winner:other']),
    match('third', 'third', ['loser:semi', 'loser:other']),
    match('semi', 'semi', ['group:A:1', 'group:B:2'], { score: semi }),
    match('other', 'semi', ['group:B:1', 'group:A:2'], { number: 2 }),
    match('a', 'group', ['A1', 'A2'], { score: a }),
    match('b', 'group', ['B1', 'B2'], { score: b, number: 2 }),
  ],
});
const sides = (tournament: PlannedTournament, reference: string) => {
  const { home, away } = sidesOf(tournament).get(reference) ?? {};
  return [home, away];
};

describe('teams of a match', () => {
  test('a place of a group is empty until its last match is played', () => {
    expect(sides(whole(null, [1, 0], null), 'semi')).toEqual([null, 'B2']);
    expect(sides(whole([0, 2], [1, 0], null), 'semi')).toEqual(['A2', 'B2']);
    expect(sides(whole([0, 2], [1, 0], null), 'other')).toEqual(['B1', 'A1']);
  });

  test('no team of a group advances before the last match of the group', () => {
    const answer = (team: string | null) => [
      { home: { team, from: 'group:A:1' }, away: { team: 'B2', from: 'group:B:2' } },
      { home: { team: 'C1', from: null }, away: { team: null, from: 'winner:semi' } },
    ];
    expect([...ranksThrough(answer(null), 'A')]).toEqual([]);
    expect([...ranksThrough(answer('A2'), 'A')]).toEqual([1]);
    expect([...ranksThrough(answer(null), 'B')]).toEqual([2]);
  });

  test('the winner of a match goes on, its loser plays for the third place', () => {
    expect(sides(whole([1, 0], [1, 0], null), 'final')).toEqual([null, null]);
    expect(sides(whole([1, 0], [1, 0], [3, 2]), 'final')).toEqual(['A1', null]);
    expect(sides(whole([1, 0], [1, 0], [3, 2]), 'third')).toEqual(['B2', null]);
  });

  test('penalties decide a level match', () => {
    expect(sides(whole([1, 0], [1, 0], [2, 2, 3, 4]), 'final')).toEqual(['B2', null]);
    expect(sides(whole([1, 0], [1, 0], [2, 2, 3, 4]), 'third')).toEqual(['A1', null]);
  });

  test('a side assigned by hand is that team, and an unassigned side is empty', () => {
    const tournament = { teams, matches: [match('x', 'final', ['A1', ''])] };
    expect(sides(tournament, 'x')).toEqual(['A1', null]);
  });

  test('a source that does not exist or refers to itself gives no team', () => {
    const circle = {
      teams,
      matches: [
        match('x', 'final', ['winner:x', 'winner:gone']),
        match('y', 'semi', ['group:Z:1', 'group:A:9']),
      ],
    };
    expect(sides(circle, 'x')).toEqual([null, null]);
    expect(sides(circle, 'y')).toEqual([null, null]);
  });

  test('a group of which no match is planned gives no places away', () => {
    expect(
      sides({ teams, matches: [match('s', 'semi', ['group:A:1', 'group:B:1'])] }, 's'),
    ).toEqual([null, null]);
  });
});

describe('winner and loser', () => {
  const played = match('m', 'semi', ['A1', 'B1'], { score: [1, 0] });
  test('are empty before the match, and after a draw in a group', () => {
    expect([
      winnerOf(match('m', 'semi', ['A1', 'B1']), 'A1', 'B1'),
      loserOf(match('m', 'semi', ['A1', 'B1']), 'A1', 'B1'),
    ]).toEqual([null, null]);
    expect(winnerOf(match('m', 'group', ['A1', 'A2'], { score: [1, 1] }), 'A1', 'A2')).toBeNull();
  });
  test('are the two sides', () => {
    expect([winnerOf(played, 'A1', 'B1'), loserOf(played, 'A1', 'B1')]).toEqual(['A1', 'B1']);
  });
  test('of the tournament: the winner of the final', () => {
    const final = (score: [number, number] | null) => ({
      teams,
      matches: [
        match('f', 'final', ['A1', 'B1'], { score }),
        match('t', 'third', ['A2', 'B2'], { score: [9, 0] }),
      ],
    });
    expect([winnerOfTournament(final(null)), winnerOfTournament(final([0, 1]))]).toEqual([
      null,
      'B1',
    ]);
  });
});

test('groups come in the order of their letters, each with a table of its teams', () => {
  expect(
    groupsOf(whole([1, 0], null, null)).map(({ code, standings }) => [
      code,
      standings.map(({ team }) => team),
    ]),
  ).toEqual([
    ['A', ['A1', 'A2']],
    ['B', ['B1', 'B2']],
  ]);
});

test('the bracket has the existing knock-out stages in order, each match at its number', () => {
  expect(bracketOf(whole(null, null, null).matches)).toEqual([
    { stage: 'semi', matches: ['semi', 'other'] },
    { stage: 'third', matches: ['third'] },
    { stage: 'final', matches: ['final'] },
  ]);
});

describe('a source', () => {
  const problem = (stage: Stage, from: string) =>
    sourceProblem(stage, from, whole(null, null, null));
  test.each<[Stage, string]>([
    ['semi', 'group:A:1'],
    ['final', 'winner:semi'],
    ['third', 'loser:semi'],
    ['final', 'group:B:2'],
  ])('%s from %s is one', (stage, from) => {
    expect(problem(stage, from)).toBeNull();
  });
  test.each<[Stage, string, string]>([
    ['group', 'group:A:1', 'stage'],
    ['semi', 'winner:semi', 'stage'],
    ['final', 'winner:third', 'stage'],
    ['quarter', 'winner:semi', 'stage'],
    ['semi', 'winner:a', 'stage'],
    ['final', 'winner:gone', 'unknown'],
    ['semi', 'group:C:1', 'unknown'],
    ['semi', 'group:A:3', 'unknown'],
  ])('%s from %s is none: %s', (stage, from, expected) => {
    expect(problem(stage, from)).toBe(expected);
  });
});

describe('a result', () => {
  const problem = (
    stage: Stage,
    ...score: [number | null, number | null, (number | null)?, (number | null)?]
  ) => {
    const [homeGoals, awayGoals, homePenalties = null, awayPenalties = null] = score;
    return resultProblem({ stage, homeGoals, awayGoals, homePenalties, awayPenalties });
  };
  test('is both goals or none, with penalties only where a knock-out match was level', () => {
    expect([
      problem('group', 1, 1),
      problem('semi', 2, 1),
      problem('semi', 1, 1, 5, 4),
      problem('final', null, null),
    ]).toEqual([null, null, null, null]);
  });
  test.each<[string, string, ReturnType<typeof problem>]>([
    ['one side’s goals alone', 'awayGoals', problem('group', 1, null)],
    ['the other side’s alone', 'homeGoals', problem('group', null, 1)],
    ['a level knock-out match', 'homePenalties', problem('semi', 1, 1)],
    ['penalties that are level', 'homePenalties', problem('semi', 1, 1, 3, 3)],
    ['half of the penalties', 'homePenalties', problem('semi', 1, 1, 3, null)],
    ['penalties after a win', 'homePenalties', problem('semi', 2, 1, 3, 1)],
    ['penalties in a group', 'homePenalties', problem('group', 1, 1, 3, 1)],
    ['penalties of no match', 'homePenalties', problem('semi', null, null, 3, 1)],
  ])('%s is refused at %s', (_, field, found) => {
    expect(found).toBe(field);
  });
});

test('a result that is mended names the played matches whose sides it would change', () => {
  const before = whole([1, 0], [1, 0], [3, 2]);
  const mended = (a: [number, number] | null) => ({
    teams,
    matches: before.matches.map((one) =>
      one.reference === 'a' ? match('a', 'group', ['A1', 'A2'], { score: a }) : one,
    ),
  });
  expect(playedWithOthers(before, mended([2, 0]))).toEqual([]);
  expect(playedWithOthers(before, mended([0, 1]))).toEqual(['semi']);
  expect(playedWithOthers(before, mended(null))).toEqual(['semi']);
});

describe('a tournament', () => {
  const state = (today: string, winner: string | null = null) =>
    tournamentState({ from: '2026-12-05', to: '2026-12-19', winner }, today);
  test('is ahead, then on until its last day, and over after it or once the final is won', () => {
    expect([
      state('2026-12-04'),
      state('2026-12-05'),
      state('2026-12-19'),
      state('2026-12-20'),
    ]).toEqual(['upcoming', 'running', 'running', 'finished']);
    expect(state('2026-12-18', 'A1')).toBe('finished');
  });
});

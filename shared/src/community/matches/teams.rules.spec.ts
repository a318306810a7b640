import fc from 'fast-check';
import { LEVELS } from '../../auth/auth.codes.ts';
import {
  isEachInOneTeam,
  LEVEL_OF_WORD,
  MAX_LEVEL,
  MIN_LEVEL,
  MIXING_TOLERANCE,
  pairKey,
  pairsOf,
  splitTeams,
  teamDifference,
  teamLevel,
  type TeamPlayer,
  type TeamSides,
} from './teams.rules.ts';

const player = fc.record({
  level: fc.integer({ min: 100, max: 500 }).map((hundredth) => hundredth / 100),
  goalkeeper: fc.boolean(),
});
const players = fc
  .array(player, { minLength: 2, maxLength: 10 })
  .map((list) => list.map((each, index): TeamPlayer => ({ id: `p${index}`, ...each })));

/** All splits into teams whose sizes differ by one player at most, without the rule's bit masks. */
function allSplits(ids: readonly string[]): { a: string[]; b: string[] }[] {
  const [first, ...rest] = ids;
  if (first === undefined) return [{ a: [], b: [] }];
  return allSplits(rest).flatMap(({ a, b }) => [
    { a: [first, ...a], b },
    { a, b: [first, ...b] },
  ]);
}
const evenSplits = (list: readonly TeamPlayer[]) =>
  allSplits(list.map(({ id }) => id)).filter(({ a, b }) => Math.abs(a.length - b.length) <= 1);

const keepersIn = (list: readonly TeamPlayer[], ids: readonly string[]): number =>
  list.filter(({ id, goalkeeper }) => goalkeeper && ids.includes(id)).length;

test('each player is in one team, and the sizes differ by one player at most', () => {
  fc.assert(
    fc.property(players, (list) => {
      const { a, b } = splitTeams(list);
      expect([...a, ...b].toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      expect(Math.abs(a.length - b.length)).toBeLessThanOrEqual(1);
    }),
  );
});

const keepersApart = (list: readonly TeamPlayer[], { a, b }: TeamSides): number =>
  Math.abs(keepersIn(list, a) - keepersIn(list, b));

/** The splits that divide the goalkeepers most evenly. */
function splitsApart(list: readonly TeamPlayer[]): TeamSides[] {
  const splits = evenSplits(list);
  const fewest = Math.min(...splits.map((split) => keepersApart(list, split)));
  return splits.filter((split) => keepersApart(list, split) === fewest);
}

const smallestOf = (list: readonly TeamPlayer[], splits: readonly TeamSides[]): number =>
  Math.min(...splits.map((split) => teamDifference(list, split)));

test('goalkeepers are divided evenly, and no such split has a smaller difference', () => {
  fc.assert(
    fc.property(players, (list) => {
      const { a, b, difference } = splitTeams(list);
      const apart = splitsApart(list);
      expect(keepersApart(list, { a, b })).toBe(keepersApart(list, apart[0] ?? { a, b }));
      expect(difference).toBe(smallestOf(list, apart));
      expect(difference).toBe(teamDifference(list, { a, b }));
    }),
    { numRuns: 60 },
  );
});

const matchesTogether = (sides: TeamSides, together: ReadonlyMap<string, number>): number =>
  [sides.a, sides.b].flatMap(pairsOf).reduce((sum, key) => sum + (together.get(key) ?? 0), 0);

test('players that recently were together are mixed, for 0.2 of a level at most', () => {
  const recent = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 3 })));
  fc.assert(
    fc.property(players, recent, (list, pairs) => {
      const together = new Map(
        pairs.map(([one, other, count]) => [pairKey(`p${one}`, `p${other}`), count]),
      );
      const teams = splitTeams(list, together);
      const apart = splitsApart(list);
      const most = smallestOf(list, apart) + MIXING_TOLERANCE / 100;
      const near = apart.filter((split) => teamDifference(list, split) <= most + 1e-9);
      const fewest = Math.min(...near.map((split) => matchesTogether(split, together)));
      expect(teams.difference).toBeLessThanOrEqual(most + 1e-9);
      expect(matchesTogether(teams, together)).toBe(fewest);
    }),
    { numRuns: 60 },
  );
});

test('the reason says what a smaller difference would have cost', () => {
  fc.assert(
    fc.property(players, fc.boolean(), (list, isRepeated) => {
      const first = splitTeams(list);
      const together = new Map(
        isRepeated ? [first.a, first.b].flatMap(pairsOf).map((key) => [key, 1]) : [],
      );
      const { difference, why } = splitTeams(list, together);
      const apart = smallestOf(list, splitsApart(list));
      const smallest = smallestOf(list, evenSplits(list));
      const cost = apart > smallest ? 'goalkeepers' : 'closest';
      const expected = difference > apart ? 'mixed' : cost;
      expect(why).toBe(difference === 0 ? 'equal' : expected);
    }),
    { numRuns: 60 },
  );
});

test('the order of the players does not change the teams', () => {
  fc.assert(
    fc.property(players, (list) => {
      expect(splitTeams(list.toReversed())).toEqual(splitTeams(list));
    }),
  );
});

test('of equally even teams, players who recently played together are separated', () => {
  const four = ['p0', 'p1', 'p2', 'p3'].map((id) => ({ id, level: 3, goalkeeper: false }));
  const together = new Map([
    [pairKey('p1', 'p0'), 3],
    [pairKey('p2', 'p3'), 3],
    [pairKey('p0', 'p2'), 1],
  ]);
  expect(splitTeams(four, together)).toEqual({
    a: ['p0', 'p3'],
    b: ['p1', 'p2'],
    difference: 0,
    why: 'equal',
  });
});

test('fewer than 2 and more than 14 players are refused', () => {
  const list = (count: number): TeamPlayer[] =>
    Array.from({ length: count }, (_value, index) => ({
      id: `p${index}`,
      level: 3,
      goalkeeper: false,
    }));
  expect(() => splitTeams(list(1))).toThrow(RangeError);
  expect(splitTeams(list(2)).a).toEqual(['p0']);
  expect(splitTeams(list(14)).a).toHaveLength(7);
  expect(() => splitTeams(list(15))).toThrow(RangeError);
});

test('teams by hand have each seated player once, no other person, and are not empty', () => {
  expect(isEachInOneTeam(['x', 'y', 'z'], { a: ['z'], b: ['x', 'y'] })).toBe(true);
  for (const sides of [
    { a: ['x', 'y', 'z'], b: [] },
    { a: ['x'], b: ['y'] },
    { a: ['x', 'y'], b: ['y', 'z'] },
    { a: ['x', 'x'], b: ['y'] },
    { a: ['x', 'y'], b: ['z', 'w'] },
  ])
    expect(isEachInOneTeam(['x', 'y', 'z'], sides)).toBe(false);
});

test('the own level comes before that of the captain, and an unknown one is the usual one', () => {
  expect([teamLevel(4.2, 2), teamLevel(null, 2), teamLevel(null, null)]).toEqual([4.2, 2, 3]);
  expect(LEVELS.map((word) => LEVEL_OF_WORD[word])).toEqual([1.5, 2.5, 3.5, 4.5]);
  for (const level of Object.values(LEVEL_OF_WORD))
    expect(level > MIN_LEVEL && level < MAX_LEVEL).toBe(true);
});

import fc from 'fast-check';
import { winnerOfTournament, type PlannedTournament } from './bracket.rules.ts';
import { DRAW_GROUPS, drawBounds, type DrawGroups, drawOf } from './draw.rules.ts';

const lotsOf = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const anyDraw = fc.constantFrom(...DRAW_GROUPS).chain((groups) => {
  const { min, max } = drawBounds(groups);
  return fc.record({ groups: fc.constant(groups), count: fc.integer({ min, max }) });
});

test('teams are dealt one after the other, so that no group has two more than another', () => {
  fc.assert(
    fc.property(anyDraw, ({ groups, count }) => {
      const { teams } = drawOf(lotsOf(count), groups);
      const sizes = [...new Set(teams.map(({ group }) => group))].map(
        (group) => teams.filter((one) => one.group === group).length,
      );
      expect(sizes).toHaveLength(groups);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(teams.map(({ position }) => position)).toEqual(
        lotsOf(count).map((_, index) => index + 1),
      );
    }),
  );
});

test('each team meets each other team of its group once, and no other team', () => {
  fc.assert(
    fc.property(anyDraw, ({ groups, count }) => {
      const { teams, matches } = drawOf(lotsOf(count), groups);
      const met = matches
        .filter(({ stage }) => stage === 'group')
        .map(({ group, home, away }) => [group, ...[home.team, away.team].sort()].join());
      const wanted = teams.flatMap((one, index) =>
        teams
          .slice(index + 1)
          .filter(({ group }) => group === one.group)
          .map(({ team }) => [one.group, ...[one.team, team].sort()].join()),
      );
      expect(met.sort()).toEqual(wanted.sort());
    }),
  );
});

test('numbers run from 1 in each stage, and what a side comes from is in the draw', () => {
  fc.assert(
    fc.property(anyDraw, ({ groups, count }) => {
      const { matches } = drawOf(lotsOf(count), groups);
      for (const stage of new Set(matches.map((match) => match.stage))) {
        const own = matches.filter((match) => match.stage === stage);
        expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
      }
      const keys = matches.map(({ key }) => key);
      const sources = matches
        .flatMap(({ home, away }) => [home.from, away.from])
        .filter((from) => from !== null && !from.startsWith('group:'));
      expect(sources.filter((from) => !keys.includes(from?.split(':')[1] ?? ''))).toEqual([]);
    }),
  );
});

test.each<[DrawGroups, string[]]>([
  [1, ['final']],
  [2, ['semi', 'semi', 'third', 'final']],
  [4, ['quarter', 'quarter', 'quarter', 'quarter', 'semi', 'semi', 'third', 'final']],
])('after %i groups come %j', (groups, stages) => {
  expect(
    drawOf(lotsOf(drawBounds(groups).min), groups)
      .matches.map(({ stage }) => stage)
      .filter((stage) => stage !== 'group'),
  ).toEqual(stages);
});

test.each(DRAW_GROUPS)('played to its end a draw into %i groups has a winner', (groups) => {
  const { teams, matches } = drawOf(lotsOf(drawBounds(groups).max), groups);
  const tournament: PlannedTournament = {
    teams: teams.map(({ team, group }) => ({ reference: team, group })),
    matches: matches.map(({ key, ...match }) => ({
      ...match,
      reference: key,
      homeGoals: 2,
      awayGoals: 1,
      homePenalties: null,
      awayPenalties: null,
    })),
  };
  expect(winnerOfTournament(tournament)).toMatch(/^T\d+$/);
});

test('teams from one group can meet again only in the final', () => {
  const groupsOf = (from: string | null) => from?.split(':')[1];
  const quarters = drawOf(lotsOf(8), 4)
    .matches.filter(({ stage }) => stage === 'quarter')
    .map(({ home, away }) => [groupsOf(home.from), groupsOf(away.from)]);
  const halves = [quarters.slice(0, 2).flat(), quarters.slice(2).flat()];
  for (const half of halves) expect(new Set(half).size).toBe(4);
});

import fc from 'fast-check';
import type { GroupResult } from './standings.rules.ts';
import { standingsOf } from './standings.rules.ts';

const result = (home: string, away: string, homeGoals: number, awayGoals: number): GroupResult => ({ home, away, homeGoals, awayGoals });
const order = (lots: string, ...results: GroupResult[]) => standingsOf([...lots], results).map(({ team }) => team).join('');

describe('a table', () => {
  test('counts three points for a win and one for a draw, and every goal on both sides', () => {
    const [first, second, third] = standingsOf(['A', 'B', 'C'], [result('A', 'B', 3, 1), result('C', 'A', 2, 2)]);
    expect(first).toEqual({ rank: 1, team: 'A', played: 2, won: 1, drawn: 1, lost: 0, goalsFor: 5, goalsAgainst: 3, goalDifference: 2, points: 4 });
    expect(second).toMatchObject({ rank: 2, team: 'C', played: 1, drawn: 1, points: 1 });
    expect(third).toMatchObject({ rank: 3, team: 'B', played: 1, lost: 1, goalDifference: -2, points: 0 });
  });

  test('of nobody who has played is in the order of the lots', () => {
    expect(order('BAC')).toBe('BAC');
  });

  test('ranks by points before goals', () => {
    expect(order('ABC', result('A', 'B', 0, 1), result('A', 'C', 9, 0), result('B', 'C', 1, 1))).toBe('BAC');
  });

  test('ranks equal points by goal difference', () => {
    expect(order('ABCD', result('A', 'C', 5, 4), result('B', 'D', 2, 0))).toBe('BACD');
  });

  test('ranks equal differences by goals scored', () => {
    expect(order('ABCD', result('A', 'C', 1, 0), result('B', 'D', 3, 2))).toBe('BADC');
  });

  test('ranks two who are level in all of that by the match between them', () => {
    expect(order('BADC', result('A', 'B', 1, 0), result('C', 'A', 1, 0), result('B', 'D', 1, 0))).toBe('CABD');
  });

  test('ranks three who beat each other in turn by the goals between them', () => {
    const circle = [result('A', 'B', 2, 0), result('B', 'C', 1, 0), result('C', 'A', 1, 0)];
    expect(order('BCAD', ...circle, result('D', 'A', 3, 0), result('D', 'B', 2, 1), result('D', 'C', 3, 1))).toBe('DACB');
  });

  test('leaves the last word to the lots', () => {
    expect(order('DC', result('C', 'D', 1, 1))).toBe('DC');
    expect(order('CD', result('C', 'D', 1, 1))).toBe('CD');
  });
});

const TEAMS = ['A', 'B', 'C', 'D', 'E'];
const goals = fc.integer({ min: 0, max: 6 });
const results = fc.array(
  fc.tuple(fc.constantFrom(...TEAMS), fc.constantFrom(...TEAMS), goals, goals).filter(([home, away]) => home !== away).map(([home, away, one, other]) => result(home, away, one, other)),
  { maxLength: 20 },
);

describe('whatever was played', () => {
  test('every team has one rank, and no two the same', () => {
    fc.assert(fc.property(results, (played) => {
      const table = standingsOf(TEAMS, played);
      expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
      expect(table.map(({ team }) => team).sort()).toEqual(TEAMS);
    }));
  });

  test('points, matches and goals add up', () => {
    fc.assert(fc.property(results, (played) => {
      const table = standingsOf(TEAMS, played);
      const sum = (of: (line: (typeof table)[number]) => number) => table.reduce((total, line) => total + of(line), 0);
      const draws = played.filter(({ homeGoals, awayGoals }) => homeGoals === awayGoals).length;
      expect(sum(({ points }) => points)).toBe(3 * (played.length - draws) + 2 * draws);
      expect(sum(({ played: count }) => count)).toBe(2 * played.length);
      expect(sum(({ goalsFor }) => goalsFor)).toBe(sum(({ goalsAgainst }) => goalsAgainst));
      for (const line of table) {
        expect(line.played).toBe(line.won + line.drawn + line.lost);
        expect(line.points).toBe(3 * line.won + line.drawn);
        expect(line.goalDifference).toBe(line.goalsFor - line.goalsAgainst);
      }
    }));
  });

  test('nobody stands above one who has more points, or as many and the better goals', () => {
    fc.assert(fc.property(results, (played) => {
      const keys = standingsOf(TEAMS, played).map(({ points, goalDifference, goalsFor }) => points * 1e6 + goalDifference * 1e3 + goalsFor);
      expect(keys).toEqual(keys.toSorted((a, b) => b - a));
    }));
  });

  test('the order in which results came in does not matter', () => {
    fc.assert(fc.property(results, fc.infiniteStream(fc.nat()), (played, numbers) => {
      const mixed = played.map((one) => ({ one, at: numbers.next().value ?? 0 })).sort((a, b) => a.at - b.at).map(({ one }) => one);
      expect(standingsOf(TEAMS, mixed)).toEqual(standingsOf(TEAMS, played));
    }));
  });

  test('home and away are the same thing said twice', () => {
    fc.assert(fc.property(results, (played) => {
      const turned = played.map(({ home, away, homeGoals, awayGoals }) => result(away, home, awayGoals, homeGoals));
      expect(standingsOf(TEAMS, turned)).toEqual(standingsOf(TEAMS, played));
    }));
  });

  test('a goal more for a winner never costs the winner a place', () => {
    fc.assert(fc.property(results, fc.nat(), (played, pick) => {
      const won = played[pick % Math.max(1, played.length)];
      if (!won || won.homeGoals <= won.awayGoals) return;
      const more = played.map((one) => (one === won ? { ...won, homeGoals: won.homeGoals + 1 } : one));
      const rankOf = (all: GroupResult[]) => standingsOf(TEAMS, all).find(({ team }) => team === won.home)?.rank ?? 0;
      expect(rankOf(more)).toBeLessThanOrEqual(rankOf(played));
    }));
  });
});

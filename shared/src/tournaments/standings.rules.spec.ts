import fc from 'fast-check';
import type { GroupResult } from './standings.rules.ts';
import { standingsOf } from './standings.rules.ts';

const result = (home: string, away: string, homeGoals: number, awayGoals: number): GroupResult => ({
  home,
  away,
  homeGoals,
  awayGoals,
});
const order = (lots: string, ...results: GroupResult[]) =>
  standingsOf([...lots], results)
    .map(({ team }) => team)
    .join('');

describe('a table', () => {
  test('counts three points for a win and one for a draw, and every goal on both sides', () => {
    const [first, second, third] = standingsOf(
      ['A', 'B', 'C'],
      [result('A', 'B', 3, 1), result('C', 'A', 2, 2)],
    );
    expect(first).toEqual({
      rank: 1,
      team: 'A',
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      goalsFor: 5,
      goalsAgainst: 3,
      goalDifference: 2,
      points: 4,
    });
    expect(second).toMatchObject({ rank: 2, team: 'C', played: 1, drawn: 1, points: 1 });
    expect(third).toMatchObject({
      rank: 3,
      team: 'B',
      played: 1,
      lost: 1,
      goalDifference: -2,
      points: 0,
    });
  });

  test('without played matches is in the order of the lots', () => {
    expect(order('BAC')).toBe('BAC');
  });

  test('ranks by points before goals', () => {
    expect(
      order('ABC', result('A', 'B', 0, 1), result('A', 'C', 9, 0), result('B', 'C', 1, 1)),
    ).toBe('BAC');
  });

  test('ranks equal points by goal difference', () => {
    expect(order('ABCD', result('A', 'C', 5, 4), result('B', 'D', 2, 0))).toBe('BACD');
  });

  test('ranks equal differences by goals scored', () => {
    expect(order('ABCD', result('A', 'C', 1, 0), result('B', 'D', 3, 2))).toBe('BADC');
  });

  test('ranks two otherwise level teams by the match between them', () => {
    expect(
      order('BADC', result('A', 'B', 1, 0), result('C', 'A', 1, 0), result('B', 'D', 1, 0)),
    ).toBe('CABD');
  });

  test('ranks three teams that beat each other in turn by the goals between them', () => {
    const circle = [result('A', 'B', 2, 0), result('B', 'C', 1, 0), result('C', 'A', 1, 0)];
    expect(
      order(
        'BCAD',
        ...circle,
        result('D', 'A', 3, 0),
        result('D', 'B', 2, 1),
        result('D', 'C', 3, 1),
      ),
    ).toBe('DACB');
  });

  test('uses the lots as the last criterion', () => {
    expect(order('DC', result('C', 'D', 1, 1))).toBe('DC');
    expect(order('CD', result('C', 'D', 1, 1))).toBe('CD');
  });
});

const TEAMS = ['A', 'B', 'C', 'D', 'E'];
const goals = fc.integer({ min: 0, max: 6 });
const results = fc.array(
  fc
    .tuple(fc.constantFrom(...TEAMS), fc.constantFrom(...TEAMS), goals, goals)
    .filter(([home, away]) => home !== away)
    .map(([home, away, one, other]) => result(home, away, one, other)),
  { maxLength: 20 },
);

describe('whatever was played', () => {
  test('every team has one rank, and no two the same', () => {
    fc.assert(
      fc.property(results, (played) => {
        const table = standingsOf(TEAMS, played);
        expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
        expect(table.map(({ team }) => team).sort()).toEqual(TEAMS);
      }),
    );
  });

  test('points, matches and goals add up', () => {
    fc.assert(
      fc.property(results, (played) => {
        const table = standingsOf(TEAMS, played);
        const sum = (of: (line: (typeof table)[number]) => number) =>
          table.reduce((total, line) => total + of(line), 0);
        const draws = played.filter(({ homeGoals, awayGoals }) => homeGoals === awayGoals).length;
        expect(sum(({ points }) => points)).toBe(3 * (played.length - draws) + 2 * draws);
        expect(sum(({ played: count }) => count)).toBe(2 * played.length);
        expect(sum(({ goalsFor }) => goalsFor)).toBe(sum(({ goalsAgainst }) => goalsAgainst));
        for (const line of table) {
          expect(line.played).toBe(line.won + line.drawn + line.lost);
          expect(line.points).toBe(3 * line.won + line.drawn);
          expect(line.goalDifference).toBe(line.goalsFor - line.goalsAgainst);
        }
      }),
    );
  });

  test('no team ranks above one with more points, or equal points and better goals', () => {
    fc.assert(
      fc.property(results, (played) => {
        const keys = standingsOf(TEAMS, played).map(
          ({ points, goalDifference, goalsFor }) => points * 1e6 + goalDifference * 1e3 + goalsFor,
        );
        expect(keys).toEqual(keys.toSorted((a, b) => b - a));
      }),
    );
  });

  test('the order in which results came in does not matter', () => {
    fc.assert(
      fc.property(results, fc.infiniteStream(fc.nat()), (played, numbers) => {
        const mixed = played
          .map((one) => ({ one, at: numbers.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(standingsOf(TEAMS, mixed)).toEqual(standingsOf(TEAMS, played));
      }),
    );
  });

  test('swapping home and away does not change the standings', () => {
    fc.assert(
      fc.property(results, (played) => {
        const turned = played.map(({ home, away, homeGoals, awayGoals }) =>
          result(away, home, awayGoals, homeGoals),
        );
        expect(standingsOf(TEAMS, turned)).toEqual(standingsOf(TEAMS, played));
      }),
    );
  });

  test('a goal more for a winner never costs the winner a place', () => {
    fc.assert(
      fc.property(results, fc.nat(), (played, pick) => {
        const won = played[pick % Math.max(1, played.length)];
        if (!won || won.homeGoals <= won.awayGoals) return;
        const more = played.map((one) =>
          one === won ? { ...won, homeGoals: won.homeGoals + 1 } : one,
        );
        const rankOf = (all: GroupResult[]) =>
          standingsOf(TEAMS, all).find(({ team }) => team === won.home)?.rank ?? 0;
        expect(rankOf(more)).toBeLessThanOrEqual(rankOf(played));
      }),
    );
  });
});

describe('teams that are level', () => {
  const circle = [
    result('A', 'B', 2, 0),
    result('B', 'C', 1, 0),
    result('C', 'A', 3, 0),
    result('A', 'D', 6, 1),
    result('B', 'D', 7, 2),
    result('C', 'D', 5, 3),
  ];

  test('once one of three is ranked apart, the other two rank by their match, not by lots', () => {
    for (const lots of ['DBAC', 'DABC', 'ABCD', 'BACD', 'CBAD'])
      expect(order(lots, ...circle)).toBe('CABD');
  });

  test('two pairs that the table between four teams leaves rank by their own match', () => {
    // Over all matches, A to D each have 7 points, a goal difference of 0 and 2 goals. In the
    // matches among these four, A and B have 6 points, C and D have 3. A beat B, and D beat C.
    const four = [
      result('A', 'B', 1, 0),
      result('C', 'A', 1, 0),
      result('A', 'D', 1, 0),
      result('B', 'C', 1, 0),
      result('B', 'D', 1, 0),
      result('D', 'C', 1, 0),
    ];
    const others = [
      ...[...'AB'].map((team) => result('E', team, 1, 0)),
      ...[...'CD'].map((team) => result(team, 'E', 1, 0)),
      ...[...'ABCD'].map((team) => result(team, 'F', 0, 0)),
    ];
    for (const lots of ['ABCDEF', 'DCBAFE', 'CBDAEF'])
      expect(order(lots, ...four, ...others)).toBe('ABDCEF');
  });

  test('match the model where three beat each other in turn and are level in all else', () => {
    const score = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 1 }));
    fc.assert(
      fc.property(
        fc.tuple(score, score, score),
        fc.shuffledSubarray([...'ABCD'], { minLength: 4 }),
        (scores, lots) => {
          const turn = [...'ABC'].map((winner, at) =>
            result(
              winner,
              'BCA'.charAt(at),
              (scores[at]?.[0] ?? 0) + (scores[at]?.[1] ?? 0),
              scores[at]?.[1] ?? 0,
            ),
          );
          // Each result against D is chosen so that A, B and C each have 20 goals and a goal
          // difference of 8 in the end.
          const against = [...'ABC'].map((team) => {
            const [line] = standingsOf([team], turn);
            const goalsFor = 20 - (line?.goalsFor ?? 0);
            return result(team, 'D', goalsFor, goalsFor - (8 - (line?.goalDifference ?? 0)));
          });
          expect(standingsOf(lots, [...turn, ...against]).map(({ team }) => team)).toEqual(
            modelOf(lots, [...turn, ...against]),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('match a slow reference model that was written independently', () => {
    const level = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
      { minLength: 10, maxLength: 10 },
    );
    fc.assert(
      fc.property(
        level,
        fc.shuffledSubarray(TEAMS, { minLength: 3 }),
        fc.nat({ max: 10 }),
        (scores, lots, left) => {
          const sides = lots.flatMap((home, at) =>
            lots.slice(at + 1).map((away) => [home, away] as const),
          );
          const played = sides
            .slice(0, sides.length - Math.min(left, sides.length - 1) + 1)
            .map(([home, away], at) => result(home, away, ...(scores[at] ?? [0, 0])));
          expect(standingsOf(lots, played).map(({ team }) => team)).toEqual(modelOf(lots, played));
        },
      ),
      { numRuns: 3000 },
    );
  });
});

/**
 * An independent implementation of the ranking rules, with which `standingsOf` is compared. It
 * computes all sums again for each criterion, and sorts the sums instead of the teams.
 */
function modelOf(lots: string[], played: GroupResult[]): string[] {
  const sum = (team: string, among: string[], of: (own: number, others: number) => number) =>
    played
      .filter(({ home, away }) => among.includes(home) && among.includes(away))
      .reduce(
        (total, { home, away, homeGoals, awayGoals }) =>
          total +
          (home === team ? of(homeGoals, awayGoals) : 0) +
          (away === team ? of(awayGoals, homeGoals) : 0),
        0,
      );
  const questions = {
    points: (own: number, others: number) => (own > others ? 3 : own === others ? 1 : 0),
    difference: (own: number, others: number) => own - others,
    goals: (own: number) => own,
  };
  const part = (
    teams: string[],
    among: string[],
    of: (own: number, others: number) => number,
    next: (same: string[]) => string[],
  ) => {
    const answers = teams.map((team) => sum(team, among, of));
    return [...new Set(answers)]
      .sort((a, b) => b - a)
      .flatMap((answer) => next(teams.filter((_, at) => answers[at] === answer)));
  };
  const between = (teams: string[]): string[] => {
    if (teams.length < 2) return teams;
    for (const question of [questions.points, questions.difference]) {
      const all = new Set(teams.map((team) => sum(team, teams, question)));
      if (all.size > 1) return part(teams, teams, question, between);
    }
    return lots.filter((lot) => teams.includes(lot));
  };
  return part(lots, lots, questions.points, (same) =>
    part(same, lots, questions.difference, (level) => part(level, lots, questions.goals, between)),
  );
}

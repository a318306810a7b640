import type { Standing } from './tournaments.contract.ts';

/** A played match of a group; teams by reference. */
export interface GroupResult {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
}

const WIN_POINTS = 3;

type Line = Omit<Standing, 'rank'>;

/**
 * The table of a group, ordered by points, goal difference and goals. Teams that are still level
 * are ordered by the matches between them (points, then goal difference). This step is applied anew
 * to teams that remain level; the lots decide last.
 * @param teams in the order of their lots
 */
export function standingsOf(teams: readonly string[], results: readonly GroupResult[]): Standing[] {
  const lines = linesOf(teams, results).sort((a, b) => byGoals(a, b));
  const runs = lines.reduce<Line[][]>((all, line) => together(all, line), []);
  return runs
    .flatMap((level) => betweenThem(level, results, teams))
    .map((line, index) => ({ rank: index + 1, ...line }));
}

function linesOf(teams: readonly string[], results: readonly GroupResult[]): Line[] {
  return teams.map((team) => {
    const line: Line = {
      team,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      goalDifference: 0,
      points: 0,
    };
    for (const { home, away, homeGoals, awayGoals } of results) {
      if (home === team) count(line, homeGoals, awayGoals);
      if (away === team) count(line, awayGoals, homeGoals);
    }
    return line;
  });
}

function count(line: Line, own: number, others: number): void {
  line.played += 1;
  line.won += own > others ? 1 : 0;
  line.drawn += own === others ? 1 : 0;
  line.lost += own < others ? 1 : 0;
  line.goalsFor += own;
  line.goalsAgainst += others;
  line.goalDifference = line.goalsFor - line.goalsAgainst;
  line.points = WIN_POINTS * line.won + line.drawn;
}

function byGoals(a: Line, b: Line): number {
  return b.points - a.points || b.goalDifference - a.goalDifference || b.goalsFor - a.goalsFor;
}

/** Appends a line to the group of level lines. */
function together(runs: Line[][], line: Line): Line[][] {
  const last = runs.at(-1);
  if (last?.[0] && byGoals(last[0], line) === 0) last.push(line);
  else runs.push([line]);
  return runs;
}

/**
 * Orders level teams by the matches between them: points, then goal difference. After a criterion
 * separates some teams, the table between the remaining level ones is computed anew from their own
 * matches. Teams that no criterion separates are ordered by lots.
 */
function betweenThem(
  level: Line[],
  results: readonly GroupResult[],
  lots: readonly string[],
): Line[] {
  if (level.length < 2) return level;
  const names = new Set(level.map(({ team }) => team));
  const own = results.filter(({ home, away }) => names.has(home) && names.has(away));
  const small = new Map(linesOf([...names], own).map((line) => [line.team, line]));
  for (const worth of [pointsOf, differenceOf]) {
    const parted = runsBy(level, (line) => worth(small.get(line.team) ?? line));
    if (parted.length > 1) return parted.flatMap((run) => betweenThem(run, results, lots));
  }
  return level.toSorted((a, b) => lots.indexOf(a.team) - lots.indexOf(b.team));
}

const pointsOf = ({ points }: Line): number => points;
const differenceOf = ({ goalDifference }: Line): number => goalDifference;

/** Groups lines of equal value, highest first. */
function runsBy(lines: readonly Line[], worth: (line: Line) => number): Line[][] {
  const worths = [...new Set(lines.map(worth))].sort((a, b) => b - a);
  return worths.map((one) => lines.filter((line) => worth(line) === one));
}

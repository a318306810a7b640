import type { Standing } from './tournaments.contract.ts';

/** Result of a played match of a group; `home` and `away` are references of teams. */
export interface GroupResult {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
}

const WIN_POINTS = 3;

type Line = Omit<Standing, 'rank'>;

/**
 * Returns the table of a group, ordered by points, goal difference and goals. Level teams are then
 * ordered by the matches between them (points, then goal difference). This comparison is repeated
 * among teams that remain level; the order of the draw decides last.
 * @param teams in the order of the draw
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

/**
 * Adds a line to the last run (a group of level teams) if it has the same points, goal difference
 * and goals as that run. Else starts a new run.
 */
function together(runs: Line[][], line: Line): Line[][] {
  const last = runs.at(-1);
  if (last?.[0] && byGoals(last[0], line) === 0) last.push(line);
  else runs.push([line]);
  return runs;
}

/**
 * Orders level teams by the matches between them: points, then goal difference. If a criterion
 * separates some teams, the table among the teams that remain level is computed again from the
 * matches between them. Teams that no criterion separates keep the order of the draw.
 */
function betweenThem(
  level: Line[],
  results: readonly GroupResult[],
  lots: readonly string[],
): Line[] {
  if (level.length < 2) return level;
  const names = new Set(level.map(({ team }) => team));
  const directResults = results.filter(({ home, away }) => names.has(home) && names.has(away));
  const directTable = new Map(linesOf([...names], directResults).map((line) => [line.team, line]));
  for (const criterion of [pointsOf, differenceOf]) {
    const parted = runsBy(level, (line) => criterion(directTable.get(line.team) ?? line));
    if (parted.length > 1) return parted.flatMap((run) => betweenThem(run, results, lots));
  }
  return level.toSorted((a, b) => lots.indexOf(a.team) - lots.indexOf(b.team));
}

const pointsOf = ({ points }: Line): number => points;
const differenceOf = ({ goalDifference }: Line): number => goalDifference;

/** Groups lines with the same value of `worth`; the group with the highest value is first. */
function runsBy(lines: readonly Line[], valueOf: (line: Line) => number): Line[][] {
  const values = [...new Set(lines.map(valueOf))].sort((a, b) => b - a);
  return values.map((one) => lines.filter((line) => valueOf(line) === one));
}

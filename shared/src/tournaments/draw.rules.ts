import type { Stage } from './tournaments.codes.ts';
import type { MatchSide } from './tournaments.contract.ts';

/**
 * Possible numbers of groups. The first two teams of each group advance, so that the knockout stage
 * needs no byes.
 */
export const DRAW_GROUPS = [1, 2, 4] as const;
export type DrawGroups = (typeof DRAW_GROUPS)[number];

/**
 * Minimum number of teams for each number of groups. A group needs at least three teams if it is
 * the only one, because a group of two would only repeat the final; a group of one team has no
 * match.
 */
const FEWEST_TEAMS: Record<DrawGroups, number> = { 1: 3, 2: 4, 4: 8 };
/** Maximum number of teams in a group: seven matches per team, and a table that fits a page. */
const MOST_IN_GROUP = 8;

/**
 * A match that the draw creates. `key` identifies the match until it is stored and has a reference:
 * `from` of a later match's side may be `winner:semi-1`.
 */
export interface DrawnMatch {
  key: string;
  stage: Stage;
  group: string | null;
  number: number;
  home: MatchSide;
  away: MatchSide;
}

export interface Draw {
  /** All teams with their groups, in the order of the draw. */
  teams: { team: string; group: string; position: number }[];
  /** Matches in the order of play. */
  matches: DrawnMatch[];
}

/** Returns the minimum and maximum number of teams for a number of groups. */
export function drawBounds(groups: DrawGroups): { min: number; max: number } {
  return { min: FEWEST_TEAMS[groups], max: groups * MOST_IN_GROUP };
}

/**
 * Assigns teams to groups in turn, and creates the matches: a round robin in each group, then the
 * knockout rounds.
 * @param lots teams in the order of the draw
 */
export function drawOf(lots: readonly string[], groups: DrawGroups): Draw {
  const teams = lots.map((team, index) => ({
    team,
    group: letterOf(index % groups),
    position: index + 1,
  }));
  return { teams, matches: [...groupMatches(teams, groups), ...knockOut(groups)] };
}

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/**
 * Returns the group matches in the order of play: round 1 of every group, then round 2, and so on.
 * A team plays at most once in each round.
 */
function groupMatches(teams: Draw['teams'], groups: DrawGroups): DrawnMatch[] {
  const letters = Array.from({ length: groups }, (_, index) => letterOf(index));
  const rounds = letters.map((group) =>
    roundsOf(teams.filter((one) => one.group === group).map(({ team }) => team)),
  );
  const inTurn = Array.from(
    { length: Math.max(...rounds.map(({ length }) => length)) },
    (_, round) =>
      letters.flatMap((group, index) =>
        (rounds[index]?.[round] ?? []).map(([home, away]) => ({ group, home, away })),
      ),
  );
  return inTurn.flat().map(({ group, home, away }, index) => ({
    key: `group-${index + 1}`,
    stage: 'group',
    group,
    number: index + 1,
    home: { team: home, from: null },
    away: { team: away, from: null },
  }));
}

/**
 * Returns the rounds of a round robin by the circle method: one team keeps its position, the other
 * teams rotate. With an odd number of teams, one team pauses in each round.
 */
function roundsOf(teams: readonly string[]): [home: string, away: string][][] {
  const ring: (string | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const [fixed = null, ...others] = ring;
  return others.map((_, round) => {
    const turned = [fixed, ...others.slice(round), ...others.slice(0, round)];
    const pairs = turned
      .slice(0, turned.length / 2)
      .map((home, index) => [home, turned.at(-1 - index) ?? null] as const);
    return pairs.flatMap(([home, away]): [string, string][] =>
      home === null || away === null ? [] : [round % 2 === 0 ? [home, away] : [away, home]],
    );
  });
}

const place = (group: string, rank: number): string => `group:${group}:${rank}`;

/**
 * First knockout round for each number of groups. The first of a group plays against the second of
 * another group, so two teams of one group can only meet again in the final.
 */
const FIRST_ROUND: Record<DrawGroups, readonly (readonly [home: string, away: string])[]> = {
  1: [[place('A', 1), place('A', 2)]],
  2: [
    [place('A', 1), place('B', 2)],
    [place('B', 1), place('A', 2)],
  ],
  4: [
    [place('A', 1), place('B', 2)],
    [place('C', 1), place('D', 2)],
    [place('B', 1), place('A', 2)],
    [place('D', 1), place('C', 2)],
  ],
};

function knockOut(groups: DrawGroups): DrawnMatch[] {
  const first = FIRST_ROUND[groups];
  if (groups === 1) return stageOf('final', first);
  const semis =
    groups === 4
      ? stageOf('semi', [
          ['winner:quarter-1', 'winner:quarter-2'],
          ['winner:quarter-3', 'winner:quarter-4'],
        ])
      : [];
  return [
    ...stageOf(groups === 4 ? 'quarter' : 'semi', first),
    ...semis,
    ...stageOf('third', [['loser:semi-1', 'loser:semi-2']]),
    ...stageOf('final', [['winner:semi-1', 'winner:semi-2']]),
  ];
}

function stageOf(
  stage: Stage,
  sides: readonly (readonly [home: string, away: string])[],
): DrawnMatch[] {
  return sides.map(([home, away], index) => ({
    key: `${stage}-${index + 1}`,
    stage,
    group: null,
    number: index + 1,
    home: { team: null, from: home },
    away: { team: null, from: away },
  }));
}

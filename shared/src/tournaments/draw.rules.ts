import type { Stage } from './tournaments.codes.ts';
import type { MatchSide } from './tournaments.contract.ts';

/** How many groups a draw may have: the first two of each go on, and nobody waits a round out. */
export const DRAW_GROUPS = [1, 2, 4] as const;
export type DrawGroups = (typeof DRAW_GROUPS)[number];

/** A group of one would have nobody to play, and one of two nothing to tell but the final again. */
const FEWEST_TEAMS: Record<DrawGroups, number> = { 1: 3, 2: 4, 4: 8 };
/** Seven matches for each team, and a table that a page can show. */
const MOST_IN_GROUP = 8;

/** A match as it was drawn. `key` stands for it until it has a reference: a side may come from `winner:semi-1`. */
export interface DrawnMatch {
  key: string;
  stage: Stage;
  group: string | null;
  number: number;
  home: MatchSide;
  away: MatchSide;
}

export interface Draw {
  /** Each team with its group, in the order of the lots. */
  teams: { team: string; group: string; position: number }[];
  /** In the order they are played. */
  matches: DrawnMatch[];
}

/** How many teams a draw into so many groups takes. */
export function drawBounds(groups: DrawGroups): { min: number; max: number } {
  return { min: FEWEST_TEAMS[groups], max: groups * MOST_IN_GROUP };
}

/**
 * Deals teams into groups, one after the other, plans each against each in its group, and the rounds after it.
 * @param lots the teams in the order in which they were drawn
 */
export function drawOf(lots: readonly string[], groups: DrawGroups): Draw {
  const teams = lots.map((team, index) => ({ team, group: letterOf(index % groups), position: index + 1 }));
  return { teams, matches: [...groupMatches(teams, groups), ...knockOut(groups)] };
}

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Round after round through all groups, so that nobody has to play twice in a row while others wait. */
function groupMatches(teams: Draw['teams'], groups: DrawGroups): DrawnMatch[] {
  const letters = Array.from({ length: groups }, (_, index) => letterOf(index));
  const rounds = letters.map((group) => roundsOf(teams.filter((one) => one.group === group).map(({ team }) => team)));
  const inTurn = Array.from({ length: Math.max(...rounds.map(({ length }) => length)) }, (_, round) =>
    letters.flatMap((group, index) => (rounds[index]?.[round] ?? []).map(([home, away]) => ({ group, home, away }))));
  return inTurn.flat().map(({ group, home, away }, index) => ({
    key: `group-${index + 1}`, stage: 'group', group, number: index + 1, home: { team: home, from: null }, away: { team: away, from: null },
  }));
}

/** Each against each: one stands still, the others go round it; with an odd number one has a rest in each round. */
function roundsOf(teams: readonly string[]): [home: string, away: string][][] {
  const ring: (string | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const [fixed = null, ...others] = ring;
  return others.map((_, round) => {
    const turned = [fixed, ...others.slice(round), ...others.slice(0, round)];
    const pairs = turned.slice(0, turned.length / 2).map((home, index) => [home, turned.at(-1 - index) ?? null] as const);
    return pairs.flatMap(([home, away]): [string, string][] => (home === null || away === null ? [] : [round % 2 === 0 ? [home, away] : [away, home]]));
  });
}

const place = (group: string, rank: number): string => `group:${group}:${rank}`;

/** First against second of another group; who came from one group can meet again in the final alone. */
const FIRST_ROUND: Record<DrawGroups, readonly (readonly [home: string, away: string])[]> = {
  1: [[place('A', 1), place('A', 2)]],
  2: [[place('A', 1), place('B', 2)], [place('B', 1), place('A', 2)]],
  4: [[place('A', 1), place('B', 2)], [place('C', 1), place('D', 2)], [place('B', 1), place('A', 2)], [place('D', 1), place('C', 2)]],
};

function knockOut(groups: DrawGroups): DrawnMatch[] {
  const first = FIRST_ROUND[groups];
  if (groups === 1) return stageOf('final', first);
  const semis = groups === 4 ? stageOf('semi', [['winner:quarter-1', 'winner:quarter-2'], ['winner:quarter-3', 'winner:quarter-4']]) : [];
  return [
    ...stageOf(groups === 4 ? 'quarter' : 'semi', first), ...semis,
    ...stageOf('third', [['loser:semi-1', 'loser:semi-2']]), ...stageOf('final', [['winner:semi-1', 'winner:semi-2']]),
  ];
}

function stageOf(stage: Stage, sides: readonly (readonly [home: string, away: string])[]): DrawnMatch[] {
  return sides.map(([home, away], index) => ({ key: `${stage}-${index + 1}`, stage, group: null, number: index + 1, home: { team: null, from: home }, away: { team: null, from: away } }));
}

import type { Level } from '../../auth/auth.codes.ts';
import type { Team, TeamReason } from './matches.codes.ts';

/** Lowest and highest level of a player, and that of a player whose level is unknown. */
export const MIN_LEVEL = 1;
export const MAX_LEVEL = 5;
const USUAL_LEVEL = 3;

/** Level of a player that gives the own level in words. */
export const LEVEL_OF_WORD: Readonly<Record<Level, number>> = {
  beginner: 1.5,
  casual: 2.5,
  regular: 3.5,
  strong: 4.5,
};

/** Smallest and largest number of players of both teams together. */
export const MIN_TEAM_PLAYERS = 2;
export const MAX_TEAM_PLAYERS = 14;

/**
 * Differences between the teams that are at most this much larger than the smallest one count as
 * equal if the split then mixes the players more, in hundredths of a level. It is the most that one
 * result changes a level.
 */
export const MIXING_TOLERANCE = 20;

/** A player to be put into one of two teams. `level` has at most two decimals, from 1 to 5. */
export interface TeamPlayer {
  id: string;
  level: number;
  goalkeeper: boolean;
}

/** The players of two teams, by their ids. */
export type TeamSides = Readonly<Record<Team, readonly string[]>>;

/** Two teams. `difference` is the difference between their sums of levels, with two decimals. */
export interface Teams extends TeamSides {
  difference: number;
  why: TeamReason;
}

/**
 * A split as a bit mask of team `a`, and how good it is; lower is better. `goalkeepers`: how many
 * more one team has; `difference`: in hundredths of a level.
 */
interface Split {
  side: number;
  goalkeepers: number;
  difference: number;
}

/** Returns the key of two players in `together`, the same for both orders. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/**
 * Splits players into two teams of equal size, or with one player more in `a` or `b` for an odd
 * number. All splits are compared. Goalkeepers are divided evenly first. Of the splits whose
 * difference between the sums of levels is within `MIXING_TOLERANCE` of the smallest, the one with
 * the fewest pairs that already played together is chosen, then the one with the smallest
 * difference. `together` holds for each pair (`pairKey`) the number of recent matches in one team.
 * The same players in any order give the same teams; the first player by id is in `a`.
 * @throws RangeError for fewer than 2 or more than 14 players
 */
export function splitTeams(
  players: readonly TeamPlayer[],
  together: ReadonlyMap<string, number> = new Map(),
): Teams {
  if (players.length < MIN_TEAM_PLAYERS || players.length > MAX_TEAM_PLAYERS)
    throw new RangeError(`teams need 2 to 14 players, not ${players.length}`);
  const sorted = players.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const splits = masksOf(sorted).map((side) => splitOf(sorted, side));
  const fewest = Math.min(...splits.map(({ goalkeepers }) => goalkeepers));
  const apart = splits.filter(({ goalkeepers }) => goalkeepers === fewest);
  const smallest = smallestDifference(apart);
  const [best] = apart
    .filter(({ difference }) => difference <= smallest + MIXING_TOLERANCE)
    .map((split) => ({ ...split, repeated: repeatedPairs(sorted, split.side, together) }))
    .toSorted(
      (one, other) =>
        one.repeated - other.repeated || one.difference - other.difference || one.side - other.side,
    );
  if (!best) throw new Error('no split');
  return {
    ...sidesOf(sorted, best.side),
    difference: best.difference / 100,
    why: reasonOf(best.difference, smallest, smallestDifference(splits)),
  };
}

/** Returns the difference between the sums of levels of two teams, with two decimals. */
export function teamDifference(
  players: readonly Omit<TeamPlayer, 'goalkeeper'>[],
  { a, b }: TeamSides,
): number {
  const sum = (ids: readonly string[]): number =>
    players
      .filter(({ id }) => ids.includes(id))
      .reduce((total, { level }) => total + hundredths(level), 0);
  return Math.abs(sum(a) - sum(b)) / 100;
}

/**
 * Whether teams that were chosen by hand are complete: each of `players` is in exactly one of them,
 * no other person is, and neither is empty.
 */
export function isEachInOneTeam(players: readonly string[], { a, b }: TeamSides): boolean {
  const chosen = new Set([...a, ...b]);
  return (
    a.length > 0 &&
    b.length > 0 &&
    chosen.size === a.length + b.length &&
    chosen.size === players.length &&
    players.every((id) => chosen.has(id))
  );
}

/**
 * Returns the level with which a player is put into a team: `own`, that of the account, else
 * `given`, that of the captain, else the usual one.
 */
export const teamLevel = (own: number | null, given: number | null): number =>
  own ?? given ?? USUAL_LEVEL;

function reasonOf(chosen: number, smallestApart: number, smallest: number): TeamReason {
  if (chosen === 0) return 'equal';
  if (chosen > smallestApart) return 'mixed';
  return smallestApart > smallest ? 'goalkeepers' : 'closest';
}

const smallestDifference = (splits: readonly Split[]): number =>
  Math.min(...splits.map(({ difference }) => difference));

/** Returns all splits as bit masks of team `a`, which always has the first player. */
function masksOf({ length }: readonly TeamPlayer[]): number[] {
  const masks = Array.from({ length: 2 ** (length - 1) }, (_value, index) => index * 2 + 1);
  return masks.filter((mask) => Math.abs(2 * bitsOf(mask) - length) <= 1);
}

function splitOf(players: readonly TeamPlayer[], side: number): Split {
  const sign = (index: number): number => (isIn(side, index) ? 1 : -1);
  const total = (value: (player: TeamPlayer) => number): number =>
    Math.abs(players.reduce((sum, player, index) => sum + sign(index) * value(player), 0));
  return {
    side,
    goalkeepers: total(({ goalkeeper }) => (goalkeeper ? 1 : 0)),
    difference: total(({ level }) => hundredths(level)),
  };
}

function sidesOf(players: readonly TeamPlayer[], side: number): Record<Team, string[]> {
  const ids = (isFirst: boolean): string[] =>
    players.filter((_player, index) => isIn(side, index) === isFirst).map(({ id }) => id);
  return { a: ids(true), b: ids(false) };
}

function repeatedPairs(
  players: readonly TeamPlayer[],
  side: number,
  together: ReadonlyMap<string, number>,
): number {
  if (together.size === 0) return 0;
  const { a, b } = sidesOf(players, side);
  return [a, b].flatMap(pairsOf).reduce((sum, key) => sum + (together.get(key) ?? 0), 0);
}

/** Returns the keys of all pairs of these players. */
export const pairsOf = (ids: readonly string[]): string[] =>
  ids.flatMap((id, index) => ids.slice(index + 1).map((other) => pairKey(id, other)));

const hundredths = (level: number): number => Math.round(level * 100);
const isIn = (mask: number, index: number): boolean => Math.floor(mask / 2 ** index) % 2 === 1;
const bitsOf = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length;

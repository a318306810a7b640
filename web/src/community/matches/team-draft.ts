import type { MatchTeamsAnswer } from '@five/shared/community/matches/teams.contract';
import { TEAMS, type Team } from '@five/shared/community/matches/matches.codes';

/** The teams that a captain is changing, by the ids of people. */
export type TeamDraft = Readonly<Record<Team, readonly string[]>>;

export const otherTeam = (team: Team): Team => (team === 'a' ? 'b' : 'a');

/** Returns the team of a person; undefined: none. */
export const teamOf = (draft: TeamDraft, id: string): Team | undefined =>
  TEAMS.find((team) => draft[team].includes(id));

/** Returns the saved teams without people that no longer have a seat. */
export function draftOf({ a, b }: MatchTeamsAnswer, seated: readonly string[]): TeamDraft {
  const present = (ids: readonly string[]) => ids.filter((id) => seated.includes(id));
  return { a: present(a), b: present(b) };
}

/** Puts each of two people of different teams into the place of the other. */
export function exchanged(draft: TeamDraft, one: string, other: string): TeamDraft {
  const swapped = (ids: readonly string[]) =>
    ids.map((id) => (id === one ? other : id === other ? one : id));
  return { a: swapped(draft.a), b: swapped(draft.b) };
}

/** Moves a person to the end of a team. */
export function moved(draft: TeamDraft, id: string, to: Team): TeamDraft {
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  const rest = { a: without(draft.a), b: without(draft.b) };
  return { ...rest, [to]: [...rest[to], id] };
}

/** Whether two drafts have the same people in each team, in any order. */
export const isSameDraft = (one: TeamDraft, other: TeamDraft): boolean =>
  TEAMS.every((team) => one[team].toSorted().join() === other[team].toSorted().join());

/**
 * Returns people in the order of the places on the pitch, whose halves are taken in turn: each team
 * in a half of its own. A place without a person is undefined. People stay in their order while not
 * all of them have a team or a half is too small for its team.
 */
export function placedByTeam<P extends { id: string }>(
  people: readonly P[],
  teams: TeamDraft | null,
  size: number,
): (P | undefined)[] {
  if (!teams) return [...people];
  const [a, b] = TEAMS.map((team) => people.filter(({ id }) => teams[team].includes(id)));
  if (!a || !b || a.length + b.length < people.length) return [...people];
  const halves = [Math.ceil(size / 2), Math.floor(size / 2)] as const;
  if (a.length > halves[0] || b.length > halves[1]) return [...people];
  return Array.from(
    { length: size },
    (_, place) => (place % 2 === 0 ? a : b)[Math.floor(place / 2)],
  );
}

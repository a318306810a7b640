import { sourceProblem } from '@five/shared/tournaments/bracket.rules';
import type { Stage } from '@five/shared/tournaments/tournaments.codes';
import type {
  StaffMatchAnswer,
  StaffTeamAnswer,
} from '@five/shared/tournaments/tournaments.contract';

/**
 * Describes which team will take a side of a match while the team is unknown. It is a rank in a
 * group, or the winner or loser of a match.
 */
export type Place =
  | { kind: 'group'; group: string; rank: string }
  | { kind: 'winner' | 'loser'; match: string };

/**
 * Parses the `from` value of a match side, such as `group:A:1`, `winner:MT-…` or `loser:MT-…`; null
 * for other text.
 */
export function placeOf(from: string): Place | null {
  const [kind, first, rank] = from.split(':');
  if (first === undefined) return null;
  if (kind === 'group' && rank !== undefined) return { kind, group: first, rank };
  return kind === 'winner' || kind === 'loser' ? { kind, match: first } : null;
}

const HIGHEST_RANK = 9;
const STAGE_ORDER: readonly Stage[] = ['quarter', 'semi'];

/**
 * The values such as `group:A:1` or `winner:MT-…` that are possible for a side of a match of
 * `stage`. First the ranks of groups, then the winners and losers of earlier matches.
 */
export function placesFor(
  stage: Stage,
  teams: readonly StaffTeamAnswer[],
  matches: readonly StaffMatchAnswer[],
): string[] {
  const groups = [...new Set(teams.flatMap(({ group }) => group ?? []))].sort();
  const ranks = groups.flatMap((group) =>
    Array.from({ length: HIGHEST_RANK }, (_, index) => `group:${group}:${index + 1}`),
  );
  const before = STAGE_ORDER.flatMap((one) =>
    matches.filter((match) => match.stage === one).sort((a, b) => a.number - b.number),
  );
  const ends = before.flatMap(({ reference }) => [`winner:${reference}`, `loser:${reference}`]);
  return [...ranks, ...ends].filter(
    (from) => sourceProblem(stage, from, { teams, matches }) === null,
  );
}

/**
 * Converts the selected option to the side of a match in the request. The option is a team
 * reference, or a value such as `winner:MT-…`; `team` is then null.
 */
export function sideOf(choice: string): { team: string | null; from: string | null } {
  const isPlace = placeOf(choice) !== null;
  return { team: choice === '' || isPlace ? null : choice, from: isPlace ? choice : null };
}

import type { MatchAnswer, TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { nextMatches } from './bracket.ts';

const NEXT_SHOWN = 3;

/** A section of the page of a tournament; the key is also its anchor in the URL. */
export type SectionKey = 'next' | 'bracket' | 'groups' | 'matches' | 'teams' | 'rules';

/** Returns the next matches to show; none after the end of the tournament. */
export function nextShown({ state, matches }: TournamentAnswer): MatchAnswer[] {
  return state === 'finished' ? [] : nextMatches(matches, NEXT_SHOWN);
}

/**
 * Returns the sections that have content, in the order of the page. The knockout rounds are above
 * the groups once a team has qualified for them.
 */
export function sectionsOf(tournament: TournamentAnswer): SectionKey[] {
  const { bracket, groups, matches, teams, rules } = tournament;
  const shown: Record<SectionKey, boolean> = {
    next: nextShown(tournament).length > 0,
    bracket: bracket.length > 0,
    groups: groups.length > 0,
    matches: matches.length > 0,
    teams: teams.length > 0,
    rules: Boolean(rules),
  };
  const stages = hasQualified(matches)
    ? (['bracket', 'groups'] as const)
    : (['groups', 'bracket'] as const);
  const order: SectionKey[] = ['next', ...stages, 'matches', 'teams', 'rules'];
  return order.filter((key) => shown[key]);
}

function hasQualified(matches: MatchAnswer[]): boolean {
  return matches.some(
    ({ stage, home, away }) => stage !== 'group' && (home.team !== null || away.team !== null),
  );
}

import type { MatchLevelAnswer } from '@five/shared/community/matches/teams.contract';
import { LEVEL_OF_WORD, teamLevel } from '@five/shared/community/matches/teams.rules';
import type { ListedPerson } from '../match-lists.ts';

/** The level of a person's account, after its results or in words; null: none. */
export const ownLevelOf = ({ accountRating, accountLevel }: ListedPerson): number | null =>
  accountRating ?? (accountLevel === null ? null : LEVEL_OF_WORD[accountLevel]);

/** Levels with which people are put into teams. */
export const levelsOf = (people: readonly ListedPerson[]): MatchLevelAnswer[] =>
  people.map((person) => {
    const own = ownLevelOf(person);
    return {
      id: person.reference,
      level: teamLevel(own, person.level),
      known: own !== null || person.level !== null,
      own: own !== null,
      goalkeeper: person.goalkeeper ?? person.accountPosition === 'goalkeeper',
    };
  });

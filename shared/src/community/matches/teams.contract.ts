import { writeResult } from '../../platform/call.ts';
import {
  about,
  array,
  decimal,
  flag,
  object,
  oneOf,
  reference,
  type TypeOf,
} from '../../platform/schema.ts';
import { SHOWN_TEAM_REASONS } from './matches.codes.ts';

export const matchTeams = object('MatchTeams', {
  a: about('People of the first team.', array(reference('matchPerson'))),
  b: about('People of the second team.', array(reference('matchPerson'))),
  difference: about(
    "Difference between the sums of the teams' levels, with two decimals.",
    decimal(),
  ),
  why: about(
    'Reason for these teams. `equal`: no difference; `closest`: the smallest difference; ' +
      '`goalkeepers`: the smallest with goalkeepers apart; `mixed`: a small one that separates ' +
      'players of recent teams; `captain`: by hand; `changed`: the seats have changed since.',
    oneOf(SHOWN_TEAM_REASONS),
  ),
});
/** The teams of a match, with people by their references. */
export type MatchTeamsAnswer = TypeOf<typeof matchTeams>;

export const matchTeamsSaved = writeResult('MatchTeamsSaved', matchTeams);

export const matchLevel = object('MatchLevel', {
  id: reference('matchPerson'),
  level: about('Level with which the person is put into a team, from 1 to 5.', decimal()),
  known: about('Whether the level is known; otherwise it is the usual one.', flag()),
  own: about('Whether it is the level of the account, which the captain cannot change.', flag()),
  goalkeeper: about('Whether the person plays in goal.', flag()),
});
/** Level of a person with a seat, for the captain. */
export type MatchLevelAnswer = TypeOf<typeof matchLevel>;

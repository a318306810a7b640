import { References } from '../../platform/checks.ts';
import { About } from '../../platform/checks/about.ts';
import { MAX_TEAM_PLAYERS } from './teams.rules.ts';

/** Request body of `PUT matches/{token}/teams`. */
export class MatchTeamsRequest {
  @About('People of the first team. Each person with a seat is in exactly one team.')
  @References('matchPerson', MAX_TEAM_PLAYERS)
  a: string[];
  @About('People of the second team.')
  @References('matchPerson', MAX_TEAM_PLAYERS)
  b: string[];
}

import { calls } from '../../platform/call.ts';
import { OF_TOOLS, TOKEN } from './matches.calls.ts';
import { matchTeamsSaved } from './teams.contract.ts';
import { MatchTeamsRequest } from './teams.requests.ts';

/** The teams of a match. */
export const MATCH_TEAMS_CALLS = calls({
  'POST matches/{token}/teams': {
    id: 'createMatchTeams',
    permission: 'matchLinks.manage',
    status: 200,
    summary: 'Create two teams of those who have a seat, as the captain.',
    description:
      'All splits are compared: goalkeepers apart, the smallest difference of levels, and ' +
      "players that were together in the captain's last three matches mixed.",
    answer: matchTeamsSaved,
    errors: [...OF_TOOLS, 'MATCH_TEAMS_FEW', 'MATCH_GOALS_EXCEEDED'],
    parameter: TOKEN,
  },
  'PUT matches/{token}/teams': {
    id: 'updateMatchTeams',
    permission: 'matchLinks.manage',
    body: MatchTeamsRequest,
    summary: 'Set the teams by hand, as the captain.',
    answer: matchTeamsSaved,
    errors: [...OF_TOOLS, 'MATCH_TEAMS_INCOMPLETE', 'MATCH_GOALS_EXCEEDED'],
    parameter: TOKEN,
  },
});

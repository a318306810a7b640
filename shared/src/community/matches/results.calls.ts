import { calls } from '../../platform/call.ts';
import { TOKEN } from './matches.calls.ts';
import { bookingMatchSaved } from './matches.contract.ts';
import { MatchResultRequest, MatchVoteRequest } from './results.requests.ts';

/** Errors of calls after the end of a match. */
const AFTERWARDS = ['MATCH_CANCELLED', 'MATCH_NOT_ENDED'] as const;

/** The result of a match, and the player of the match. */
export const MATCH_RESULTS_CALLS = calls({
  'PUT matches/{token}/result': {
    id: 'updateMatchResult',
    permission: 'matchLinks.manage',
    body: MatchResultRequest,
    summary: 'Set or correct the result of a match, as its captain, within seven days.',
    description:
      'The teams must be complete. A disputed result counts again once it is corrected. Seven ' +
      'days after the match a result that counts changes the levels of the players.',
    answer: bookingMatchSaved,
    errors: [
      'FORBIDDEN',
      ...AFTERWARDS,
      'MATCH_RESULT_LATE',
      'MATCH_TEAMS_MISSING',
      'MATCH_GOALS_EXCEEDED',
      'REFERENCE_UNKNOWN',
    ],
    parameter: TOKEN,
  },
  'POST matches/{token}/result/dispute': {
    id: 'reportMatchResult',
    permission: 'matchLinks.answer',
    status: 200,
    summary: 'Report the result of a match as wrong, as a guest or member that had a seat.',
    description: 'Once per match. The result does not count until the captain corrects it.',
    answer: bookingMatchSaved,
    errors: [
      'MATCH_CANCELLED',
      'MATCH_NOT_PLAYED',
      'MATCH_RESULT_MISSING',
      'MATCH_DISPUTED',
      'MATCH_RESULT_LATE',
    ],
    parameter: TOKEN,
  },
  'POST matches/{token}/votes': {
    id: 'createMatchVote',
    permission: 'matchLinks.answer',
    body: MatchVoteRequest,
    status: 200,
    summary: 'Send the vote for the player of the match, within 48 hours; again to change it.',
    description: 'Each person with a seat has one vote, for another person with a seat.',
    answer: bookingMatchSaved,
    errors: [
      ...AFTERWARDS,
      'MATCH_NOT_PLAYED',
      'MATCH_VOTE_LATE',
      'MATCH_VOTE_SELF',
      'REFERENCE_UNKNOWN',
    ],
    parameter: TOKEN,
  },
});

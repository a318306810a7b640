import { calls, listOf } from '../../platform/call.ts';
import { deskShare, openMatch, openMatchSaved } from './open-matches.contract.ts';
import { OpenMatchRequest } from './open-matches.requests.ts';

const LIST = {
  filter: ['status', 'level', 'date', 'from', 'to', 'pitch', 'mine', 'booking'],
  sort: ['id', 'reference', 'date', 'priceCents', 'placesLeft', 'createdAt'],
} as const;
const SHARES = {
  filter: ['booking', 'customer', 'due'],
  sort: ['id', 'reference', 'date', 'customer', 'amountCents'],
} as const;
const GONE = ['OPEN_MATCH_CLOSED'] as const;

export const OPEN_MATCHES_CALLS = calls({
  'GET open_matches': {
    permission: 'openMatches.read',
    summary: 'List open matches, next one first.',
    description:
      'Callers also get the matches in which they play or asked to play. Staff get all ' +
      'matches.',
    answer: listOf(openMatch),
    list: LIST,
  },
  'GET open_matches/{id}': {
    permission: 'openMatches.read',
    summary: 'Get an open match; only its owner and staff see the requests to join.',
    answer: openMatch,
  },
  'GET match_shares': {
    permission: 'matchShares.read',
    summary: 'List shares of open matches with their amounts due, latest match first.',
    description: 'The search finds the name of the player, the share or the booking.',
    answer: listOf(deskShare),
    list: SHARES,
  },
  'POST open_matches': {
    permission: 'openMatches.create',
    body: OpenMatchRequest,
    summary: 'Open a booking to other players, or reopen its closed match.',
    description:
      'The shares of the places and the rest of the owner add up to the price of the ' + 'booking.',
    answer: openMatchSaved,
    errors: [
      'REFERENCE_UNKNOWN',
      'OPEN_MATCH_BOOKING',
      'OPEN_MATCH_EXISTS',
      'OPEN_MATCH_PLACES',
      'OPEN_MATCH_PRICE',
      'OPEN_MATCH_CLOSES',
      'COMMUNITY_SUSPENDED',
    ],
  },
  'POST open_matches/{id}/close': {
    permission: 'openMatches.close',
    status: 200,
    summary: 'Close an open match; idempotent.',
    description: 'Players whose requests are unanswered are notified.',
    answer: openMatchSaved,
  },
  'POST open_matches/{id}/ask': {
    id: 'askToJoinOpenMatch',
    permission: 'openMatches.ask',
    summary: 'Request to join an open match.',
    answer: openMatchSaved,
    errors: [
      'OPEN_MATCH_OWN',
      'OPEN_MATCH_ASKED',
      'OPEN_MATCH_FULL',
      'COMMUNITY_SUSPENDED',
      ...GONE,
    ],
  },
  'POST open_matches/{id}/withdraw': {
    id: 'withdrawFromOpenMatch',
    permission: 'openMatches.withdraw',
    status: 200,
    summary: 'Withdraw from an open match.',
    description: 'A paid place is given up at the desk, which refunds it first.',
    answer: openMatchSaved,
    errors: ['OPEN_MATCH_NOT_ASKED', 'OPEN_MATCH_CLOSED', 'SHARE_PAID'],
  },
  'POST match_asks/{id}/accept': {
    permission: 'matchAsks.accept',
    status: 200,
    summary: 'Accept a request to join and create the share of the player.',
    description: 'The players of a match share a conversation.',
    answer: openMatchSaved,
    errors: ['OPEN_MATCH_FULL', 'OPEN_MATCH_ASK_SETTLED', 'OPEN_MATCH_PLAYER', ...GONE],
  },
  'POST match_asks/{id}/decline': {
    permission: 'matchAsks.decline',
    status: 200,
    summary: 'Decline a request to join, or remove a player without payments.',
    answer: openMatchSaved,
    errors: ['OPEN_MATCH_ASK_SETTLED', 'OPEN_MATCH_CLOSED', 'SHARE_PAID'],
  },
});

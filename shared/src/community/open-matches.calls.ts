import { calls, listOf } from '../platform/call.ts';
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
    summary:
      'Matches that look for players, the next one first, and beside them those in which the ' +
      'caller plays or wanted to; all for the desk.',
    answer: listOf(openMatch),
    list: LIST,
  },
  'GET open_matches/{id}': {
    permission: 'openMatches.read',
    summary: 'One of them; who asked is shown to its owner and to the desk.',
    answer: openMatch,
  },
  'GET match_shares': {
    permission: 'matchShares.read',
    summary:
      'Places that players have and what they owe for them, the last match first; found by the ' +
      'player’s name, the share or the booking.',
    answer: listOf(deskShare),
    list: SHARES,
  },
  'POST open_matches': {
    permission: 'openMatches.create',
    body: OpenMatchRequest,
    summary:
      'The owner of a booking ahead opens places of it. Places and the owner’s rest are what it ' +
      'costs, to the centime. One that its owner or the clock has closed is opened again.',
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
    summary: 'It takes nobody any more; who waits for an answer is told. Twice is once.',
    answer: openMatchSaved,
  },
  'POST open_matches/{id}/ask': {
    id: 'askToJoinOpenMatch',
    permission: 'openMatches.ask',
    summary: 'Wants to play in it.',
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
    summary:
      'Does not want to play any more. A place that was paid for is given up at the desk, which ' +
      'gives the money back first.',
    answer: openMatchSaved,
    errors: ['OPEN_MATCH_NOT_ASKED', 'SHARE_PAID'],
  },
  'POST match_asks/{id}/accept': {
    permission: 'matchAsks.accept',
    status: 200,
    summary: 'Gives a place and makes its share; all who play are in one conversation.',
    answer: openMatchSaved,
    errors: ['OPEN_MATCH_FULL', 'OPEN_MATCH_ASK_SETTLED', 'OPEN_MATCH_PLAYER', ...GONE],
  },
  'POST match_asks/{id}/decline': {
    permission: 'matchAsks.decline',
    status: 200,
    summary: 'Gives no place, or takes one back that was not paid for.',
    answer: openMatchSaved,
    errors: ['OPEN_MATCH_ASK_SETTLED', 'SHARE_PAID'],
  },
});

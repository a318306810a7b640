import { calls, writeResult } from '../../platform/call.ts';
import { bookingMatch, bookingMatchSaved, matchContacts, matchLink } from './matches.contract.ts';
import {
  MatchAnswerRequest,
  MatchOrderRequest,
  UpdateBookingMatchRequest,
  UpdateMatchAnswerRequest,
} from './matches.requests.ts';

export const TOKEN = 'Token of the link of the match.';
const ENDED = ['MATCH_CANCELLED', 'MATCH_OVER'] as const;
/** Errors of the captain's tools, which other players may not use. */
export const OF_TOOLS = ['FORBIDDEN', ...ENDED] as const;

/** The match of a booking: the list of those who come, which opens by a link without an account. */
export const MATCHES_CALLS = calls({
  'GET matches/{token}': {
    id: 'getBookingMatch',
    permission: 'matchLinks.read',
    summary: 'Get the match of a link: its hour, seats, bench and answers.',
    description: 'Contains no phone numbers. Sets a cookie by which the device is known again.',
    answer: bookingMatch,
    parameter: TOKEN,
  },
  'POST matches/{token}/answers': {
    id: 'createMatchAnswer',
    permission: 'matchLinks.answer',
    body: MatchAnswerRequest,
    status: 200,
    summary: 'Send the own answer to a match, as a guest or with an account; again to change it.',
    description:
      'The first answers `in` get the seats, later ones the bench. A guest is known again by a ' +
      'signed cookie. An answer of a guest becomes that of the account of the same device.',
    answer: bookingMatchSaved,
    errors: [
      ...ENDED,
      'MATCH_LIST_CLOSED',
      'MATCH_NAME_REQUIRED',
      'MATCH_NAMES',
      'AUTH_NAME_RESERVED',
    ],
    parameter: TOKEN,
  },
  'PUT matches/{token}/answers/{id}': {
    id: 'updateMatchAnswer',
    permission: 'matchLinks.manage',
    body: UpdateMatchAnswerRequest,
    summary: 'Change the answer of a person, or the name of a guest, as the captain.',
    answer: bookingMatchSaved,
    errors: [...OF_TOOLS, 'MATCH_NAME_OF_MEMBER', 'MATCH_LEVEL_OF_MEMBER', 'AUTH_NAME_RESERVED'],
    parameter: TOKEN,
  },
  'DELETE matches/{token}/answers/{id}': {
    id: 'deleteMatchAnswer',
    permission: 'matchLinks.manage',
    summary: 'Delete a person from a match, as its captain; a free seat goes to the bench.',
    description: 'A person that has paid a share stays until the desk has refunded it.',
    answer: bookingMatchSaved,
    errors: [...OF_TOOLS, 'SHARE_PAID'],
    parameter: TOKEN,
  },
  'POST matches/{token}/answers/order': {
    id: 'updateMatchOrder',
    permission: 'matchLinks.manage',
    body: MatchOrderRequest,
    status: 200,
    summary: 'Set the order of those who come, as the captain.',
    answer: bookingMatchSaved,
    errors: [...OF_TOOLS, 'REFERENCE_UNKNOWN'],
    parameter: TOKEN,
  },
  'PUT matches/{token}': {
    id: 'updateBookingMatch',
    permission: 'matchLinks.manage',
    body: UpdateBookingMatchRequest,
    summary: 'Change the number of seats, the list, the shares or the note, as the captain.',
    answer: bookingMatchSaved,
    errors: OF_TOOLS,
    parameter: TOKEN,
  },
  'POST matches/{token}/link': {
    id: 'createMatchLink',
    permission: 'matchLinks.manage',
    status: 200,
    summary: 'Create a new link of a match, as its captain; the old one ends at once.',
    answer: writeResult('MatchLinkSaved', matchLink),
    errors: ['FORBIDDEN'],
    parameter: TOKEN,
  },
  'GET matches/{token}/calendar.ics': {
    id: 'getMatchCalendar',
    permission: 'matchLinks.read',
    summary: 'Get the match as a calendar file.',
    answer: null,
    type: 'text/calendar',
    parameter: TOKEN,
  },
  'GET matches/{token}/preview.png': {
    id: 'getMatchPreview',
    permission: 'matchLinks.read',
    summary: 'Get the picture for link previews of a match.',
    description:
      'Shows venue, day, hour, pitch and free seats in the language of the captain, and no names ' +
      'of people; 1200 by 630 pixels. The same content is drawn once.',
    answer: null,
    type: 'image/png',
    parameter: TOKEN,
  },
  'GET matches/{token}/contacts': {
    id: 'getMatchContacts',
    permission: 'matchLinks.manage',
    summary: 'Get the phone numbers of a match, as its captain or staff.',
    answer: matchContacts,
    errors: ['FORBIDDEN'],
    parameter: TOKEN,
  },
});

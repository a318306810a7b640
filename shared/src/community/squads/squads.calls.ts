import { calls, listOf, writeResult } from '../../platform/call.ts';
import { reliability } from '../matches/reliability.contract.ts';
import {
  squad,
  squadInvitation,
  squadLink,
  squadMatch,
  squadSaved,
  squadsLeft,
} from './squads.contract.ts';
import {
  CreateSquadRequest,
  SquadMatchesRequest,
  SquadMemberRequest,
  UpdateSquadMemberRequest,
  UpdateSquadRequest,
} from './squads.requests.ts';

const LIST = { filter: [], sort: ['id', 'reference', 'name', 'createdAt'] } as const;
const TOKEN = 'Token of the link by which players join.';
/** Errors of a booking or series that a body names. */
const NAMED = ['REFERENCE_UNKNOWN', 'MATCH_CANCELLED', 'MATCH_OVER'] as const;

/** Squads: named groups of players, whose matches open with all members. */
export const SQUADS_CALLS = calls({
  'GET squads': {
    permission: 'squads.read',
    summary: 'List squads by name; players get those of which they are members.',
    answer: listOf(squad),
    list: LIST,
  },
  'GET squads/{id}': {
    permission: 'squads.read',
    summary: 'Get a squad with its members.',
    answer: squad,
  },
  'POST squads': {
    permission: 'squads.create',
    body: CreateSquadRequest,
    summary: 'Create a squad, also from an own booking or series.',
    description:
      'Those who come to the booking, or to the next date of the series, become members. The ' +
      'matches open for the squad.',
    answer: squadSaved,
    errors: [...NAMED, 'SQUADS_TOO_MANY'],
  },
  'PUT squads/{reference}': {
    permission: 'squads.manage',
    body: UpdateSquadRequest,
    summary: 'Change the name or the usual seats of a squad, as its captain.',
    answer: squadSaved,
    errors: ['FORBIDDEN'],
  },
  'DELETE squads/{reference}': {
    permission: 'squads.manage',
    summary: "Delete a squad, as its captain, and return the caller's list.",
    description: 'Its bookings and the answers to their matches stay.',
    answer: squadsLeft,
    list: LIST,
    errors: ['FORBIDDEN'],
  },
  'POST squads/{reference}/members': {
    permission: 'squads.manage',
    body: SquadMemberRequest,
    summary: 'Add a guest by name, as a captain or co-captain.',
    answer: squadSaved,
    errors: ['FORBIDDEN', 'SQUAD_FULL', 'SQUAD_MEMBER_TWICE', 'AUTH_NAME_RESERVED'],
  },
  'PUT squads/{reference}/members/{member}': {
    permission: 'squads.manage',
    body: UpdateSquadMemberRequest,
    summary: 'Change the role of a member, as the captain.',
    answer: squadSaved,
    errors: ['FORBIDDEN', 'SQUAD_GUEST_ROLE', 'SQUAD_CAPTAIN_STAYS'],
  },
  'DELETE squads/{reference}/members/{member}': {
    permission: 'squads.manage',
    summary: "Delete a member, or leave a squad, and return the caller's list.",
    description: 'Captains remove members; all others remove themselves only.',
    answer: squadsLeft,
    list: LIST,
    errors: ['FORBIDDEN', 'SQUAD_CAPTAIN_STAYS'],
  },
  'GET squads/{reference}/members/{member}/reliability': {
    id: 'getSquadMemberReliability',
    permission: 'squads.read',
    summary: 'Get how reliable a member with an account was, as a captain or co-captain.',
    description: 'Other members and staff do not read it. No case names a booking.',
    answer: reliability,
    errors: ['FORBIDDEN'],
  },
  'POST squads/{reference}/matches': {
    permission: 'squads.manage',
    body: SquadMatchesRequest,
    status: 200,
    summary: 'Open the match of an own booking, or of each date of an own series, for a squad.',
    answer: squadSaved,
    errors: ['FORBIDDEN', ...NAMED],
  },
  'GET squads/{reference}/matches': {
    id: 'listSquadMatches',
    permission: 'squads.read',
    summary: 'List the matches of a squad, next one first, with the answers.',
    answer: listOf(squadMatch),
    list: { filter: ['ahead'], sort: ['id', 'date'] },
  },
  'POST squads/{reference}/link': {
    id: 'createSquadLink',
    permission: 'squads.manage',
    status: 200,
    summary: 'Create a new link of a squad, as its captain; the old one ends at once.',
    answer: writeResult('SquadLinkSaved', squadLink),
    errors: ['FORBIDDEN'],
  },
  'GET squad_links/{token}': {
    id: 'getSquadInvitation',
    permission: 'squadLinks.read',
    summary: 'Get the squad of a link: its name, captain and next date.',
    answer: squadInvitation,
    parameter: TOKEN,
  },
  'POST squad_links/{token}/join': {
    id: 'createSquadMembership',
    permission: 'squadLinks.join',
    status: 200,
    summary: 'Join the squad of a link with the own account; again: nothing changes.',
    description: 'A guest of the squad with the phone of the account becomes this member.',
    answer: squadSaved,
    errors: ['SQUAD_FULL'],
    parameter: TOKEN,
  },
});

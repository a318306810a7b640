import { calls, emptyResult } from '../../platform/call.ts';
import {
  accessLink,
  accessLinkAccount,
  accessLinkCreated,
  accessLinkEnded,
} from './access-links.contract.ts';
import { ReadAccessLinkRequest, UseAccessLinkRequest } from './access-links.requests.ts';

export const ACCESS_LINK_CALLS = calls({
  'GET users/{id}/access_link': {
    id: 'getAccessLink',
    permission: 'users.accessLink',
    summary: 'Get the state of the last access link of an account.',
    answer: accessLink,
  },
  'POST users/{id}/access_link': {
    id: 'createAccessLink',
    permission: 'users.accessLink',
    status: 200,
    summary: 'Create a link with which a new colleague chooses a password.',
    description: 'The link is valid once, for 24 hours. It ends the last link of the account.',
    answer: accessLinkCreated,
    errors: ['USER_ACCESS_LINK_REFUSED'],
  },
  'DELETE users/{id}/access_link': {
    id: 'deleteAccessLink',
    permission: 'users.accessLink',
    summary: 'End the access link of an account.',
    answer: accessLinkEnded,
  },
  'POST auth/field/access_link': {
    id: 'readAccessLink',
    permission: 'auth.readAccessLink',
    body: ReadAccessLinkRequest,
    status: 200,
    summary: 'Get the account that an access link opens.',
    answer: accessLinkAccount,
    errors: ['AUTH_ACCESS_LINK_INVALID', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/access_link/password': {
    id: 'acceptAccessLink',
    permission: 'auth.useAccessLink',
    body: UseAccessLinkRequest,
    status: 200,
    summary: 'Set the password of the account that an access link opens.',
    description: 'The link is then void. No session is opened.',
    answer: emptyResult,
    errors: ['AUTH_PASSWORD_DESK', 'AUTH_ACCESS_LINK_INVALID', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
});

import { writeResult } from '../../platform/call.ts';
import {
  about,
  flag,
  instant,
  nullable,
  object,
  oneOf,
  text,
  type TypeOf,
} from '../../platform/schema.ts';
import { ACCESS_LINK_STATES } from './access-links.rules.ts';

/** The last access link of an account, for admins. */
export const accessLink = object('AccessLink', {
  state: about(
    'State of the last link; `ended` if it was revoked, replaced by a change of the account, or ' +
      'its creator is no longer an admin.',
    oneOf(ACCESS_LINK_STATES),
  ),
  possible: about(
    'Whether a link can be created: for an active account of the staff without a password.',
    flag(),
  ),
  createdBy: about('Name of the admin that created the link.', nullable(text())),
  createdAt: nullable(instant()),
  expiresAt: nullable(instant()),
  usedAt: nullable(instant()),
});
export type AccessLinkAnswer = TypeOf<typeof accessLink>;

export const accessLinkCreated = writeResult(
  'AccessLinkCreated',
  object('NewAccessLink', {
    token: about('Token of the link; it is never shown again.', text()),
    link: about('State of the link.', accessLink),
  }),
);
export const accessLinkEnded = writeResult('AccessLinkEnded', accessLink);

/** The account that a link opens, for the holder of the link. */
export const accessLinkAccount = writeResult(
  'AccessLinkRead',
  object('AccessLinkAccount', {
    firstName: text(),
    email: about('Email with which the account signs in.', text()),
    expiresAt: instant(),
  }),
);

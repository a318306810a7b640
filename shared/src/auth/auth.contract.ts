import { LEVELS, POSITIONS } from '../community/community.codes.ts';
import { image } from '../files/files.contract.ts';
import { LOCALES } from '../locales/locale.ts';
import { NOTICE_MUTES } from '../notifications/notifications.codes.ts';
import type { Success } from '../platform/envelope.contract.ts';
import {
  about,
  array,
  cents,
  constant,
  date,
  flag,
  instant,
  integer,
  nothing,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { ERASE_BLOCKER_KINDS } from './auth.codes.ts';
import { SCOPES } from './roles.ts';

/** Response of `POST auth/field/account/verify` with a correct code. */
export type VerifiedAnswer = Success<null>;

const profile = object('Profile', {
  address: nullable(text()),
  city: nullable(text()),
  homePhone: nullable(text()),
  profession: nullable(text()),
  position: about(
    'Playing position and level, which the public profile shows.',
    nullable(oneOf(POSITIONS)),
  ),
  level: nullable(oneOf(LEVELS)),
});

const tutor = object('Tutor', {
  name: nullable(text()),
  firstName: nullable(text()),
  fullName: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  cin: about('National identity card number.', nullable(text())),
  address: nullable(text()),
  city: nullable(text()),
  homePhone: nullable(text()),
});
export type TutorAnswer = TypeOf<typeof tutor>;

const userFields = {
  id: reference('user'),
  reference: reference('user'),
  name: text(),
  firstName: text(),
  fullName: text(),
  email: text(),
  phone: text(),
  emergencyPhone: nullable(text()),
  birthDate: nullable(date()),
  scope: array(oneOf(SCOPES)),
  verified: flag(),
  locale: oneOf(LOCALES),
  tariff: text(),
  publicPlayer: flag(),
  photo: nullable(image),
  pendingEmail: nullable(text()),
  pendingPhone: nullable(text()),
  profile,
  tutor,
  muted: array(oneOf(NOTICE_MUTES)),
  unread: object('Unread', { messages: integer(), notifications: integer() }),
};

export const eraseBlocker = object('EraseBlocker', {
  kind: oneOf(ERASE_BLOCKER_KINDS),
  reference: about('Reference of the booking, the subscription (pack) or the share.', text()),
  amountCents: about('Amount due; null for an upcoming match.', nullable(cents())),
});
export type EraseBlocker = TypeOf<typeof eraseBlocker>;

export const user = object('User', userFields);
export type UserAnswer = TypeOf<typeof user>;

/**
 * Response of `GET auth/field/user`: the user under `user`, and again the same fields at the top
 * level.
 */
export const currentUser = object('CurrentUser', {
  user,
  ...userFields,
});

export const staffUser = object('StaffUser', {
  ...userFields,
  active: flag(),
  customer: about(
    'Reference of the customer record that belongs to this user account.',
    reference('customer'),
  ),
  createdAt: instant(),
});
/** A user as staff read it. */
export type StaffUserAnswer = TypeOf<typeof staffUser>;

export const login = object('Login', {
  status: constant('success'),
  message: text(),
  data: user,
  token: about('Bearer token of the new session.', text()),
  user,
});
export type LoginAnswer = TypeOf<typeof login>;

export const profileUpdated = object('ProfileUpdated', {
  status: constant('success'),
  message: text(),
  data: user,
  user,
});
/** Response of `POST auth/field`. */
export type ProfileUpdatedAnswer = TypeOf<typeof profileUpdated>;

export const passwordChanged = object('PasswordChanged', {
  status: constant('success'),
  message: text(),
  data: nothing(),
  token: about('Token of the new session; all other sessions have ended.', text()),
});
/** Response of `POST auth/field/password`. */
export type PasswordChangedAnswer = TypeOf<typeof passwordChanged>;

export const resetRequested = object('ResetRequested', {
  status: constant('confirmationCode'),
  message: text(),
  data: nothing(),
  email: text(),
});
/**
 * Response of `POST auth/field/code/confirmation`. It is the same whether the account exists or
 * not.
 */
export type ResetRequestedAnswer = TypeOf<typeof resetRequested>;

export const resetAllowed = object('ResetAllowed', {
  status: constant('resetPassword'),
  message: text(),
  data: nothing(),
  email: text(),
  token: about('Token for the password reset; valid once, for 15 minutes.', text()),
});
/** Response of `POST auth/field/code/confirmation/validate`. */
export type ResetAllowedAnswer = TypeOf<typeof resetAllowed>;

export const verifySent = object('VerifySent', {
  status: constant('verifyCode'),
  message: text(),
  data: nothing(),
  email: text(),
});
/** Response of `POST auth/field/code/account/verify/send`. */
export type VerifySentAnswer = TypeOf<typeof verifySent>;

export const session = object('Session', {
  id: reference('session'),
  reference: reference('session'),
  device: about(
    'Browser and operating system of the session, from the user agent.',
    nullable(text()),
  ),
  current: about('Whether this is the session of the request.', flag()),
  createdAt: instant(),
  lastSeenAt: instant(),
  expiresAt: instant(),
});
export type SessionAnswer = TypeOf<typeof session>;

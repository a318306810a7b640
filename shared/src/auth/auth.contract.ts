import { BOOKER_DETAILS, LEVELS, POSITIONS, ERASE_BLOCKER_KINDS } from './auth.codes.ts';
import { image } from '../files/files.contract.ts';
import { LOCALES } from '../locales/locale.ts';
import { NOTICE_MUTES } from '../notifications/notifications.codes.ts';
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
  tariffCode,
  phone,
  sentence,
} from '../platform/schema.ts';
import { SCOPES } from './roles.ts';

const profile = object('Profile', {
  address: nullable(text()),
  city: nullable(text()),
  homePhone: about('Landline number; null: unknown.', nullable(text())),
  profession: nullable(text()),
  position: about('Playing position, shown on the public profile.', nullable(oneOf(POSITIONS))),
  level: about(
    "Player's own estimate of the playing level, shown on the public profile.",
    nullable(oneOf(LEVELS)),
  ),
});

const tutor = object('Tutor', {
  name: about('Family name.', nullable(text())),
  firstName: nullable(text()),
  fullName: nullable(text()),
  email: nullable(text()),
  phone: nullable(phone()),
  cin: about(
    'National identity card number; null except for the account owner and admins.',
    nullable(text()),
  ),
  address: nullable(text()),
  city: nullable(text()),
  homePhone: about('Landline number; null: unknown.', nullable(text())),
});
export type TutorAnswer = TypeOf<typeof tutor>;

const userFields = {
  id: reference('user'),
  reference: reference('user'),
  name: about('Family name.', text()),
  firstName: text(),
  fullName: text(),
  email: about('Null: the account was opened by a code to its phone.', nullable(text())),
  phone: phone(),
  emergencyPhone: about('Phone number for emergencies; null: unknown.', nullable(text())),
  birthDate: nullable(date()),
  scope: about(
    "Scopes of the account's role: `player`; `staff`; or `staff` and `admin`.",
    array(oneOf(SCOPES)),
  ),
  missing: about(
    'Details that are required before a further booking; they are absent from an account that a ' +
      'booking without an account has opened.',
    array(oneOf(BOOKER_DETAILS)),
  ),
  verified: about(
    'Whether the email or phone is confirmed; unverified players cannot book.',
    flag(),
  ),
  locale: about('Language of mails and notifications.', oneOf(LOCALES)),
  tariff: tariffCode(),
  publicPlayer: about(
    'Whether the player has a public profile, which conversations with players require.',
    flag(),
  ),
  showsResults: about('Whether others see the matches, wins and form of the player.', flag()),
  photo: about('Photo of the player; null: none.', nullable(image)),
  pendingEmail: about('New email that awaits its code; null: none.', nullable(text())),
  pendingPhone: about('New phone that awaits its code; null: none.', nullable(text())),
  profile: about('Optional details of the user.', profile),
  tutor: about('The responsible adult of the user; each field may be null.', tutor),
  muted: about(
    'Muted messages as `kind:channel`; channels are `site` and `mail`.',
    array(oneOf(NOTICE_MUTES)),
  ),
  unread: about(
    'Counts for badges.',
    object('Unread', {
      messages: about('Number of unread chat messages.', integer()),
      notifications: about('Number of unread notifications.', integer()),
    }),
  ),
};

export const eraseBlocker = object('EraseBlocker', {
  kind: about(
    'Kind of open item; `refund`, `packRefund`, `shareRefund` and `transfer` are due ' +
      'from the venue.',
    oneOf(ERASE_BLOCKER_KINDS),
  ),
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
  user: about('The signed-in user; its fields are repeated at the top level.', user),
  ...userFields,
});

export const staffUser = object('StaffUser', {
  ...userFields,
  active: about('Whether the account can sign in.', flag()),
  secondFactor: about('Whether the sign-in asks for a second factor.', flag()),
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
  message: sentence(),
  data: about('The signed-in user; the same as `user`.', user),
  token: about('Bearer token of the new session.', text()),
  secondFactorDue: about(
    'Whether the account must set up a second factor before any other call.',
    flag(),
  ),
  user: about('The signed-in user.', user),
});
export type LoginAnswer = TypeOf<typeof login>;

export const loginCodeSent = object('LoginCodeSent', {
  status: constant('loginCode'),
  message: sentence(),
  data: nothing(),
});

export const profileUpdated = object('ProfileUpdated', {
  status: constant('success'),
  message: sentence(),
  data: about('The user after the change; the same as `user`.', user),
  user: about('The user after the change.', user),
});

export const passwordChanged = object('PasswordChanged', {
  status: constant('success'),
  message: sentence(),
  data: nothing(),
  token: about('Token of the new session; all other sessions have ended.', text()),
});

export const resetRequested = object('ResetRequested', {
  status: constant('confirmationCode'),
  message: sentence(),
  data: nothing(),
  email: text(),
});

export const resetAllowed = object('ResetAllowed', {
  status: constant('resetPassword'),
  message: sentence(),
  data: nothing(),
  email: text(),
  token: about('Token for the password reset; valid once, for 15 minutes.', text()),
});

export const verifySent = object('VerifySent', {
  status: constant('verifyCode'),
  message: sentence(),
  data: nothing(),
  email: about('Email of the account; null: it has none.', nullable(text())),
});

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

/** Fields that only error responses about an erasure have. */
export const eraseFailureFields = {
  blockers: about(
    'Present with `AUTH_ERASE_BLOCKED`: the items that the user must settle before the account ' +
      'can be erased.',
    array(eraseBlocker),
  ),
};

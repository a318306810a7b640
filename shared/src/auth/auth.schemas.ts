import { ERASE_BLOCKER_KINDS } from './auth.codes.ts';
import { LEVELS, POSITIONS } from '../community/community.codes.ts';
import { image } from '../files/files.schemas.ts';
import { LOCALES } from '../locales/locale.ts';
import { NOTICE_MUTES } from '../notifications/notifications.codes.ts';
import {
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
  type Schema,
  text,
} from '../platform/schema.ts';
import type {
  CurrentUserAnswer,
  EraseBlocker,
  LoginAnswer,
  PasswordChangedAnswer,
  ProfileAnswer,
  ProfileUpdatedAnswer,
  ResetAllowedAnswer,
  ResetRequestedAnswer,
  SessionAnswer,
  StaffUserAnswer,
  TutorAnswer,
  UserAnswer,
  VerifySentAnswer,
} from './auth.contract.ts';
import { SCOPES } from './roles.ts';

const profile: Schema<ProfileAnswer> = object<ProfileAnswer>('Profile', {
  address: nullable(text()),
  city: nullable(text()),
  homePhone: nullable(text()),
  profession: nullable(text()),
  position: nullable(oneOf(POSITIONS)),
  level: nullable(oneOf(LEVELS)),
});

const tutor: Schema<TutorAnswer> = object<TutorAnswer>('Tutor', {
  name: nullable(text()),
  firstName: nullable(text()),
  fullName: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  cin: nullable(text()),
  address: nullable(text()),
  city: nullable(text()),
  homePhone: nullable(text()),
});

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
  unread: object<UserAnswer['unread']>('Unread', { messages: integer(), notifications: integer() }),
};

export const eraseBlocker: Schema<EraseBlocker> = object<EraseBlocker>('EraseBlocker', {
  kind: oneOf(ERASE_BLOCKER_KINDS),
  reference: text(),
  amountCents: nullable(cents()),
});

export const user: Schema<UserAnswer> = object<UserAnswer>('User', userFields);

export const currentUser: Schema<CurrentUserAnswer> = object<CurrentUserAnswer>('CurrentUser', {
  user,
  ...userFields,
});

export const staffUser: Schema<StaffUserAnswer> = object<StaffUserAnswer>('StaffUser', {
  ...userFields,
  active: flag(),
  customer: reference('customer'),
  createdAt: instant(),
});

export const login: Schema<LoginAnswer> = object<LoginAnswer>('Login', {
  status: constant('success'),
  message: text(),
  data: user,
  token: text(),
  user,
});

export const profileUpdated: Schema<ProfileUpdatedAnswer> = object<ProfileUpdatedAnswer>(
  'ProfileUpdated',
  { status: constant('success'), message: text(), data: user, user },
);

export const passwordChanged: Schema<PasswordChangedAnswer> = object<PasswordChangedAnswer>(
  'PasswordChanged',
  {
    status: constant('success'),
    message: text(),
    data: nothing(),
    token: text(),
  },
);

export const resetRequested: Schema<ResetRequestedAnswer> = object<ResetRequestedAnswer>(
  'ResetRequested',
  { status: constant('confirmationCode'), message: text(), data: nothing(), email: text() },
);

export const resetAllowed: Schema<ResetAllowedAnswer> = object<ResetAllowedAnswer>('ResetAllowed', {
  status: constant('resetPassword'),
  message: text(),
  data: nothing(),
  email: text(),
  token: text(),
});

export const verifySent: Schema<VerifySentAnswer> = object<VerifySentAnswer>('VerifySent', {
  status: constant('verifyCode'),
  message: text(),
  data: nothing(),
  email: text(),
});

export const session: Schema<SessionAnswer> = object<SessionAnswer>('Session', {
  id: reference('session'),
  reference: reference('session'),
  device: nullable(text()),
  current: flag(),
  createdAt: instant(),
  lastSeenAt: instant(),
  expiresAt: instant(),
});

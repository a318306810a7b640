import type { EraseBlockerKind } from './auth.codes.ts';
import type { Level, Position } from '../community/community.codes.ts';
import type { ImageAnswer } from '../files/files.contract.ts';
import type { Locale } from '../locales/locale.ts';
import type { NoticeMute } from '../notifications/notifications.codes.ts';
import type { Success } from '../platform/envelope.contract.ts';
import type { Scope } from './roles.ts';

export interface ProfileAnswer {
  address: string | null;
  city: string | null;
  homePhone: string | null;
  profession: string | null;
  /** Playing position and level, which the public profile shows. */
  position: Position | null;
  level: Level | null;
}

export interface TutorAnswer {
  name: string | null;
  firstName: string | null;
  fullName: string | null;
  email: string | null;
  phone: string | null;
  /** National identity card number. */
  cin: string | null;
  address: string | null;
  city: string | null;
  homePhone: string | null;
}

export interface UserAnswer {
  id: string;
  reference: string;
  /** Family name. */
  name: string;
  firstName: string;
  fullName: string;
  email: string;
  /**
   * Phone number in E.164, such as `+212612345678`. Empty for an admin created from the command
   * line, until a number is entered.
   */
  phone: string;
  emergencyPhone: string | null;
  birthDate: string | null;
  scope: Scope[];
  verified: boolean;
  locale: Locale;
  /** Code of the tariff by which the user's bookings are priced. */
  tariff: string;
  publicPlayer: boolean;
  /** Photo on the public profile. */
  photo: ImageAnswer | null;
  /**
   * New email and new phone number that the user has not yet confirmed with a mailed code. Until
   * then the former values stay valid.
   */
  pendingEmail: string | null;
  pendingPhone: string | null;
  profile: ProfileAnswer;
  tutor: TutorAnswer;
  /** Kinds of messages that the user has muted, by channel. */
  muted: NoticeMute[];
  unread: { messages: number; notifications: number };
}

/**
 * Response of `GET auth/field/user`: the user under `user`, and again the same fields at the top
 * level.
 */
export interface CurrentUserAnswer extends UserAnswer {
  user: UserAnswer;
}

/** Response of `POST auth/field`. */
export interface ProfileUpdatedAnswer extends Success<UserAnswer> {
  user: UserAnswer;
}

export interface LoginAnswer extends Success<UserAnswer> {
  /** Bearer token of the new session. */
  token: string;
  user: UserAnswer;
}

/**
 * Response of `POST auth/field/code/confirmation`. It is the same whether the account exists or
 * not.
 */
export interface ResetRequestedAnswer {
  status: 'confirmationCode';
  message: string;
  data: null;
  email: string;
}

/** Response of `POST auth/field/code/confirmation/validate`. */
export interface ResetAllowedAnswer {
  status: 'resetPassword';
  message: string;
  data: null;
  email: string;
  /** Token for the password reset; valid once, for 15 minutes. */
  token: string;
}

/** Response of `POST auth/field/code/account/verify/send`. */
export interface VerifySentAnswer {
  status: 'verifyCode';
  message: string;
  data: null;
  email: string;
}

/** Response of `POST auth/field/password`. */
export interface PasswordChangedAnswer extends Success<null> {
  /** Token of the new session; all other sessions have ended. */
  token: string;
}

/** Response of `POST auth/field/account/verify` with a correct code. */
export type VerifiedAnswer = Success<null>;

export interface SessionAnswer {
  id: string;
  reference: string;
  /** Browser and operating system of the session, from the user agent. */
  device: string | null;
  /** Whether this is the session of the request. */
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

export interface EraseBlocker {
  kind: EraseBlockerKind;
  /** Reference of the booking, the subscription (pack) or the share. */
  reference: string;
  /** Amount due; null for an upcoming match. */
  amountCents: number | null;
}

/** A user as staff read it. */
export interface StaffUserAnswer extends UserAnswer {
  active: boolean;
  /** Reference of the customer record that belongs to this user account. */
  customer: string;
  createdAt: string;
}

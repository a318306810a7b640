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
  /** Playing position and level; shown on the public profile. */
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
   * E.164, such as `+212612345678`; empty for an admin who was created from the command line, until
   * one is entered.
   */
  phone: string;
  emergencyPhone: string | null;
  birthDate: string | null;
  scope: Scope[];
  verified: boolean;
  locale: Locale;
  /** The tariff's code. */
  tariff: string;
  publicPlayer: boolean;
  /** Shown on the public profile. */
  photo: ImageAnswer | null;
  /** Changes that await a code; until then the former values are valid. */
  pendingEmail: string | null;
  pendingPhone: string | null;
  profile: ProfileAnswer;
  tutor: TutorAnswer;
  /** Muted kinds of messages, by channel. */
  muted: NoticeMute[];
  unread: { messages: number; notifications: number };
}

/** `GET auth/field/user`: the user under `user`, and the same fields at the top level. */
export interface CurrentUserAnswer extends UserAnswer {
  user: UserAnswer;
}

/** `POST auth/field`. */
export interface ProfileUpdatedAnswer extends Success<UserAnswer> {
  user: UserAnswer;
}

export interface LoginAnswer extends Success<UserAnswer> {
  /** The bearer token. */
  token: string;
  user: UserAnswer;
}

/** `POST auth/field/code/confirmation`: the same whether the account exists or not. */
export interface ResetRequestedAnswer {
  status: 'confirmationCode';
  message: string;
  data: null;
  email: string;
}

/** `POST auth/field/code/confirmation/validate`. */
export interface ResetAllowedAnswer {
  status: 'resetPassword';
  message: string;
  data: null;
  email: string;
  /** Single use, 15 minutes. */
  token: string;
}

/** `POST auth/field/code/account/verify/send`. */
export interface VerifySentAnswer {
  status: 'verifyCode';
  message: string;
  data: null;
  email: string;
}

/** `POST auth/field/password`. */
export interface PasswordChangedAnswer extends Success<null> {
  /** Token of the new session; the others have ended. */
  token: string;
}

/** `POST auth/field/account/verify` with a correct code. */
export type VerifiedAnswer = Success<null>;

export interface SessionAnswer {
  id: string;
  reference: string;
  /** Browser and operating system, from the user agent. */
  device: string | null;
  /** The session of this request. */
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

/**
 * Kinds of open items that block an erasure. `match` is an upcoming match. `unpaid`, `packUnpaid`
 * and `share` are due from the owner. `refund`, `packRefund`, `shareRefund` and `transfer` (the
 * rest of a bank line without a payment) are due from the venue.
 */
export const ERASE_BLOCKER_KINDS = [
  'match',
  'unpaid',
  'refund',
  'packUnpaid',
  'packRefund',
  'share',
  'shareRefund',
  'transfer',
] as const;
export type EraseBlockerKind = (typeof ERASE_BLOCKER_KINDS)[number];

export interface EraseBlocker {
  kind: EraseBlockerKind;
  /** Reference of the booking, the subscription or the share. */
  reference: string;
  /** Amount due; null for an upcoming match. */
  amountCents: number | null;
}

/** A user for staff. */
export interface StaffUserAnswer extends UserAnswer {
  active: boolean;
  /** Reference of the login's customer. */
  customer: string;
  createdAt: string;
}

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
  /** Where one plays, and how well: shown on the card of who chose to be seen. */
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
  /** E.164, such as `+212612345678`; empty for an admin made from the command line until one is entered. */
  phone: string;
  emergencyPhone: string | null;
  birthDate: string | null;
  scope: Scope[];
  verified: boolean;
  locale: Locale;
  /** The tariff's code. */
  tariff: string;
  publicPlayer: boolean;
  /** Shown on the card of who chose to be seen. */
  photo: ImageAnswer | null;
  /** Wait for the code that was sent; until then the old ones hold. */
  pendingEmail: string | null;
  pendingPhone: string | null;
  profile: ProfileAnswer;
  tutor: TutorAnswer;
  /** What does not come, by this channel. */
  muted: NoticeMute[];
  unread: { messages: number; notifications: number };
}

/** `GET auth/field/user`: the user under `user` and the same fields at the top. */
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
  /** Of the session that takes the place of those that ended. */
  token: string;
}

/** `POST auth/field/account/verify` with a right code. */
export type VerifiedAnswer = Success<null>;

export interface SessionAnswer {
  id: string;
  reference: string;
  /** Browser and system, as far as the user agent tells. */
  device: string | null;
  /** The session that asks. */
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

/**
 * Why an account cannot be erased: `match` is one ahead, `unpaid`, `packUnpaid` and `share` are owed by its owner,
 * `refund`, `packRefund`, `shareRefund` and `transfer` (money of a bank line that pays nothing yet) by the venue.
 */
export const ERASE_BLOCKER_KINDS = ['match', 'unpaid', 'refund', 'packUnpaid', 'packRefund', 'share', 'shareRefund', 'transfer'] as const;
export type EraseBlockerKind = (typeof ERASE_BLOCKER_KINDS)[number];

export interface EraseBlocker {
  kind: EraseBlockerKind;
  /** Of the booking, the subscription or the share. */
  reference: string;
  /** What is owed; null for a match ahead. */
  amountCents: number | null;
}

/** A user as the desk sees it. */
export interface StaffUserAnswer extends UserAnswer {
  active: boolean;
  /** The customer's reference that the login belongs to. */
  customer: string;
  createdAt: string;
}

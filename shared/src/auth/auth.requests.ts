import { About } from '../platform/checks/about.ts';
import { LEVELS, LOGIN_CODE_CHANNELS, POSITIONS } from './auth.codes.ts';
import type { Level, LoginCodeChannel, Position } from './auth.codes.ts';
import { LOCALES, type Locale } from '../locales/locale.ts';
import { NOTICE_MUTES, type NoticeMute } from '../notifications/notifications.codes.ts';
import {
  Accepted,
  AnyOf,
  CalendarDate,
  Flag,
  Line,
  Nullable,
  OneOf,
  Optional,
  PersonName,
  SameAs,
  Secret,
} from '../platform/checks.ts';
import { Email, MailedCode, Phone } from './checks/auth.checks.ts';
import { PasswordLength, PasswordNotGuessable } from './checks/password.checks.ts';
import { Nested } from '../platform/nested.ts';

/**
 * Maximum length of a password in requests that check an existing password; no accepted password
 * was ever longer.
 */
const MAX_TYPED_PASSWORD = 256;
const MAX_TOKEN = 200;

/** Request body of `POST auth/field/register`; form data is accepted too. */
export class RegisterRequest {
  @About('Family name.')
  @PersonName(60)
  name: string;
  @PersonName(60) firstName: string;
  @About('Unique, without regard to case.')
  @Email()
  email: string;
  @Phone() phone: string;
  @About('Phone number for emergencies, in national or international form.')
  @Phone()
  emergencyPhone: string;
  @About('Date of birth, `YYYY-MM-DD`; users must be 18 or older.')
  @CalendarDate('AUTH_BIRTH_DATE_INVALID')
  birthDate: string;
  @PasswordLength() @PasswordNotGuessable() password: string;
  @SameAs('password', 'AUTH_PASSWORD_MISMATCH') passwordConfirmation: string;
  @About('Consent to the conditions and the privacy policy; only `true` is accepted.')
  @Accepted('AUTH_CONDITIONS_NOT_ACCEPTED')
  acceptConditions: true;
}

/** Request body of `POST auth/field/login`. The field `email` takes an email or a phone number. */
export class LoginRequest {
  @About('Email or phone number of the account.')
  @Line(254)
  email: string;
  @About('Password of the account.')
  @Secret(MAX_TYPED_PASSWORD)
  password: string;
}

/** Request body of `POST auth/field/code/login`. */
export class RequestLoginCodeRequest {
  @About('Email or phone number of the account.')
  @Line(254)
  email: string;
  @About(
    'Channel for a phone, of `codeChannels` of `GET venue`; default: the first. A code for an ' +
      'email, and for a phone that the account has not proven, is mailed.',
  )
  @Optional()
  @OneOf(LOGIN_CODE_CHANNELS)
  channel?: LoginCodeChannel;
}

/** Request body of `POST auth/field/login/code`. */
export class LoginByCodeRequest {
  @About('Email or phone number of the account.')
  @Line(254)
  email: string;
  @MailedCode() code: string;
}

/** Request body of `POST auth/field/code/confirmation`. */
export class RequestResetRequest {
  @Email() email: string;
}

/** Request body of `POST auth/field/code/confirmation/validate`. */
export class ValidateResetRequest {
  @Email() email: string;
  @MailedCode() code: string;
}

/**
 * Request body of `POST auth/field/code/account/verify/send`. The email is optional if the request
 * has a token.
 */
export class SendVerificationRequest {
  @About('Email of the account; optional with a token, then it must be that account.')
  @Optional()
  @Email()
  email?: string;
}

/**
 * Request body of `POST auth/field/account/verify`. The email is optional if the request has a
 * token.
 */
export class VerifyRequest {
  @About('Email of the account; optional with a token, then it must be that account.')
  @Optional()
  @Email()
  email?: string;
  @MailedCode() code: string;
}

/** Request body of `POST auth/field/reset/password`. */
export class ResetPasswordRequest {
  @Email() email: string;
  @About('Token from `POST auth/field/code/confirmation/validate`; valid once, for 15 minutes.')
  @Secret(MAX_TOKEN)
  token: string;
  @PasswordLength('passwordLengthOfAny') @PasswordNotGuessable() password: string;
  @SameAs('password', 'AUTH_PASSWORD_MISMATCH') passwordConfirmation: string;
}

/** Request body of `POST auth/field/password`. */
export class ChangePasswordRequest {
  @About('Password of the account before the change; omitted if the account has none.')
  @Optional()
  @Secret(MAX_TYPED_PASSWORD)
  currentPassword?: string;
  @PasswordLength('passwordLengthOfAny') @PasswordNotGuessable() password: string;
  @SameAs('password', 'AUTH_PASSWORD_MISMATCH') passwordConfirmation: string;
}

/** Request body of `DELETE auth/field`. */
export class EraseAccountRequest {
  @About('Password of the account, as confirmation.')
  @Optional()
  @Secret(MAX_TYPED_PASSWORD)
  password?: string;
  @About('A mailed sign-in code, with which an account without a password confirms.')
  @Optional()
  @MailedCode()
  code?: string;
}

export class TutorRequest {
  @About('Family name.')
  @Nullable()
  @PersonName(60, 0)
  name?: string | null;
  @Nullable() @PersonName(60, 0) firstName?: string | null;
  @Nullable() @PersonName(120, 0) fullName?: string | null;
  @Nullable() @Email() email?: string | null;
  @Nullable() @Phone() phone?: string | null;
  @About('National identity card number.')
  @Nullable()
  @Line(20, 0)
  cin?: string | null;
  @Nullable() @Line(200, 0) address?: string | null;
  @Nullable() @Line(80, 0) city?: string | null;
  @Nullable() @Phone() homePhone?: string | null;
}

/**
 * Request body of `POST auth/field`, with any of the fields. A new email or phone is applied after
 * its code was entered. As form data the body may include a photo in the field `file`.
 */
export class UpdateProfileRequest {
  @About('Family name.')
  @Optional()
  @PersonName(60)
  name?: string;
  @Optional() @PersonName(60) firstName?: string;
  @About('New phone; the old one stays until the code is confirmed.')
  @Optional()
  @Phone()
  phone?: string;
  @Optional() @Phone() emergencyPhone?: string;
  @About('Date of birth of an account that has none, `YYYY-MM-DD`; later only an admin changes it.')
  @Optional()
  @CalendarDate('AUTH_BIRTH_DATE_INVALID')
  birthDate?: string;
  @About('New email; the old one stays until the code is confirmed.')
  @Optional()
  @Email()
  email?: string;
  @Nullable() @Line(200, 0) address?: string | null;
  @Nullable() @Line(80, 0) city?: string | null;
  @Nullable() @Phone() homePhone?: string | null;
  @Nullable() @Line(80, 0) profession?: string | null;
  @About('Playing position, shown on the public profile.')
  @Nullable()
  @OneOf(POSITIONS)
  position?: Position | null;
  @About("Player's own estimate of the playing level, shown on the public profile.")
  @Nullable()
  @OneOf(LEVELS)
  level?: Level | null;
  @About('Language of mails and notifications.')
  @Optional()
  @OneOf(LOCALES)
  locale?: Locale;
  @About('Whether the player has a public profile, which conversations with players require.')
  @Optional()
  @Flag()
  publicPlayer?: boolean;
  @About('Whether others see the matches, wins and form of the player, here and in matches.')
  @Optional()
  @Flag()
  showsResults?: boolean;
  @About('True removes the stored photo.')
  @Optional()
  @Flag()
  removePhoto?: boolean;
  @About('All muted messages as `kind:channel`; the list replaces the stored one.')
  @Optional()
  @AnyOf(NOTICE_MUTES)
  muted?: NoticeMute[];
  @About('The responsible adult of the user; omitted fields stay unchanged.')
  @Optional()
  @Nested(() => TutorRequest)
  tutor?: TutorRequest;
}

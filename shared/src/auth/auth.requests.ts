import { LEVELS, POSITIONS } from '../community/community.codes.ts';
import type { Level, Position } from '../community/community.codes.ts';
import { LOCALES } from '../locales/locale.ts';
import type { Locale } from '../locales/locale.ts';
import { NOTICE_MUTES } from '../notifications/notifications.codes.ts';
import type { NoticeMute } from '../notifications/notifications.codes.ts';
import {
  Accepted,
  AnyOf,
  CalendarDate,
  Email,
  Flag,
  Line,
  MailedCode,
  Nullable,
  OneOf,
  Optional,
  PersonName,
  Phone,
  SameAs,
  Secret,
} from '../platform/checks.ts';
import { PasswordLength, PasswordNotGuessable } from '../platform/checks/passwords.ts';
import { Nested } from '../platform/nested.ts';

/**
 * Maximum length of a password in requests that check an existing password; no accepted password
 * was ever longer.
 */
const MAX_TYPED_PASSWORD = 256;
const MAX_TOKEN = 200;

/** Request body of `POST auth/field/register`; form data is accepted too. */
export class RegisterRequest {
  @PersonName(60) name: string;
  @PersonName(60) firstName: string;
  @Email() email: string;
  @Phone() phone: string;
  @Phone() emergencyPhone: string;
  @CalendarDate('AUTH_BIRTH_DATE_INVALID') birthDate: string;
  @PasswordLength() @PasswordNotGuessable() password: string;
  @SameAs('password', 'AUTH_PASSWORD_MISMATCH') passwordConfirmation: string;
  @Accepted('AUTH_CONDITIONS_NOT_ACCEPTED') acceptConditions: true;
}

/** Request body of `POST auth/field/login`. The field `email` takes an email or a phone number. */
export class LoginRequest {
  @Line(254) email: string;
  @Secret(MAX_TYPED_PASSWORD) password: string;
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
  @Optional() @Email() email?: string;
}

/**
 * Request body of `POST auth/field/account/verify`. The email is optional if the request has a
 * token.
 */
export class VerifyRequest {
  @Optional() @Email() email?: string;
  @MailedCode() code: string;
}

/** Request body of `POST auth/field/reset/password`. */
export class ResetPasswordRequest {
  @Email() email: string;
  @Secret(MAX_TOKEN) token: string;
  @PasswordLength() @PasswordNotGuessable() password: string;
  @SameAs('password', 'AUTH_PASSWORD_MISMATCH') passwordConfirmation: string;
}

/** Request body of `POST auth/field/password`. */
export class ChangePasswordRequest {
  @Secret(MAX_TYPED_PASSWORD) currentPassword: string;
  @PasswordLength() @PasswordNotGuessable() password: string;
  @SameAs('password', 'AUTH_PASSWORD_MISMATCH') passwordConfirmation: string;
}

/** Request body of `DELETE auth/field`. */
export class EraseAccountRequest {
  @Secret(MAX_TYPED_PASSWORD) password: string;
}

export class TutorRequest {
  @Nullable() @PersonName(60, 0) name?: string | null;
  @Nullable() @PersonName(60, 0) firstName?: string | null;
  @Nullable() @PersonName(120, 0) fullName?: string | null;
  @Nullable() @Email() email?: string | null;
  @Nullable() @Phone() phone?: string | null;
  @Nullable() @Line(20, 0) cin?: string | null;
  @Nullable() @Line(200, 0) address?: string | null;
  @Nullable() @Line(80, 0) city?: string | null;
  @Nullable() @Phone() homePhone?: string | null;
}

/**
 * Request body of `POST auth/field`, with any of the fields. A new email or phone is applied after
 * its code was entered. As form data the body may include a photo in the field `file`.
 */
export class UpdateProfileRequest {
  @Optional() @PersonName(60) name?: string;
  @Optional() @PersonName(60) firstName?: string;
  @Optional() @Phone() phone?: string;
  @Optional() @Phone() emergencyPhone?: string;
  @Optional() @Email() email?: string;
  @Nullable() @Line(200, 0) address?: string | null;
  @Nullable() @Line(80, 0) city?: string | null;
  @Nullable() @Phone() homePhone?: string | null;
  @Nullable() @Line(80, 0) profession?: string | null;
  @Nullable() @OneOf(POSITIONS) position?: Position | null;
  @Nullable() @OneOf(LEVELS) level?: Level | null;
  @Optional() @OneOf(LOCALES) locale?: Locale;
  @Optional() @Flag() publicPlayer?: boolean;
  @Optional() @Flag() removePhoto?: boolean;
  @Optional() @AnyOf(NOTICE_MUTES) muted?: NoticeMute[];
  @Optional() @Nested(() => TutorRequest) tutor?: TutorRequest;
}

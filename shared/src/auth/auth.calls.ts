import { calls, emptyResult, listOf, writeResult } from '../platform/call.ts';
import { instant, object, type Schema } from '../platform/schema.ts';
import {
  currentUser,
  login,
  passwordChanged,
  profileUpdated,
  resetAllowed,
  resetRequested,
  session,
  user,
  verifySent,
} from './auth.contract.ts';
import {
  ChangePasswordRequest,
  EraseAccountRequest,
  LoginRequest,
  RegisterRequest,
  RequestResetRequest,
  ResetPasswordRequest,
  SendVerificationRequest,
  UpdateProfileRequest,
  ValidateResetRequest,
  VerifyRequest,
} from './auth.requests.ts';

const SESSION_LIST = { filter: [], sort: ['id', 'createdAt', 'lastSeenAt'] };

/**
 * Schema of the exported personal data of a user. Besides `exportedAt`, each domain (such as
 * bookings) adds its data in a field of its own.
 */
const exported: Schema<{ exportedAt: string }> = {
  ...object('Export', { exportedAt: instant() }),
  additionalProperties: true,
} as const;

export const AUTH_CALLS = calls({
  'POST auth/field/register': {
    permission: 'auth.register',
    body: RegisterRequest,
    form: {},
    summary: 'A new account, unverified until the mailed code comes back.',
    answer: writeResult('Registered', user),
    errors: [
      'AUTH_EMAIL_TAKEN',
      'AUTH_PHONE_TAKEN',
      'AUTH_NAME_RESERVED',
      'AUTH_UNDER_AGE',
      'AUTH_BIRTH_DATE_INVALID',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST auth/field/login': {
    permission: 'auth.login',
    body: LoginRequest,
    status: 200,
    summary: 'A token for an email or phone and its password.',
    answer: login,
    errors: ['AUTH_WRONG_CREDENTIALS', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/logout': {
    permission: 'auth.logout',
    status: 200,
    summary: 'Ends this session.',
    answer: emptyResult,
  },
  'GET auth/field/user': {
    permission: 'auth.me',
    summary: 'Who is signed in.',
    answer: currentUser,
  },
  'POST auth/field': {
    permission: 'auth.updateProfile',
    body: UpdateProfileRequest,
    form: { file: true },
    status: 200,
    summary: 'Changes the own profile; a new email or phone waits for its code.',
    answer: profileUpdated,
    errors: [
      'AUTH_EMAIL_TAKEN',
      'AUTH_PHONE_TAKEN',
      'AUTH_NAME_RESERVED',
      'AUTH_CODE_TOO_MANY',
      'FILE_UNREADABLE',
      'FILE_TOO_MANY_PIXELS',
      'STORAGE_FULL',
    ],
  },
  'POST auth/field/password': {
    permission: 'auth.changePassword',
    body: ChangePasswordRequest,
    status: 200,
    summary: 'Changes the password and ends every session; answers the token of a new one.',
    answer: passwordChanged,
    errors: ['AUTH_CURRENT_PASSWORD_WRONG', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'GET auth/field/sessions': {
    permission: 'auth.listSessions',
    summary: 'The own devices.',
    answer: listOf(session),
    list: SESSION_LIST,
  },
  'DELETE auth/field/sessions': {
    permission: 'auth.endSession',
    summary: 'Signs every other device out; answers what is left.',
    answer: writeResult('OtherSessionsEnded', listOf(session)),
    list: SESSION_LIST,
  },
  'DELETE auth/field/sessions/{id}': {
    permission: 'auth.endSession',
    summary: 'Signs a device out; answers those left.',
    answer: writeResult('SessionEnded', listOf(session)),
    list: SESSION_LIST,
  },
  'GET auth/field/export': {
    permission: 'auth.export',
    summary: 'All that is held of the caller.',
    answer: exported,
  },
  'DELETE auth/field': {
    permission: 'auth.erase',
    body: EraseAccountRequest,
    summary: 'Erases the caller’s personal data; money records stay, anonymous.',
    answer: emptyResult,
    errors: ['AUTH_CURRENT_PASSWORD_WRONG', 'AUTH_ERASE_BLOCKED', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/code/account/verify/send': {
    permission: 'auth.sendVerification',
    body: SendVerificationRequest,
    status: 200,
    summary: 'Mails a verification code; a stranger hears the same of every address.',
    answer: verifySent,
    errors: [
      'AUTH_OTHER_ACCOUNT',
      'AUTH_CODE_TOO_SOON',
      'AUTH_CODE_TOO_MANY',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST auth/field/account/verify': {
    permission: 'auth.verify',
    body: VerifyRequest,
    status: 200,
    summary: 'Proves an account, a new email or a new phone by its code.',
    answer: emptyResult,
    errors: [
      'AUTH_OTHER_ACCOUNT',
      'AUTH_CODE_WRONG',
      'AUTH_CODE_EXPIRED',
      'AUTH_CODE_SPENT',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST auth/field/code/confirmation': {
    permission: 'auth.requestReset',
    body: RequestResetRequest,
    status: 200,
    summary: 'Mails a code for a new password; the same answer for every address.',
    answer: resetRequested,
    errors: ['AUTH_CODE_TOO_SOON', 'AUTH_CODE_TOO_MANY', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/code/confirmation/validate': {
    permission: 'auth.validateReset',
    body: ValidateResetRequest,
    status: 200,
    summary: 'A token to set a new password, for the mailed code.',
    answer: resetAllowed,
    errors: ['AUTH_CODE_WRONG', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/reset/password': {
    permission: 'auth.resetPassword',
    body: ResetPasswordRequest,
    status: 200,
    summary: 'Sets a new password and ends every session.',
    answer: emptyResult,
    errors: ['AUTH_RESET_TOKEN_INVALID', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
});

import { calls, emptyResult, listOf, writeResult } from '../platform/call.ts';
import { instant, object, type Schema } from '../platform/schema.ts';
import {
  currentUser,
  login,
  loginCodeSent,
  passwordChanged,
  profileUpdated,
  resetAllowed,
  resetRequested,
  session,
  user,
  verifySent,
} from './auth.contract.ts';
import { passwordLogin } from './second-factor/second-factor.contract.ts';
import {
  ChangePasswordRequest,
  EraseAccountRequest,
  LoginByCodeRequest,
  LoginRequest,
  RegisterRequest,
  RequestLoginCodeRequest,
  RequestResetRequest,
  ResetPasswordRequest,
  SendVerificationRequest,
  UpdateProfileRequest,
  ValidateResetRequest,
  VerifyRequest,
} from './auth.requests.ts';

const SESSION_LIST = { filter: [], sort: ['id', 'createdAt', 'lastSeenAt'] } as const;

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
    id: 'register',
    permission: 'auth.register',
    body: RegisterRequest,
    form: {},
    summary: 'Create an account, which is unverified until its mailed code is entered.',
    answer: writeResult('Registered', user),
    errors: [
      'AUTH_EMAIL_TAKEN',
      'AUTH_PHONE_TAKEN',
      'AUTH_NAME_RESERVED',
      'AUTH_UNDER_AGE',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST auth/field/login': {
    id: 'login',
    permission: 'auth.login',
    body: LoginRequest,
    status: 200,
    summary: 'Sign in with email or phone and password, and get a token.',
    description:
      'Staff with a second factor get a ticket instead of a token, for ' +
      '`POST auth/field/login/second_factor`.',
    answer: passwordLogin,
    errors: ['AUTH_WRONG_CREDENTIALS', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/code/login': {
    id: 'sendLoginCode',
    permission: 'auth.requestLoginCode',
    body: RequestLoginCodeRequest,
    status: 200,
    summary: 'Mail a code for a sign-in without a password.',
    description: 'The response does not depend on whether the account exists.',
    answer: loginCodeSent,
    errors: ['AUTH_CODE_TOO_SOON', 'AUTH_CODE_TOO_MANY', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/login/code': {
    id: 'loginByCode',
    permission: 'auth.loginByCode',
    body: LoginByCodeRequest,
    status: 200,
    summary: 'Sign in a player with a mailed code, and get a token.',
    answer: login,
    errors: ['AUTH_PASSWORD_REQUIRED', 'AUTH_WRONG_CREDENTIALS', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/logout': {
    id: 'logout',
    permission: 'auth.logout',
    status: 200,
    summary: 'End the session of the request.',
    answer: emptyResult,
  },
  'GET auth/field/user': {
    id: 'getAccount',
    permission: 'auth.me',
    summary: 'Get the signed-in user.',
    answer: currentUser,
  },
  'POST auth/field': {
    id: 'updateAccount',
    permission: 'auth.updateProfile',
    body: UpdateProfileRequest,
    form: { file: true },
    status: 200,
    summary: "Update the caller's profile; a new email or phone applies once its code is entered.",
    answer: profileUpdated,
    errors: [
      'AUTH_EMAIL_TAKEN',
      'AUTH_PHONE_TAKEN',
      'AUTH_NAME_RESERVED',
      'AUTH_CODE_TOO_MANY',
      'AUTH_BIRTH_DATE_FIXED',
      'AUTH_UNDER_AGE',
    ],
  },
  'POST auth/field/password': {
    id: 'changePassword',
    permission: 'auth.changePassword',
    body: ChangePasswordRequest,
    status: 200,
    summary: 'Change the password, end all sessions and get the token of a new one.',
    answer: passwordChanged,
    errors: ['AUTH_PASSWORD_DESK', 'AUTH_CURRENT_PASSWORD_WRONG', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'GET auth/field/sessions': {
    id: 'listAccountSessions',
    permission: 'auth.listSessions',
    summary: "List the caller's sessions.",
    answer: listOf(session),
    list: SESSION_LIST,
  },
  'DELETE auth/field/sessions': {
    id: 'deleteOtherAccountSessions',
    permission: 'auth.endSession',
    summary: 'End all other sessions and return the remaining list.',
    answer: writeResult('OtherSessionsEnded', listOf(session)),
    list: SESSION_LIST,
  },
  'DELETE auth/field/sessions/{id}': {
    id: 'deleteAccountSession',
    permission: 'auth.endSession',
    summary: 'End a session and return the remaining list.',
    answer: writeResult('SessionEnded', listOf(session)),
    list: SESSION_LIST,
  },
  'GET auth/field/export': {
    id: 'exportAccount',
    permission: 'auth.export',
    summary: 'Export all personal data of the caller.',
    answer: exported,
  },
  'DELETE auth/field': {
    id: 'deleteAccount',
    permission: 'auth.erase',
    body: EraseAccountRequest,
    summary: "Erase the caller's personal data; money records stay, anonymous.",
    description:
      'The password confirms the erasure. An account without a password sends a code of ' +
      '`POST auth/field/code/login` instead.',
    answer: emptyResult,
    errors: [
      'AUTH_CURRENT_PASSWORD_WRONG',
      'AUTH_CODE_EXPIRED',
      'AUTH_CODE_SPENT',
      'AUTH_ERASE_BLOCKED',
      'USER_LAST_ADMIN',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST auth/field/code/account/verify/send': {
    id: 'sendVerificationCode',
    permission: 'auth.sendVerification',
    body: SendVerificationRequest,
    status: 200,
    summary: 'Mail a verification code.',
    description: 'Without a token the response does not depend on whether the account exists.',
    answer: verifySent,
    errors: [
      'AUTH_OTHER_ACCOUNT',
      'AUTH_CODE_TOO_SOON',
      'AUTH_CODE_TOO_MANY',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST auth/field/account/verify': {
    id: 'verifyAccount',
    permission: 'auth.verify',
    body: VerifyRequest,
    status: 200,
    summary: 'Verify an account, a new email or a new phone by its code.',
    answer: emptyResult,
    errors: [
      'AUTH_OTHER_ACCOUNT',
      'AUTH_EMAIL_TAKEN',
      'AUTH_PHONE_TAKEN',
      'AUTH_CODE_EXPIRED',
      'AUTH_CODE_SPENT',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST auth/field/code/confirmation': {
    id: 'sendPasswordCode',
    permission: 'auth.requestReset',
    body: RequestResetRequest,
    status: 200,
    summary: 'Mail a code for a password reset.',
    description: 'The response does not depend on whether the account exists.',
    answer: resetRequested,
    errors: ['AUTH_CODE_TOO_SOON', 'AUTH_CODE_TOO_MANY', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/code/confirmation/validate': {
    id: 'validatePasswordCode',
    permission: 'auth.validateReset',
    body: ValidateResetRequest,
    status: 200,
    summary: 'Exchange the mailed code for a token that allows a password reset.',
    answer: resetAllowed,
    errors: ['AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/reset/password': {
    id: 'resetPassword',
    permission: 'auth.resetPassword',
    body: ResetPasswordRequest,
    status: 200,
    summary: 'Set a new password with a reset token and end all sessions.',
    answer: emptyResult,
    errors: ['AUTH_PASSWORD_DESK', 'AUTH_RESET_TOKEN_INVALID', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
});

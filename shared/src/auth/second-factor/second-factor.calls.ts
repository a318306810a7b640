import { calls, emptyResult, writeResult } from '../../platform/call.ts';
import { login, staffUser } from '../auth.contract.ts';
import {
  recoveryCodes,
  secondFactor,
  secondFactorStarted,
  signInRules,
} from './second-factor.contract.ts';
import {
  ChangeSecondFactorRequest,
  ConfirmSecondFactorRequest,
  SecondFactorLoginRequest,
  StartSecondFactorRequest,
  UpdateSignInRulesRequest,
} from './second-factor.requests.ts';

const CHANGE_ERRORS = [
  'AUTH_CURRENT_PASSWORD_WRONG',
  'AUTH_CODE_WRONG',
  'AUTH_SECOND_FACTOR_MISSING',
  'AUTH_TOO_MANY_ATTEMPTS',
] as const;

export const SECOND_FACTOR_CALLS = calls({
  'POST auth/field/login/second_factor': {
    id: 'loginBySecondFactor',
    permission: 'auth.loginBySecondFactor',
    body: SecondFactorLoginRequest,
    status: 200,
    summary: 'Sign in staff with a code of the app, or a recovery code, after the password.',
    description: 'A code is valid once. Recovery codes are valid once, too.',
    answer: login,
    errors: [
      'AUTH_TICKET_INVALID',
      'AUTH_CODE_WRONG',
      'AUTH_WRONG_CREDENTIALS',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'GET auth/field/second_factor': {
    id: 'getSecondFactor',
    permission: 'auth.secondFactor',
    summary: 'Get the state of the second factor of the own account.',
    answer: secondFactor,
  },
  'POST auth/field/second_factor': {
    id: 'createSecondFactor',
    permission: 'auth.secondFactor',
    body: StartSecondFactorRequest,
    status: 200,
    summary: 'Get a new key for an app; it applies once a code of the app is confirmed.',
    answer: secondFactorStarted,
    errors: ['AUTH_CURRENT_PASSWORD_WRONG', 'AUTH_CODE_WRONG', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/second_factor/confirmation': {
    id: 'confirmSecondFactor',
    permission: 'auth.secondFactor',
    body: ConfirmSecondFactorRequest,
    status: 200,
    summary: 'Confirm the second factor with a code of the app, and get ten recovery codes.',
    description: 'All other sessions of the account end.',
    answer: recoveryCodes,
    errors: ['AUTH_SECOND_FACTOR_MISSING', 'AUTH_TOO_MANY_ATTEMPTS'],
  },
  'POST auth/field/second_factor/recovery_codes': {
    id: 'createRecoveryCodes',
    permission: 'auth.secondFactor',
    body: ChangeSecondFactorRequest,
    status: 200,
    summary: 'Request ten new recovery codes, which replace all others.',
    answer: recoveryCodes,
    errors: CHANGE_ERRORS,
  },
  'DELETE auth/field/second_factor': {
    id: 'deleteSecondFactor',
    permission: 'auth.secondFactor',
    body: ChangeSecondFactorRequest,
    summary: 'Delete the second factor of the own account.',
    answer: emptyResult,
    errors: [...CHANGE_ERRORS, 'AUTH_SECOND_FACTOR_KEPT'],
  },
  'DELETE users/{id}/second_factor': {
    id: 'resetSecondFactor',
    permission: 'users.resetSecondFactor',
    summary: 'Delete the second factor of another account, and end all sessions of it.',
    answer: writeResult('UserSecondFactorReset', staffUser),
    errors: ['USER_OWN_SCOPE'],
  },
  'GET sign_in_rules': {
    id: 'getSignInRules',
    permission: 'signInRules.read',
    summary: 'Get what the venue requires of staff at the sign-in.',
    answer: signInRules,
  },
  'PUT sign_in_rules': {
    id: 'updateSignInRules',
    permission: 'signInRules.update',
    body: UpdateSignInRulesRequest,
    summary: 'Set whether all staff need a second factor.',
    description: 'Sessions of staff without a second factor end.',
    answer: writeResult('SignInRulesSaved', signInRules),
    errors: ['AUTH_SECOND_FACTOR_MISSING'],
  },
});

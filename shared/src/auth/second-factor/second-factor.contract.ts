import { writeResult } from '../../platform/call.ts';
import {
  about,
  array,
  constant,
  either,
  flag,
  integer,
  nothing,
  object,
  sentence,
  text,
} from '../../platform/schema.ts';
import { login } from '../auth.contract.ts';

/** Response to the correct password of an account with a second factor. */
const secondFactorAsked = object('SecondFactorAsked', {
  status: constant('secondFactor'),
  message: sentence(),
  data: nothing(),
  ticket: about('Proof of the password for the second step; valid for ten minutes.', text()),
});

/** Response to a correct password: the session, or the question for the second factor. */
export const passwordLogin = either(login, secondFactorAsked);

export const secondFactor = object('SecondFactor', {
  enabled: about('Whether the sign-in asks for a second factor.', flag()),
  required: about('Whether the venue requires a second factor of this account.', flag()),
  recoveryCodes: about('Number of unused recovery codes.', integer()),
});

export const secondFactorStarted = writeResult(
  'SecondFactorStarted',
  object('SecondFactorKey', {
    key: about('Key of the app, in base 32.', text()),
    uri: about('The same as an `otpauth` URI, for a QR code.', text()),
  }),
);

export const recoveryCodes = writeResult(
  'RecoveryCodes',
  object('RecoveryCodeList', {
    recoveryCodes: about('Ten codes, each valid once; they are never shown again.', array(text())),
  }),
);

export const signInRules = object('SignInRules', {
  secondFactorRequired: about('Whether all staff need a second factor.', flag()),
});

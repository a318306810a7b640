import { check } from '../../platform/checks/check.ts';
import { textViolation } from '../../platform/violation-messages.ts';
import type { ViolationKey } from '../../platform/violation-messages.ts';
import { hasPasswordLength } from '../password-length.rules.ts';
import { isCommonPassword, isPersonalPassword } from '../password.rules.ts';
import type { Personal } from '../password.rules.ts';

// Maximum number of typed code points, twice the longest valid password; longer input is refused
// without further checks.
const MAX_TYPED = 256;

/**
 * A new password: 10 to 128 characters, without NUL or lone surrogates. Only the account shows
 * whether the higher minimum of staff applies: where it may, `passwordLengthOfAny` names both.
 */
export const PasswordLength = (
  key: 'passwordLength' | 'passwordLengthOfAny' = 'passwordLength',
): PropertyDecorator =>
  check('passwordLength', (value) => passwordViolation(value, key), {
    code: 'AUTH_PASSWORD_LENGTH',
  });

function passwordViolation(value: unknown, key: ViolationKey): ViolationKey | null {
  const problem = textViolation(value, { min: 0, max: MAX_TYPED, lines: true });
  if (problem !== null) return problem === 'tooLong' ? key : problem;
  return typeof value === 'string' && hasPasswordLength(value) ? null : key;
}

/**
 * Refuses common passwords, and passwords that contain the name, email, phone or birth date in the
 * request.
 */
export const PasswordNotGuessable = (): PropertyDecorator => (target, property) => {
  check(
    'passwordNotCommon',
    (value) =>
      typeof value === 'string' && isCommonPassword(value.slice(0, MAX_TYPED))
        ? 'passwordCommon'
        : null,
    { code: 'AUTH_PASSWORD_COMMON' },
  )(target, property);
  check(
    'passwordNotPersonal',
    (value, object) =>
      typeof value === 'string' && isPersonalPassword(value.slice(0, MAX_TYPED), personalOf(object))
        ? 'passwordPersonal'
        : null,
    { code: 'AUTH_PASSWORD_PERSONAL' },
  )(target, property);
};

const PERSONAL_FIELDS = [
  'name',
  'firstName',
  'email',
  'phone',
  'emergencyPhone',
  'birthDate',
] as const satisfies readonly (keyof Personal)[];

function personalOf(object: object): Personal {
  const values = new Map<string, unknown>(Object.entries(object));
  const texts = PERSONAL_FIELDS.map((field) => [field, values.get(field)] as const).filter(
    ([, value]) => typeof value === 'string' && value.length <= 300,
  );
  return Object.fromEntries(texts);
}

import { ValidateBy } from 'class-validator';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { Cleaned } from '../cleaned.ts';
import type { ViolationKey } from '../violation-messages.ts';

/**
 * Data attached to a violation: the parameters of its message, and an error code if the violation
 * has its own.
 */
export interface CheckContext {
  parameters?: Record<string, number | string>;
  code?: ErrorCode;
}

interface CheckOptions extends CheckContext {
  /**
   * Parameters of the rule, such as a minimum and a maximum, from which `check-schemas.ts` creates
   * the JSON Schema of the validator.
   */
  constraints?: unknown[];
}

/**
 * Function that returns the key of the violation of a value, or null if the value is valid.
 * `object` is the request that contains the value.
 */
type FindViolation = (value: unknown, object: object) => ViolationKey | null;

/**
 * Creates a validator decorator whose error message is the key of a text, which is translated
 * later.
 */
export function check(
  name: string,
  explain: FindViolation,
  { constraints = [], ...context }: CheckOptions = {},
): PropertyDecorator {
  return ValidateBy(
    {
      name,
      constraints,
      validator: {
        validate: (value, args) => explain(value, args?.object ?? {}) === null,
        defaultMessage: (args) => explain(args?.value, args?.object ?? {}) ?? 'invalid',
      },
    },
    { context },
  );
}

/** Normalizes the text of a field before `decorator` validates it. */
export function cleaned(as: 'name' | 'text', decorator: PropertyDecorator): PropertyDecorator {
  return (target, property) => {
    Cleaned(as)(target, property);
    decorator(target, property);
  };
}

/**
 * Creates a validator with two outcomes: a missing value is `missing`, `required` by default; any
 * other invalid value is `key`.
 */
export function checkThat(
  name: string,
  key: ViolationKey,
  holds: (value: unknown) => boolean,
  { missing = 'required', ...options }: CheckOptions & { missing?: ViolationKey } = {},
): PropertyDecorator {
  const explain: FindViolation = (value) => {
    if (holds(value)) return null;
    return value === undefined || value === null || value === '' ? missing : key;
  };
  return check(name, explain, options);
}

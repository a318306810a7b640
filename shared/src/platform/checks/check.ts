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
  /** Inputs for the JSON schema of the validator (see `check-schemas.ts`). */
  constraints?: unknown[];
}

/**
 * Returns the key of the violation of a value, or null if the value is valid. `object` is the
 * request that contains the value.
 */
type FindViolation = (value: unknown, object: object) => ViolationKey | null;

/** Creates a validator whose message is a text key. */
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
 * Creates a validator with two outcomes: a missing value is `required`, any other invalid value is
 * `key`.
 */
export function checkThat(
  name: string,
  key: ViolationKey,
  holds: (value: unknown) => boolean,
  options?: CheckOptions,
): PropertyDecorator {
  const explain: FindViolation = (value) => {
    if (holds(value)) return null;
    return value === undefined || value === null || value === '' ? 'required' : key;
  };
  return check(name, explain, options);
}

import { ValidateBy } from 'class-validator';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { Cleaned } from '../cleaned.ts';
import type { ViolationKey } from '../violation-messages.ts';

/** Context of a violation: parameters of its text, and its own error code if it has one. */
export interface CheckContext {
  parameters?: Record<string, number | string>;
  code?: ErrorCode;
}

interface CheckOptions extends CheckContext {
  /** Inputs of the validator's schema (see `check-schemas.ts`). */
  constraints?: unknown[];
}

/** The violation of a value, or null. `object` is the request that contains it. */
type FindViolation = (value: unknown, object: object) => ViolationKey | null;

/** A validator whose message is a text key. */
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

/** Normalizes the text before the validation. */
export function cleaned(as: 'name' | 'text', decorator: PropertyDecorator): PropertyDecorator {
  return (target, property) => {
    Cleaned(as)(target, property);
    decorator(target, property);
  };
}

/** A validator of one kind: a missing value is `required`, any other violation is `key`. */
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

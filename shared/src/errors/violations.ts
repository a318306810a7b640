import type { CheckContext } from '../platform/checks/check.ts';
import { VIOLATION_KEYS } from '../platform/violation-messages.ts';
import type { ViolationKey } from '../platform/violation-messages.ts';
import type { ErrorCode } from './error-codes.ts';

/** A violation of one field, to be translated. */
export interface Violation {
  /** Path inside the body, such as `addons.0.quantity`; empty for the body itself. */
  field: string;
  key: ViolationKey;
  parameters: Record<string, number | string>;
  /** The rule's own error code, such as `AUTH_PASSWORD_COMMON`. */
  code?: ErrorCode;
}

/** The used part of class-validator's error. */
interface CheckError {
  property?: string;
  /** Constraint name → message; our validators use the key of a text as the message. */
  constraints?: Record<string, string>;
  contexts?: Record<string, CheckContext | undefined>;
  children?: CheckError[];
}

// Enough to correct a form; it bounds the response to a body with 100,000 invalid fields.
const MAX_VIOLATIONS = 50;
const MAX_FIELD = 100;

/** class-validator's own constraints, with our text keys. */
const LIBRARY_KEYS: Record<string, ViolationKey> = {
  whitelistValidation: 'unknownField',
  nestedValidation: 'object',
  unknownValue: 'object',
};

/** Order of precedence of the constraints if one field violates several of them. */
const ORDER = [
  'whitelistValidation',
  'items',
  'plainObject',
  'plainObjects',
  'passwordLength',
  'passwordNotCommon',
  'passwordNotPersonal',
];

/** One violation for each invalid field, at most 50. */
export function violationsOf(errors: readonly CheckError[], path = ''): Violation[] {
  return errors.flatMap((error) => fieldViolations(error, path)).slice(0, MAX_VIOLATIONS);
}

function fieldViolations(error: CheckError, path: string): Violation[] {
  const field = (path + (error.property ?? '')).slice(0, MAX_FIELD);
  const own = Object.keys(error.constraints ?? {}).sort((a, b) => rank(a) - rank(b))[0];
  const nested = violationsOf((error.children ?? []).slice(0, MAX_VIOLATIONS), `${field}.`);
  return own === undefined ? nested : [violation(error, own, field)];
}

function rank(constraint: string): number {
  const index = ORDER.indexOf(constraint);
  return index < 0 ? ORDER.length : index;
}

function violation(error: CheckError, constraint: string, field: string): Violation {
  const context: CheckContext = error.contexts?.[constraint] ?? {};
  const key = LIBRARY_KEYS[constraint] ?? keyOf(error.constraints?.[constraint]);
  return {
    field,
    key,
    parameters: context.parameters ?? {},
    ...(context.code && { code: context.code }),
  };
}

function keyOf(message: string | undefined): ViolationKey {
  return VIOLATION_KEYS.find((key) => key === message) ?? 'invalid';
}

/**
 * Error code of a refusal: the rule's own if it is the only violation, else `VALIDATION_FAILED`.
 */
export function codeOfViolations(violations: readonly Violation[]): ErrorCode {
  const codes = new Set(violations.map((one) => (one.key === 'required' ? undefined : one.code)));
  const [only] = codes;
  return codes.size === 1 && only ? only : 'VALIDATION_FAILED';
}

/**
 * Text keys of a violation in `violations.json`, best first: the field's own text
 * (`fields.fullName.required`), then the general one.
 */
export function violationTextKeys({
  field,
  key,
}: {
  field: string;
  key: string;
}): [string, string] {
  const name =
    field
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? '';
  return [`fields.${name}.${key}`, key];
}

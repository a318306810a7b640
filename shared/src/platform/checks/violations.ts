import type { CheckContext } from './check.ts';
import { VIOLATION_KEYS } from '../violation-messages.ts';
import type { ViolationKey } from '../violation-messages.ts';
import type { ErrorCode } from '../../errors/error-codes.ts';

/** A rule that one field of a request violates. Its message is the translated text of `key`. */
export interface Violation {
  /** Path of the field in the body, such as `addons.0.quantity`; empty for the body itself. */
  field: string;
  key: ViolationKey;
  parameters: Record<string, number | string>;
  /**
   * Error code of the violated rule, such as `AUTH_PASSWORD_COMMON`; undefined for general rules.
   */
  code?: ErrorCode;
}

/** The fields of a class-validator error that this file reads. */
interface CheckError {
  property?: string;
  /**
   * Message by name of the constraint. Validators of this project use the key of a text as the
   * message.
   */
  constraints?: Record<string, string>;
  contexts?: Record<string, CheckContext | undefined>;
  children?: CheckError[];
}

// Maximum number of reported violations. It is enough to correct a form, and keeps the response
// small if a body has 100,000 invalid fields.
const MAX_VIOLATIONS = 50;
const MAX_FIELD = 100;

/** Text keys for the constraints that class-validator provides. */
const LIBRARY_KEYS: Record<string, ViolationKey> = {
  whitelistValidation: 'unknownField',
  nestedValidation: 'object',
  unknownValue: 'object',
};

/** Order in which constraints are reported if one field violates several of them. */
const ORDER = [
  'whitelistValidation',
  'items',
  'plainObject',
  'plainObjects',
  'passwordLength',
  'passwordNotCommon',
  'passwordNotPersonal',
];

/** Returns one violation for each invalid field, at most 50 in total. */
export function violationsOf(errors: readonly CheckError[], path = ''): Violation[] {
  return errors.flatMap((error) => fieldViolations(error, path)).slice(0, MAX_VIOLATIONS);
}

function fieldViolations(error: CheckError, path: string): Violation[] {
  const field = (path + (error.property ?? '')).slice(0, MAX_FIELD);
  const constraint = Object.keys(error.constraints ?? {}).sort((a, b) => rank(a) - rank(b))[0];
  const nested = violationsOf((error.children ?? []).slice(0, MAX_VIOLATIONS), `${field}.`);
  return constraint === undefined ? nested : [violation(error, constraint, field)];
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
 * Returns the error code of a refused request: the code that all its violations have in common,
 * else `VALIDATION_FAILED`. A missing field (`required`) counts as a violation without a code.
 */
export function codeOfViolations(violations: readonly Violation[]): ErrorCode {
  const codes = new Set(violations.map((one) => (one.key === 'required' ? undefined : one.code)));
  const [only] = codes;
  return codes.size === 1 && only ? only : 'VALIDATION_FAILED';
}

/**
 * Returns the text keys of a violation in `violations.json`, best first: the text for the field
 * (`fields.fullName.required`), then the general text.
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

import type { ErrorCode } from '@five/shared/errors/error-codes';
import { ERROR_FIELD } from '@five/shared/errors/error-fields';
import type { ValidationError } from '@nestjs/common';
import { codeOfViolations, violationsOf } from '@five/shared/platform/checks/violations';

/**
 * An invalid field of a request. It holds the key and parameters of a text, which is translated
 * when the response is written.
 */
export interface FieldError {
  field: string;
  violation: string;
  parameters?: Record<string, unknown>;
}

export interface ErrorDetails {
  /**
   * Body fields to which the error refers. A field without a text of its own gets the text of the
   * error code.
   */
  fields?: FieldError[];
  /** Values that are inserted into the text of the error code. */
  parameters?: Record<string, unknown>;
  /** Key of a text that replaces the text of the error code. */
  sentence?: string;
  /** Further members of the response, such as `alternatives` or another `status`. */
  extra?: Record<string, unknown>;
  /** Seconds after which a retry makes sense, sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/**
 * Error for a violated rule. The error filter turns the code into a status and a text in the
 * caller's language.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

const BUSY_SECONDS = 5;

/** Creates the error for a request that an overloaded part of the process refuses. */
export const tooManyRequests = (retryAfterSeconds = BUSY_SECONDS): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });

/** Creates an error for one body field. The field shows the text of the error code. */
export function fieldRefused(
  code: ErrorCode,
  field: string,
  details: Omit<ErrorDetails, 'fields'> = {},
): DomainError {
  return new DomainError(code, {
    ...details,
    fields: [{ field, violation: '', parameters: details.parameters }],
  });
}

/**
 * Creates an error. If `ERROR_FIELD` assigns a body field to the error code, the error refers to
 * that field.
 */
export function codeRefused(
  code: ErrorCode,
  details: Omit<ErrorDetails, 'fields'> = {},
): DomainError {
  const field = ERROR_FIELD[code];
  return field === undefined ? new DomainError(code, details) : fieldRefused(code, field, details);
}

/**
 * Converts class-validator's nested errors to one error. If the only violation has its own error
 * code, the response uses that code.
 */
export function refuseViolations(errors: ValidationError[]): DomainError {
  const violations = violationsOf(errors);
  return new DomainError(codeOfViolations(violations), {
    fields: violations.map(({ field, key, parameters }) => ({ field, violation: key, parameters })),
  });
}

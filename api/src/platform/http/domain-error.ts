import type { ErrorCode } from '@five/shared/errors/error-codes';
import { ERROR_FIELD } from '@five/shared/errors/error-fields';

/** A refused field: a violation's key and parameters, translated when the response is written. */
export interface FieldError {
  field: string;
  violation: string;
  parameters?: Record<string, unknown>;
}

export interface ErrorDetails {
  /** Fields that the error concerns; without a text of their own they show the code's text. */
  fields?: FieldError[];
  /** Values of the code's text. */
  parameters?: Record<string, unknown>;
  /** Key of another text than the code's own. */
  sentence?: string;
  /** Further members of the response, such as `alternatives` or another `status`. */
  extra?: Record<string, unknown>;
  /** Seconds after which a retry makes sense, sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A violated rule. The filter turns the code into a status and a text in the caller's language. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** An error at one field, with the code's own text there. */
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

/** An error at the field that its code always concerns, if there is one. */
export function codeRefused(
  code: ErrorCode,
  details: Omit<ErrorDetails, 'fields'> = {},
): DomainError {
  const field = ERROR_FIELD[code];
  return field === undefined ? new DomainError(code, details) : fieldRefused(code, field, details);
}

import type { ErrorCode } from '@five/shared/errors/error-codes';
import { ERROR_FIELD } from '@five/shared/errors/error-fields';

/** One field that was refused: a violation's key and its parameters, turned into a sentence when the answer is written. */
export interface FieldError {
  field: string;
  violation: string;
  parameters?: Record<string, unknown>;
}

export interface ErrorDetails {
  /** Fields of the request the error speaks of; with no text of their own they carry the code's. */
  fields?: FieldError[];
  /** Figures named in the code's sentence. */
  parameters?: Record<string, unknown>;
  /** Another sentence than the code's own, by its key in the messages. */
  sentence?: string;
  /** More members of the answer, such as `alternatives` or another `status`. */
  extra?: Record<string, unknown>;
  /** Seconds after which trying again makes sense: becomes `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A rule said no. The filter turns the code into a status and a sentence in the caller's language. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** An error that speaks of one field, with the code's own sentence at that field. */
export function fieldRefused(code: ErrorCode, field: string, details: Omit<ErrorDetails, 'fields'> = {}): DomainError {
  return new DomainError(code, { ...details, fields: [{ field, violation: '', parameters: details.parameters }] });
}

/** An error at the field that its code always belongs to, if it has one. */
export function codeRefused(code: ErrorCode, details: Omit<ErrorDetails, 'fields'> = {}): DomainError {
  const field = ERROR_FIELD[code];
  return field === undefined ? new DomainError(code, details) : fieldRefused(code, field, details);
}

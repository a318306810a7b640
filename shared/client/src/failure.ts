import type { Failure } from '@five/shared/contract/failure.contract';
import type { ErrorCode } from '@five/shared/errors/error-codes';

/**
 * Code of a failure. `UNREACHABLE`: no response; `UNREADABLE`: a response that does not come from
 * the API.
 */
export type FailureCode = ErrorCode | 'UNREACHABLE' | 'UNREADABLE';

/**
 * A failed request. `message` is the error message of the API in the user's language; empty
 * without one.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  /** The error response of the API; empty if there is none. */
  readonly failure: Partial<Failure>;

  constructor(status: number, code: FailureCode, failure: Partial<Failure> = {}) {
    super(failure.message);
    this.status = status;
    this.code = code;
    this.failure = failure;
  }

  /**
   * Whether the outcome of the request is unknown: the response was lost, or came from a server
   * between the client and the API.
   */
  get unanswered(): boolean {
    return this.code === 'UNREACHABLE' || this.code === 'UNREADABLE';
  }
}

/** Returns the error response of the API; empty if `error` is not an API failure. */
export function failureOf(error: unknown): Partial<Failure> {
  return error instanceof ApiFailure ? error.failure : {};
}

/**
 * Returns the error message of the API; empty if `error` is not an API failure or has no message.
 */
export function messageOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : '';
}

/**
 * Returns null for a failure with the status 404 and throws every other error again. Queries use it
 * for a record that may not exist.
 */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null;
  throw error;
}

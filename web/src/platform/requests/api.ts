import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import type {
  AnswerOf,
  BodyPart,
  FilterOf,
  KeyOf,
  ListPath,
  Method,
  OptionsArgument,
  ParametersOf,
  PathOf,
  RowOf,
} from '@five/shared/contract/call-types';
import { type RequestParameters, requestPath } from '@five/shared/contract/request-path';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { FieldError } from '@five/shared/platform/envelope.contract';
import type { Failure } from '@five/shared/contract/failure.contract';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import { syncServerTime } from '@five/client/clock';
import { rememberSessionEnd, rememberPage } from './return-to.ts';
import { endSession, session } from './session.ts';

/**
 * Time in milliseconds after which data that other users change is outdated: slots, waiting lists,
 * own bookings.
 */
export const LIVE_MS = 20_000;
/**
 * Time in milliseconds after which data that the venue rarely changes is outdated: settings,
 * prices, pictures.
 */
export const STATIC_DATA_MS = 10 * 60_000;

/**
 * Code of a failure. `UNREACHABLE`: no response; `UNREADABLE`: a response that does not come from
 * the API.
 */
export type FailureCode = ErrorCode | 'UNREACHABLE' | 'UNREADABLE';

/**
 * A failed request. `message` is the error message of the API in the user's language; it is empty
 * if the response contains none.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly errorMessages: FieldError[];
  readonly alternatives: AlternativeSlot[];
  readonly blockers: EraseBlocker[];

  constructor(status: number, code: FailureCode, failure?: Partial<Failure>) {
    super(failure?.message ?? '');
    this.status = status;
    this.code = code;
    this.errorMessages = failure?.errorMessages ?? [];
    this.alternatives = failure?.alternatives ?? [];
    this.blockers = failure?.blockers ?? [];
  }

  /**
   * Whether the outcome of the request is unknown: the response was lost, or came from a server
   * between the client and the API.
   */
  get unanswered(): boolean {
    return this.code === 'UNREACHABLE' || this.code === 'UNREADABLE';
  }
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

interface Options {
  signal?: AbortSignal;
  /** Idempotency key: the API executes requests with the same key only once. */
  idempotencyKey?: string;
  /**
   * Session token to send instead of the token of the current session, such as the token of a
   * session that has ended on this device. If the text is empty, no token is sent.
   */
  token?: string;
}

/** Requests of one method, with the parameters, body and answer of the call with this path. */
type Request<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...options: OptionsArgument<
    ParametersOf<KeyOf<M, P>> & BodyPart<KeyOf<M, P>, 'player', FormData> & Options
  >
) => Promise<AnswerOf<KeyOf<M, P>>>;

const requestBy =
  <M extends Method>(method: M): Request<M> =>
  (path, ...[options]) =>
    call(method, path, options);

export const api = {
  get: requestBy('GET'),
  getRows,
  post: requestBy('POST'),
  put: requestBy('PUT'),
  delete: requestBy('DELETE'),
  file,
};

/** Reads rows of a list. */
function getRows<P extends ListPath>(
  path: P,
  options: { filter?: FilterOf<P>; range?: readonly [first: number, last: number] } & Options,
): Promise<RowOf<KeyOf<'GET', P>>[]> {
  return call('GET', path, options);
}

type AnyOptions = RequestParameters & Options & { body?: object };

async function call<Answer>(
  method: Method,
  path: string,
  options: AnyOptions = {},
): Promise<Answer> {
  const { body, signal, idempotencyKey, token = session()?.token } = options;
  const headers = new Headers({ Accept: 'application/json', ...readerHeaders(token) });
  const form = body instanceof FormData;
  if (body && !form) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const response = await fetchOrFail(`/api/${requestPath(path, options)}`, {
    method,
    headers,
    body: form ? body : body && JSON.stringify(body, cleanFieldValue),
    signal,
  });
  syncServerTime(response.headers.get('date'));
  const answer: unknown = await response.json().catch(() => undefined);
  // The tests of the API verify that its responses match the contract, so the type is not checked
  // here.
  if (response.ok && answer !== undefined) return answer as Answer;
  if (response.status === 401 && token) endExpiredSession(token);
  throw failureOf(response.status, answer);
}

/** Reads a response that is not JSON, such as a calendar or a PDF. */
async function file(path: string): Promise<Blob> {
  const token = session()?.token;
  const response = await fetchOrFail(`/api/${path}`, { headers: readerHeaders(token) });
  if (response.ok) return response.blob();
  if (response.status === 401 && token) endExpiredSession(token);
  throw failureOf(response.status, await response.json().catch(() => undefined));
}

/** Returns the headers for authorization and language. */
export function readerHeaders(token: string | undefined): Record<string, string> {
  return {
    'Accept-Language': document.documentElement.lang,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiFailure(0, 'UNREACHABLE');
  }
}

export function failureOf(status: number, answer: unknown): ApiFailure {
  return isFailure(answer)
    ? new ApiFailure(status, answer.code, answer)
    : new ApiFailure(status, 'UNREADABLE');
}

function isFailure(answer: unknown): answer is Failure {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    typeof answer.code === 'string'
  );
}

/**
 * Ends a session that the API no longer accepts. The guard of private pages then redirects to the
 * login, which returns to the current page.
 */
export function endExpiredSession(token: string): void {
  if (session()?.token !== token) return;
  rememberSessionEnd();
  rememberPage(location.pathname + location.search);
  endSession();
}

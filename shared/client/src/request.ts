import type { Failure } from '@five/shared/contract/failure.contract';
import { syncServerTime } from './clock.ts';
import { ApiFailure } from './failure.ts';

export interface ConnectionOptions {
  /** Returns the token of the current session. */
  token: () => string | undefined;
  /** Called with a token that the API no longer accepts. */
  onExpired: (token: string) => void;
}

export interface Sent {
  method?: string;
  body?: string | FormData;
  signal?: AbortSignal;
  /** Idempotency key: the API executes requests with the same key only once. */
  idempotencyKey?: string;
  /**
   * Session token to send instead of the token of the current session, such as the token of a
   * session that has ended on this device. If the text is empty, no token is sent.
   */
  token?: string;
}

export interface Received {
  headers: Headers;
  // The parsed body. The tests of the API verify that its responses match the contract, so each
  // caller gives the type.
  json: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- react-admin's own type
}

/** Sends a prepared request, as `fetch` does. Its rejection means that there is no response. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export type Connection = ReturnType<typeof createConnection>;

/** Sends requests to the API with language and token. A failure is thrown as `ApiFailure`. */
export function createConnection({ token, onExpired }: ConnectionOptions) {
  return { request, blob };

  /** Sends a request and returns its parsed response. */
  async function request(url: string, sent: Sent = {}, transport?: Transport): Promise<Received> {
    const response = await respond(url, sent, transport);
    const json: unknown = await jsonOf(response);
    // Text that is not JSON comes from another server, such as the sign-in page of a network.
    if (json === undefined) throw failureOf(response.status);
    return { headers: response.headers, json };
  }

  /** Fetches a response that is not JSON, such as a PDF, a calendar or a picture. */
  async function blob(path: string): Promise<Blob> {
    return (await respond(`/api/${path}`, {})).blob();
  }

  async function respond(url: string, sent: Sent, transport: Transport = fetch): Promise<Response> {
    const { method, body, signal } = sent;
    const bearer = sent.token ?? token();
    const headers = headersOf(sent, bearer);
    const response = await transport(url, { method, headers, body, signal }).catch((error) => {
      throw signal?.aborted ? error : failureOf(0);
    });
    syncServerTime(response.headers.get('date'));
    if (response.ok) return response;
    if (response.status === 401 && bearer) onExpired(bearer);
    throw failureOf(response.status, await jsonOf(response));
  }
}

/** Headers of a request, with the language of the page. */
function headersOf({ body, idempotencyKey }: Sent, token?: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
}

function failureOf(status: number, json?: unknown): ApiFailure {
  // A response that does not come from the API has no code.
  const failure = (json ?? {}) as Partial<Failure>;
  return typeof failure.code === 'string'
    ? new ApiFailure(status, failure.code, failure)
    : new ApiFailure(status, status ? 'UNREADABLE' : 'UNREACHABLE');
}

/** The parsed body of a response; undefined if it is not JSON. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

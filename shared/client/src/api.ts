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
  SortOf,
  TextOf,
} from '@five/shared/contract/call-types';
import type { Failure } from '@five/shared/contract/failure.contract';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import { useState } from 'react';
import { noteAnswer } from './browser/kept-at.ts';
import { syncServerTime } from './clock.ts';
import { ApiFailure } from './failure.ts';

export interface ConnectionOptions {
  /** Returns the token of the current session. */
  token: () => string | undefined;
  /** Called with a token that the API no longer accepts. */
  onExpired: (token: string) => void;
  /** Sends requests; default: `fetch`. */
  transport?: Transport;
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
  /**
   * Whether the response contains the token of a new session that replaces the current one. Other
   * requests whose token the API rejects meanwhile are sent again with the new token.
   */
  replacesToken?: boolean;
}

export interface Received {
  headers: Headers;
  // The parsed body. The tests of the API verify that its responses match the contract, so each
  // caller gives the type.
  json: any; // oxlint-disable-line typescript/no-explicit-any -- react-admin's own type
}

/** Sends a prepared request, as `fetch` does. Its rejection means that there is no response. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

type Connection = ReturnType<typeof createConnection>;

/** The response to a request of a list; a header contains the total number of rows. */
export interface ListResponse<Row> extends Received {
  json: Row[];
}

type Options = Omit<Sent, 'method' | 'body'>;

interface ListOptions<P extends ListPath> extends Options {
  filter?: FilterOf<P>;
  /** First and last row of a page, from 0. */
  range?: readonly [first: number, last: number];
  sort?: SortOf<P>;
}

interface Lists {
  /** Reads rows of a list with the headers of the response, for `infiniteListQuery`. */
  getPage: <P extends ListPath>(
    path: P,
    options: ListOptions<P>,
  ) => Promise<ListResponse<RowOf<KeyOf<'GET', P>>>>;
  /** Reads rows of a list. With `texts: 'all'` their texts are in all languages. */
  getRows: <P extends ListPath, Text = string>(
    path: P,
    options: ListOptions<P> & { texts?: 'all' },
  ) => Promise<RowOf<KeyOf<'GET', P>, Text>[]>;
}

/** Requests of one method, with the parameters, body and answer of the call with this path. */
type PlayerCall<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...options: OptionsArgument<
    ParametersOf<KeyOf<M, P>> & BodyPart<KeyOf<M, P>, 'player', FormData> & Options
  >
) => Promise<AnswerOf<KeyOf<M, P>>>;

type StaffCall<M extends Method> = <P extends PathOf<M>, T extends 'all' | undefined = undefined>(
  path: P,
  ...options: OptionsArgument<ParametersOf<KeyOf<M, P>, T> & BodyPart<KeyOf<M, P>> & Options>
) => Promise<AnswerOf<KeyOf<M, P>, TextOf<T>>>;

/** The calls of the API with the bodies of players. Calls with a file accept a form too. */
export interface PlayerApi extends Lists {
  get: PlayerCall<'GET'>;
  post: PlayerCall<'POST'>;
  put: PlayerCall<'PUT'>;
  delete: PlayerCall<'DELETE'>;
}

/** The calls of the API with the bodies of staff. */
export interface StaffApi extends Lists {
  get: StaffCall<'GET'>;
  post: StaffCall<'POST'>;
  put: StaffCall<'PUT'>;
  delete: StaffCall<'DELETE'>;
}

/** Parameters of a request in its path and its query. */
interface RequestParameters {
  path?: Readonly<Record<string, string | undefined>>;
  query?: Readonly<Record<string, string | undefined>>;
  filter?: object;
  range?: readonly [first: number, last: number];
  sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
  texts?: 'all';
}

type AnyOptions = RequestParameters & Options & { body?: object };

/** The calls of the API. The result is typed as `PlayerApi` or `StaffApi`. */
export function createApi({ request }: Pick<Connection, 'request'>) {
  const send = (method: Method, path: string, options: AnyOptions = {}) => {
    const { body, signal, idempotencyKey, token, replacesToken } = options;
    return request(`/api/${requestPath(path, options)}`, {
      method,
      body: body instanceof FormData ? body : body && JSON.stringify(body, cleanFieldValue),
      signal,
      idempotencyKey,
      token,
      replacesToken,
    });
  };
  const requestBy = (method: Method) => async (path: string, options?: AnyOptions) =>
    (await send(method, path, options)).json;
  const get = requestBy('GET');
  return {
    get,
    post: requestBy('POST'),
    put: requestBy('PUT'),
    delete: requestBy('DELETE'),
    getRows: get,
    getPage: (path: string, options: AnyOptions) => send('GET', path, options),
  };
}

/**
 * Returns the path of a request below `/api/`: `bookings/{id}` becomes `bookings/B-7K3M9QXT`.
 * Filter, range and sort are appended as the JSON texts that lists expect.
 * @throws Error for a parameter of the path that is missing
 */
export function requestPath(template: string, parameters: RequestParameters = {}): string {
  const { path = {}, query = {}, filter, range, sort, texts } = parameters;
  const resource = template.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${template}: the parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
  const search = Object.entries({
    filter: filter && JSON.stringify(filter),
    range: range && JSON.stringify(range),
    sort: sort && JSON.stringify(sort),
    texts,
    ...query,
  }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return search.length === 0 ? resource : `${resource}?${search.join('&')}`;
}

/** Sends requests to the API with language and token. A failure is thrown as `ApiFailure`. */
export function createConnection({ token, onExpired, ...options }: ConnectionOptions) {
  let replacement: Promise<unknown> | undefined;
  return { request, blob };

  /** Sends a request and returns its parsed response. */
  function request(url: string, sent: Sent = {}, transport?: Transport): Promise<Received> {
    const received = receive(url, sent, transport);
    if (sent.replacesToken) void replace(received.catch(() => undefined).then(nextTask));
    return received;
  }

  async function replace(done: Promise<unknown>): Promise<void> {
    replacement = done;
    await done;
    if (replacement === done) replacement = undefined;
  }

  async function receive(url: string, sent: Sent, transport?: Transport): Promise<Received> {
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

  async function respond(
    url: string,
    sent: Sent,
    transport: Transport = options.transport ?? fetch,
  ): Promise<Response> {
    const { method, body, signal } = sent;
    const bearer = sent.token ?? token();
    const headers = headersOf(sent, bearer);
    const response = await transport(url, { method, headers, body, signal }).catch((error) => {
      throw signal?.aborted ? error : failureOf(0);
    });
    noteAnswer(response.headers);
    syncServerTime(response.headers.get('date'));
    if (response.ok) return response;
    if (response.status === 401 && bearer) {
      if (await isReplaced(bearer, sent)) return respond(url, sent, transport);
      onExpired(bearer);
    }
    throw failureOf(response.status, await jsonOf(response));
  }

  /**
   * Whether a running request has replaced the token with which `sent` was rejected. The end of the
   * old session can arrive before the new token.
   */
  async function isReplaced(bearer: string, sent: Sent): Promise<boolean> {
    if (!replacement || sent.replacesToken || sent.token !== undefined) return false;
    await replacement;
    const current = token();
    return current !== undefined && current !== bearer;
  }
}

/** Waits for a new task, in which the caller of a request has stored the token of its response. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

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

/** Idempotency keys of the requests of one form or button. */
export interface IdempotencyKeys {
  /**
   * Returns the same key for the same content, so that a double press or a repeat after a lost
   * response is executed only once.
   */
  keyFor: (content: object) => string;
  /** Call it after success, so that the next request gets a new key. */
  forget: () => void;
  /** Sends a request with the key of its content, and forgets the key after success. */
  send: <Answer>(
    content: object,
    request: (idempotencyKey: string) => Promise<Answer>,
  ) => Promise<Answer>;
}

/** The idempotency keys of this component, which stay the same while it is mounted. */
export function useIdempotencyKey(): IdempotencyKeys {
  return useState(idempotencyKeys)[0];
}

export function idempotencyKeys(): IdempotencyKeys {
  let last: { content: string; key: string } | null = null;
  const keyFor = (content: object): string => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: randomKey() };
    return last.key;
  };
  const forget = () => {
    last = null;
  };
  return {
    keyFor,
    forget,
    send: async (content, request) => {
      const answer = await request(keyFor(content));
      forget();
      return answer;
    },
  };
}

const KEY_BYTES = 16;

/**
 * Returns a random key. `crypto.randomUUID` is not used, because it is missing on pages without
 * HTTPS in a local network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

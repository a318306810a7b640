import type {
  AnswerOf,
  KeyOf,
  OptionsArgument,
  ParametersOf,
  PathOf,
  TextOf,
} from '@five/shared/contract/call-types';
import { type RequestParameters, requestPath } from '@five/shared/contract/request-path';
import type { Success } from '@five/shared/platform/envelope.contract';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import { request, type Sent } from './http.ts';

/** A page of a collection, and the total number of rows. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

/**
 * Requests that read. The answer has the type of the call with this path; for a path that is put
 * together, the caller gives the type.
 */
interface Get {
  <P extends PathOf<'GET'>, T extends 'all' | undefined = undefined>(
    path: P,
    ...options: OptionsArgument<ParametersOf<KeyOf<'GET', P>, T>>
  ): Promise<AnswerOf<KeyOf<'GET', P>, TextOf<T>>>;
  <Answer>(path: string): Promise<Answer>;
}

const get: Get = async (path: string, options: RequestParameters = {}) =>
  (await request(`/api/${requestPath(path, options)}`)).json;

/** API calls that do not use the data provider. Paths are relative to `/api/`. */
export const api = {
  get,
  piece: async <Row>(path: string): Promise<ListPage<Row>> => {
    const { json, headers } = await request(`/api/${path}`);
    return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
  },
  /**
   * Sends a POST request that only reads data, without an idempotency key, and returns the JSON of
   * the response.
   */
  postQuery: async <T>(path: string, body: object): Promise<T> =>
    (await request(`/api/${path}`, { method: 'POST', body: JSON.stringify(body, cleanFieldValue) }))
      .json,
  post: <T>(path: string, body: object = {}, idempotencyKey?: string) =>
    write<T>(path, 'POST', body, idempotencyKey),
  put: <T>(path: string, body: object) => write<T>(path, 'PUT', body),
  delete: <T>(path: string, body?: object) => write<T>(path, 'DELETE', body),
};

export type Sort = [field: string, direction: 'ASC' | 'DESC'];

/** The URL of a page of a list: the rows from the first to the last index, both included. */
export function pagePath(
  resource: string,
  filter: object,
  range: readonly [first: number, last: number],
  sort?: Sort,
): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify(range),
    ...(sort && { sort: JSON.stringify(sort) }),
  });
  return `${resource}?${query}`;
}

async function write<T>(
  path: string,
  method: string,
  body?: object,
  idempotencyKey?: string,
): Promise<Success<T>> {
  const sent: Sent = {
    method,
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
  };
  if (body) sent.body = JSON.stringify(body, cleanFieldValue);
  return (await request(`/api/${path}`, sent)).json;
}

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
import { type RequestParameters, requestPath } from '@five/shared/contract/request-path';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import { request, type Sent } from './http.ts';

/** A page of a collection, and the total number of rows. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

interface Options {
  /** Idempotency key: the API executes requests with the same key only once. */
  idempotencyKey?: string;
}

/** Requests of one method, with the parameters, body and answer of the call with this path. */
type Request<M extends Method> = <P extends PathOf<M>, T extends 'all' | undefined = undefined>(
  path: P,
  ...options: OptionsArgument<ParametersOf<KeyOf<M, P>, T> & BodyPart<KeyOf<M, P>> & Options>
) => Promise<AnswerOf<KeyOf<M, P>, TextOf<T>>>;

const requestBy =
  <M extends Method>(method: M): Request<M> =>
  async (path, ...[options]) =>
    (await send(method, path, options)).json;

/** API calls that do not use the data provider. */
export const api = {
  get: requestBy('GET'),
  post: requestBy('POST'),
  put: requestBy('PUT'),
  delete: requestBy('DELETE'),
  piece,
  getRows,
};

/** Reads rows of a list, and the total number of rows. */
async function piece<P extends ListPath>(
  path: P,
  options: { filter?: FilterOf<P>; range?: Range; sort?: SortOf<P> },
): Promise<ListPage<RowOf<KeyOf<'GET', P>>>> {
  const { json, headers } = await send('GET', path, options);
  return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
}

/** Reads rows of a list. With `texts: 'all'` their texts are in all languages. */
async function getRows<P extends ListPath, Text = string>(
  path: P,
  options: { filter?: FilterOf<P>; range?: Range; sort?: SortOf<P>; texts?: 'all' },
): Promise<RowOf<KeyOf<'GET', P>, Text>[]> {
  return (await send('GET', path, options)).json;
}

/** First and last row of a page, from 0. */
type Range = readonly [first: number, last: number];

function send(
  method: Method,
  path: string,
  options: RequestParameters & Options & { body?: object } = {},
) {
  const { body, idempotencyKey } = options;
  const sent: Sent = { method };
  if (idempotencyKey) sent.headers = { 'idempotency-key': idempotencyKey };
  if (body) sent.body = JSON.stringify(body, cleanFieldValue);
  return request(`/api/${requestPath(path, options)}`, sent);
}

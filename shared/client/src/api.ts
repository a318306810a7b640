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
import type { Connection, Received, Sent } from './request.ts';

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

type AnyOptions = RequestParameters & Options & { body?: object };

/** The calls of the API. The result is typed as `PlayerApi` or `StaffApi`. */
export function createApi({ request }: Pick<Connection, 'request'>) {
  const send = (method: Method, path: string, options: AnyOptions = {}) => {
    const { body, signal, idempotencyKey, token } = options;
    return request(`/api/${requestPath(path, options)}`, {
      method,
      body: body instanceof FormData ? body : body && JSON.stringify(body, cleanFieldValue),
      signal,
      idempotencyKey,
      token,
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

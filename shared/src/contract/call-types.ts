import type { Texts } from '../locales/locale.ts';
import type { RequestClass } from '../platform/nested.ts';
import type { TypeOf } from '../platform/schema.ts';
import type { WithTexts } from '../platform/texts.contract.ts';
import type { CALLS } from './calls.ts';

type Table = typeof CALLS;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Key of a call, such as `GET bookings/{reference}`. */
export type CallKey = keyof Table & string;

/** Declaration of a call. */
export type CallOf<K extends CallKey> = Table[K];

/** Paths of the calls of a method, such as `bookings/{reference}`. */
export type PathOf<M extends Method> = CallKey extends infer K
  ? K extends `${M} ${infer Path}`
    ? Path
    : never
  : never;

/** Key of the call with this method and path. */
export type KeyOf<M extends Method, P extends string> = `${M} ${P}` & CallKey;

/**
 * The JSON answer of a call. Translated texts are in the caller's language; with `Text` as `Texts`
 * they have all three languages, as staff receive them with `texts: 'all'`.
 */
export type AnswerOf<K extends CallKey, Text = string> = WithTexts<
  TypeOf<Table[K]['answer']>,
  Text
>;

/** Role whose body a caller sends. */
type BodyRole = 'player' | 'staff';

type BodyIn<C, R extends BodyRole> = C extends { body: infer B }
  ? B extends RequestClass<infer Body>
    ? Body
    : B extends Readonly<Record<R, RequestClass<infer Body>>>
      ? Body
      : never
  : undefined;

/**
 * Body of a call, `undefined` for a call without one. If staff may send more fields than players,
 * the body is that of staff, or of the role `R`.
 */
export type BodyOf<K extends CallKey, R extends BodyRole = 'staff'> = BodyIn<Table[K], R>;

/**
 * The body of a call as an option of a request. `Form` is the type of a form, which calls that
 * declare `form` accept too.
 */
export type BodyPart<
  K extends CallKey,
  R extends BodyRole = 'staff',
  Form = never,
> = Table[K] extends { body: unknown }
  ? BodyOption<BodyOf<K, R> | (Table[K] extends { form: unknown } ? Form : never)>
  : { body?: undefined };

type BodyOption<B> = Record<never, never> extends B ? { body?: B } : { body: B };

/** Languages of the texts of an answer, by the value of the query parameter `texts`. */
export type TextOf<T extends 'all' | undefined> = T extends 'all' ? Texts : string;

type FilterValue = string | number | boolean | readonly string[];

/** Row of an answer that is a list. */
export type RowOf<K extends CallKey, Text = string> =
  AnswerOf<K, Text> extends readonly (infer Row)[] ? Row : never;

/** Path of a call that returns a list, such as `bookings`. */
export type ListPath = {
  [P in PathOf<'GET'>]: Table[KeyOf<'GET', P>] extends { list: unknown } ? P : never;
}[PathOf<'GET'>];

/** Filter of a list. */
export type FilterOf<P extends ListPath> = NonNullable<ListPart<Table[KeyOf<'GET', P>]>['filter']>;

/** Order of a list. */
export type SortOf<P extends ListPath> = NonNullable<ListPart<Table[KeyOf<'GET', P>]>['sort']>;

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type PathPart<P extends string> = [NamesIn<P>] extends [never]
  ? { path?: undefined }
  : { path: Record<NamesIn<P>, string> };

/** Filter, rows and order of a list; the names are those that the call declares. */
type ListPart<C> = C extends {
  list: { filter: readonly (infer F extends string)[]; sort: readonly (infer S extends string)[] };
}
  ? {
      filter?: Readonly<Partial<Record<F | 'id' | 'q', FilterValue>>>;
      /** First and last row, from 0; at most 100 rows. */
      range?: readonly [first: number, last: number];
      sort?: readonly [field: S, direction: 'ASC' | 'DESC'];
    }
  : { filter?: undefined; range?: undefined; sort?: undefined };

type QueryPart<C> = C extends { query: infer Q }
  ? { query?: Readonly<Partial<Record<Exclude<keyof Q, 'texts'>, string>>> }
  : { query?: undefined };

type TextsPart<C, T> = C extends { query: { texts: unknown } }
  ? { texts?: T }
  : { texts?: undefined };

/** The last argument of a request, which may be left out if nothing in it is required. */
export type OptionsArgument<O> = Record<never, never> extends O ? [options?: O] : [options: O];

/** Parameters of a call in its path and its query. */
export type ParametersOf<K extends CallKey, T = 'all' | undefined> = PathPart<K> &
  ListPart<Table[K]> &
  QueryPart<Table[K]> &
  TextsPart<Table[K], T>;

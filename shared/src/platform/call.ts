import type { ErrorCode } from '../errors/error-codes.ts';
import type { RequestClass } from './nested.ts';
import { about, array, constant, nothing, object, type Schema, sentence } from './schema.ts';

type AnswerType =
  | 'text/html'
  | 'text/plain'
  | 'text/calendar'
  | 'text/csv'
  | 'image/jpeg'
  | 'image/png'
  | 'application/pdf';

/**
 * Request class of a body for each role. `admin` is set only if an admin's class differs from that
 * of other staff.
 */
export interface RoleBodies {
  player?: RequestClass;
  staff: RequestClass;
  admin?: RequestClass;
}

/** Declaration of an API call, which the route, the OpenAPI document and the front ends use. */
export interface Call {
  /** Permission that the caller needs. */
  permission: string;
  /**
   * Id of the operation in the OpenAPI document. It is set only if the id that follows from method
   * and path would be unclear or would occur twice.
   */
  id?: string;
  /** Imperative sentence of at most 90 characters. */
  summary: string;
  /** Further facts, such as rules that a reader cannot guess. */
  description?: string;
  /** Request class of the body, or one for each role. A call without it refuses every field. */
  body?: RequestClass | RoleBodies;
  /**
   * Set for a call that accepts the body as `multipart/form-data` too. `file`: whether the form may
   * include a file, in the field `file`. `urlEncoded`: whether `application/x-www-form-urlencoded`
   * is accepted too.
   */
  form?: { file?: boolean; urlEncoded?: boolean };
  /**
   * Set for a call whose body another provider defines and signs: any JSON object is accepted, and
   * the handler checks the signature over the body as it was sent.
   */
  signed?: true;
  /** Status on success, if it is not 201 for a `POST` call and 200 for any other. */
  status?: number;
  /** Schema of the response on success; null if the response is not JSON. */
  answer: Schema<unknown> | null;
  /** Content type of a response that is not JSON; several if it varies. */
  type?: AnswerType | readonly AnswerType[];
  /**
   * Set for a call that returns a list with `filter`, `range` and `sort`. `filter` names filter
   * fields in addition to `id` and `q`, `sort` names fields for sorting, `desk` fields for staff
   * only.
   */
  list?: { filter: readonly string[]; sort: readonly string[]; desk?: readonly string[] };
  /** Description of the parameter in the path, if it is not the reference of the record. */
  parameter?: string;
  /** Query parameters in addition to those of a list. */
  query?: Readonly<
    Record<string, { schema: Schema<unknown>; required?: boolean; description: string }>
  >;
  /**
   * Success statuses of a `POST` call in addition to its usual status. They are for calls that
   * never store a record, or store one only in some cases.
   */
  alsoAnswers?: readonly number[];
  /**
   * Page of the site that the call belongs to. While the venue hides it, the call is refused for
   * everybody except staff.
   */
  page?: string;
  /** Error codes in addition to those that every call of the same kind can return. */
  errors?: readonly ErrorCode[];
}

/** Calls by method and path below `/api`, such as `GET bookings/{id}`. */
export type Calls = Readonly<Record<string, Call>>;

/** Returns a table of calls; the types of its keys, answers and lists are kept. */
export const calls = <const T extends Calls>(table: T): T => table;

/** Schema of the response to a writing call, with the result under `data`. */
export const writeResult = <T>(name: string, data: Schema<T>) =>
  object(name, {
    status: constant('success'),
    message: sentence(),
    data: about('Result of the call; after a `DELETE` the list that remains.', data),
  });

export const listOf = <T>(items: Schema<T>): Schema<T[]> => array(items, { maxItems: 100 });

/** Schema of the response to a writing call that returns no data. */
export const emptyResult = writeResult('Done', nothing());

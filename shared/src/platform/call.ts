import type { ErrorCode } from '../errors/error-codes.ts';
import type { Success } from './envelope.contract.ts';
import { array, constant, nothing, object, type Schema, text } from './schema.ts';

type AnswerType =
  'text/html' | 'text/plain' | 'text/calendar' | 'text/csv' | 'image/jpeg' | 'application/pdf';

/**
 * Documentation of a call beyond its route: permission, parameters and body are read from the
 * route.
 */
export interface Call {
  summary: string;
  /** The answer on success; null if it is not JSON. */
  answer: Schema<unknown> | null;
  /** Content type of an answer that is not JSON; several if it varies. */
  type?: AnswerType | readonly AnswerType[];
  /**
   * A collection with `filter`, `range` and `sort`: fields for filters beside `id` and `q`, and for
   * sorting; `desk`: fields for staff only.
   */
  list?: { filter: readonly string[]; sort: readonly string[]; desk?: readonly string[] };
  /** Query parameters beside those of a list. */
  query?: Readonly<
    Record<string, { schema: Schema<unknown>; required?: boolean; description: string }>
  >;
  /**
   * Further success statuses of a `POST` that stores nothing, or does not always store something.
   */
  alsoAnswers?: readonly number[];
  /** Error codes beyond those of every call of its kind. */
  errors?: readonly ErrorCode[];
}

/** Calls by method and path below `/api`: `GET bookings/{id}`. */
export type Calls = Readonly<Record<string, Call>>;

/** The envelope of a write. */
export const writeResult = <T>(name: string, data: Schema<T>): Schema<Success<T>> =>
  object<Success<T>>(name, { status: constant('success'), message: text(), data });

export const listOf = <T>(items: Schema<T>): Schema<T[]> => array(items, { maxItems: 100 });

/** A write without data. */
export const emptyResult: Schema<Success<null>> = writeResult('Done', nothing());

import type { ErrorCode } from '../errors/error-codes.ts';
import type { Success } from './envelope.contract.ts';
import { array, constant, nothing, object, type Schema, text } from './schema.ts';

type AnswerType = 'text/html' | 'text/plain' | 'text/calendar' | 'image/jpeg' | 'application/pdf';

/** What a reader of the API must know of a call beside what its route says: permission, parameters and body. */
export interface Call {
  summary: string;
  /** The answer when all went well; null for one that is no JSON. */
  answer: Schema<unknown> | null;
  /** The type of an answer that is no JSON; several where it is of one or the other. */
  type?: AnswerType | readonly AnswerType[];
  /** A collection that takes `filter`, `range` and `sort`, with the fields that may be filtered beside `id` and `q`, and sorted; `desk`: those that the desk alone may ask by. */
  list?: { filter: readonly string[]; sort: readonly string[]; desk?: readonly string[] };
  /** Parameters of the query beside those of a list. */
  query?: Readonly<Record<string, { schema: Schema<unknown>; required?: boolean; description: string }>>;
  /** The status of a `POST` that stores nothing, or that sometimes does. */
  alsoAnswers?: readonly number[];
  /** Codes beside those that every call of its kind can answer. */
  errors?: readonly ErrorCode[];
}

/** Calls by method and path below `/api`: `GET bookings/{id}`. */
export type Calls = Readonly<Record<string, Call>>;

/** The envelope of a write. */
export const written = <T>(name: string, data: Schema<T>): Schema<Success<T>> =>
  object<Success<T>>(name, { status: constant('success'), message: text(), data });

export const listOf = <T>(items: Schema<T>): Schema<T[]> => array(items, { maxItems: 100 });

/** A write with nothing to show. */
export const done: Schema<Success<null>> = written('Done', nothing());

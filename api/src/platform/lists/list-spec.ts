import type { CALLS } from '@five/shared/contract/calls';

/**
 * How a filter value is compared with a field. `date-from` means on or after the value, `date-to`
 * on or before. `sounds` is a phonetic match (`soundsLike`). `phone` converts the value to E.164
 * first. All other kinds require equality, or membership if the value is a list.
 */
export type FieldKind =
  | 'text'
  | 'date'
  | 'date-from'
  | 'date-to'
  | 'flag'
  | 'number'
  | 'sounds'
  | 'phone';

export interface ListField {
  /** The SQL expression to compare. It must be trusted code, never user input. */
  sql: string;
  kind: FieldKind;
  /**
   * Set if the SQL expression returns an array. A row matches if the array contains the value, or
   * any value of a list.
   */
  among?: true;
  /** Accepted values of a `text` field. Other values are refused. */
  values?: readonly string[];
  /**
   * Converts the date of the filter if the compared SQL expression is not a date, for example to
   * the instant at which the date begins.
   */
  of?: (date: string) => unknown;
}

/** Declares the fields that queries of a collection may use. Every collection has `id` and `q`. */
export interface ListSpec {
  /** The collection's name in `Content-Range`. */
  name: string;
  /** The statement `select … from … ` without where, order and limit. */
  select: string;
  /**
   * SQL conditions that apply to every read of the collection. The values of their placeholders
   * `$1…` are the parameter `base` of `Lists.read`.
   */
  where?: string;
  fields: Record<string, ListField> & { id: ListField };
  /** SQL expressions with folded text (see `fold`), which `q` searches. */
  search: readonly string[];
  /** SQL expression of each sortable field. */
  sort: Record<string, string>;
  /** Default order, such as `lower(b.period) desc`. */
  order: string;
  /** A unique SQL expression, appended to every order so that the order is total. */
  tieBreak: string;
}

type Table = typeof CALLS;
type ListCall = {
  [K in keyof Table]: Table[K] extends { list: object } ? K : never;
}[keyof Table];
type DeskName<K extends ListCall> = Table[K]['list'] extends { desk: readonly (infer N)[] }
  ? N
  : never;
type SpecOf<K extends ListCall, Left> = Omit<ListSpec, 'fields' | 'sort'> & {
  fields: Record<'id' | Exclude<Table[K]['list']['filter'][number], Left>, ListField>;
  sort: Record<Exclude<Table[K]['list']['sort'][number], Left>, string>;
};

/**
 * Declares the list that a call returns. It has an SQL expression for exactly the names that the
 * call table declares for filters and sorts.
 */
export type ListSpecOf<K extends ListCall> = SpecOf<K, never>;

/** The same for players, without the names that the call table declares for staff only. */
export type PlayersListSpecOf<K extends ListCall> = SpecOf<K, DeskName<K>>;

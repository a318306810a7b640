/**
 * How a field is compared: `text` and `date` by equality or membership, the bounds by order,
 * `sounds` by phonetic match (`soundsLike`), `phone` as text after conversion to E.164.
 */
export type FieldKind =
  'text' | 'date' | 'date-from' | 'date-to' | 'flag' | 'number' | 'sounds' | 'phone';

export interface ListField {
  /** The SQL expression to compare. Trusted code, never input. */
  sql: string;
  kind: FieldKind;
  /** The expression is an array; a row matches if it contains the value. */
  among?: true;
  /** Accepted values of a `text` field; others are refused. */
  values?: readonly string[];
  /** Converts a date where the column holds something else, such as the instant of its start. */
  of?: (date: string) => unknown;
}

/** What queries of a collection may use. Every collection has `id` and `q`. */
export interface ListSpec {
  /** The collection's name in `Content-Range`. */
  name: string;
  /** `select … from … ` without where, order and limit. */
  select: string;
  /** Conditions that always apply; parameters `$1…` are `base`. */
  where?: string;
  fields: Record<string, ListField> & { id: ListField };
  /** Expressions with folded text (see `fold`), searched by `q`. */
  search: readonly string[];
  /** Sortable field → SQL expression. */
  sort: Record<string, string>;
  /** Default order, such as `lower(b.period) desc`. */
  order: string;
  /** A unique expression that makes every order total. */
  tieBreak: string;
}

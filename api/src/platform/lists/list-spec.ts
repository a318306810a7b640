/** How a declared field is compared: `text` and `date` by equality or membership, the bounds by order, `sounds` by how a name is heard (`soundsLike`), `phone` as text once the number is in E.164. */
export type FieldKind = 'text' | 'date' | 'date-from' | 'date-to' | 'flag' | 'number' | 'sounds' | 'phone';

export interface ListField {
  /** The SQL expression that is compared. Written by us, never by a caller. */
  sql: string;
  kind: FieldKind;
  /** The expression is an array: the row is meant where it holds the value. */
  among?: true;
  /** Values a `text` field may take; others are refused. */
  values?: readonly string[];
  /** What a date stands for where something else is compared, such as the instant at which it begins. */
  of?: (date: string) => unknown;
}

/** What a collection allows to be asked. `id` and `q` are declared by every one. */
export interface ListSpec {
  /** The collection's name in `Content-Range`. */
  name: string;
  /** `select … from … ` without where, order and limit. */
  select: string;
  /** Conditions that always hold; parameters `$1…` are `base`. */
  where?: string;
  fields: Record<string, ListField> & { id: ListField };
  /** Expressions holding folded text (see `fold`), searched by `q`. */
  search: readonly string[];
  /** Sortable field → SQL expression. */
  sort: Record<string, string>;
  /** The order when none is asked for, such as `lower(b.period) desc`. */
  order: string;
  /** A unique expression that makes every order total. */
  tieBreak: string;
}

/** Why a text is no personal data. */
type NotPersonalReason =
  /** A value of a list in the code, a time of day, a language or a version. */
  | 'code'
  /** The reference of a record or of a user, which contains no name. */
  | 'reference'
  /** A hash, a key or another value that the product computes and that names nothing. */
  | 'technical'
  /** A text of the venue about itself, its offers and its work. */
  | 'venue';

/**
 * What an erasure does with a column of personal data. A mark has one of `erase` and `keep`, unless
 * the erasure deletes the rows of the table.
 */
interface PersonalMark {
  /** Value of the column after an erasure; `sql` is an expression over the columns of the row. */
  erase?: string | boolean | null | { sql: string };
  /** Why the value stays after an erasure. */
  keep?: string;
  /** Why the export of the person does not contain the column; required without `@Exported`. */
  notExported?: string;
}

/** The rows of a table that belong to a person. */
interface RowsMark {
  /** SQL condition with the parameters `:userId`, `:customerId` and `:reference` of the person. */
  where: string;
  /** Whether an erasure deletes the rows; default: it changes the columns marked with `erase`. */
  deleted?: boolean;
  /** SQL condition of rows that an erasure does not delete. Default: it deletes all. */
  kept?: string;
}

/** The marks of one column. */
export interface ColumnMarks {
  exported?: true | string | Readonly<Record<string, string>>;
  personal?: PersonalMark;
  notPersonal?: NotPersonalReason;
}

const columns = new Map<object, Map<string, ColumnMarks>>();
const rows = new Map<object, RowsMark>();

/**
 * The export of a person contains the column. `as` is its name there, by default that of the field,
 * or SQL expressions by name, for a column that is exported in another form.
 */
export const Exported = (as: true | string | Readonly<Record<string, string>> = true) =>
  marking({ exported: as });

/** The column contains personal data. */
export const Personal = (mark: PersonalMark) => marking({ personal: mark });

/** The column contains no personal data. */
export const NotPersonal = (reason: NotPersonalReason) => marking({ notPersonal: reason });

/** The rows of the table that satisfy a condition belong to a person. */
export const PersonalRows =
  (mark: RowsMark): ClassDecorator =>
  (entity) =>
    void rows.set(entity, mark);

/** The marks of an entity's column, also if a base class of the entity declares the column. */
export function marksOf(entity: object, field: string): ColumnMarks | undefined {
  const base = Object.getPrototypeOf(entity) as object | null;
  return columns.get(entity)?.get(field) ?? (base ? marksOf(base, field) : undefined);
}

export const personalRowsOf = (entity: object): RowsMark | undefined => rows.get(entity);

function marking(marks: ColumnMarks): PropertyDecorator {
  return ({ constructor }, field) => {
    const ofEntity = columns.get(constructor) ?? new Map<string, ColumnMarks>();
    columns.set(
      constructor,
      ofEntity.set(String(field), { ...ofEntity.get(String(field)), ...marks }),
    );
  };
}

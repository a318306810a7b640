import type { EntityMetadata } from 'typeorm';
import type { Caller } from '../access/caller.ts';
import type { Tx } from '../database/transactions.ts';
import { type ColumnMarks, marksOf, personalRowsOf } from './marks.ts';

/** The person whose personal data is exported or erased. */
export type Owner = Pick<Caller, 'userId' | 'customerId' | 'reference'>;

type EntityClass = new () => object;
type Row = Record<string, unknown>;
/** SQL expressions by the name of the exported value. */
type Expressions = Readonly<Record<string, string>>;

/**
 * Returns a function that reads the exported columns of a person's rows, in the order of the
 * columns in the entity.
 * @param more further SQL expressions by name
 */
export const exportOf =
  (entity: EntityClass, more: Expressions = {}) =>
  (tx: Tx, owner: Owner): Promise<Row[]> => {
    const metadata = tx.dataSource.getMetadata(entity);
    const list = Object.entries({ ...exportedOf(metadata), ...more }).map(
      ([name, sql]) => `${sql} as "${name}"`,
    );
    const { where, values } = rowsOf(metadata, owner);
    return tx.query<Row[]>(
      `select ${list.join(', ')} from ${metadata.tableName} where ${where}
        order by ${metadata.primaryColumns.map(({ databaseName }) => databaseName).join(', ')}`,
      values,
    );
  };

/**
 * Returns a function that erases a person's rows of one table: it deletes the rows, or changes the
 * columns that are marked for it.
 */
export const eraseOf =
  (entity: EntityClass) =>
  async (tx: Tx, owner: Owner): Promise<void> => {
    const metadata = tx.dataSource.getMetadata(entity);
    const { where, values } = rowsOf(metadata, owner);
    const { deleted, kept = 'false' } = personalRowsOf(entity) ?? {};
    if (deleted)
      await tx.query(
        `delete from ${metadata.tableName} where (${where}) and not (${kept})`,
        values,
      );
    else await eraseRows(tx, entity, where, values);
  };

/** Changes the columns that are marked for an erasure, in the rows that satisfy a condition. */
export async function eraseRows(
  tx: Tx,
  entity: EntityClass,
  where: string,
  values: unknown[],
): Promise<void> {
  const metadata = tx.dataSource.getMetadata(entity);
  const erased = Object.entries(erasedOf(metadata));
  if (erased.length === 0) throw new Error(`no column of ${metadata.tableName} is marked to erase`);
  const set = erased.map(([column, sql]) => `${column} = ${sql}`).join(', ');
  const isLeft = erased.map(([column, sql]) => `${column} is distinct from ${sql}`).join(' or ');
  await tx.query(
    `update ${metadata.tableName} set ${set} where (${where}) and (${isLeft})`,
    values,
  );
}

/** The SQL expressions of the exported values of an entity by name. */
function exportedOf(metadata: EntityMetadata): Expressions {
  const all = marked(metadata).flatMap(({ field, column, marks: { exported } }) => {
    if (exported === undefined) return [];
    if (exported === true) return [[field, column]];
    return typeof exported === 'string' ? [[exported, column]] : Object.entries(exported);
  });
  return Object.fromEntries(all) as Expressions;
}

/** The SQL expressions of the values after an erasure, by column of an entity. */
export function erasedOf(metadata: EntityMetadata): Expressions {
  return Object.fromEntries(
    marked(metadata).flatMap(({ column, marks: { personal } }) =>
      personal?.erase === undefined ? [] : [[column, sqlOf(personal.erase)]],
    ),
  );
}

/** The SQL condition of a person's rows, and the values of its parameters. */
export function rowsOf(
  { target, tableName }: EntityMetadata,
  owner: Owner,
): { where: string; values: unknown[] } {
  const rows = personalRowsOf(target as EntityClass);
  if (!rows) throw new Error(`no rows of ${tableName} are marked as belonging to a person`);
  const values: unknown[] = [];
  const where = rows.where.replace(
    /:(userId|customerId|reference)\b/g,
    (_, name: keyof Owner) => `$${String(values.push(owner[name]))}`,
  );
  return { where, values };
}

interface Marked {
  field: string;
  /** The quoted name of the column. */
  column: string;
  marks: ColumnMarks;
}

const marked = ({ target, columns }: EntityMetadata): Marked[] =>
  columns.flatMap(({ propertyName, databaseName }) => {
    const marks = marksOf(target as EntityClass, propertyName);
    return marks ? [{ field: propertyName, column: `"${databaseName}"`, marks }] : [];
  });

function sqlOf(value: string | boolean | null | { sql: string }): string {
  if (typeof value === 'object' && value !== null) return value.sql;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

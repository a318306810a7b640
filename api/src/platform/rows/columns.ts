import type { WallPeriod } from '@five/shared/time/wall-time';
import { getMetadataArgsStorage } from 'typeorm';
import { SnakeNaming } from '../database/data-source.ts';

type EntityClass<E> = new () => E;
type Field<E> = keyof E & string;
/** Returns the placeholder (`$1`) of a value, which it adds to the values of a statement. */
type Bind = (value: unknown) => string;
/** SQL expressions, by field of an entity. */
type Expressions<E> = Partial<Record<Field<E>, string>>;

/** Values by column. */
export type Row = Readonly<Record<string, unknown>>;

interface RowsSource<E> {
  /** SQL expressions of fields that all rows share. */
  shared?: Expressions<E>;
  /** Tables to which the expressions and the list refer. */
  from?: string | undefined;
}

const naming = new SnakeNaming();
const cache = new Map<unknown, Readonly<Record<string, string>>>();

/** The database column of each field of an entity. */
export function columnsOf<E>(entity: EntityClass<E>): Readonly<Record<Field<E>, string>> {
  const columns = cache.get(entity) ?? readColumns(entity);
  cache.set(entity, columns);
  return columns;
}

/** The fields of an entity without those in `without`. */
export function fieldsOf<E, W extends Field<E> = never>(
  entity: EntityClass<E>,
  ...without: W[]
): Exclude<Field<E>, W>[] {
  const excluded = new Set<string>(without);
  return (Object.keys(columnsOf(entity)) as Exclude<Field<E>, W>[]).filter(
    (field) => !excluded.has(field),
  );
}

/**
 * The columns of an entity for a select list, named like the fields: `b.id, b.paid_on as "paidOn"`.
 * @param alias alias of the table @param fields default: all fields
 */
export const selectOf = <E>(
  entity: EntityClass<E>,
  alias: string,
  fields: readonly Field<E>[] = fieldsOf(entity),
): string => selectAs(entity, alias, Object.fromEntries(fields.map((field) => [field, field])));

/** Like `selectOf`, under other names: `{ customerName: 'fullName' }`, result name to field. */
export function selectAs<E>(
  entity: EntityClass<E>,
  alias: string,
  fields: Readonly<Record<string, Field<E>>>,
): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const column = columnOf(entity, field);
      return `${alias}.${column}${name === column ? '' : ` as "${name}"`}`;
    })
    .join(', ');
}

/** SQL of a JSON object with fields of an entity, for lists inside a row. */
export const jsonOf = <E>(
  entity: EntityClass<E>,
  alias: string,
  fields: readonly Field<E>[],
): string =>
  `jsonb_build_object(${fields
    .map((field) => `'${field}', ${alias}.${columnOf(entity, field)}`)
    .join(', ')})`;

/** SQL `insert into … (…) values (…)` of one row. */
export const insertOf = <E>(entity: EntityClass<E>, row: Expressions<E>): string =>
  `insert into ${tableOf(entity)} (${Object.keys(row)
    .map((field) => columnOf(entity, field))
    .join(', ')}) values (${Object.values(row).join(', ')})`;

/**
 * SQL `insert into … select …` of the rows of a JSON list that `rowsOf` made.
 * @param json placeholder or column of the list
 */
export function insertRowsOf<E>(
  entity: EntityClass<E>,
  fields: readonly Field<E>[],
  json: string,
  { shared = {}, from }: RowsSource<E> = {},
): string {
  const table = tableOf(entity);
  const columns = fields.map((field) => columnOf(entity, field));
  const common = Object.keys(shared).map((field) => columnOf(entity, field));
  const rows = `jsonb_populate_recordset(null::${table}, ${json}::jsonb) l`;
  return `insert into ${table} (${[...common, ...columns].join(', ')})
    select ${[...Object.values(shared), ...columns.map((column) => `l.${column}`)].join(', ')}
    from ${from === undefined ? rows : `${from}, ${rows}`}`;
}

/** Rows for the JSON list of `insertRowsOf`. */
export const rowsOf = <E>(entity: EntityClass<E>, rows: readonly Partial<E>[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [columnOf(entity, field), value]),
    ),
  );

/** SQL `update … set …`, without conditions. */
export const updateOf = <E>(entity: EntityClass<E>, changes: Expressions<E>): string =>
  `update ${tableOf(entity)} set ${Object.entries(changes)
    .map(([field, sql]) => `${columnOf(entity, field)} = ${String(sql)}`)
    .join(', ')}`;

/**
 * The placeholders of these fields of a row; default: all its fields. Fields that the row does not
 * have are left out.
 */
export function bindFields<F extends string>(
  bind: Bind,
  row: Readonly<Partial<Record<F, unknown>>>,
  fields: readonly F[] = Object.keys(row) as F[],
): Partial<Record<F, string>> {
  const present = fields.filter((field) => field in row);
  return Object.fromEntries(present.map((field) => [field, bind(row[field])])) as Partial<
    Record<F, string>
  >;
}

/** A wall-time period as the text of a `tsrange`, with the start included and the end excluded. */
export const rangeOf = ({ start, end }: WallPeriod): string => `[${start},${end})`;

function columnOf<E>(entity: EntityClass<E>, field: string): string {
  const column = columnsOf<object>(entity as EntityClass<object>)[field as never] as
    | string
    | undefined;
  if (column === undefined) throw new Error(`${entity.name} has no column for "${field}"`);
  return column;
}

function tableOf(entity: EntityClass<unknown>): string {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity);
  if (!table?.name) throw new Error(`${entity.name} is no entity`);
  return table.name;
}

function readColumns(entity: EntityClass<unknown>): Readonly<Record<string, string>> {
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  return Object.fromEntries(
    columns.map(({ propertyName, options }) => [
      propertyName,
      naming.columnName(propertyName, options.name, []),
    ]),
  );
}

import type { ClientBase } from 'pg';
import { escapeIdentifier as quoted } from 'pg';

/** A table as a backup stores it. */
export interface Table {
  name: string;
  /** The stored columns; generated columns are left out. */
  columns: string[];
  /** Sort order that produces the same text on every server. */
  order: string;
}

/**
 * Tables that a backup leaves out: `migrations` is written when the schema is created, and
 * `socket_io_attachments` holds transient socket frames.
 */
const LEFT_OUT = ['migrations', 'socket_io_attachments'];

/** All tables of the product, referenced tables first. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [LEFT_OUT]);
  const { rows: arrows } = await client.query<{ from: string; to: string }>(POINTERS);
  return inOrder(rows, arrows);
}

/** Current values of sequences, by the name of the sequence. */
export async function readCounters(client: ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value as value from pg_sequences where schemaname = $1
      and last_value is not null`,
    ['public'],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

/** The statement that copies a table as text in a stable order. */
export const copyOut = ({ name, columns, order }: Table): string =>
  `copy (select
    ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${order}) to stdout`;

export const copyIn = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;

const TABLES = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '') as columns,
    (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"'
    else '' end, ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (k.indkey is null
      or a.attnum = any (k.indkey))) as "order"
  from pg_class c left join pg_index k on k.indrelid = c.oid and k.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
  order by c.relname`;

const POINTERS = `
  select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

function inOrder(tables: Table[], arrows: { from: string; to: string }[]): Table[] {
  const placed: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const waits = (name: string) =>
      arrows.some(
        ({ from, to }) => from === name && [...waiting].some((other) => other.name === to),
      );
    const ready = [...waiting].filter(({ name }) => !waits(name));
    if (ready.length === 0)
      throw new Error(
        `these tables point at each other: ${[...waiting].map(({ name }) => name).join(', ')}`,
      );
    for (const table of ready) waiting.delete(table);
    placed.push(...ready);
  }
  return placed;
}

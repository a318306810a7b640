/** Tables whose rows are not copied, because creating the schema writes these rows. */
const LEFT_OUT = ['migrations', 'socket_io_attachments'];
const TABLES = `select tablename as name from pg_tables where schemaname = 'public'
  and tablename <> all ($1) order by 1`;

/** Returns all rows of a database as JSON, by table. */
export async function rowsOf(sql) {
  const tables = await sql(TABLES, [LEFT_OUT]);
  const rows = {};
  for (const { name } of tables)
    rows[name] = (await sql(`select to_jsonb(t) as row from "${name}" t`)).map(({ row }) => row);
  return rows;
}

/**
 * Returns `rows` without the rows in `empty`, which are those that migrations insert into a new
 * database.
 */
export function without(rows, empty) {
  const nameOf = (row) => row.reference ?? row.name ?? row.key ?? row.id;
  return Object.fromEntries(
    Object.entries(rows).map(([table, its]) => {
      const made = new Set(empty[table]?.map(nameOf));
      return [table, its.filter((row) => !made.has(nameOf(row)))];
    }),
  );
}

/**
 * Inserts those of `rows` that the older schema of this database can hold. Unknown tables and
 * columns are left out, as are rows that a constraint refuses and rows that reference an omitted
 * row.
 * @param keys foreign keys of the current schema
 */
export async function fillFrom(sql, rows, keys) {
  for (const { name } of await sql(TABLES, [LEFT_OUT])) {
    const columns = (
      await sql(
        `select column_name as name from information_schema.columns where table_schema = 'public'
          and table_name = $1 and is_generated = 'NEVER'`,
        [name],
      )
    ).map((column) => column.name);
    const given = columns.filter((column) => rows[name]?.some((row) => Object.hasOwn(row, column)));
    if (given.length === 0) continue;
    await sql(PUT(name, given));
    await sql('select put_rows($1)', [JSON.stringify(rows[name])]);
  }
  await withoutOrphans(sql, keys);
  await sql('drop function if exists put_rows');
  for (const { statement } of await sql(COUNTERS)) await sql(statement);
}

/**
 * Returns SQL that inserts rows one by one, with triggers and foreign keys disabled. A row that a
 * constraint refuses is skipped, because only a later version can have written it.
 */
const PUT = (table, columns) => {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `create or replace function put_rows(given jsonb) returns void language plpgsql
    set session_replication_role = replica as $$
    declare one jsonb;
    begin
      for one in select jsonb_array_elements(given) loop
        begin
          insert into
          "${table}" (${list}) overriding system value select
          ${list} from jsonb_populate_record(null::"${table}", one);
        exception when check_violation or not_null_violation or exclusion_violation
          or unique_violation then null;
        end;
      end loop;
    end $$`;
};

/**
 * SQL that returns one query per sequence. Each query sets its sequence to a value above the
 * inserted rows.
 */
const COUNTERS = `select format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1)',
  pg_get_serial_sequence(quote_ident(table_name), column_name), column_name, table_name) as
  statement
  from information_schema.columns where table_schema = 'public'
  and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`;

/** Returns every foreign key of a schema, and whether its column is nullable. */
export function keysOf(sql) {
  return sql(`select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
    a.attname as "column", t.attname as target, not a.attnotnull as "mayBeEmpty"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
}

/**
 * Deletes rows that reference missing rows, or sets the reference to null if the column is
 * nullable.
 */
async function withoutOrphans(sql, keys) {
  const columns = await sql(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`,
  );
  const there = new Set(columns.map(({ name }) => name));
  const known = keys.filter(({ child, column }) => there.has(`${child}.${column}`));
  const named = columns
    .filter(({ name }) => name.endsWith('.reference'))
    .map(({ name }) => `select reference from ${name.slice(0, -'.reference'.length)}`)
    .join(' union all ');
  for (let found = true; found;) {
    found = false;
    const dead = [
      ...known.map((key) => orphansOf(key, there)),
      ...HOLDERS.filter(({ column }) => there.has(column)).map(({ table, name, which }) => ({
        act: `delete from ${table} c`,
        where: `${which} and c.${name} not in (${named})`,
        table,
      })),
    ];
    for (const { act, where, table } of dead) {
      if ((await sql(`select from ${table} c where ${where} limit 1`)).length === 0) continue;
      found = true;
      await sql(`set session_replication_role = replica; ${act} where ${where}`).catch(() =>
        sql(`set session_replication_role = replica; delete from ${table} c where ${where}`),
      );
    }
  }
}

/**
 * Columns that contain the reference of a row in one of several tables, so that no foreign key
 * checks them.
 */
const HOLDERS = [
  {
    column: 'occupancies.holder',
    table: 'occupancies',
    name: 'holder',
    which: `c.kind <> 'block'`,
  },
  { column: 'payments.target', table: 'payments', name: 'target', which: 'true' },
];

function orphansOf({ child, parent, column, target, mayBeEmpty }, there) {
  const isThere = there.has(`${parent}.${target}`)
    ? `exists (select from ${parent} p where p."${target}" = c."${column}")`
    : 'false';
  return {
    act: mayBeEmpty ? `update ${child} c set "${column}" = null` : `delete from ${child} c`,
    where: `c."${column}" is not null and not ${isThere}`,
    table: child,
  };
}

/**
 * Returns the differences between the rows in `before` and the current rows: `table.column` for a
 * changed value, `table` for a missing row.
 */
export async function changedIn(sql, before) {
  const after = await rowsOf(sql);
  const keys = new Map((await sql(KEYS)).map(({ table, columns }) => [table, columns]));
  const changed = new Set();
  for (const [table, rows] of Object.entries(before)) {
    const keyOf = (row) =>
      JSON.stringify((keys.get(table) ?? Object.keys(rows[0] ?? {})).map((column) => row[column]));
    const now = new Map((after[table] ?? []).map((row) => [keyOf(row), row]));
    for (const row of rows)
      for (const column of differing(row, now.get(keyOf(row))))
        changed.add(column === null ? table : `${table}.${column}`);
  }
  return [...changed];
}

const KEYS = `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indisprimary
  and c.relnamespace = 'public'::regnamespace group by 1`;

function differing(before, now) {
  if (!now) return [null];
  return Object.keys(before).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(now[column]),
  );
}

/**
 * Returns a schema as lines of text: one for each column, constraint, index, trigger and function.
 */
export async function schemaOf(sql) {
  const lines = await sql(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable,
    coalesce(column_default, generation_expression)) as line from information_schema.columns
    where table_schema = 'public'
    union all select format('%s %s', conrelid::regclass, conname) || ' ' ||
    pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prolang <> (select oid from pg_language
    where lanname = 'c') and p.prokind = 'f'
    order by 1`);
  return lines.map(({ line }) => line);
}

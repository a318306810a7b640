/** Written by whoever makes the schema. */
const LEFT_OUT = ['migrations', 'socket_io_attachments'];
const TABLES = `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`;

/** Every row of a database as JSON, by table. */
export async function rowsOf(sql) {
  const tables = await sql(TABLES, [LEFT_OUT]);
  const rows = {};
  for (const { name } of tables) rows[name] = (await sql(`select to_jsonb(t) as row from "${name}" t`)).map(({ row }) => row);
  return rows;
}

/** The rows without those that migrations write themselves, which an empty house holds. */
export function without(rows, empty) {
  const nameOf = (row) => row.reference ?? row.name ?? row.key ?? row.id;
  return Object.fromEntries(Object.entries(rows).map(([table, its]) => {
    const made = new Set(empty[table]?.map(nameOf));
    return [table, its.filter((row) => !made.has(nameOf(row)))];
  }));
}

/** Puts what fits of these rows into a schema that knows less: columns and tables that it has, rows that it allows, and no row that points at one left out. */
export async function fillFrom(sql, rows) {
  for (const { name } of await sql(TABLES, [LEFT_OUT])) {
    const columns = (await sql(`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`, [name])).map((column) => column.name);
    const given = columns.filter((column) => rows[name]?.some((row) => Object.hasOwn(row, column)));
    if (given.length === 0) continue;
    await sql(PUT(name, given));
    await sql('select put_rows($1)', [JSON.stringify(rows[name])]);
  }
  await withoutOrphans(sql);
  await sql('drop function if exists put_rows');
  for (const { statement } of await sql(COUNTERS)) await sql(statement);
}

/** Row by row, triggers and foreign keys asleep: a row that a check refuses belongs to a later version. */
const PUT = (table, columns) => {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `create or replace function put_rows(given jsonb) returns void language plpgsql set session_replication_role = replica as $$
    declare one jsonb;
    begin
      for one in select jsonb_array_elements(given) loop
        begin
          insert into "${table}" (${list}) overriding system value select ${list} from jsonb_populate_record(null::"${table}", one) on conflict do nothing;
        exception when check_violation or not_null_violation or exclusion_violation then null;
        end;
      end loop;
    end $$`;
};

/** A counter goes on behind the rows that were put in. */
const COUNTERS = `select format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1)', pg_get_serial_sequence(quote_ident(table_name), column_name), column_name, table_name) as statement
  from information_schema.columns where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`;

async function withoutOrphans(sql) {
  const keys = await sql(`select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as "column", (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as target
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (let found = true; found; ) {
    found = false;
    for (const { child, parent, column, target } of keys) {
      const dead = `from ${child} c where c."${column}" is not null and not exists (select from ${parent} p where p."${target}" = c."${column}")`;
      if ((await sql(`select ${dead} limit 1`)).length === 0) continue;
      found = true;
      await sql(`set session_replication_role = replica; delete ${dead}`);
    }
  }
}

/** What became of rows: the columns, as `table.column`, in which any of them is another one now, or `table` where one is gone. */
export async function changedIn(sql, before) {
  const after = await rowsOf(sql);
  const keys = new Map((await sql(KEYS)).map(({ table, columns }) => [table, columns]));
  const changed = new Set();
  for (const [table, rows] of Object.entries(before)) {
    const keyOf = (row) => JSON.stringify((keys.get(table) ?? Object.keys(rows[0] ?? {})).map((column) => row[column]));
    const now = new Map((after[table] ?? []).map((row) => [keyOf(row), row]));
    for (const row of rows) for (const column of differing(row, now.get(keyOf(row)))) changed.add(column === null ? table : `${table}.${column}`);
  }
  return [...changed];
}

const KEYS = `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indisprimary and c.relnamespace = 'public'::regnamespace group by 1`;

function differing(before, now) {
  if (!now) return [null];
  return Object.keys(before).filter((column) => JSON.stringify(before[column]) !== JSON.stringify(now[column]));
}

/** All that makes a schema, a line each: columns, constraints, indexes, triggers. */
export async function schemaOf(sql) {
  const lines = await sql(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, coalesce(column_default, generation_expression)) as line from information_schema.columns where table_schema = 'public'
    union all select format('%s %s', conrelid::regclass, conname) || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prolang <> (select oid from pg_language where lanname = 'c') and p.prokind = 'f'
    order by 1`);
  return lines.map(({ line }) => line);
}

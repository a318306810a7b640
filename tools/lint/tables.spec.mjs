import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { parse } from '../lib/source-text.mjs';
import { sqlTexts, tablesNamed } from './sql-tables.mjs';
import { at, repositoryFiles } from '../lib/workspace.mjs';
import { domainOf, refuseTable, tableExceptions } from './boundaries.mjs';

const files = repositoryFiles().filter(
  (file) => /^api\/src\/.*\.ts$/.test(file) && !/\.spec\.|\/migrations\//.test(file),
);
const textOf = (file) => fs.readFileSync(at(file), 'utf8');

/** The domain of each table, from the folder of its entity; other tables belong to `platform`. */
const owners = new Map(
  files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/@Entity\('([a-z_]+)'/g)].map(([, table]) => [
        table,
        domainOf(file),
      ]),
    ),
);

/** Returns the tables that a file names against the order, as `file: table`. */
function refusedTables(file, text = textOf(file)) {
  const tables = new Set(sqlTexts(parse(file, text)).flatMap(tablesNamed));
  return [...tables]
    .filter((table) => owners.has(table) && refuseTable(file, owners.get(table)) !== undefined)
    .map((table) => `${file}: ${table}`);
}

test('SQL names only tables of its own domain and of domains to the right', () => {
  assert.ok(owners.size > 40, `only ${owners.size} tables have an owner`);
  assert.deepEqual(
    files.flatMap((file) => refusedTables(file)).sort(),
    Object.keys(tableExceptions).sort(),
  );
});

test('a statement against the order is found in every form', () => {
  const file = 'api/src/slots/planted.ts';
  const planted = (text) => refusedTables(file, text);
  assert.deepEqual(planted('tx.query("select 1 from bookings b where b.id = $1")'), [
    `${file}: bookings`,
  ]);
  assert.deepEqual(
    planted('const A = `users u left join ${B} x on true join bookings b on true`'),
    [`${file}: bookings`],
  );
  assert.deepEqual(planted("const A = 'select 1 ' + 'from series'"), [`${file}: series`]);
  assert.deepEqual(planted('const A = `delete from pitches p using subscriptions t where true`'), [
    `${file}: subscriptions`,
  ]);
  assert.deepEqual(
    planted('// select 1 from bookings\nconst A = "select bookings from pitches"'),
    [],
  );
});

test('tables are read from joins, lists, subqueries and parts of statements', () => {
  const named = [
    ['select a, b from x where c in (select 1 from y)', 'x y'],
    ['with made as (insert into x (a, b) values (1, 2)) select 1 from made, y t', 'x made y'],
    ['from x a, y b, lateral (select 1 from z) c where d = 1', 'x y z'],
    ['update only public.x set a = 1, b = 2 from y', 'x y'],
    ['x a join y b on b.id = a.id and a.c in (1, 2)', 'x y'],
    ['select extract(hour from h), f from x order by a, b', 'h x'],
    ["select 'from y', a from x", 'x'],
  ];
  for (const [sql, tables] of named) assert.equal(tablesNamed(sql).join(' '), tables, sql);
});

import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { databaseOf } from '../../lib/api.mjs';
import { at } from '../../lib/workspace.mjs';
import { statements } from '../../lib/statements.mjs';
import { asOf } from './old-versions.mjs';
import { changedIn, fillFrom, keysOf, rowsOf, schemaOf, without } from './old-rows.mjs';

/**
 * Columns whose values migrations change on purpose; the comparison ignores them. Migration 024
 * replaces a placeholder by null in the settings, which adds a version of the settings.
 */
const MADE_ANEW = new Set(['venue.conditions', 'venue.privacy', 'versions.version']);

/**
 * Migrates every released schema to the current one, each filled with as much of the demo as it can
 * hold. No row may be lost or changed, and the resulting schema must equal a newly created one.
 */
export async function oldSchemas(fixture) {
  const demo = await fixture.product('demo', { env: { DEMO: 'on' } });
  const { url } = databaseOf(demo.folder);
  const { migrate, MIGRATIONS } = await compiled();
  const sql = statements(url);
  const today = { schema: await schemaOf(sql), keys: await keysOf(sql) };
  await sql('create database empty');
  const empty = Object.assign(new URL(url), { pathname: 'empty' }).href;
  await migrate(empty);
  const rows = without(await rowsOf(sql), await rowsOf(statements(empty)));
  const [{ primaryKey }] = await sql(
    `select conname as "primaryKey" from pg_constraint where conrelid = 'migrations'::regclass
      and contype = 'p'`,
  );
  fixture.tries(MIGRATIONS.length);
  const rowCounts = [];
  for (let count = 1; count <= MIGRATIONS.length; count++) {
    const name = `released_${count}`;
    const old = Object.assign(new URL(url), { pathname: name }).href;
    await sql(`create database ${name}`);
    await runFirst(old, MIGRATIONS.slice(0, count), primaryKey);
    const known = new Set(MIGRATIONS.slice(0, count).map((migration) => migration.name));
    const written = asOf(rows, known);
    rowCounts.push(
      await migrateSchema(fixture, {
        sql: statements(old),
        rows: written,
        today,
        name: MIGRATIONS[count - 1].name,
        migrate: () => migrate(old),
      }),
    );
    if (rowCounts.at(-1) !== null) await fixture.expectConsistent(old, MIGRATIONS[count - 1].name);
    await sql(`drop database ${name} with (force)`);
  }
  fixture.note(
    `${rowCounts.filter((rows) => rows !== null).length} schemas, from ` +
      `${Math.min(...rowCounts)} to ${Math.max(...rowCounts)} rows of the demo in them, all ` +
      `there afterwards, the schema as a fresh start makes it`,
  );
}

async function migrateSchema(fixture, { sql, rows, today, name, migrate }) {
  await fillFrom(sql, rows, today.keys);
  const before = await rowsOf(sql);
  try {
    await migrate();
  } catch (error) {
    fixture.fail(`${name}: it cannot be migrated to today's: ${error.message}`);
    return null;
  }
  const changed = (await changedIn(sql, before)).filter((column) => !MADE_ANEW.has(column));
  fixture.expect(
    changed.length === 0,
    `${name}: what is in ${changed.join(', ')} is not what it was`,
  );
  const schema = await schemaOf(sql);
  const odd = [...new Set([...schema, ...today.schema])].filter(
    (line) => schema.includes(line) !== today.schema.includes(line),
  );
  fixture.expect(
    odd.length === 0,
    `${name}: another schema than today's: ${odd.slice(0, 3).join(' / ')}`,
  );
  return Object.values(before).reduce((sum, its) => sum + its.length, 0);
}

/** Runs migrations and records them as executed, as TypeORM does. */
async function runFirst(url, migrations, primaryKey) {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  client.on('error', () => undefined);
  await client.connect();
  const query = async (text, values) => (await client.query(text, values)).rows;
  await query(
    `begin; create table migrations (id serial not null, timestamp bigint not null, ` +
      `name character varying not null, constraint "${primaryKey}" primary key (id))`,
  );
  for (const Migration of migrations) {
    const migration = new Migration();
    await migration.up({ query });
    await query('insert into migrations (timestamp, name) values ($1, $2)', [
      Migration.name.slice(-13),
      Migration.name,
    ]);
  }
  await query('commit');
  await client.end();
}

/** Imports the compiled migrations of the product, which define each older schema. */
async function compiled() {
  const [{ migrate }, { MIGRATIONS }] = await Promise.all(
    ['migrate.js', 'migrations/index.js'].map(
      (file) => import(pathToFileURL(at('api/dist/platform/database', file)).href),
    ),
  );
  return { migrate, MIGRATIONS };
}

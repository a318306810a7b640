import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { connectWithRetry, dataSourceOptions } from '../database/data-source.ts';
import { migrate, MIGRATION_LOCK } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import type { FileStore } from '../files/file-store.ts';
import { isFileKey } from '../files/file-keys.ts';
import { BrokenArchive, readArchive } from './archive.ts';
import { fileOf, type Head, type Manifest, tableOf } from './contents.ts';
import { reportProgress } from './make-backup.ts';
import { copyIn, readTables, type Table } from './tables.ts';
import { type Verified, verifyBackup } from './verify-backup.ts';

/** Destination of a restore. */
export interface Target {
  url: string;
  /**
   * Store for the restored files. Null for a trial restore: files are verified against their
   * checksums and not stored.
   */
  store: FileStore | null;
}

const UNBOUNDED = 0;

/**
 * Replaces all data with the data of a backup in one transaction. Readers see either the old or the
 * new data, and a failure changes nothing. Other connections to the database are terminated and
 * reconnect by themselves.
 * @throws BrokenArchive if the file is not a valid backup, before anything is changed; or if the
 * restored data differs from the backup, after which the transaction is rolled back
 */
export async function restoreBackup(file: string, { url, store }: Target): Promise<Verified> {
  const verified = await verifyBackup(file);
  const source = await connectWithRetry({
    ...dataSourceOptions(url, [], 1, UNBOUNDED),
    migrations: migrationsOf(verified.head),
  });
  const runner = source.createQueryRunner();
  const files = new Restored(store);
  try {
    await replace(runner, async (client) => {
      await files.note(client);
      await build(client, runner);
      await fill(client, file, files);
      await setCounters(client, verified.manifest);
      await hold(client, verified.manifest);
    });
  } catch (error) {
    await files.undo();
    throw error;
  } finally {
    await runner.release();
    await source.destroy();
  }
  await files.clear(verified.manifest);
  await migrate(url);
  return verified;
}

/**
 * Returns the migrations of the backup. A backup of a later version is refused, because it contains
 * unknown tables.
 */
function migrationsOf({ migrations }: Head): typeof MIGRATIONS {
  const unknown = migrations.filter(
    (name) => !MIGRATIONS.some((migration) => migration.name === name),
  );
  if (unknown.length > 0)
    throw new BrokenArchive(
      `it was made by a later version of the product (${unknown.join(', ')})`,
    );
  return MIGRATIONS.filter(({ name }) => migrations.includes(name));
}

async function replace(
  runner: QueryRunner,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = (await runner.connect()) as pg.ClientBase;
  await client.query(
    `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'`,
  );
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await runner.startTransaction();
  try {
    await endOthers(client);
    await work(client);
    await runner.commitTransaction();
    await endOthers(client);
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  }
}

/** Creates an empty schema of the backup's version. */
async function build(client: pg.ClientBase, runner: QueryRunner): Promise<void> {
  await client.query('drop schema public cascade; create schema public');
  const executor = new MigrationExecutor(runner.dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

/**
 * Terminates other sessions before the restore. Otherwise the restore and a session that wait for
 * each other's tables would deadlock.
 */
const endOthers = (client: pg.ClientBase) =>
  client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and usename = current_user and pid <> pg_backend_pid()`,
  );

async function fill(client: pg.ClientBase, file: string, files: Restored): Promise<void> {
  const tables = await readTables(client);
  await truncate(client, tables);
  let open: { name: string; stream: ReturnType<typeof from> } | null = null;
  const close = async () => {
    if (!open) return;
    open.stream.end();
    await finished(open.stream);
    open = null;
  };
  for await (const { name, bytes } of readArchive(file)) {
    const [table, key] = [tableOf(name), fileOf(name)];
    if (open && (open as { name: string }).name !== table) await close();
    if (key !== null) await files.put(key, bytes);
    if (table === null) continue;
    open ??= { name: table, stream: client.query(from(copyIn(known(tables, table)))) };
    await written(open.stream, bytes);
  }
  await close();
  for (const { name } of tables) await client.query(`alter table "${name}" enable trigger user`);
}

/**
 * Empties all tables. Rows that migrations insert are part of the backup, so they are removed too.
 * User triggers are disabled first.
 */
async function truncate(client: pg.ClientBase, tables: Table[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table "${name}" disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
}

function known(tables: Table[], name: string): Table {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new BrokenArchive(`its schema has no table ${name}`);
  return table;
}

const written = (stream: ReturnType<typeof from>, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

async function setCounters(client: pg.ClientBase, { counters }: Manifest): Promise<void> {
  for (const [name, value] of Object.entries(counters))
    await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value]);
}

/**
 * Reads every restored table again and compares its checksum with the checksum in the backup.
 * @throws BrokenArchive if a checksum differs
 */
async function hold(client: pg.ClientBase, { tables }: Manifest): Promise<void> {
  for (const table of await readTables(client)) {
    const { sha256 } = await reportProgress(client, table, () => Promise.resolve());
    if (tables[table.name]?.sha256 !== sha256)
      throw new BrokenArchive(`the restored table ${table.name} differs from the backup`);
  }
}

/**
 * Tracks the files that the restore adds to the file store. After a commit they remain, and files
 * that only the replaced data referenced are deleted. After a rollback the added files are deleted.
 */
class Restored {
  private readonly added: string[] = [];
  private had: string[] = [];

  constructor(private readonly store: FileStore | null) {}

  /** Records the keys of the files that the database references before the restore. */
  async note(client: pg.ClientBase): Promise<void> {
    const {
      rows: [found],
    } = await client.query<{ there: boolean }>(
      `select to_regclass('public.files') is not null as there`,
    );
    if (!found?.there) return;
    const { rows } = await client.query<{ key: string }>(
      `select form ->> 'key' as key from files, jsonb_array_elements(forms) form`,
    );
    this.had = rows.map(({ key }) => key);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    if (!isFileKey(key)) throw new BrokenArchive(`a file cannot be named ${key}`);
    if (!this.store || (await this.store.read(key))?.equals(bytes)) return;
    this.added.push(key);
    await this.store.put(key, bytes);
  }

  async clear({ files, lost }: Manifest): Promise<void> {
    for (const key of this.had)
      if (!Object.hasOwn(files, key) && !lost.includes(key)) await this.store?.remove(key);
  }

  async undo(): Promise<void> {
    for (const key of this.added) await this.store?.remove(key);
  }
}

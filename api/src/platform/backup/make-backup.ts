import { createHash } from 'node:crypto';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { BACKUP_LOCK, type FileStore } from '../files/file-store.ts';
import { ArchiveWriter } from './archive.ts';
import {
  FORMAT,
  filePart,
  HEAD,
  type Head,
  MANIFEST,
  type Manifest,
  type Sum,
  tablePart,
} from './contents.ts';
import { connect } from './connect.ts';
import { fingerprintOf, encryptKey } from './encrypted-key.ts';
import { copyOut, readCounters, readTables, type Table } from './tables.ts';

/** Sources of a backup: the database, the files and the key. */
export interface Source {
  url: string;
  store: FileStore;
  /** The key that encrypts fields of the database. */
  fieldKey: string;
  /**
   * Passphrase that encrypts the field key inside the backup. If it is null, the backup does not
   * contain the key, and the backup alone cannot decrypt fields.
   */
  passphrase: string | null;
}

/** Thrown because another backup of the database is running; only one may run at a time. */
export class BackupInProgress extends Error {}

const PIECE_BYTES = 1024 * 1024;

/**
 * Writes all tables and files of one snapshot into one file without blocking other work. Files that
 * the store has lost are listed in the backup and do not cause an error.
 * @throws BackupInProgress
 */
export async function makeBackup(
  file: string,
  { url, store, fieldKey, passphrase }: Source,
  now: Date,
): Promise<Manifest> {
  const client = await connect(url);
  try {
    await hold(client);
    return await write(new ArchiveWriter(file), client, { store, fieldKey, passphrase }, now);
  } finally {
    await client.end();
  }
}

async function write(
  archive: ArchiveWriter,
  client: pg.Client,
  { store, fieldKey, passphrase }: Omit<Source, 'url'>,
  now: Date,
): Promise<Manifest> {
  try {
    await client.query('begin isolation level repeatable read read only');
    const head: Head = {
      format: FORMAT,
      madeAt: now.toISOString(),
      migrations: await migrationsOf(client),
      key: {
        mark: fingerprintOf(fieldKey),
        sealed: passphrase === null ? null : encryptKey(fieldKey, passphrase),
      },
    };
    await archive.add(HEAD, json(head));
    const manifest = {
      counters: await readCounters(client),
      tables: await addTables(archive, client),
      ...(await addFiles(archive, client, store)),
    };
    await archive.add(MANIFEST, json(manifest));
    await archive.close();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function hold(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [BACKUP_LOCK],
  );
  if (!rows[0]?.taken) throw new BackupInProgress('another backup is being made');
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const {
    rows: [schema],
  } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!schema?.there) throw new Error('There is nothing in this database yet.');
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

async function addTables(archive: ArchiveWriter, client: pg.Client): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  for (const table of await readTables(client)) {
    let piece = 0;
    sums[table.name] = await reportProgress(client, table, (bytes) =>
      archive.add(tablePart(table.name, ++piece), bytes),
    );
    if (piece === 0) await archive.add(tablePart(table.name, 1), Buffer.alloc(0));
  }
  return sums;
}

/** Reads a table as text in pieces, passes them to `consume`, and returns the checksum. */
export async function reportProgress(
  client: pg.ClientBase,
  table: Table,
  consume: (piece: Buffer) => Promise<unknown>,
): Promise<Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const pass = async () => {
    await consume(Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of client.query(to(copyOut(table))) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    size += waiting.push(chunk) && chunk.length;
    if (size >= PIECE_BYTES) await pass();
  }
  if (size > 0) await pass();
  return { sha256: hash.digest('hex'), bytes };
}

async function addFiles(
  archive: ArchiveWriter,
  client: pg.Client,
  store: FileStore,
): Promise<Pick<Manifest, 'files' | 'lost'>> {
  const { rows } = await client.query<{ key: string; sha256: string }>(FILES_OF_RECORDS);
  const files: Record<string, Sum> = {};
  const lost: string[] = [];
  for (const { key, sha256 } of rows) {
    const bytes = await store.read(key);
    if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256) {
      lost.push(key);
      continue;
    }
    files[key] = { sha256, bytes: bytes.length };
    await archive.add(filePart(key), bytes);
  }
  return { files, lost };
}

/**
 * SQL of the files that belong to a record. Files without a record are uploads in progress or
 * leftovers, which a backup leaves out and a sweep deletes after a restore.
 */
const FILES_OF_RECORDS = `select form ->> 'key' as key, form ->> 'sha256' as sha256
  from files, jsonb_array_elements(forms) form where owner is not null order by 1`;

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 1));

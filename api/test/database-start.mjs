import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { startEmbedded } from '../src/platform/embedded/embedded.ts';

// The test data is discarded after the run, so writes need not wait for the disk.
const unsafeButQuick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
const enterableByItsUser = 0o711;

/**
 * Starts one database server per run, with one migrated template database that every test file
 * copies.
 */
export default async function start() {
  const server = process.env.TEST_DATABASE_URL ?? (await startServer());
  const template = `five_test_${randomBytes(4).toString('hex')}`;
  await run(server, `create database ${template}`);
  const url = new URL(server);
  url.pathname = template;
  await migrate(url.href);
  // Most tests use the site, which visitors see once the venue is open.
  await run(url.href, "update venue set opened_at = now(), name = 'Five Arena'");
  process.env.TEST_SERVER_URL = server;
  process.env.TEST_TEMPLATE = template;
}

async function startServer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-test-'));
  fs.chmodSync(folder, enterableByItsUser);
  const database = await startEmbedded(folder, unsafeButQuick);
  globalThis.testServer = { folder, database };
  return database.url;
}

async function run(url, sql) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql);
  await client.end();
}

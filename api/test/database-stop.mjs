import fs from 'node:fs';
import pg from 'pg';

/**
 * Stops the server that the run started. On an external server (`TEST_DATABASE_URL`), drops the
 * databases of the run.
 */
export default async function stop() {
  await dropDatabases(process.env.TEST_SERVER_URL, process.env.TEST_TEMPLATE);
  const { database, folder } = globalThis.testServer ?? {};
  await database?.stop();
  if (folder) fs.rmSync(folder, { recursive: true, force: true });
}

async function dropDatabases(server, template) {
  const client = new pg.Client({ connectionString: server });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows)
    await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}

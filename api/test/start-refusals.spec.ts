import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  forgetPid,
  makeDataDir,
  notePid,
  servingProcess,
} from '../src/platform/config/data-dir.ts';
import { requireDatabase } from '../src/platform/config/reachable-database.ts';
import { createDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-refusals-'));
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const changed = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};
const refusal = (databaseUrl: string | null) =>
  requireDatabase({ databaseUrl }).then(
    () => null,
    (error: Error) => error.message,
  );

test('a DATABASE_URL without a reachable server is reported in one line with a fix', async () => {
  expect(await refusal('postgres://somebody:hush-hush@127.0.0.1:1/none')).toBe(
    'DATABASE_URL is refused: nobody answers at 127.0.0.1:1 (ECONNREFUSED). Start ' +
      'PostgreSQL there, or leave it empty: the product then brings its own.',
  );
});

test('the one-line error names a missing database or refused user, not the password', async () => {
  expect(await refusal(changed((url) => (url.pathname = 'nowhere')))).toMatch(
    new RegExp(
      '^DATABASE_URL is refused: there is no database "nowhere" at ' +
        '127\\.0\\.0\\.1:\\d+\\. Make one with createdb\\.$',
    ),
  );
  const kept = await refusal(
    changed((url) => Object.assign(url, { username: 'stranger', password: 'hush-hush' })),
  );
  expect(kept).toMatch(/^DATABASE_URL is refused: \S+ does not let "stranger" in \(.+\)\.$/);
  expect(kept).not.toContain('hush-hush');
});

test('a database that lets us in, and the embedded one, are not refused', async () => {
  expect([await refusal(database.url), await refusal(null)]).toEqual([null, null]);
});

test('a DATA_DIR that cannot be a folder is refused by name, also for a missing parent', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  const places = [
    file,
    path.join(file, 'below'),
    ...(process.platform === 'linux' ? ['/proc/five-arena'] : []),
  ];
  for (const dataDir of places)
    expect(() => makeDataDir({ dataDir })).toThrow(
      `DATA_DIR is refused: ${dataDir} is no folder that this user can make or write to`,
    );
  makeDataDir({ dataDir: path.join(folder, 'a', 'b') });
  expect(fs.existsSync(path.join(folder, 'a', 'b'))).toBe(true);
});

test('a second process on one DATA_DIR replaces only the PID of a dead one', async () => {
  const place = { dataDir: folder };
  const first = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  fs.writeFileSync(path.join(folder, 'api.pid'), String(first.pid));
  notePid(place, false);
  forgetPid(place);
  expect(servingProcess(place)).toBe(first.pid);
  first.kill('SIGKILL');
  await once(first, 'exit');
  notePid(place, false);
  expect(servingProcess(place)).toBe(process.pid);
  forgetPid(place);
  expect(fs.existsSync(path.join(folder, 'api.pid'))).toBe(false);
});

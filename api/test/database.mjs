import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../src/platform/embedded/embedded.ts';

/** One server for a whole run: the launcher's (TEST_DATABASE_URL), else one of our own in a temporary folder. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-jest-'));
  // As root the server runs as another user, who must be able to enter.
  fs.chmodSync(folder, 0o711);
  const database = await startEmbedded(folder);
  process.env.TEST_DATABASE_URL = database.url;
  globalThis.stopDatabase = async () => {
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

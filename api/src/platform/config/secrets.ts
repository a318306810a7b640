import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BYTES = 48;
// Number of random bytes in the name of the temporary file of a secret. The process id does not
// suffice, because processes in different containers can have the same id.
const NAME_BYTES = 6;

/**
 * A secret that is generated at first start and stored in the data folder, readable by its owner
 * only. Concurrent first starts use the same secret.
 */
export function storedSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return makeSecret(dataDir, file);
  }
}

function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(NAME_BYTES).toString('hex')}`;
  writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file); // Throws if another process has already stored a secret.
  } catch {
    // Another process stored its secret first; that secret is read below.
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const MAIL = /-(?<reference>[^-]+-[^-]+)\.eml$/;

/**
 * Deletes the files of mails that were removed from the outbox. Mails are written to this folder if
 * there is no mail server.
 */
export async function removeMailFiles(
  dataDir: string,
  references: readonly string[],
): Promise<void> {
  const gone = new Set(references);
  const folder = path.join(dataDir, 'mail');
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // no mail was ever written
    throw error;
  });
  for (const file of files) {
    if (gone.has(MAIL.exec(file)?.groups?.['reference'] ?? ''))
      await rm(path.join(folder, file), { force: true });
  }
}

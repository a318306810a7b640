import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const MAIL = /-(?<reference>[^-]+-[^-]+)\.eml$/;

/**
 * Deletes the files of mails that were removed from the outbox. Without a mail server, mails are
 * written to this folder.
 */
export async function removeMailFiles(
  dataDir: string,
  references: readonly string[],
): Promise<void> {
  const removed = new Set(references);
  const folder = path.join(dataDir, 'mail');
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // The folder does not exist, because no mail was ever written.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const file of files) {
    if (removed.has(MAIL.exec(file)?.groups?.['reference'] ?? ''))
      await rm(path.join(folder, file), { force: true });
  }
}

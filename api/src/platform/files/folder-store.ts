import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeRefused } from '../http/domain-error.ts';
import { isOutOfRoom } from '../http/uploads/upload-spool.ts';
import { FileStore, type OpenFile } from './file-store.ts';

/** Stores files in a local folder, with a subfolder for public and for private files. */
export class FolderStore extends FileStore {
  constructor(private readonly root: string) {
    super();
  }

  /** Stores a file. It gets its final name only when it is complete, also after a power failure. */
  override async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.at(key);
    const draft = `${file}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeThrough(draft, bytes);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw isOutOfRoom(error) ? codeRefused('STORAGE_FULL') : error;
    }
  }

  override async read(key: string): Promise<Buffer | null> {
    return readFile(this.at(key)).catch(nullWhereMissing);
  }

  override async open(key: string): Promise<OpenFile | null> {
    const found = await stat(this.at(key)).catch(nullWhereMissing);
    return found && { size: found.size, stream: createReadStream(this.at(key)) };
  }

  override async remove(key: string): Promise<void> {
    await rm(this.at(key), { force: true });
  }

  private at(key: string): string {
    return path.join(this.root, ...key.split('/'));
  }
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullWhereMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

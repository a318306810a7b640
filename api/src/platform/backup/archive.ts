import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import tar from 'tar-stream';

/** One entry of an archive. */
export interface Part {
  name: string;
  bytes: Buffer;
}

/** An archive that is truncated, or whose content differs from its manifest. */
export class BrokenArchive extends Error {}

/**
 * Writes parts one after the other into a Zstandard-compressed tar file, which standard tools can
 * read (`tar --zstd -tf FILE`).
 */
export class ArchiveWriter {
  private readonly pack = tar.pack();
  private readonly draft: string;
  private readonly written: Promise<void>;

  constructor(private readonly file: string) {
    this.draft = `${file}.part`;
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    this.written = pipeline(
      this.pack,
      compress,
      createWriteStream(this.draft, { mode: 0o600, flush: true }),
    );
    // The error is reported by `add` or `close`, which await this promise.
    this.written.catch(() => undefined);
  }

  /** Adds a part. Resolves when the archive can take the next part. */
  async add(name: string, bytes: Buffer): Promise<void> {
    const entered = new Promise<void>((resolve, reject) => {
      const entry = this.pack.entry({ name, size: bytes.length }, (error) =>
        error ? reject(error) : resolve(),
      );
      // If the disk is full, the current entry fails. An unhandled error event would end the
      // process.
      entry.on('error', reject);
      entry.end(bytes);
    });
    // If the archive file cannot be written, the entry fails too. `written` then rejects with the
    // original error, which is reported instead of the error of the entry.
    const added = entered.catch((error: unknown) =>
      this.written.then(() => Promise.reject(error as Error)),
    );
    await Promise.race([added, this.written.then(() => added)]);
  }

  /** Completes the file. It gets its final name only when it is complete. */
  async close(): Promise<void> {
    this.pack.finalize();
    await this.written;
    await rename(this.draft, this.file);
    const folder = await open(path.dirname(this.file));
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async abandon(): Promise<void> {
    this.pack.destroy();
    await this.written.catch(() => undefined);
    await rm(this.draft, { force: true });
  }
}

/**
 * Yields the parts of an archive in order.
 * @throws BrokenArchive if the file is truncated or not an archive
 */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), createZstdDecompress(), extract);
  read.catch(() => undefined); // The loop below throws the same error.
  try {
    for await (const entry of extract)
      yield { name: entry.header.name, bytes: await buffer(entry) };
    await read;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') throw error;
    throw new BrokenArchive(`${file} cannot be read to its end: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

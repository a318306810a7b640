import type { Readable } from 'node:stream';

/**
 * Advisory lock of a backup. While it is held, no stored file is deleted, so that the files of the
 * backup's snapshot remain readable.
 */
export const BACKUP_LOCK = 5_115_002;

/** An open file. The caller reads the stream to its end or destroys it. */
export interface OpenFile {
  size: number;
  stream: Readable;
}

/**
 * Store of file contents. A key is `public/…` or `private/…` followed by a random name. Every
 * method throws DomainError STORAGE_UNAVAILABLE if the store does not respond.
 */
export abstract class FileStore {
  /**
   * Stores bytes under an unused key. If the store is full, nothing is stored.
   * @throws DomainError STORAGE_FULL
   */
  abstract put(key: string, bytes: Buffer): Promise<void>;

  /** Reads a file; null if the key does not exist. */
  abstract read(key: string): Promise<Buffer | null>;

  /**
   * Opens a file as a stream, so that the whole file is not kept in memory for a slow reader; null
   * if the key does not exist.
   */
  abstract open(key: string): Promise<OpenFile | null>;

  abstract remove(key: string): Promise<void>;
}

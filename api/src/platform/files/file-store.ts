import type { Readable } from 'node:stream';

/** An open file. The caller reads the stream to its end or destroys it. */
export interface OpenFile {
  size: number;
  stream: Readable;
}

/**
 * Store of the bytes. A key is `public/…` or `private/…` and a random name. Every method throws
 * DomainError STORAGE_UNAVAILABLE if the store does not respond.
 */
export abstract class FileStore {
  /**
   * Stores bytes under an unused key. @throws DomainError STORAGE_FULL if there is no room; then
   * nothing is stored
   */
  abstract put(key: string, bytes: Buffer): Promise<void>;

  /** Null if there is no such key. */
  abstract read(key: string): Promise<Buffer | null>;

  /**
   * Opens the file as a stream for slow readers, without holding it in memory; null if there is no
   * such key.
   */
  abstract open(key: string): Promise<OpenFile | null>;

  abstract remove(key: string): Promise<void>;
}

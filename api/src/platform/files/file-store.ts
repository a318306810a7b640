import type { Readable } from 'node:stream';

/** A file on its way out: whoever asks for it takes the stream to its end, or destroys it. */
export interface OpenFile {
  size: number;
  stream: Readable;
}

/**
 * Where the bytes lie. A key is `public/…` or `private/…` and a random name.
 * A store that does not answer is a DomainError STORAGE_AWAY, whatever is asked of it.
 */
export abstract class FileStore {
  /** Keeps bytes under a key that was not used before. @throws DomainError STORAGE_FULL when there is no room; then nothing is kept */
  abstract put(key: string, bytes: Buffer): Promise<void>;

  /** Null where there is nothing. */
  abstract read(key: string): Promise<Buffer | null>;

  /** The same as a stream, for a reader that may be slow: what is not taken yet is not in memory. */
  abstract open(key: string): Promise<OpenFile | null>;

  /** Removes what is there. */
  abstract remove(key: string): Promise<void>;
}

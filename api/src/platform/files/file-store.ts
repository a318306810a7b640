/**
 * Where the bytes lie. A key is `public/…` or `private/…` and a random name.
 * A store that does not answer is a DomainError STORAGE_AWAY, whatever is asked of it.
 */
export abstract class FileStore {
  /** Keeps bytes under a key that was not used before. @throws DomainError STORAGE_FULL when there is no room; then nothing is kept */
  abstract put(key: string, bytes: Buffer): Promise<void>;

  /** Null where there is nothing. */
  abstract read(key: string): Promise<Buffer | null>;

  /** Removes what is there. */
  abstract remove(key: string): Promise<void>;
}

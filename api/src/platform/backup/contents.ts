import type { EncryptedKey } from './encrypted-key.ts';

/**
 * The first part of a backup. It contains the data with which a restore decides whether and how it
 * can proceed.
 */
export interface Head {
  format: typeof FORMAT;
  madeAt: string;
  /** The migrations of the backed-up schema, in order. */
  migrations: string[];
  /**
   * The key that encrypts fields of the database. `mark` is its fingerprint, and `sealed` is the
   * key encrypted with a passphrase; null if the backup does not contain the key.
   */
  key: { mark: string; sealed: EncryptedKey | null };
}

/** Expected checksum of a table's text or of a file. */
export interface Sum {
  sha256: string;
  bytes: number;
}

/** The last part of a backup. A backup with this part and matching checksums is complete. */
export interface Manifest {
  tables: Record<string, Sum>;
  /** Checksums of the files, by their key in the file store. */
  files: Record<string, Sum>;
  counters: Record<string, number>;
  /** Keys of files that tables reference but that the file store had lost or damaged. */
  lost: string[];
}

export const FORMAT = 'five-arena-backup-1';
export const HEAD = 'head.json';
export const MANIFEST = 'manifest.json';
const TABLES = 'tables/';
const FILES = 'files/';

/** Name of one piece of a table, such as `tables/bookings/000001.copy`. */
export const tablePart = (table: string, piece: number): string =>
  `${TABLES}${table}/${String(piece).padStart(6, '0')}.copy`;
export const filePart = (key: string): string => `${FILES}${key}`;
export const tableOf = (name: string): string | null =>
  name.startsWith(TABLES) ? name.slice(TABLES.length, name.lastIndexOf('/')) : null;
export const fileOf = (name: string): string | null =>
  name.startsWith(FILES) ? name.slice(FILES.length) : null;

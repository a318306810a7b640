import type { EncryptedKey } from './encrypted-key.ts';

/** The first part of a backup: what a restore needs to decide whether and how it can proceed. */
export interface Head {
  format: typeof FORMAT;
  madeAt: string;
  /** The migrations of its schema, in order. */
  migrations: string[];
  /**
   * The key of the encrypted fields: its fingerprint, and the key itself if a passphrase encrypts
   * it.
   */
  key: { mark: string; sealed: EncryptedKey | null };
}

/** Expected checksum of a table or a file, over its text form. */
export interface Sum {
  sha256: string;
  bytes: number;
}

/** The last part of a backup. A backup with this part and matching checksums is complete. */
export interface Manifest {
  tables: Record<string, Sum>;
  /** By file store key. */
  files: Record<string, Sum>;
  counters: Record<string, number>;
  /** Keys that tables reference and that the store had lost or damaged. */
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

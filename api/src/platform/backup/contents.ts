import type { SealedKey } from './sealed-key.ts';

/** The first part of a backup: what is needed to know whether and how it can be brought back. */
export interface Head {
  format: typeof FORMAT;
  madeAt: string;
  /** The migrations that made its schema, in their order. */
  migrations: string[];
  /** What seals some fields: known by its mark, and enclosed where a passphrase was given. */
  key: { mark: string; sealed: SealedKey | null };
}

/** What a table or a file must come out as, told by its text. */
export interface Sum {
  sha256: string;
  bytes: number;
}

/** The last part: nothing is missing where it is there and its sums are right. */
export interface Manifest {
  tables: Record<string, Sum>;
  /** By the keys of the file store. */
  files: Record<string, Sum>;
  counters: Record<string, number>;
  /** Keys that the tables name and the store had lost, or damaged. */
  lost: string[];
}

export const FORMAT = 'five-arena-backup-1';
export const HEAD = 'head.json';
export const MANIFEST = 'manifest.json';
const TABLES = 'tables/';
const FILES = 'files/';

/** Told in pieces: `tables/bookings/000001.copy`. */
export const tablePart = (table: string, piece: number): string => `${TABLES}${table}/${String(piece).padStart(6, '0')}.copy`;
export const filePart = (key: string): string => `${FILES}${key}`;
export const tableOf = (name: string): string | null => (name.startsWith(TABLES) ? name.slice(TABLES.length, name.lastIndexOf('/')) : null);
export const fileOf = (name: string): string | null => (name.startsWith(FILES) ? name.slice(FILES.length) : null);

import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const FILE = /^\d{3}-[\w-]+\.(?:ts|js)$/;

/**
 * Migrations in execution order: the classes of the files of this folder, in the order of their
 * numbers. A released migration is never edited; a new migration corrects it.
 */
export const MIGRATIONS = await migrationsOf(import.meta.dirname);

async function migrationsOf(folder: string): Promise<Migration[]> {
  const files = readdirSync(folder).filter((file) => FILE.test(file));
  return (await Promise.all(files.sort().map(loaded))).flatMap((exported) =>
    Object.values(exported),
  );
}

async function loaded(file: string): Promise<Record<string, Migration>> {
  return (await import(new URL(file, import.meta.url).href)) as Record<string, Migration>;
}

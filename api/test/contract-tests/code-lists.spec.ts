import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

interface Check {
  name: string;
  text: string;
}

const SHARED = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@five/shared/locales/fr/errors.json'))),
  '..',
  '..',
  '..',
  'dist',
);

/** Every code list that `shared` exports, as text. */
async function codeLists(): Promise<Set<string>> {
  const files = fs
    .readdirSync(SHARED, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(\.(codes|rules|contract)|\/locale)\.js$/.test(file));
  const modules = await Promise.all(
    files.map(
      (file) =>
        import(pathToFileURL(path.join(SHARED, file)).href) as Promise<Record<string, unknown>>,
    ),
  );
  const lists = modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is string[] =>
        Array.isArray(value) && value.every((code) => typeof code === 'string'),
    );
  return new Set(lists.map(sortedList));
}

const sortedList = (codes: readonly string[]) => [...codes].sort().join(' ');

/**
 * Columns whose code list `shared` does not export as a constant, because only the API uses the
 * list or it is a type.
 */
const OF_THE_API = [
  'codes_purpose',
  'files_access',
  'outbox_channel',
  'payments_target_kind',
  'seasons_kind',
  'transfer_proofs_target_kind',
  'users_role',
];

/** The codes that the check constraint of a column accepts, as sorted text. */
const allowedCodes = ({ text }: Check): string | null => {
  const [, codes] = /^CHECK \(\(\w+ = ANY \(ARRAY\[('[^\]]+)\]\)\)\)$/.exec(text) ?? [];
  return codes === undefined
    ? null
    : sortedList([...codes.matchAll(/'([^']*)'/g)].map(([, code]) => code ?? ''));
};

test('each column of fixed values uses a shared list, and stores an added value', async () => {
  const lists = await codeLists();
  const checks = await database.sql<Check>(
    `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace order by 1`,
  );
  const closed = checks.flatMap((check) =>
    allowedCodes(check) === null ? [] : [{ name: check.name, codes: allowedCodes(check) ?? '' }],
  );
  expect(closed.length).toBeGreaterThan(30);
  expect(closed.filter(({ codes }) => !lists.has(codes)).map(({ name }) => name)).toEqual(
    OF_THE_API,
  );
});

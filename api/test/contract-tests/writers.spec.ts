import fs from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../../src');
const files = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('/migrations/'),
  );

const textOf = (file: string) => fs.readFileSync(path.join(SOURCES, file), 'utf8');
const domainOf = (file: string) => file.split('/', 1)[0] ?? '';

const TABLE_PREFIX = /\s+(?:only\s+)?(?:public\.)?/.source;
const WRITES = new RegExp(
  `${/\b(?:insert\s+into|delete\s+from|update)/.source}${TABLE_PREFIX}` +
    /([a-z_]+)\b(?=(\s+(?:as\s+)?[a-z_]+)?\s+set\b|\s|\()/.source,
  'gi',
);
const UPDATE_SETS = new RegExp(
  `^update${TABLE_PREFIX}${/(?!set\b)[a-z_]+(?:\s+(?:as\s+)?[a-z]\w*)?\s+set\b/.source}`,
  'i',
);
const IS_UPDATE = /^update\s/i;

/**
 * Returns the tables that a source text writes by SQL. `update x set` counts; `for update` and `do
 * update set` do not.
 */
function tablesWritten(text: string): string[] {
  return [...text.matchAll(WRITES)]
    .filter(([statement], index, all) => {
      const { index: at = 0 } = all[index] ?? {};
      return !IS_UPDATE.test(statement) || UPDATE_SETS.test(text.slice(at, at + 120));
    })
    .map(([, table = '']) => table.toLowerCase());
}

/** The domain of each table, from the folder of its entity. */
const owners = new Map(
  files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/@Entity\('([a-z_]+)'\)/g)].map(
        ([, table = '']) => [table, domainOf(file)] as const,
      ),
    ),
);

test('a table is written by one domain only, the one that has its entity', () => {
  const writers = new Map<string, Set<string>>();
  for (const file of files.filter((one) => !/^seed\/(leaving|reset)\//.test(one)))
    for (const table of tablesWritten(textOf(file)))
      writers.set(table, (writers.get(table) ?? new Set()).add(domainOf(file)));
  const wrong = [...writers]
    .map(([table, domains]) => ({
      table,
      domains: [...domains].sort(),
      owner: owners.get(table) ?? 'platform',
    }))
    .filter(({ domains, owner }) => domains.join() !== owner);
  expect(wrong).toEqual([]);
  expect(writers.size).toBeGreaterThan(10);
});

test('an entity is used by its own domain only: no other can write through it', () => {
  const foreign = files
    .filter((file) => file !== 'entities.ts')
    .flatMap((file) =>
      [...textOf(file).matchAll(/^import (?!type )[^;]*? from '(\.[^']+\.entity\.ts)'/gm)]
        .map(([, imported = '']) => path.posix.join(path.posix.dirname(file), imported))
        .filter((imported) => domainOf(imported) !== domainOf(file))
        .map((imported) => `${file} uses ${imported}`),
    );
  expect(foreign).toEqual([]);
});

test('the statements that the check searches for are the ones that write', () => {
  expect(
    tablesWritten(
      `select 1 from x for update; insert into a (b) values (1) on conflict (b) do update
        set b = 2`,
    ),
  ).toEqual(['a']);
  expect(
    tablesWritten(
      `with n as (update outbox n set x = 1 returning *) delete from codes where a; update users
        set b = 1`,
    ),
  ).toEqual(['outbox', 'codes', 'users']);
  expect(tablesWritten('select … for update skip locked; // an update sets more')).toEqual([]);
});

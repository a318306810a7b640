import { DataSource, type EntityMetadata } from 'typeorm';
import { SETTINGS } from '../../src/platform/config/config.module.ts';
import type { Settings } from '../../src/platform/config/settings.ts';
import { type Tx, Transactions } from '../../src/platform/database/transactions.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { erasedOf, type Owner, rowsOf } from '../../src/platform/personal-data/marked-rows.ts';
import {
  type ColumnMarks,
  marksOf,
  personalRowsOf,
} from '../../src/platform/personal-data/marks.ts';
import { loadDemo } from '../../src/seed/load-demo.ts';
import { ErasureService } from '../../src/users/erasure.service.ts';
import { ErasureBlockers } from '../../src/users/erasure/erasure-blockers.ts';
import { LoginsService } from '../../src/users/logins.service.ts';
import { PersonalData } from '../../src/users/personal-data.ts';
import { createWorld, type World } from '../world.ts';
import { fillPersonalColumns, fillSealedColumns } from './fill.ts';

const TEXTS = ['text', 'varchar', 'character varying', 'json', 'jsonb', 'bytea'];

/** Rows that a domain finds by its own statements: conditions with the id of a customer. */
const FOUND_BY_HAND: Record<string, string> = {
  transfer_proofs: 'target in (select reference from bookings where customer_id = $1)',
};

let world: World;
let entities: EntityMetadata[];
let people: Owner[];
/** The export of each person, by reference. */
const exports = new Map<string, string>();
/** Values of personal columns before the erasures. */
let before: Values;

/** Values of a personal column in the rows of one person. */
interface Value {
  column: string;
  owner: Owner;
  marks: ColumnMarks;
  texts: (string | null)[];
}

/** By column and reference of the person. */
type Values = Map<string, Value>;

const isErased = ({ userId }: Owner) => userId % 4 > 0;
const marksIn = ({ target }: EntityMetadata, field: string) =>
  marksOf(target as () => void, field) ?? {};
const areDeleted = ({ target }: EntityMetadata) => personalRowsOf(target as () => void)?.deleted;
const hasPersonalRows = ({ target, tableName }: EntityMetadata) =>
  tableName in FOUND_BY_HAND || personalRowsOf(target as () => void) !== undefined;

beforeAll(async () => {
  world = await createWorld();
  entities = world.app.get(DataSource).entityMetadatas;
  await loadDemo(world.app, world.app.get<Settings>(SETTINGS), new AbortController().signal);
  await world.app.get(Jobs).pause();
  people = await world.sql<Owner & Record<string, unknown>>(
    `select u.id as "userId", c.id as "customerId", u.reference from users u
      join customers c on c.user_id = u.id where u.role = 'player' order by u.id`,
  );
  await fillPersonalColumns(world, entities);
  for (const owner of people) {
    const file = await run((tx) => world.app.get(PersonalData).export(tx, owner));
    exports.set(owner.reference, JSON.stringify(file));
  }
  await fillSealedColumns(world);
  before = await personalValues();
  world.app.get(ErasureBlockers).refuse = () => Promise.resolve();
  for (const { userId } of people.filter(isErased)) await run((tx) => erase(tx, userId));
});
afterAll(() => world.close());

const run = <T>(work: (tx: Tx) => Promise<T>) => world.app.get(Transactions).run(work);

async function erase(tx: Tx, userId: number): Promise<void> {
  await world.app
    .get(ErasureService)
    .erase(tx, await world.app.get(LoginsService).lock(tx, userId));
}

function rowsIn<Row extends object>(
  metadata: EntityMetadata,
  owner: Owner,
  { select, where: condition = 'true' }: { select: string; where?: string },
): Promise<Row[]> {
  const byHand = FOUND_BY_HAND[metadata.tableName];
  const { where, values } = byHand
    ? { where: byHand, values: [owner.customerId] }
    : rowsOf(metadata, owner);
  return world.sql<Row>(
    `select ${select} from ${metadata.tableName} where ${where} and (${condition}) order by 1`,
    values,
  );
}

async function personalValues(): Promise<Values> {
  const values: Values = new Map();
  for (const metadata of entities.filter(hasPersonalRows))
    for (const { propertyName, databaseName } of metadata.columns) {
      const marks = marksIn(metadata, propertyName);
      if (!marks.personal) continue;
      const column = `${metadata.tableName}.${databaseName}`;
      for (const owner of people) {
        const select = `${databaseName}::text as text`;
        const rows = await rowsIn<{ text: string | null }>(metadata, owner, { select });
        const texts = rows.map(({ text }) => text);
        values.set(`${column} of ${owner.reference}`, { column, owner, marks, texts });
      }
    }
  return values;
}

test('every text column is marked as personal or not, and each decision is stated', () => {
  const problems = entities.flatMap((metadata) =>
    metadata.columns.flatMap(({ propertyName, type }) => {
      // The reference of a record is random and contains no name.
      if (!TEXTS.includes(String(type)) || propertyName === 'reference') return [];
      const { personal, notPersonal, exported } = marksIn(metadata, propertyName);
      const name = `${metadata.name}.${propertyName}`;
      if ((personal === undefined) === (notPersonal === undefined))
        return [`${name} is marked neither or both as @Personal and @NotPersonal`];
      if (!personal) return [];
      const ends = [personal.erase, personal.keep, areDeleted(metadata) || undefined];
      return [
        ...(ends.filter((end) => end !== undefined).length === 1
          ? []
          : [`${name} needs one of erase, keep and deleted rows`]),
        ...((exported === undefined) === (personal.notExported === undefined)
          ? [`${name} needs one of @Exported and notExported`]
          : []),
      ];
    }),
  );
  expect(problems).toEqual([]);
});

test('columns are marked for an erasure only where the rows of a person are known', () => {
  const unknown = entities.filter(
    (metadata) => Object.keys(erasedOf(metadata)).length > 0 && !hasPersonalRows(metadata),
  );
  // `personal-data.spec.ts` erases bank lines, which are found by payments and by names.
  expect(unknown.map(({ name }) => name)).toEqual(['BankLine']);
});

test('before the erasures every column that an erasure empties has a value', () => {
  const all = [...before.values()].filter(({ marks }) => marks.personal?.keep === undefined);
  const filled = all.filter(({ owner, texts }) => isErased(owner) && texts.some(Boolean));
  expect(new Set(filled.map(({ column }) => column))).toEqual(
    new Set(all.map(({ column }) => column)),
  );
});

test('after an erasure the marked columns are empty and the rows to delete are gone', async () => {
  const left = new Set<string>();
  for (const metadata of entities.filter(hasPersonalRows))
    for (const where of conditionsOfRest(metadata)) {
      const rows = people
        .filter(isErased)
        .map((owner) => rowsIn(metadata, owner, { select: '1', where }));
      if ((await Promise.all(rows)).flat().length > 0) left.add(`${metadata.tableName}: ${where}`);
    }
  expect([...left]).toEqual([]);
});

/** SQL conditions of rows that an erasure has not erased. */
const conditionsOfRest = (metadata: EntityMetadata): string[] =>
  areDeleted(metadata)
    ? ['true']
    : Object.entries(erasedOf(metadata)).map(([name, sql]) => `${name} is distinct from ${sql}`);

test('an erasure changes no personal data in the rows of other people', async () => {
  // Mails that name an erased person change, and blocks of an erased person end, for both people.
  const isShared = ({ column }: Value) => /^(outbox|player_blocks)\./.test(column);
  const ofOthers = (values: Values) =>
    [...values.values()].filter((value) => !isErased(value.owner) && !isShared(value));
  expect(ofOthers(await personalValues())).toEqual(ofOthers(before));
});

test('an export contains the personal texts that are marked as exported, and no others', () => {
  const wrong = [...before.values()].flatMap(({ column, owner, marks, texts }) => {
    const planted = texts.filter((text) => text?.includes('planted'));
    const isIn = (text: string | null) => exports.get(owner.reference)?.includes(String(text));
    return planted
      .filter((text) => isIn(text) !== (marks.exported !== undefined))
      .map(() => `${column} is ${marks.exported ? 'missing' : 'exported'}`);
  });
  expect([...new Set(wrong)]).toEqual([]);
});

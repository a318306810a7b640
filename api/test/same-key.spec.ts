import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Settings } from '../src/platform/config/settings.ts';
import { FieldCipher } from '../src/platform/config/field-cipher.ts';
import { noteKey, requireSameKey } from '../src/platform/config/same-key.ts';
import { SEALED_FIELDS } from '../src/sealed-fields.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { type ApiProcess, spawnApi } from './two-processes.ts';

const OWNER = 'U-7K3M9QXT';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-keys-'));
let database: TestDatabase;
let api: ApiProcess | undefined;
beforeEach(async () => { database = await createDatabase(); });
afterEach(async () => {
  await api?.stop('SIGKILL');
  await database.drop();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const newPlace = () => ({ dataDir: fs.mkdtempSync(path.join(folder, 'data-')) });
type Place = ReturnType<typeof newPlace>;

/** The database as today's schema leaves it, with so much sealed in it. */
const sealedWith = (...places: Place[]) => places
  .map((place) => `select '\\x${new FieldCipher(place as Settings).seal('BK123456', OWNER).toString('hex')}'::bytea as sealed, '${OWNER}' as owner`).join(' union all ');
const start = (place: Place, sealed = SEALED_FIELDS) => requireSameKey(database.url, place, sealed).catch((error: Error) => error.message);
const refused = ({ dataDir }: Place) => `DATA_DIR is refused: this database was begun with another key of sealed fields than ${dataDir}/field-key. Put the field-key of the first DATA_DIR in its place, or bring a backup back with npm run restore.`;
const copyKey = (from: Place, to: Place) => fs.copyFileSync(path.join(from.dataDir, 'field-key'), path.join(to.dataDir, 'field-key'));

test('a database is served with the key it was begun with: another DATA_DIR is refused in one line, until it has that key', async () => {
  const [first, second] = [newPlace(), newPlace()];
  expect([await start(first), await start(first)]).toEqual([null, null]);
  expect(await start(second)).toBe(refused(second));
  copyKey(first, second);
  expect(await start(second)).toBeNull();
});

test('of first starts at once with a key each, one stands and the others are refused', async () => {
  const places = [newPlace(), newPlace(), newPlace()];
  const answers = await Promise.all(places.map((place) => start(place)));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(answers.filter((answer) => answer !== null).sort()).toEqual(places.map(refused).filter((line) => answers.includes(line)).sort());
});

test('where fields were sealed before keys were noted, the one that opens some is noted', async () => {
  const [first, second] = [newPlace(), newPlace()];
  expect(await start(first, sealedWith(second, first))).toBeNull();
  expect(await start(second, sealedWith(second, first))).toBe(refused(second));
});

test('a key that opens nothing of what is sealed is told and not noted: neither is that venue shut out, nor the one who brings the right key', async () => {
  const [first, second] = [newPlace(), newPlace()];
  const sealed = sealedWith(first);
  expect(await start(second, sealed)).toBe(`Nothing that is sealed in this database opens with ${second.dataDir}/field-key: put the field-key that it was sealed with in its place, and start again.`);
  expect(await start(first, sealed)).toBeNull();
});

test('after a restore both keys may serve, the one that was noted in the backup and the one that lies there', async () => {
  const [first, second] = [newPlace(), newPlace()];
  await start(first);
  await noteKey(database.url, second);
  expect([await start(first), await start(second)]).toEqual([null, null]);
});

test('every column that holds what is sealed is looked at', async () => {
  const columns = await database.sql<{ name: string }>(`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`);
  expect(columns.map(({ name }) => name)).toEqual(['calendar_feeds.token_hash', 'calendar_feeds.token_sealed', 'socket_io_attachments.payload', 'users.tutor_cin']);
  expect(['token_sealed', 'tutor_cin'].filter((column) => !SEALED_FIELDS.includes(column))).toEqual([]);
});

test('the product ends at its start where it has another key than the database was begun with', async () => {
  await start(newPlace());
  api = await spawnApi(database.url);
  expect([await api.ended, api.output()]).toEqual([1, `${refused(api)}\n`]);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Settings } from '../src/platform/config/settings.ts';
import { FieldCipher } from '../src/platform/config/field-cipher.ts';
import { keyWarning } from '../src/platform/backup/field-key-check.ts';
import { ENCRYPTED_FIELDS } from '../src/encrypted-fields.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { type ApiProcess, startProcess } from './two-processes.ts';

const OWNER = 'U-7K3M9QXT';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-keys-'));
let database: TestDatabase;
let api: ApiProcess | undefined;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  await api?.stop('SIGKILL');
  await database.drop();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const newPlace = () => ({ dataDir: fs.mkdtempSync(path.join(folder, 'data-')) });
type Place = ReturnType<typeof newPlace>;

/**
 * SQL that returns one encrypted value per data folder, in place of the query for all encrypted
 * columns.
 */
const sealedWith = (...places: Place[]) =>
  places
    .map((place) => {
      const sealed = new FieldCipher(place as Settings).encrypt('BK123456', OWNER);
      return `select '\\x${sealed.toString('hex')}'::bytea as sealed, '${OWNER}' as owner`;
    })
    .join(' union all ');
const start = (place: Place, sealed = ENCRYPTED_FIELDS) => keyWarning(database.url, place, sealed);
const warned = ({ dataDir }: Place) =>
  `This database was begun with another key of sealed fields than ` +
  `${dataDir}/field-key: neither reads what the other has sealed. Put the field-key ` +
  `of the first DATA_DIR in its place, and start again.`;
const copyKey = (from: Place, to: Place) =>
  fs.copyFileSync(path.join(from.dataDir, 'field-key'), path.join(to.dataDir, 'field-key'));

test('a start with a key other than the original one logs one warning line', async () => {
  const [first, second] = [newPlace(), newPlace()];
  expect([await start(first), await start(first)]).toEqual([null, null]);
  expect(await start(second)).toBe(warned(second));
  copyKey(first, second);
  expect(await start(second)).toBeNull();
});

test('concurrent first starts with different keys record one key and warn the others', async () => {
  const places = [newPlace(), newPlace(), newPlace()];
  const answers = await Promise.all(places.map((place) => start(place)));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(answers.filter((answer) => answer !== null).sort()).toEqual(
    places
      .map(warned)
      .filter((line) => answers.includes(line))
      .sort(),
  );
});

test('without a recorded key, the key that decrypts a stored value is recorded', async () => {
  const [first, second] = [newPlace(), newPlace()];
  expect(await start(first, sealedWith(second, first))).toBeNull();
  expect(await start(second, sealedWith(second, first))).toBe(warned(second));
});

test('a key that decrypts no stored value is reported and not recorded', async () => {
  const [first, second] = [newPlace(), newPlace()];
  const sealed = sealedWith(first);
  expect(await start(second, sealed)).toBe(
    `Nothing that is sealed in this database opens with ${second.dataDir}/field-key: ` +
      `put the field-key that it was sealed with in its place, and start again.`,
  );
  expect(await start(first, sealed)).toBeNull();
});

test('every column that holds what is sealed is looked at', async () => {
  const columns = await database.sql<{
    name: string;
  }>(`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    'calendar_feeds.token_hash',
    'calendar_feeds.token_sealed',
    'channels.secrets_sealed',
    'match_people.device_hash',
    'second_factors.pending_sealed',
    'second_factors.secret_sealed',
    'socket_io_attachments.payload',
    'users.tutor_cin',
    'venue_logo.on_any',
    'venue_logo.on_dark',
    'venue_logo.on_light',
    'venue_logo.picture',
  ]);
  expect(
    ['token_sealed', 'pending_sealed', 'secret_sealed', 'tutor_cin'].filter(
      (column) => !ENCRYPTED_FIELDS.includes(column),
    ),
  ).toEqual([]);
});

test('with a key other than the original one, the product runs and warns at start', async () => {
  await start(newPlace());
  api = await startProcess(database.url, { DEMO: 'off', RATE_LIMITS: 'on' });
  expect(api.output().split('\n')).toContain(warned(api));
});

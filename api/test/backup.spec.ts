import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { examineAt } from '../src/commands/examine.ts';
import { ArchiveWriter, BrokenArchive, readArchive } from '../src/platform/backup/archive.ts';
import { checkBackup } from '../src/platform/backup/check-backup.ts';
import { HEAD, type Head, MANIFEST } from '../src/platform/backup/contents.ts';
import { BACKUP_LOCK } from '../src/platform/files/file-store.ts';
import { makeBackup, type Source } from '../src/platform/backup/make-backup.ts';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { installKey } from '../src/platform/backup/install-key.ts';
import { verifyBackup } from '../src/platform/backup/verify-backup.ts';
import { connectWithRetry, dataSourceOptions } from '../src/platform/database/data-source.ts';
import { MIGRATIONS } from '../src/platform/database/migrations/index.ts';
import { Files } from '../src/platform/files/files.ts';
import { FolderStore } from '../src/platform/files/folder-store.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { makeMedia, namedKeys, storedKeys } from './content/pictures.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { book, day } from './factories.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { changedTables, checksums } from './contract-tests/checksums.ts';
import { createWorld, type World } from './world.ts';

const PASSPHRASE = 'sept chevaux gris sous la pluie';
const KEY = 'a key of forty-eight bytes, as a data folder keeps one';
let world: World;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const player = await world.player();
  await player.http
    .post('/api/auth/field')
    .send({ tutor: { name: 'El Idrissi', cin: 'BK123456' } })
    .expect(200);
  await Promise.all([makeMedia(world), world.otherPlayer()]);
  // Pauses the background jobs, so that from now on only the tests change the tables.
  await world.app.get(Jobs).pause();
});
afterAll(() => world.close());

const source = (): Source => ({
  url: world.databaseUrl,
  store: new FolderStore(path.join(world.dataDir, 'files')),
  fieldKey: KEY,
  passphrase: PASSPHRASE,
});
const newFile = () => path.join(world.dataDir, `${randomBytes(4).toString('hex')}.tar.zst`);

async function backedUp(changes: Partial<Source> = {}): Promise<string> {
  const file = newFile();
  await makeBackup(file, { ...source(), ...changes }, world.clock.now());
  return file;
}

describe('a backup of a venue at work', () => {
  test('restores every table and file unchanged, and the product restarts by itself', async () => {
    const [player, admin] = [await world.player(), await world.admin()];
    const kept = await book(world, player, { startTime: '10:00', endTime: '11:00' });
    const [tables, keys] = [await checksums(world), await namedKeys(world)];
    const file = await backedUp();

    const lost = await book(world, player, { startTime: '12:00', endTime: '13:00' });
    await makeMedia(world);
    await restoreBackup(file, source());

    expect(changedTables(tables, await checksums(world))).toEqual([]);
    expect(await namedKeys(world)).toEqual(keys);
    expect(storedKeys(world)).toEqual(keys);
    await admin.http.get(`/api/bookings/${lost.reference}`).expect(404);
    await admin.http.get(`/api/bookings/${kept.reference}`).expect(200);
    const { body } = await player.http.get('/api/auth/field/user').expect(200);
    expect((body as { tutor: { cin: string } }).tutor.cin).toBe('BK123456');
    await book(world, player, { startTime: '12:00', endTime: '13:00' });
  });

  test('is of one moment, whatever is booked while it is made', async () => {
    const player = await world.otherPlayer();
    let made = false;
    const busy = (async () => {
      for (let hour = 9; !made && hour < 20; hour++) {
        const booking = await book(world, player, {
          date: day(world, 5),
          startTime: `${String(hour).padStart(2, '0')}:00`,
          endTime: `${hour + 1}:00`,
        });
        await player.http.delete(`/api/bookings/${booking.reference}`).expect(200);
      }
    })();
    const file = await backedUp();
    made = true;
    await busy;
    expect((await checkBackup(file, world.databaseUrl, examineAt)).findings).toEqual([]);
  });

  test('is restored on an empty machine', async () => {
    const file = await backedUp();
    const empty = await createDatabase();
    const store = new FolderStore(path.join(world.dataDir, 'elsewhere'));
    await empty.sql('drop schema public cascade');
    await empty.sql('create schema public');
    await restoreBackup(file, { url: empty.url, store });
    expect(await empty.sql('select reference from bookings order by 1')).toEqual(
      await world.sql('select reference from bookings order by 1'),
    );
    expect(fs.readdirSync(path.join(world.dataDir, 'elsewhere/public'))).toHaveLength(
      (await namedKeys(world)).length,
    );
    await empty.drop();
  });

  test('a trial leaves no database behind', async () => {
    await checkBackup(await backedUp(), world.databaseUrl, examineAt);
    expect(
      await world.sql(`select datname from pg_database where datname like 'five_trial_%'`),
    ).toEqual([]);
  });

  test('a restore trial removes leftovers of killed processes, not of running trials', async () => {
    const [{ oid } = { oid: 0 }] = await world.sql<{ oid: number }>(
      'select oid::int from pg_database where datname = current_database()',
    );
    const [left, underWay] = [`five_trial_${oid}_left`, `five_trial_${oid}_under_way`];
    for (const name of [left, underWay])
      await world.sql(`create database ${name} template template0`);
    const holder = await connectWithRetry(dataSourceOptions(world.databaseUrl, [], 1));
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [underWay]);
    await checkBackup(await backedUp(), world.databaseUrl, examineAt);
    const stay = await world.sql<{ datname: string }>(
      `select datname from pg_database where datname like 'five_trial_${oid}_%'`,
    );
    await holder.destroy();
    await world.sql(`drop database ${underWay}`);
    expect(stay.map(({ datname }) => datname)).toEqual([underWay]);
  });

  test('what a record lets go while a backup is made stays until the sweep', async () => {
    const { reference } = await makeMedia(world);
    const before = storedKeys(world);
    const holder = await connectWithRetry(dataSourceOptions(world.databaseUrl, [], 1));
    await holder.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    await (await world.admin()).http.delete(`/api/medias/${reference}`).expect(200);
    expect(storedKeys(world)).toEqual(before);
    await expect(backedUp()).rejects.toThrow('another backup is being made');

    // Releases the lock explicitly. PostgreSQL's process for this connection may end a moment after
    // the connection closes, and would hold the lock until then.
    await holder.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]);
    await holder.destroy();
    const now = world.clock.now();
    await world.clock.at(new Date(now.getTime() + 2 * 60 * 60 * 1000), () =>
      world.app.get(Files).sweep(),
    );
    expect(storedKeys(world).length).toBeLessThan(before.length);
    expect(storedKeys(world)).toEqual(await namedKeys(world));
  });
});

describe('what is not whole', () => {
  test('is rejected if truncated or damaged at any position, and nothing is changed', async () => {
    const file = await backedUp();
    const whole = fs.readFileSync(file);
    const [tables, keys] = [await checksums(world), storedKeys(world)];
    const damaged = (at: number) =>
      Buffer.concat([
        whole.subarray(0, at),
        Buffer.from([(whole[at] ?? 0) ^ 0x40]),
        whole.subarray(at + 1),
      ]);
    const places = [0.05, 0.5, 0.95].map((share) => Math.floor(whole.length * share));
    for (const bytes of [
      ...places.map((at) => whole.subarray(0, at)),
      ...places.map(damaged),
      whole.subarray(0, whole.length - 1),
      Buffer.alloc(0),
      Buffer.from('not ours'),
    ]) {
      const broken = newFile();
      fs.writeFileSync(broken, bytes);
      await expect(restoreBackup(broken, source())).rejects.toThrow(BrokenArchive);
    }
    expect(changedTables(tables, await checksums(world))).toEqual([]);
    expect(storedKeys(world)).toEqual(keys);
  });

  test('is refused where its parts are not those that were written', async () => {
    const file = await backedUp();
    const findingsAfter = async (
      change: (name: string, bytes: Buffer) => [string, Buffer] | null,
    ) => {
      const other = newFile();
      const writer = new ArchiveWriter(other);
      for await (const { name, bytes } of readArchive(file)) {
        const part = change(name, bytes);
        if (part) await writer.add(...part);
      }
      await writer.close();
      return restoreBackup(other, source());
    };
    await expect(
      findingsAfter((name, bytes) => (name.includes('tables/users/') ? null : [name, bytes])),
    ).rejects.toThrow('the table users is missing');
    await expect(
      findingsAfter((name, bytes) => [
        name,
        name.includes('tables/users/') ? Buffer.from(bytes.toString().replace('@', '#')) : bytes,
      ]),
    ).rejects.toThrow('the table users is not what was written');
    for (const part of [HEAD, MANIFEST])
      for (const [whole, damaged] of [
        [/"/, '#'],
        [/tables|format/, '#'],
        [/"counters": *\{|"format": *"/, '"#":{"'],
      ] as const)
        await expect(
          findingsAfter((name, bytes) => [
            name,
            name === part ? Buffer.from(bytes.toString().replace(whole, damaged)) : bytes,
          ]),
        ).rejects.toThrow(BrokenArchive);
    const [key = ''] = await namedKeys(world);
    const elsewhere = (text: string) => text.replace(key, '../../run.sh');
    await expect(
      findingsAfter((name, bytes) => [
        elsewhere(name),
        name === MANIFEST ? Buffer.from(elsewhere(bytes.toString())) : bytes,
      ]),
    ).rejects.toThrow('a file cannot be named ../../run.sh');
    await expect(
      findingsAfter((name, bytes) => [
        name,
        name === HEAD
          ? Buffer.from(
              bytes.toString().replace(MIGRATIONS.at(-1)?.name ?? '', 'Later1900000000001'),
            )
          : bytes,
      ]),
    ).rejects.toThrow('later version');
  });

  test('files missing from the store are listed, and the tables are still restored', async () => {
    const file = path.join(world.dataDir, 'un dossier à lui', 'perdu.tar.zst');
    fs.mkdirSync(path.dirname(file));
    const { lost } = await makeBackup(
      file,
      { ...source(), store: new FolderStore(path.join(world.dataDir, 'nowhere')) },
      world.clock.now(),
    );
    expect(lost.sort()).toEqual(await namedKeys(world));
    expect((await checkBackup(file, world.databaseUrl, examineAt)).findings).toEqual([]);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['perdu.tar.zst']);
  });
});

/**
 * Index of the first migration to test. Versions of the product before that migration could not
 * make backups.
 */
const FIRST = MIGRATIONS.findIndex(({ name }) => name === 'BankLines1790000000012');
/**
 * Number of versions to test: the oldest, the newest and others at equal distances. `npm run
 * test:soak` tests all.
 */
const RUNS = Number(process.env.BACKUP_RUNS ?? 5);
const distance = Math.max(1, (MIGRATIONS.length - 1 - FIRST) / (RUNS - 1));
const isTested = (index: number) => {
  const after = MIGRATIONS.length - 1 - index;
  return after >= 0 && index >= FIRST && after % distance < 1;
};

describe('of an earlier version', () => {
  let old: TestDatabase;
  let today: TestDatabase;

  // The tests share the databases, because migrating one from the beginning takes a second.
  beforeAll(async () => {
    [old, today] = [await createDatabase(), await createDatabase()];
    await old.sql('drop schema public cascade');
    await old.sql('create schema public');
  });
  afterAll(() => Promise.all([old.drop(), today.drop()]));

  test.each(
    MIGRATIONS.map(({ name }, index) => [name, index + 1] as const).filter(([, count]) =>
      isTested(count - 1),
    ),
  )('a backup made by the version of %s comes back as today’s', async (_, count) => {
    const migrated = await connectWithRetry({
      ...dataSourceOptions(old.url, [], 1),
      migrations: MIGRATIONS.slice(0, count),
    });
    await migrated.runMigrations();
    await migrated.destroy();
    expect(await namesOf(old)).toEqual(MIGRATIONS.slice(0, count).map(({ name }) => name));
    const file = await backedUp({ url: old.url, passphrase: null });
    await today.sql('delete from migrations'); // The restore writes them.
    await restoreBackup(file, { url: today.url, store: null });
    expect(await namesOf(today)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  const namesOf = async ({ sql }: TestDatabase) =>
    (await sql<{ name: string }>('select name from migrations order by id')).map(
      ({ name }) => name,
    );
});

describe('the key of sealed fields', () => {
  const folderWith = (key: string) => {
    const dataDir = fs.mkdtempSync(path.join(world.dataDir, 'key-'));
    fs.writeFileSync(path.join(dataDir, 'field-key'), key);
    return dataDir;
  };
  const keyIn = (dataDir: string) => fs.readFileSync(path.join(dataDir, 'field-key'), 'utf8');
  const headOf = async (file: string): Promise<Head> => (await verifyBackup(file)).head;

  test('is restored from backup with a passphrase; the replaced key is kept', async () => {
    const head = await headOf(await backedUp());
    expect(JSON.stringify(head)).not.toContain(KEY);
    const dataDir = folderWith('the key of another machine');
    expect(installKey({ dataDir, backupPassphrase: 'another passphrase, long enough' }, head)).toBe(
      'wrong',
    );
    expect(installKey({ dataDir, backupPassphrase: null }, head)).toBe('missing');
    expect(keyIn(dataDir)).toBe('the key of another machine');
    expect(installKey({ dataDir, backupPassphrase: PASSPHRASE }, head)).toBe('taken');
    expect(keyIn(dataDir)).toBe(KEY);
    expect(installKey({ dataDir, backupPassphrase: null }, head)).toBe('same');
    expect(fs.readdirSync(dataDir).some((name) => name.startsWith('field-key.before-'))).toBe(true);
  });

  test('is not in a backup made without a passphrase', async () => {
    const head = await headOf(await backedUp({ passphrase: null }));
    expect(installKey({ dataDir: folderWith('another'), backupPassphrase: PASSPHRASE }, head)).toBe(
      'missing',
    );
  });
});

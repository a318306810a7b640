import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { eventually } from './eventually.ts';

interface HolderMessage {
  event: 'ready' | 'restored' | 'stopped';
  url: string;
  pid: number;
  adopted: boolean;
}

interface Holder {
  process: ChildProcess;
  next(): Promise<HolderMessage>;
  exit: Promise<number | null>;
}

const holderScript = path.join(import.meta.dirname, 'embedded-holder.mjs');
const holders: Holder[] = [];
const folders: string[] = [];

// Timeout of a test that creates a database cluster, which takes long on a busy machine.
const makingMilliseconds = 60_000;

describe('the embedded database', () => {
  // Most tests share one folder, because creating a database cluster takes long. Each start
  // therefore has to handle the files of the previous test.
  const dataDir = newFolder();

  afterEach(async () => {
    for (const { process, exit } of holders.splice(0)) {
      process.kill('SIGKILL');
      await exit;
    }
  });
  afterAll(async () => {
    await sleep(300);
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });

  it(
    'two starts at once: one owns, the other adopts, and only the owner stops it',
    async () => {
      const both = [hold(dataDir), hold(dataDir)];
      const messages = await Promise.all(both.map((holder) => holder.next()));
      expect(messages.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
      expect(messages[0]?.pid).toBe(messages[1]?.pid);
      const adopter = both[messages.findIndex(({ adopted }) => adopted)];
      adopter?.process.kill('SIGTERM');
      await adopter?.exit;
      expect(await ask(messages[0]?.url ?? '', 'select 1 as one')).toEqual({ one: 1 });
    },
    makingMilliseconds,
  );

  it('starts, publishes its address to other commands and stops with its owner', async () => {
    const holder = hold(dataDir);
    const { pid, url, adopted } = await holder.next();
    expect(adopted).toBe(false);
    expect(JSON.parse(fs.readFileSync(path.join(dataDir, 'database.json'), 'utf8'))).toEqual({
      url,
      pid,
    });
    expect(fs.statSync(path.join(dataDir, 'database.json')).mode & 0o777).toBe(0o600);
    expect(await ask(url, 'show fsync')).toEqual({ fsync: 'on' });
    holder.process.kill('SIGTERM');
    expect(await holder.exit).toBe(0);
    expect(isRunning(pid)).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'database.json'))).toBe(false);
  });

  it('killing the owner stops its server, and committed data is kept at restart', async () => {
    const first = hold(dataDir);
    const { pid, url } = await first.next();
    await ask(url, 'create table kept as select 1 as one');
    first.process.kill('SIGKILL');
    const second = await hold(dataDir).next();
    expect(second.adopted).toBe(false);
    expect(isRunning(pid)).toBe(false);
    expect(await ask(second.url, 'select * from kept')).toEqual({ one: 1 });
    const last = holders.at(-1);
    last?.process.kill('SIGKILL');
    expect(
      await eventually(
        () => isRunning(second.pid),
        (runs) => !runs,
      ),
    ).toBe(false);
  });

  it('a killed server comes back on the same address, by itself', async () => {
    const holder = hold(dataDir);
    const { pid, url } = await holder.next();
    process.kill(pid, 'SIGKILL');
    const restored = await holder.next();
    expect(restored).toMatchObject({ event: 'restored', url });
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('an adopter takes over when the owner is killed', async () => {
    const owner = hold(dataDir);
    await owner.next();
    const adopter = hold(dataDir);
    expect(await adopter.next()).toMatchObject({ adopted: true });
    owner.process.kill('SIGKILL');
    expect(await adopter.next()).toMatchObject({ event: 'restored', adopted: false });
  });

  it(
    'works below a folder closed to others, and a new DATA_DIR in an old place is empty',
    async () => {
      const closed = newFolder();
      fs.chmodSync(closed, 0o700);
      const inside = path.join(closed, 'var');
      for (let start = 1; start <= 2; start += 1) {
        const holder = hold(inside);
        const { url } = await holder.next();
        expect(
          await ask(
            url,
            `select count(*)::int as count from pg_tables where schemaname = 'public'`,
          ),
        ).toEqual({ count: 0 });
        await ask(url, 'create table kept as select 1 as one');
        holder.process.kill('SIGTERM');
        await holder.exit;
        forget(inside);
      }
    },
    makingMilliseconds,
  );

  it('a lock of a dead server with a reused process id does not block a start', async () => {
    const first = hold(dataDir);
    await first.next();
    const lock = path.join(dataDir, 'postgresql/data/postmaster.pid');
    const left = fs.readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid));
    first.process.kill('SIGTERM');
    await first.exit;
    fs.writeFileSync(lock, left);
    expect(await hold(dataDir).next()).toMatchObject({ event: 'ready', adopted: false });
  });
});

/**
 * Creates a folder for a database. Under root the database server runs as another user, so that
 * user gets access to the folder.
 */
function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-embedded-'));
  folders.push(folder);
  fs.chmodSync(folder, 0o711);
  return folder;
}

/**
 * Deletes a data folder (DATA_DIR). If the database user cannot enter the data folder, the database
 * is in another folder, and the file `database.id` names it. That other folder is deleted after all
 * tests.
 */
function forget(dataDir: string): void {
  const id = path.join(dataDir, 'database.id');
  if (fs.existsSync(id))
    folders.push(path.join('/var/lib/five-arena', fs.readFileSync(id, 'utf8')));
  fs.rmSync(dataDir, { recursive: true });
}

function hold(dataDir: string): Holder {
  const child = spawn(process.execPath, [holderScript, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const holder: Holder = {
    process: child,
    next: async () => JSON.parse(String((await lines.next()).value)) as HolderMessage,
    exit: new Promise((resolve) => child.on('exit', resolve)),
  };
  holders.push(holder);
  return holder;
}

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}

/** Whether a process is running; a zombie process does not count. */
function isRunning(pid: number): boolean {
  try {
    return !fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

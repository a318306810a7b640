import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TableReader } from '../src/platform/tables/table-reader.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-25T09:00:00Z' });
  admin = await world.admin();
});
afterAll(() => world.close());

const look = (call: string, bytes: Buffer) =>
  admin.http.post(`/api/${call}`).attach('file', bytes, 'fichier.csv');
const reader = () => world.app.get(TableReader);

/** Returns the number of sequential requests that the server answers while a file is processed. */
async function answeredDuring(work: Promise<unknown>): Promise<number> {
  let [count, isOver] = [0, false];
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await world.http.get('/api/health/live').expect(200);
    if (reader().size > 0) count += 1;
  }
  return count;
}

test('while the largest file is parsed in its thread, other requests are answered', async () => {
  // Every cell is quoted and contains a date, which makes this the most expensive table of its
  // size.
  const cells = Array.from({ length: 12 }, (_, index) => `"20/11/2026 ""${index}"""`);
  const line = `${cells.join(';')}\r\n`;
  const file = Buffer.from(`Nom;Téléphone\r\n${line.repeat(Math.floor(1_990_000 / line.length))}`);
  const answer = look('customers_import/look', file)
    .expect(200)
    .then(({ body }) => body as { data: { counts: { problems: number } } });
  const answered = await answeredDuring(answer);
  expect((await answer).data.counts.problems).toBeGreaterThan(1_000);
  expect(answered).toBeGreaterThan(0);
  expect(reader().size).toBe(0);
});

test('a task that does not end before twenty other requests were answered ends', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-tasks-'));
  const file = path.join(folder, 'waits.mjs');
  fs.writeFileSync(file, 'export function run(flag) { Atomics.wait(flag, 0, 0); return flag[0]; }');
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const result = reader().run<number>({
    module: pathToFileURL(file),
    input: flag,
    unreadable: 'BANK_FILE_UNREADABLE',
  });
  for (let count = 0; count < 20; count++) await world.http.get('/api/health/live').expect(200);
  flag[0] = 20;
  Atomics.notify(flag, 0);
  expect(await result).toBe(20);
  fs.rmSync(folder, { recursive: true });
});

test.each([
  ['two megabytes in one line', Buffer.alloc(1_999_999, 'x'), 'CUSTOMERS_FILE_UNREADABLE'],
  ['two megabytes of delimiters', Buffer.alloc(1_999_999, ';'), 'CUSTOMERS_FILE_UNREADABLE'],
  ['zeros', Buffer.alloc(1_999_999), 'CUSTOMERS_FILE_UNREADABLE'],
  [
    'noise',
    Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => (index * 48_271) % 251)),
    'CUSTOMERS_FILE_UNREADABLE',
  ],
  ['quotes alone', Buffer.from('"\n'.repeat(900_000)), 'CUSTOMERS_FILE_UNREADABLE'],
  ['ends of lines alone', Buffer.alloc(1_999_999, '\n'), 'CUSTOMERS_FILE_UNREADABLE'],
  ['a PDF', Buffer.from(`%PDF-1.7${'x'.repeat(1_000_000)}`), 'CUSTOMERS_FILE_FORMAT'],
])('%s is refused by a code', async (_, bytes, code) => {
  expect((await look('customers_import/look', bytes).expect(422)).body).toMatchObject({ code });
  expect(reader().size).toBe(0);
});

test('task errors are logged; exceeding the memory is reported as an unreadable file', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-tasks-'));
  const task = (name: string, body: string) => {
    const file = path.join(folder, `${name}.mjs`);
    fs.writeFileSync(file, `export function run(input) { ${body} }`);
    return { module: pathToFileURL(file), input: 3, unreadable: 'BANK_FILE_UNREADABLE' as const };
  };
  await expect(reader().run(task('fails', "throw new Error('a fault of ours')"))).rejects.toThrow(
    'a fault of ours',
  );
  await expect(
    reader().run(task('fills', 'const all = []; for (;;) all.push(new Array(1e6).fill(input));')),
  ).rejects.toMatchObject({ code: 'BANK_FILE_UNREADABLE' });
  expect(await reader().run(task('doubles', 'return input * 2;'))).toBe(6);
  expect(reader().size).toBe(0);
  fs.rmSync(folder, { recursive: true });
});

test('a file that takes too long is refused, and its thread is ended', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-tasks-'));
  const file = path.join(folder, 'waits.mjs');
  fs.writeFileSync(file, 'export function run() { for (;;); }');
  const other = Object.assign(new TableReader(), { limitMs: 100 });
  await expect(
    other.run({ module: pathToFileURL(file), input: null, unreadable: 'BANK_FILE_UNREADABLE' }),
  ).rejects.toMatchObject({ code: 'BANK_FILE_UNREADABLE' });
  expect(other.size).toBe(0);
  fs.rmSync(folder, { recursive: true });
});

test('threads end with the process', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-tasks-'));
  const file = path.join(folder, 'waits.mjs');
  fs.writeFileSync(file, 'export function run() { for (;;); }');
  const other = new TableReader();
  const stuck = other.run({
    module: pathToFileURL(file),
    input: null,
    unreadable: 'BANK_FILE_UNREADABLE',
  });
  const refused = expect(stuck).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  await new Promise(setImmediate);
  expect(other.size).toBe(1);
  await other.onApplicationShutdown();
  await refused;
  expect(other.size).toBe(0);
  fs.rmSync(folder, { recursive: true });
});

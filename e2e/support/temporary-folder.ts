import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { start, startAt, stopAll } from './test-server.ts';

const SECONDS_TO_CREATE = 120;

/**
 * Creates a folder before each test in a file, for the data of the test's servers. Stops the
 * servers and deletes the folder after each test.
 * @returns a function that returns the folder of the current test
 */
export function temporaryFolder(): () => string {
  let folder = '';
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'five-arena-journey-'));
  });
  test.afterEach(async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => folder;
}

/**
 * Like `temporaryFolder`, but the folder contains the data of a stopped demo, so that the first
 * server of a test starts in seconds. Servers run later than 11:30 UTC of tomorrow, which is when
 * the demo was created.
 */
export function folderWithDemo(): () => string {
  const folder = temporaryFolder();
  test.beforeEach(() => copyDemoTo(folder()));
  return folder;
}

/**
 * Starts a server with a copy of the demo before the tests of a file, whose tests run one after the
 * other, and stops it after them.
 * @param settings environment settings of the server
 * @returns a function that returns the address of the server
 */
export function serverForFile(settings: Record<string, string>): () => string {
  let [folder, url] = ['', ''];
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'five-arena-journey-'));
    await copyDemoTo(folder);
    ({ url } = await start(folder, settings));
  });
  test.afterAll(async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => url;
}

/** Copies the data of a stopped demo into a folder. */
export async function copyDemoTo(folder: string): Promise<void> {
  // `cp -a` keeps the owner of the database, whose server refuses the files of another user.
  execFileSync('cp', ['-a', `${await createdDemo()}/.`, folder]);
}

/**
 * Returns the data folder of a stopped demo, which the first call of a run creates. The launcher in
 * `tools` passes one folder to all its parts in `E2E_DEMO`.
 */
async function createdDemo(): Promise<string> {
  const created =
    process.env['E2E_DEMO'] ?? path.join(process.env['E2E_FOLDER'] ?? os.tmpdir(), 'created-demo');
  const draft = `${created}-draft`;
  if (existsSync(created)) return created;
  if (!isFirst(draft)) {
    const wait = { timeout: SECONDS_TO_CREATE * 1000 };
    await expect.poll(() => existsSync(created), wait).toBe(true);
    return created;
  }
  try {
    if (existsSync(created)) return created;
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
    const server = await startAt(draft, `${tomorrow}T11:30:00Z`);
    await server.stop();
    renameSync(draft, created);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return created;
}

/** Whether this call makes the folder; false while another part of the run creates the demo. */
function isFirst(draft: string): boolean {
  try {
    mkdirSync(draft);
    return true;
  } catch {
    return false;
  }
}

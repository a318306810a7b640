import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { stopAll } from './test-server.ts';

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

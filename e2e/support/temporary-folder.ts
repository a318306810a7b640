import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { stopAll } from './test-server.ts';

/**
 * Creates a folder for the servers of each test in a file; removes the servers and the folder
 * afterwards.
 * @returns the folder, during a test
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

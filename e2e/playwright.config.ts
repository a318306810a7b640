import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { freePort } from './support/own-server.ts';

const secondsToStart = 240; // the demo alone is told in twenty

// Playwright reads this file again in each worker, which then meets the choice of the first reading.
process.env.E2E_PORT ??= String(await freePort());
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: './tests',
  outputDir: path.join(runFolder(), 'results'),
  fullyParallel: true,
  workers: 1,
  forbidOnly: true,
  // For a machine that does other things too: what works does not wait, what hangs is told after these.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'fr-MA',
    // An odd zone: what leans on the browser's own zone fails.
    timezoneId: 'Asia/Kathmandu',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    // A recording takes as long as what it records: E2E_TRACE=1 for the test one looks into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // Opens hundreds of pages and says of each what is wrong: recording them costs more than looking at them.
    { name: 'walk', testMatch: '**/walk/*.spec.ts', use: { viewport: { width: 1280, height: 900 }, trace: 'off' } },
    { name: 'forms', testMatch: '**/forms/*.spec.ts', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    { name: 'behaviour', testMatch: '**/behaviour/*.spec.ts', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'journeys', testMatch: '**/journeys/*.spec.ts' },
  ],
  webServer: {
    command: 'node ../api/dist/main.js',
    url: `${origin}/api/health/ready`,
    timeout: secondsToStart * 1000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1', PORT: process.env.E2E_PORT, DATABASE_URL: '', DATA_DIR: path.join(runFolder(), 'data'),
      DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'error',
    },
  },
});

/** The launcher's folder, which goes with its run; else one in `var`, emptied when a new run begins. */
function runFolder(): string {
  if (process.env.E2E_FOLDER) return process.env.E2E_FOLDER;
  const folder = path.resolve(import.meta.dirname, '../var/e2e');
  rmSync(folder, { recursive: true, force: true });
  process.env.E2E_FOLDER = folder;
  return folder;
}

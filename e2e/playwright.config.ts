import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { quick } from './launch-options.ts';
import { compileCache, freePort } from './support/test-server.ts';

const secondsToStart = 240; // Creating the demo data alone takes twenty seconds.

// Playwright loads this file again in each worker; the environment variable keeps the port of the
// first load.
process.env.E2E_PORT ??= String(await freePort());
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: './tests',
  outputDir: path.join(runFolder(), 'results'),
  fullyParallel: true,
  workers: 1,
  forbidOnly: true,
  // Time limits in milliseconds for a busy machine; a passing test does not wait for them.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./failed-page-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    baseURL: origin,
    locale: 'fr-MA',
    // An unusual time zone, so that code that wrongly depends on the browser's time zone fails.
    timezoneId: 'Asia/Kathmandu',
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker bypass `page.route`, with which tests delay, change and refuse
    // responses. The tests in `behaviour/offline` allow service workers.
    serviceWorkers: 'block',
    launchOptions: quick,
    // Recording a trace takes as long as the test, so it is off; E2E_TRACE=1 turns it on for
    // debugging.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // These tests open hundreds of pages and report the faults of each page themselves, so
    // recording a trace is not worth its cost.
    {
      name: 'all-pages',
      testMatch: '**/all-pages/*.spec.ts',
      use: { viewport: { width: 1280, height: 900 }, trace: 'off' },
    },
    {
      name: 'forms',
      testMatch: '**/forms/*.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'behaviour',
      testMatch: '**/behaviour/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
    { name: 'journeys', testMatch: '**/journeys/**/*.spec.ts' },
  ],
  webServer: {
    command: 'node ../api/dist/main.js',
    url: `${origin}/api/health/ready`,
    timeout: secondsToStart * 1000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      DATABASE_URL: '',
      DATA_DIR: path.join(runFolder(), 'data'),
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: compileCache,
    },
  },
});

/**
 * Returns the folder for the data of a run. The test launcher in `tools` passes a folder in
 * `E2E_FOLDER`; without it, the folder `var/e2e` is emptied at the start.
 */
function runFolder(): string {
  if (process.env.E2E_FOLDER) return process.env.E2E_FOLDER;
  const folder = path.resolve(import.meta.dirname, '../var/e2e');
  rmSync(folder, { recursive: true, force: true });
  process.env.E2E_FOLDER = folder;
  return folder;
}

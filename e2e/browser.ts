import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, an installed browser, or a browser that this
 * function installs. It installs Playwright's Chromium or, as root, Debian's with Arabic fonts.
 * Throws if no browser can be installed.
 */
export function findBrowser(): string {
  const found = installed() ?? install();
  if (!found)
    throw new Error(
      'No Chromium found, and none could be installed: install Chrome or Chromium, or set ' +
        'CHROMIUM_PATH to its program file.',
    );
  return found;
}

function installed(): string | undefined {
  return [
    process.env.CHROMIUM_PATH ?? '',
    // The headless build comes first, because it opens a page in two thirds of the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ].find((file) => file !== '' && existsSync(file));
}

function install(): string | undefined {
  console.log('No Chromium here: installing one …');
  return playwrightInstalls() || debianInstalls() ? installed() : undefined;
}

function playwrightInstalls(): boolean {
  // Limits the wait for an unreachable download host to ten seconds (the value is in milliseconds).
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ??= '10000';
  return succeeds('npx', 'playwright', 'install', 'chromium');
}

function debianInstalls(): boolean {
  return (
    process.getuid?.() === 0 &&
    succeeds('apt-get', 'update') &&
    ['chromium-headless-shell', 'chromium'].some(debianInstallsPackage)
  );
}

function debianInstallsPackage(name: string): boolean {
  return succeeds('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-noto-core');
}

function succeeds(command: string, ...args: string[]): boolean {
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

import { chromium, request } from '@playwright/test';
import type { Locale } from '@five/shared/locales/locale';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../browser.ts';
import { withDemoVenue } from '../support/demo-venue.ts';
import { freePort } from '../support/test-server.ts';
import { localized } from '../support/site-pages.ts';
import { matchPath } from '../tests/journeys/matches/match-path.ts';
import { measureBoard, MOST_MS } from './board.ts';
import { causes, FIGURES, type Figures, medianOf, missed, read } from './figures.ts';

// The script of `npm run lighthouse`: measures the most visited pages and that of a match on
// Lighthouse's simulated phone with slow 4G. It needs an idle machine, so it is not part of the
// tests. Each page is measured three times, and the median counts.
const ROUTES = ['/', '/pricings', '/medias', '/tournament/2025/may', '/contact'];
const LOCALES = ['fr', 'ar'] satisfies Locale[];
const RUNS = 3;

await withDemoVenue(async (origin) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', `--remote-debugging-port=${port}`],
  });
  console.log(row('page', [...FIGURES.map(({ name }) => name), 'machine']));
  console.log(
    row(
      'must',
      FIGURES.map(({ limit }) => String(limit)),
    ),
  );
  for (const address of await addressesOf(origin)) await report(origin, address, port);
  const board = await measureBoard(browser, origin);
  if (board > MOST_MS) process.exitCode = 1;
  console.log(
    `\nDay board with 300 bookings, from the sign-in to the panel of one: ${board} ` +
      `ms (must ${MOST_MS})${board > MOST_MS ? ' ✗' : ''}`,
  );
  await browser.close();
});

/** Returns the paths of all pages, with that of a match that is open for answers. */
async function addressesOf(origin: string): Promise<string[]> {
  const api = await request.newContext({ baseURL: origin });
  const match = await matchPath(api, 'player@demo.test', 3);
  await api.dispose();
  return LOCALES.flatMap((locale) => [...ROUTES, match].map((route) => localized(route, locale)));
}

/** Measures a page and prints its figures, with the causes of those over their limit. */
async function report(origin: string, address: string, port: number): Promise<void> {
  const { figures, machine, results } = await measure(origin + address, port);
  const short = missed(figures);
  if (short.length > 0) process.exitCode = 1;
  console.log(
    row(address, [
      ...FIGURES.map(({ name }) => `${figures[name]}${short.includes(name) ? ' ✗' : ''}`),
      String(machine),
    ]),
  );
  for (const cause of new Set(
    results.flatMap((result) =>
      causes(
        missed(read(result)).filter((name) => short.includes(name)),
        result,
      ),
    ),
  ))
    console.log(`  ${cause}`);
}

/**
 * Measures a page. `machine` is Lighthouse's benchmark index of this processor; the fourfold
 * slowdown of the simulated phone assumes a desktop with an index of 1500 to 2000.
 */
async function measure(
  url: string,
  port: number,
): Promise<{ figures: Figures; machine: number; results: Result[] }> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result) throw new Error(`${url} could not be measured.`);
    results.push(result.lhr);
  }
  return {
    figures: medianOf(results.map(read)),
    machine: Math.round(Math.max(...results.map(({ environment }) => environment.benchmarkIndex))),
    results,
  };
}

function row(name: string, cells: string[]): string {
  return name.padEnd(42) + cells.map((cell) => cell.padStart(16)).join('');
}

import { chromium, request } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { withDemoVenue } from '../support/demo-venue.ts';
import { matchPath } from '../tests/journeys/matches/match-path.ts';
import { FIGURES, medianOf, type Figures } from './figures.ts';
import { BACK_OFFICE, type MeasuredPage, pagesOf } from './pages.ts';
import { visit } from './visit.ts';

// The script of `npm run phone`: opens the first pages of visitors, players and reception on a slow
// line with a slow processor, and compares the medians with the highest accepted figures. It needs
// an idle machine, so it is not part of the tests.
const RUNS = 3;

await withDemoVenue(async (origin) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu'],
  });
  const api = await request.newContext({ baseURL: origin });
  const match = await matchPath(api, 'player@demo.test', 3);
  await api.dispose();
  console.log(row('page', FIGURES));
  for (const page of [...pagesOf(match), BACK_OFFICE]) {
    const visits: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, origin, page));
    report(page, medianOf(visits));
  }
  await browser.close();
});

function report({ path, line, must }: MeasuredPage, figures: Figures): void {
  const cells = FIGURES.map((name) => {
    const most = must[name];
    if (most === undefined) return String(figures[name]);
    const held = figures[name] <= most;
    if (!held) process.exitCode = 1;
    return `${figures[name]} (${most})${held ? '' : ' ✗'}`;
  });
  console.log(row(`${path}, ${line.name}`, cells));
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(50) + cells.map((cell) => cell.padStart(16)).join('');
}

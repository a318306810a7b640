import type { Page } from '@playwright/test';
import type { Locale } from '@five/shared/locales/locale';
import { everyPage } from '../support/desk-pages.ts';
import { enterDesk } from '../support/desk.ts';
import { StaffApi } from '../support/staff-api.ts';
import { type Screen, shoot } from './screen.ts';

/** The part of a path that identifies a record: its reference, slug, code or number. */
const RECORD = /\/(?:[A-Z]+-[0-9A-Z]{8}|P\d|\d+|standard|[\w-]+%2F[\w-]+)(?=\/|$)/;

/**
 * Takes a screenshot of every kind of screen in the back-office. Screens are found from the
 * navigation and links; the first record of a table represents all records.
 */
export async function deskScreens(page: Page, locale: Locale): Promise<Screen[]> {
  await enterDesk(page, 'admin@demo.test', '/admin/', locale);
  const pages = await everyPage(await StaffApi.open(page.request));
  const screens: Screen[] = [];
  const seen = new Set<string>();
  for (const waiting = ['/admin/', ...pages.map(({ path }) => path)]; waiting.length > 0;) {
    const address = waiting.shift() ?? '';
    if (seen.has(kindOf(address))) continue;
    seen.add(kindOf(address));
    await page.goto(address);
    // The heading appears with the record's data. On a busy machine the network is idle before
    // that.
    await page.locator('main h1').first().waitFor();
    screens.push({ path: kindOf(address), png: await shoot(page) });
    waiting.push(...(await linksOf(page)));
  }
  return screens;
}

/**
 * Returns a key for the kind of screen: paths that differ only in the query or in a record's
 * reference have the same key.
 */
const kindOf = (address: string) => address.replace(/\?.*/, '').replace(RECORD, '/…');

const linksOf = (page: Page) =>
  page
    .locator('a[href^="/admin"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

import { expect, test, type Page } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { TABLES } from '../../../admin/src/platform/tables/tables.ts';
import { violations } from '../../support/axe.ts';
import { openAtDesk, signInAtDesk } from '../../support/desk.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';
import { texts as pagesEn } from '../../../admin/src/locales/en-pages.ts';
import { texts as pagesAr } from '../../../admin/src/locales/ar-pages.ts';

const CONTENT = { fr: pagesFr, en: pagesEn, ar: pagesAr };

test.use({ viewport: { width: 1280, height: 900 } });

test('content tables open as list, new and filled form without errors, by language', async ({
  page,
}) => {
  const problems = collectErrors(page);
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  for (const [turn, locale] of LOCALES.entries()) {
    await speak(page, locale);
    const tables = await linksOf(page, 'main li a[href^="/admin/"]', '/admin/centre');
    expect(tables.length).toBeGreaterThan(12);
    for (const table of tables.filter((_, index) => index % LOCALES.length === turn))
      await checkTable(page, table, locale);
  }
  expect(problems).toEqual([]);
});

/**
 * Returns the selectors of two links in a list of the back-office: to the form for a new record,
 * and to an existing record. Lists of contact messages and academy registrations have no form for a
 * new record, because visitors send these records. Pages that contain no list, such as the
 * settings, have neither link.
 */
function formsOf(table: string, locale: Locale): string[] {
  if (!Object.hasOwn(TABLES, table.replace('/admin/', ''))) return [];
  // Archived records are skipped, because they have no form.
  const filled =
    `main li:not(:has-text("${CONTENT[locale].record_states.archived}")) ` +
    `a[href^="${table}/"]:not([href*="/create"])`;
  return /contact|academy_registrations/.test(table)
    ? [filled]
    : [`main a[href^="${table}/create"]`, filled];
}

/**
 * Opens a page of the back-office. If the page is a list, it also opens the form of a new record
 * and the form of the first existing record. Checks text direction and accessibility of each opened
 * page.
 */
async function checkTable(page: Page, table: string, locale: Locale): Promise<void> {
  await openAtDesk(page, table);
  const places = [table];
  for (const form of formsOf(table, locale)) {
    const link = page.locator(form).first();
    await expect(link, `${form} of ${table}`).toBeVisible();
    places.push((await link.getAttribute('href')) ?? '');
  }
  for (const place of places) {
    await openAtDesk(page, place);
    await expect(page.locator('html'), place).toHaveAttribute('dir', dirOf(locale));
    if (place !== table)
      await expect(page.locator('main form button[type="submit"]'), place).toBeVisible();
    expect(await violations(page), `${place} in ${locale}`).toEqual([]);
  }
}

async function linksOf(page: Page, selector: string, place: string): Promise<string[]> {
  await openAtDesk(page, place);
  const found = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(found)];
}

async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(
    (language) => localStorage.setItem('RaStorefive-desk.locale', JSON.stringify(language)),
    locale,
  );
  await page.goto('/admin/centre');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

import { expect, type Page, test } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { TABLES } from '../../../admin/src/platform/tables/tables.ts';
import { runsAxe, violations } from '../../support/axe.ts';
import { openAtDesk, signInAtDesk } from '../../support/desk.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { waitUntilSettled } from '../../support/hydration.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';
import { texts as pagesEn } from '../../../admin/src/locales/en-pages.ts';
import { texts as pagesAr } from '../../../admin/src/locales/ar-pages.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const TEXTS = { fr: pagesFr, en: pagesEn, ar: pagesAr };

for (const [turn, locale] of LOCALES.entries()) {
  const checks = locale === 'en' ? 'lang, dir, errors' : 'lang, dir, errors, axe';
  const pages = `each back-office page passes in ${locale}, wide and phone: ${checks}`;
  test(`${pages}; a third of the tables as list and forms: dir, errors, axe`, async ({ page }) => {
    const problems = collectErrors(page);
    await signInAtDesk(page, 'admin@demo.test', locale);
    const items = await linksOf(page, 'nav a[href^="/admin/"]');
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) await checkItem(page, item, locale);
    await page.setViewportSize(WIDE);
    await openAtDesk(page, '/admin/centre');
    const tables = await linksOf(page, 'main li a[href^="/admin/"]');
    expect(tables.length).toBeGreaterThan(12);
    for (const table of tables.filter((_, index) => index % LOCALES.length === turn))
      await checkTable(page, table, locale);
    expect(problems).toEqual([]);
  });
}

/** Checks a page of the navigation. In French each page is loaded, else opened as by a link. */
async function checkItem(page: Page, item: string, locale: Locale): Promise<void> {
  await page.setViewportSize(WIDE);
  if (locale === 'fr') {
    await page.goto(item);
    await waitUntilSettled(page);
  } else await openAtDesk(page, item);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', dirOf(locale));
  await check(page, locale, item);
  await page.setViewportSize(PHONE);
  await check(page, locale, `${item} on a phone`);
}

async function check(page: Page, locale: Locale, place: string): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      `${place} is wider than the screen`,
    )
    .toBe(true);
  if (runsAxe(page, locale)) expect.soft(await violations(page), place).toEqual([]);
}

/**
 * Opens a page of 'The centre'. If the page is a list, it also opens the form of a new record and
 * the form of the first existing record. Checks text direction and accessibility of each opened
 * page.
 */
async function checkTable(page: Page, table: string, locale: Locale): Promise<void> {
  await openAtDesk(page, table);
  const forms: string[] = [];
  for (const form of formsOf(table, locale)) {
    const link = page.locator(form).first();
    await expect(link, `${form} of ${table}`).toBeVisible();
    forms.push((await link.getAttribute('href')) ?? '');
  }
  await checkAtOnce(page, table, locale);
  for (const form of forms) {
    await openAtDesk(page, form);
    await expect(page.locator('main form button[type="submit"]'), form).toBeVisible();
    await checkAtOnce(page, form, locale);
  }
}

async function checkAtOnce(page: Page, place: string, locale: Locale): Promise<void> {
  await expect(page.locator('html'), place).toHaveAttribute('dir', dirOf(locale));
  expect.soft(await violations(page), `${place} in ${locale}`).toEqual([]);
}

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
    `main li:not(:has-text("${TEXTS[locale].record_states.archived}")) ` +
    `a[href^="${table}/"]:not([href*="/create"])`;
  return /contact|academy_registrations/.test(table)
    ? [filled]
    : [`main a[href^="${table}/create"]`, filled];
}

/** Returns the paths of links on the open page, so that a new page is covered. */
async function linksOf(page: Page, selector: string): Promise<string[]> {
  await expect(page.locator(selector).first()).toBeAttached();
  const found = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(found)];
}

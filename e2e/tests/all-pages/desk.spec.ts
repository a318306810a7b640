import { expect, type Page, test } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { runsAxe, violations } from '../../support/axe.ts';
import { openAtDesk, signInAtDesk } from '../../support/desk.ts';
import { collectErrors } from '../../support/collect-errors.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const locale of LOCALES) {
  const checks = locale === 'en' ? 'lang, dir, errors' : 'lang, dir, errors, axe';
  test(`each back-office page passes in ${locale}, wide and phone: ${checks}`, async ({ page }) => {
    const problems = collectErrors(page);
    await signInAtDesk(page, 'admin@demo.test', locale);
    for (const [i, room] of (await navigationItems(page)).entries()) {
      await page.setViewportSize(WIDE);
      // In one language each page is loaded by its URL; in the others only the first page is, and
      // the next ones open as by a link.
      if (locale === 'fr' || i === 0) await page.goto(room);
      else await openAtDesk(page, room);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dirOf(locale));
      await check(page, locale, room);
      await page.setViewportSize(PHONE);
      await check(page, locale, `${room} on a phone`);
    }
    expect(problems).toEqual([]);
  });
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

/** Returns every path in the navigation of the back-office, so that a new page is covered. */
async function navigationItems(page: Page): Promise<string[]> {
  const links = page.locator('nav a[href^="/admin/"]');
  await expect(links.first()).toBeAttached();
  const found = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
  );
  expect(found.length).toBeGreaterThan(1);
  return [...new Set(found)];
}

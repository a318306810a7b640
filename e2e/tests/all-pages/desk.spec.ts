import { expect, type Page, test } from '@playwright/test';
import { dirOf, LOCALES } from '@five/shared/locales/locale';
import { violations } from '../../support/axe.ts';
import { signInAtDesk } from '../../support/desk.ts';
import { collectErrors } from '../../support/collect-errors.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const locale of LOCALES) {
  test(`each back-office page passes in ${locale}, wide and phone: lang, dir, errors, axe`, async ({
    page,
  }) => {
    const problems = collectErrors(page);
    await signInAtDesk(page, 'admin@demo.test', locale);
    for (const room of await navigationItems(page)) {
      await page.setViewportSize(WIDE);
      await page.goto(room);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dirOf(locale));
      await check(page, room);
      await page.setViewportSize(PHONE);
      await check(page, `${room} on a phone`);
    }
    expect(problems).toEqual([]);
  });
}

async function check(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      `${place} is wider than the screen`,
    )
    .toBe(true);
  expect.soft(await violations(page), place).toEqual([]);
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

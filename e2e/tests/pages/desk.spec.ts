import { expect, test } from '@playwright/test';
import { dirOf, LOCALES } from '@five/shared/locales/locale';
import { violations } from '../../support/axe.ts';
import { signInAtDesk } from '../../support/desk.ts';
import { watch } from '../../support/watch.ts';

for (const locale of LOCALES) {
  test(`every room of the back-office opens cleanly in ${locale}`, async ({ page }) => {
    const problems = watch(page);
    await signInAtDesk(page, 'admin@demo.test', locale);
    for (const room of await rooms(page)) {
      await page.goto(room);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dirOf(locale));
      await expect(page.getByRole('main')).toBeVisible();
      expect(await violations(page), room).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${room} is wider than the screen`).toBe(true);
    }
    expect(problems).toEqual([]);
  });
}

/** Every address the menu leads to, found in the menu: a room added there is walked here. */
async function rooms(page: import('@playwright/test').Page): Promise<string[]> {
  const links = page.locator('nav a[href^="/admin/"]');
  await expect(links.first()).toBeAttached();
  const found = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(found.length).toBeGreaterThan(1);
  return [...new Set(found)];
}

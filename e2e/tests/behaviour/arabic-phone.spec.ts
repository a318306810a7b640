import { expect, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';

test.use({ viewport: { width: 320, height: 568 } });

const directionOf = (page: Page, name: string) => page.locator(`[name="${name}"]`).evaluate((field) => getComputedStyle(field).direction);

test('what is typed in Arabic begins at the right, what is typed in Latin letters at the left, and an empty field as its page', async ({ page }) => {
  await page.goto(localizePath('/auth/register', 'ar'));
  await page.waitForLoadState('networkidle');
  await page.locator('[name="firstName"]').fill('ياسين');
  await page.locator('[name="name"]').fill('Alaoui');
  await expect.poll(() => directionOf(page, 'firstName')).toBe('rtl');
  await expect.poll(() => directionOf(page, 'name')).toBe('ltr');
  await page.locator('[name="name"]').fill('');
  await expect.poll(() => directionOf(page, 'name')).toBe('rtl');
  expect(await directionOf(page, 'phone')).toBe('ltr');
});

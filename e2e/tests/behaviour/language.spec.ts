import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { desk } from '../../support/desk.ts';

const DAY_S = 24 * 60 * 60;

test('a flag chooses the language and a cookie keeps it for 365 days', async ({
  page,
  context,
}) => {
  await page.goto('/pricings?x=1');
  const flag = page.locator('.bar-end .languages a[lang="ar"]');
  // The link contains the query only after hydration.
  await expect(flag).toHaveAttribute('href', '/ar/pricings?x=1');
  await flag.click();
  await expect(page).toHaveURL(/\/ar\/pricings\?x=1$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect([cookie?.value, cookie?.path, cookie?.sameSite]).toEqual(['ar', '/', 'Lax']);
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(left / DAY_S)).toBe(365);
});

test('going back to French is a choice as well', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
  await page.goto('/?x=1');
  await expect(page).toHaveURL(/\/ar\?x=1$/);
  const flag = page.locator('.bar-end .languages a[lang="fr"]');
  await expect(flag, 'the page is alive').toHaveAttribute('href', '/?x=1');
  await flag.click();
  await expect(page).toHaveURL(/\/\?x=1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('credentials typed at the desk stay when the language changes, and go after sign-in', async ({
  page,
}) => {
  await page.goto('/admin/');
  const email = page.locator('input[autocomplete="username"]');
  await email.fill('reception@demo.test');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  for (const lang of ['ar', 'en', 'fr']) {
    await page.locator(`form button[lang="${lang}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(email).toHaveValue('reception@demo.test');
    await expect(page.locator('input[type="password"]')).toHaveValue(DEMO_PASSWORD);
  }
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Karim Ouazzani' }).click();
  await page.getByRole('menuitem', { name: desk('app.sign_out') }).click();
  await expect(email).toHaveValue('');
});

import { expect, test } from '@playwright/test';
import { openHydrated } from '../../support/hydration.ts';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { signInAtDesk } from '../../support/desk.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';
import { texts as fr } from '../../../admin/src/locales/fr.ts';

// Simulates a browser that blocks all cookies and storage.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(self, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }),
);

test('the site works, and its sign-in page explains in three languages what to allow', async ({
  page,
}) => {
  const problems = collectErrors(page);
  for (const path of ['/', '/pricings', '/account/reservations/create']) {
    await openHydrated(page, path);
    await expect(page.locator('main h1').first()).toBeVisible();
  }
  for (const [path, locale] of [
    ['/ar/auth/login', 'ar'],
    ['/en/auth/register', 'en'],
    ['/auth/login', 'fr'],
  ] as const) {
    await openHydrated(page, path);
    await expect(page.getByText(textsOf(locale)('pages/auth', 'login.notKept'))).toBeVisible();
  }
  await page.locator('input[autocomplete="username"]').fill('player@demo.test');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: textsOf('fr')('pages/auth', 'login.submit') }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.locator('main h1')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a switch of language keeps the session, and the token of a reset', async ({ page }) => {
  const problems = collectErrors(page);
  await openHydrated(page, '/auth/login');
  await page.locator('input[autocomplete="username"]').fill('player@demo.test');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: textsOf('fr')('pages/auth', 'login.submit') }).click();
  await expect(page).toHaveURL('/account');
  for (const [locale, path] of [
    ['ar', '/ar/account'],
    ['en', '/en/account'],
    ['fr', '/account'],
  ] as const) {
    await page.locator(`.languages a[lang="${locale}"]:visible`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('main h1')).toContainText(
      textsOf(locale)('pages/tickets', 'wallet.hello').split('{{')[0]?.trim() ?? '',
    );
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => window.name), 'the name is emptied').toBe('');
  }

  await openHydrated(page, `/reset/password/new?token=${'x'.repeat(43)}&email=nadia@five.test`);
  await expect(page.locator('input[type="password"]').first()).toBeVisible();
  await page.locator('.languages a[lang="ar"]:visible').first().click();
  await expect(page).toHaveURL('/ar/reset/password/new');
  await expect(page.locator('input[type="password"]').first()).toBeVisible();
  await expect(page.getByText(textsOf('ar')('pages/auth', 'reset.lost'))).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the back-office is not blank: it explains what to allow, and it remains usable', async ({
  page,
}) => {
  const problems = collectErrors(page);
  await page.goto('/admin/');
  await expect(page.getByText(fr.auth.not_kept)).toBeVisible();
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.getByText(fr.app.broken)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('no message is shown where storage is available', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await openHydrated(page, '/auth/login');
  await expect(page.getByText(textsOf('fr')('pages/auth', 'login.notKept'))).toHaveCount(0);
  await context.close();
});

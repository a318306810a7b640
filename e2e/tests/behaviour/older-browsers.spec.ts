import { expect, type Page, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { openHydrated } from '../../support/hydration.ts';
import { openAtDesk, signInAtDesk } from '../../support/desk.ts';
import { makeOlder } from '../../support/older-browser.ts';
import { signIn } from '../../support/sign-in.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';
import { texts as fr } from '../../../admin/src/locales/fr.ts';

/** Checks that a page hydrates and shows no error page. */
async function isWhole(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  expect(
    await page.evaluate(() => [typeof [].toSorted, typeof Object.hasOwn, typeof reportError]),
    path,
  ).toEqual(['function', 'function', 'function']);
  await expect(page.locator('main h1').first(), path).toBeVisible();
  for (const locale of ['fr', 'ar'] as const)
    await expect(page.getByText(textsOf(locale)('common', 'broken.title')), path).toHaveCount(0);
  await expect(page.locator('.old-browser')).toHaveCount(0);
}

test.describe('without the built-ins of later years', () => {
  test.beforeEach(({ page }) => makeOlder(page));

  test('French and Arabic pages work: home, prices, account, bookings, reserve, chat', async ({
    page,
  }) => {
    const problems = collectErrors(page);
    await signIn(page);
    for (const path of [
      '/',
      '/ar',
      '/pricings',
      '/ar/pricings',
      '/tournaments',
      '/tournament/2025/may',
      '/discussions',
      '/players',
      '/medias',
      '/account',
      '/ar/account',
      '/account/profile',
      '/account/reservations/list',
      '/account/series/list',
      '/account/subscriptions/list',
      '/messagings',
    ])
      await isWhole(page, path);
    await isWhole(
      page,
      `/account/reservations/create?date=${addDays(new Date().toISOString().slice(0, 10), 9)}`,
    );
    await page.locator('.board button.cell[data-state="free"]').first().click();
    await expect(page.locator('.board button.cell[aria-pressed="true"]')).not.toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('a dialog opens over the page, keeps the focus, closes with Escape and returns it', async ({
    page,
  }) => {
    const problems = collectErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await isWhole(page, '/');
    await page.locator('.bar-menu').click();
    const drawer = page.locator('dialog.drawer');
    await expect(drawer.getByRole('link').first()).toBeVisible();
    const box = await drawer.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 844 });
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('Tab');
    expect(
      await drawer.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.locator('.bar-menu')).toBeFocused();
    await page.locator('.bar-menu').click();
    await drawer.getByRole('link', { name: textsOf('fr')('common', 'nav.pricings') }).click();
    await expect(page).toHaveURL('/pricings');
    await expect(drawer).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('states that styles would select with :has() are set as an attribute', async ({ page }) => {
    await signIn(page);
    await isWhole(page, '/');
    await expect(page.locator('.bar[data-has~="bell"]')).toHaveCount(1);
    await expect(page.locator('body[data-has~="main"]')).toHaveCount(1);
  });

  test('the day board and the audit trail open at the desk', async ({ page }) => {
    const problems = collectErrors(page);
    await signInAtDesk(page, 'admin@demo.test', 'fr');
    await expect(page.locator('main h1').first()).toBeVisible();
    await openAtDesk(page, '/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: pagesFr.audit.title })).toBeVisible();
    await openAtDesk(page, '/admin/settings');
    await expect(page.getByText(fr.app.broken)).toHaveCount(0);
    expect(problems).toEqual([]);
  });
});

test.describe('in a browser that cannot read the scripts', () => {
  test.beforeEach(async ({ page }) => {
    // Simulates a syntax error in an old browser, so that no module of the page runs.
    await page.addInitScript(() =>
      document.addEventListener(
        'DOMContentLoaded',
        () => delete (globalThis as { readsScripts?: number }).readsScripts,
        { capture: true, once: true },
      ),
    );
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  });

  test('the page stays as the server sent it and states the browser requirement', async ({
    page,
  }) => {
    for (const [path, locale] of [
      ['/', 'fr'],
      ['/ar/pricings', 'ar'],
    ] as const) {
      await page.goto(path);
      const said = page.locator('.old-browser');
      await expect(said).toHaveAttribute('lang', locale);
      await expect(said).toContainText('Chrome');
      await expect(said).toContainText('Firefox 91');
      await expect(page.locator('main h1')).toBeVisible();
    }
  });

  test('the back-office is no white page', async ({ page }) => {
    await page.goto('/admin/');
    await expect(page.locator('.old-browser')).toHaveCount(3);
    await expect(page.locator('.old-browser[lang="fr"]')).toContainText('Safari ou iOS 15');
  });
});

import { expect, test } from '@playwright/test';
import { desk, enterDesk } from '../../../support/desk.ts';
import { storedAfterSignOut, untilKept } from './stored.ts';
import { texts as ar } from '../../../../admin/src/locales/ar.ts';

const RECEPTION = 'reception@demo.test';
const DAY = '/api/desk/day';

test.use({ serviceWorkers: 'allow' });

test('the board of today opens offline at /admin with its time, and an action is refused', async ({
  page,
  context,
}) => {
  await enterDesk(page, RECEPTION, '/admin/');
  await untilKept(page, DAY);
  await context.setOffline(true);
  await page.goto('/admin');
  await expect(page.locator('[data-pitch] [data-key]').first()).toBeVisible();
  const notice = page.getByText(desk('board.kept').split('{{')[0] ?? '');
  await expect(notice).toContainText(/\d\d/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('[data-pitch] [data-key]').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('in Arabic the desk is installed by its name, and an open board says it is offline', async ({
  page,
  context,
}) => {
  await enterDesk(page, RECEPTION, '/admin/', 'ar');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(href).toBe('/admin/manifest.ar.webmanifest');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/admin/', scope: '/admin', lang: 'ar', dir: 'rtl' });
  expect(manifest.name).toMatch(/^الاستقبال · ./);
  for (const { src } of manifest.icons as { src: string }[])
    expect((await page.request.get(src)).status(), src).toBe(200);

  await untilKept(page, DAY);
  await context.setOffline(true);
  const notice = page.getByText(ar.board.kept.split('{{')[0] ?? '');
  // The emulation can take the network from the page before it takes it from the worker. The first
  // event then leads to a current board.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(notice).toBeVisible({ timeout: 3000 });
  }).toPass();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a sign-out at the desk leaves no booking in the browser', async ({ page, context }) => {
  await enterDesk(page, RECEPTION, '/admin/');
  await untilKept(page, DAY);
  const other = await context.newPage();
  await other.goto('/admin/');
  await expect(other.locator('[data-pitch] [data-key]').first()).toBeVisible();
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: desk('app.sign_out') }).click();
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await expect(other.locator('input[type="password"]')).toBeVisible();
  for (const tab of [page, other]) {
    const { text, databases } = await storedAfterSignOut(tab);
    expect(databases).toEqual([]);
    expect(text).not.toContain('"customer"');
    expect(text).not.toContain('"phone"');
  }
  await context.setOffline(true);
  await page.goto('/admin/');
  await expect(page.locator('input[type="password"]')).toBeVisible();
});

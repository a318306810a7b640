import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { desk, openAtDesk } from '../../support/desk.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

async function send(page: Page, email: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
}

const name = (page: Page, userName: string) =>
  page.getByRole('banner').getByRole('button', { name: userName });

test('an open back-office tab adopts the name and rights of a sign-in in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/admin/');
    await tab.locator('form button[lang="fr"]').click();
  }
  await send(page, 'admin@demo.test');
  await expect(name(page, 'Nadia Chraïbi')).toBeVisible();
  await openAtDesk(page, '/admin/tariffs/create');
  await expect(page.getByText(pagesFr.page.denied)).toBeHidden();
  await send(other, 'reception@demo.test');
  await expect(name(other, 'Karim Ouazzani')).toBeVisible();
  await expect(name(page, 'Karim Ouazzani')).toBeVisible();
  await expect(page.getByText(pagesFr.page.denied)).toBeVisible();
  expect(await page.title()).not.toBe(desk('auth.submit'));
});

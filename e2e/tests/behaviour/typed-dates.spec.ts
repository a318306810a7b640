import { expect, test } from '@playwright/test';
import { desk, enterDesk } from '../../support/desk.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

test('an unreadable date shows the expected format, and on submit its field gets focus', async ({
  page,
}) => {
  await enterDesk(page, 'admin@demo.test', '/admin/promos/create');
  await page.locator('[name="title.fr"]').fill('Essai');
  await page.locator('[name="text.fr"]').fill('Essai');
  const from = page.locator('[name="from"]');
  await from.fill('3 janvier');
  const refused = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/promos'),
  );
  await page.locator('[name="title.fr"]').press('Enter');
  expect((await refused).status()).toBe(422);
  await expect(page.getByText(pagesFr.page.unsaved)).toBeVisible();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(desk('calendar.example_day'));
  await page.locator('[name="to"]').focus();
  await expect(from).toHaveAccessibleDescription(desk('calendar.example_day'));
});

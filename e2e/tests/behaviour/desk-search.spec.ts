import { expect, test } from '@playwright/test';
import { desk, enterDesk } from '../../support/desk.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { reports, unpaid } = pagesFr;

test('the search and the caller form find by sound; the search links to the client', async ({
  page,
}) => {
  await enterDesk(page, 'reception@demo.test', '/admin/');
  const field = page.getByRole('combobox', { name: desk('search.label') });
  const none = page.getByRole('search').getByRole('status');
  for (const [heard, name] of [
    ['Belhadj', 'Zakaria Belhaj'],
    ['zakarya', 'Zakaria Belhaj'],
    ['Zarwali', 'أنس الزروالي'],
  ] as const) {
    await field.fill(heard);
    await expect(page.getByRole('option').first()).toContainText(name);
  }
  await field.fill('');
  await page.locator('[data-pitch="P2"] [data-key^="P2 "]').last().click();
  await page.getByLabel(desk('reserve.name')).pressSequentially('Zakarya Belhadj');
  await page.getByRole('option', { name: 'Zakaria Belhaj' }).click();
  await expect(page.locator('aside form').getByText('Zakaria Belhaj')).toBeVisible();
  await page.keyboard.press('Escape');

  await field.fill('Wiam');
  await expect(none).toContainText(desk('search.none').replace('{{q}}', 'Wiam'));
  await field.blur();
  await expect(none).toBeHidden();
  await field.click();
  await none.getByRole('link', { name: /Wiam/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Wiam/ })).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill('Yassine');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(none).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.locator('main h1').click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('berrada');
  await expect(field, 'the name of the last caller is written over').toHaveValue('berrada');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('an ordered but unpaid pack shows no expiry date and no separator dot for it', async ({
  page,
}) => {
  await enterDesk(page, 'admin@demo.test', '/admin/reports?report=unpaid');
  await page.getByTitle(reports.open_rows.replace('{{name}}', unpaid.packs)).first().click();
  const row = page
    .locator('li', { hasText: /S-[0-9A-Z]{8}/ })
    .locator('small')
    .first();
  await expect(row).toBeVisible();
  expect(await row.innerText()).not.toMatch(/·\s*·/);
});

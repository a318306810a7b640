import { expect, type Page, test } from '@playwright/test';
import { enterDesk, openAtDesk, saveForm } from '../../support/desk.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const { leave, page: words, venue } = pagesFr;

test('a corrected field is not blamed; unsaved input asks before leaving, saved does not', async ({
  page,
}) => {
  await enterDesk(page, 'admin@demo.test', '/admin/venue');
  await page.locator('summary', { hasText: venue.bank }).click();
  const rib = page.getByLabel(venue.rib);
  const account = await rib.inputValue();
  await rib.fill('123');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await rib.fill(account);
  await expect(page.locator('main [role="alert"]')).toHaveCount(0);

  await page.locator('summary', { hasText: venue.legal }).click();
  const name = page.getByLabel(venue.legal_name);
  const before = await name.inputValue();
  await name.fill(`${before} bis`);
  await expectConfirmationAndStay(page);
  await expect(name).toHaveValue(`${before} bis`);
  expect(await confirmsReload(page)).toBe(true);
  await saveForm(page);
  await expect(page.getByText(words.saved).first()).toBeVisible();
  expect(await confirmsReload(page)).toBe(false);
  await name.fill(before);
  await saveForm(page);
  await expect(page.getByText(words.saved).first()).toBeVisible();
  await openAtDesk(page, '/admin/partners/create');
  await page.getByLabel(pagesFr.fields.name).first().fill('Jamais enregistré');
  await expectConfirmationAndStay(page);
  await page.locator('main').getByRole('link', { name: pagesFr.tables.partners.name }).click();
  await page.getByRole('button', { name: leave.leave }).click();
  await expect(page).toHaveURL(/\/admin\/partners$/);
});

async function expectConfirmationAndStay(page: Page): Promise<void> {
  const there = page.url();
  await page.locator('main a').first().click();
  await expect(page.getByText(leave.title)).toBeVisible();
  await page.getByRole('button', { name: leave.stay }).click();
  await expect(page.getByText(leave.title)).toBeHidden();
  expect(page.url()).toBe(there);
}

/** Whether the page asks the user to confirm a reload. */
function confirmsReload(page: Page): Promise<boolean> {
  return page.evaluate(
    () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
}

test('Save pressed twice on a slow connection sends once and keeps the focus', async ({ page }) => {
  let sent = 0;
  const { promise: pressed, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/api\/partners(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await pressed;
    }
    await route.continue();
  });
  await enterDesk(page, 'admin@demo.test', '/admin/partners/create');
  await page.getByLabel(pagesFr.fields.name).first().fill('Deux fois pressé');
  const save = page.locator('main form button[type="submit"]');
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toBeFocused();
  await page.getByLabel(pagesFr.fields.name).first().press('Enter');
  letThrough();
  await expect(page.locator('main form button[aria-disabled="true"]')).toHaveCount(0);
  expect(sent).toBe(1);
});

test('a refused field of a new account gets the focus, and its message goes with a change', async ({
  page,
}) => {
  await enterDesk(page, 'admin@demo.test', '/admin/users/create');
  const field = (name: string) => page.locator(`main form input[name="${name}"]`);
  await field('firstName').fill('Amal');
  await page.locator('main form button[type="submit"]').click();
  await expect(field('name')).toBeFocused();
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('firstName')).not.toHaveAttribute('aria-invalid', 'true');
  await field('name').fill('Bennis');
  await expect(field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
});

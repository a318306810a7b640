import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const flag = (page: Page, language: string) =>
  page.locator(`.languages a[lang="${language}"]`).first();

test('form input is kept across a language change and going back, except passwords', async ({
  page,
}) => {
  await page.goto('/auth/register');
  await waitForHydration(page);
  await field(page, 'firstName').fill('Salma');
  await field(page, 'email').fill('salma@example.test');
  await field(page, 'password').fill('a-Password-1');
  await flag(page, 'ar').click();
  await expect(page).toHaveURL(/\/ar\/auth\/register$/);
  await expect(field(page, 'firstName')).toHaveValue('Salma');
  await expect(field(page, 'email')).toHaveValue('salma@example.test');
  await expect(field(page, 'password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'a-Password-1',
  );

  await page.locator('.form-links a').first().click();
  await expect(page).toHaveURL(/\/ar\/auth\/login\?/);
  await page.goBack();
  await expect(field(page, 'firstName')).toHaveValue('Salma');
});

test('a sign-out removes the drafts of the account, and an ID number is not kept', async ({
  page,
}) => {
  await signIn(page, 'player@demo.test');
  await page.goto('/account/profile');
  await field(page, 'profession').fill('Gardien');
  await field(page, 'tutor.cin').fill('AB123456');
  await flag(page, 'en').click();
  await expect(page).toHaveURL(/\/en\/account\/profile$/);
  await expect(field(page, 'profession')).toHaveValue('Gardien');
  await expect(field(page, 'tutor.cin')).not.toHaveValue('AB123456');

  const before = await page.evaluate(() => sessionStorage.getItem('drafts') ?? '');
  expect(before).toContain('Gardien');
  expect(before).not.toContain('AB123456');

  await page
    .getByRole('button', { name: textsOf('en')('common', 'action.logout') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/profile/);
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('input typed before hydration takes precedence over the draft', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await field(page, 'fullName').fill('Salma Draft');
  await field(page, 'message').fill('Une question.');
  const { promise: late, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await field(page, 'message').fill('Another question.');
  letThrough();
  await expect(field(page, 'fullName')).toHaveValue('Salma Draft');
  await expect(field(page, 'message')).toHaveValue('Another question.');
});

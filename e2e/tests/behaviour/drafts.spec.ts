import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../../support/sign-in.ts';
import { words } from '../../support/words.ts';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const flag = (page: Page, language: string) => page.locator(`.languages a[lang="${language}"]`).first();

async function alive(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('what was typed into a form is there in the next language and after going back, and no password is', async ({ page }) => {
  await page.goto('/auth/register');
  await alive(page);
  await field(page, 'firstName').fill('Salma');
  await field(page, 'email').fill('salma@example.test');
  await field(page, 'password').fill('a-Password-1');
  await flag(page, 'ar').click();
  await expect(page).toHaveURL(/\/ar\/auth\/register$/);
  await expect(field(page, 'firstName')).toHaveValue('Salma');
  await expect(field(page, 'email')).toHaveValue('salma@example.test');
  await expect(field(page, 'password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('a-Password-1');

  await page.locator('.form-links a').first().click();
  await expect(page).toHaveURL(/\/ar\/auth\/login$/);
  await page.goBack();
  await expect(field(page, 'firstName')).toHaveValue('Salma');
});

test('a draft is gone once it was sent', async ({ page }) => {
  await page.goto('/contact');
  await alive(page);
  for (const [name, text] of [['fullName', 'Salma Draft'], ['phone', '0612345678'], ['email', 'salma@example.test'], ['message', 'Une question sur le tournoi.']] as const) await field(page, name).fill(text);
  await flag(page, 'en').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(field(page, 'message')).toHaveValue('Une question sur le tournoi.');
  await alive(page);
  await field(page, 'acceptConditions').check();
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/en/contact');
  await alive(page);
  await expect(field(page, 'message')).toHaveValue('');
});

test('a draft is its account’s: it goes with a sign-out, no other account is shown it, and no identity card is kept', async ({ page }) => {
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

  await page.evaluate((text) => sessionStorage.setItem('drafts', JSON.stringify({ ...(JSON.parse(text) as object), of: 'Somebody Else' })), before);
  await page.reload();
  await expect(field(page, 'profession')).not.toHaveValue('Gardien');
  await page.evaluate((text) => sessionStorage.setItem('drafts', text), before);
  await page.reload();
  await expect(field(page, 'profession')).toHaveValue('Gardien');
  await page.getByRole('button', { name: words('en')('common', 'action.logout') }).first().click();
  await expect(page).not.toHaveURL(/profile/);
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration.ts';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const flag = (page: Page, language: string) =>
  page.locator(`.languages a[lang="${language}"]`).first();

async function tokenOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/auth/field/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  return ((await answer.json()) as { token: string }).token;
}

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

test('a draft is deleted once it was sent', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  for (const [name, text] of [
    ['fullName', 'Salma Draft'],
    ['phone', '0612345678'],
    ['email', 'salma@example.test'],
    ['message', 'Une question sur le tournoi.'],
  ] as const)
    await field(page, name).fill(text);
  await flag(page, 'en').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(field(page, 'message')).toHaveValue('Une question sur le tournoi.');
  await waitForHydration(page);
  await field(page, 'acceptConditions').check();
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/en/contact');
  await waitForHydration(page);
  await expect(field(page, 'message')).toHaveValue('');
});

test('a draft belongs to one account, sign-out removes it, and an ID number is not kept', async ({
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

  await page.evaluate(
    (text) =>
      sessionStorage.setItem(
        'drafts',
        JSON.stringify({ ...(JSON.parse(text) as object), of: 'Somebody Else' }),
      ),
    before,
  );
  await page.reload();
  await expect(field(page, 'profession')).not.toHaveValue('Gardien');
  await page.evaluate((text) => sessionStorage.setItem('drafts', text), before);
  await page.reload();
  await expect(field(page, 'profession')).toHaveValue('Gardien');
  await page
    .getByRole('button', { name: textsOf('en')('common', 'action.logout') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/profile/);
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('two accounts of one name share no draft in one tab', async ({ page }) => {
  await signIn(page, 'player@demo.test');
  await page.goto('/contact');
  await waitForHydration(page);
  await field(page, 'message').fill('Pour vous seuls.');
  await flag(page, 'en').click();
  await expect(field(page, 'message')).toHaveValue('Pour vous seuls.');

  const fullName = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { fullName: string }).fullName,
  );
  await page.addInitScript(
    (session) => localStorage.setItem('session', session),
    JSON.stringify({ token: await tokenOf(page, 'player2@demo.test'), fullName }),
  );
  await page.goto('/en/contact');
  await waitForHydration(page);
  await expect(field(page, 'message')).toHaveValue('');
});

test('a field that was changed elsewhere since takes precedence over its draft', async ({
  page,
}) => {
  const player = 'anas.zerouali@joueurs.test';
  // The value differs in each run, so that the form always has a change to save.
  const profession = `Arbitre ${Date.now()}`;
  await signIn(page, player);
  await page.goto('/account/profile');
  await field(page, 'profession').fill('Gardien');
  await field(page, 'address').fill('12, rue des Orangers');
  const headers = { authorization: `Bearer ${await tokenOf(page, player)}` };
  expect((await page.request.post('/api/auth/field', { data: { profession }, headers })).ok()).toBe(
    true,
  );

  await page.reload();
  await expect(field(page, 'address')).toHaveValue('12, rue des Orangers');
  await expect(field(page, 'profession')).toHaveValue(profession);
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

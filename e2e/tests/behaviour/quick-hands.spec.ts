import { expect, test, type Page } from '@playwright/test';
import { signInAtDesk } from '../../support/desk.ts';
import { signIn } from '../../support/sign-in.ts';

/** Opens a page whose scripts come when `let` is called. */
async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  const { promise: late, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

test('what was typed and pressed before a page was alive is neither lost nor written into the address', async ({ page }) => {
  const letThrough = await openWithLateScripts(page, '/auth/login');
  await page.locator('input[name="email"]').fill('player@demo.test');
  await page.locator('input[name="password"]').fill('demo-Password-1');
  await page.locator('main form button[type="submit"]').click();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.locator('input[name="email"]')).toHaveValue('player@demo.test');

  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('input[name="email"]')).toHaveValue('player@demo.test');
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/account$/);
});

test('a code typed and a choice made before their page was alive stay', async ({ page }) => {
  await signIn(page, 'rookie@demo.test');
  const letCode = await openWithLateScripts(page, '/account/verify');
  await page.locator('input[name="code"]').fill('123456');
  letCode();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('input[name="code"]')).toHaveValue('123456');

  await page.unrouteAll({ behavior: 'wait' });
  const letChoice = await openWithLateScripts(page, '/medias');
  await page.locator('input[name="kind"]').last().check({ force: true });
  letChoice();
  await expect(page.locator('.media-grid > li')).toHaveCount(1);
  await expect(page.locator('input[name="kind"]').last()).toBeChecked();
});

test('what the desk notes on a message while it is being marked as read stays', async ({ page }) => {
  const subject = { fullName: 'Essai Rapide', phone: '+212661122466', email: 'essai.rapide@mail.test', message: 'Un terrain ce soir ?', acceptConditions: true };
  const sent = await page.request.post('/api/contact', { data: subject });
  const { data: { reference } } = (await sent.json()) as { data: { reference: string } };
  const { promise: noted, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**/api/contact/${reference}?*`, async (route) => {
    if (route.request().method() === 'PUT') await noted;
    await route.continue();
  });
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  await page.goto(`/admin/contact/${reference}`);
  await page.locator('textarea[name="note"]').fill('Rappeler demain');
  const read = page.waitForResponse((answer) => answer.url().includes('/api/contact') && answer.request().method() === 'GET');
  letThrough();
  await read;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('textarea[name="note"]')).toHaveValue('Rappeler demain');
});

import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const PLAYER = 'player@demo.test';

/** Starts a browser with the back/forward cache, which phones have and Playwright disables. */
const test = base.extend<object, object>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/**
 * Opens the contact page with a session that is stored once, as the sign-in form does, so that a
 * later sign-out has an effect.
 */
async function openContact(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const script = await signIn(page, PLAYER);
  await page.goto('/contact');
  await script.dispose();
  await expect(field(page, 'email')).toHaveValue(PLAYER);
  return page;
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account/security');
  await page
    .getByRole('button', { name: textsOf('fr')('common', 'action.logout') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/account/);
}

test('sign-out in one tab removes the player’s data from the forms of every other tab', async ({
  context,
}) => {
  const first = await openContact(context);
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(field(other, 'email')).toHaveValue(PLAYER);
  await signOut(first);
  await expect(field(other, 'email')).toHaveValue('');
  await expect(field(other, 'phone')).toHaveValue('');
  await expect(field(other, 'fullName')).toHaveValue('');
});

test('a session that ended elsewhere clears player data from a form, and keeps the input', async ({
  context,
}) => {
  await context.clock.install();
  const page = await openContact(context);
  await field(page, 'message').fill('Une question.');
  await field(page, 'phone').fill('0612345678');
  const { token } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('session') ?? ''),
  ) as { token: string };
  await page.request.post('/api/auth/field/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  // After a minute the data is stale, so the page reads the data again when it becomes visible.
  await page.clock.fastForward(61_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(field(page, 'email')).toHaveValue('');
  await expect(field(page, 'fullName')).toHaveValue('');
  await expect(field(page, 'phone')).toHaveValue('0612345678');
  await expect(field(page, 'message')).toHaveValue('Une question.');
});

test('a contact message sent with a session that has ended meanwhile is accepted', async ({
  context,
}) => {
  const page = await openContact(context);
  await field(page, 'message').fill('Une question.');
  await field(page, 'acceptConditions').check();
  const { token } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('session') ?? ''),
  ) as { token: string };
  await page.request.post('/api/auth/field/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/$/);
});

test('after a sign-out, the back button does not show a page of the previous user', async ({
  context,
}) => {
  const page = await openContact(context);
  await signOut(page);
  await expect(async () => {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/contact$/, { timeout: 1000 });
  }).toPass();
  await expect(field(page, 'email')).toHaveValue('');
  await expect(field(page, 'fullName')).toHaveValue('');
});

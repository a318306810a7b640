import { expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { loseAnswer } from '../../support/lost-answer.ts';
import { words } from '../../support/words.ts';

test.use({ viewport: { width: 360, height: 640 } });

const say = words('ar');
const auth = (key: string) => say('pages/auth', key);
const at = (path: string) => localizePath(path, 'ar');

test('a forgotten password asks for the email once, and a code whose answer was lost is entered all the same', async ({ page }) => {
  const email = 'player2@demo.test';
  await page.goto(at('/auth/login'));
  await page.waitForLoadState('networkidle');
  await page.locator('[name="email"]').fill(email);
  await page.getByRole('link', { name: auth('login.forgot') }).click();
  await expect(page.locator('main [name="email"]')).toHaveValue(email);

  const tooSoon = { status: 'error', code: 'AUTH_CODE_TOO_SOON', message: 'too soon', errorMessages: [] };
  await page.route('**/api/auth/field/code/confirmation', (route) => route.fulfill({ status: 429, json: tooSoon }));
  await loseAnswer(page, 'POST', 'auth/field/code/confirmation');
  const ask = page.getByRole('button', { name: auth('reset.submit') });
  await ask.click();
  await expect(page.locator('.notice-error')).toBeVisible();
  await ask.click();
  await expect(page.getByRole('heading', { name: auth('reset.codeTitle') })).toBeVisible();
  await page.getByRole('link', { name: auth('reset.again') }).click();
  await expect(page.locator('main [name="email"]')).toHaveValue(email);
});

test('a new password whose answer was lost may be the new one: the way to try it is beside the words', async ({ page, request }) => {
  const email = 'player2@demo.test';
  await page.route('**/api/auth/field/reset/password', (route) => route.abort('connectionreset'));
  await page.goto(at(`/reset/password/new?${new URLSearchParams({ email, token: 'x'.repeat(43) })}`));
  await page.waitForLoadState('networkidle');
  await page.locator('[name="password"]').fill('une phrase toute neuve');
  await page.locator('[name="passwordConfirmation"]').fill('une phrase toute neuve');
  await page.getByRole('button', { name: auth('reset.newSubmit') }).click();
  const notice = page.locator('.notice-error');
  await expect(notice).toContainText(auth('reset.unanswered'));
  await notice.getByRole('link', { name: auth('login.title') }).click();
  await expect(page).toHaveURL(/\/ar\/auth\/login$/);
  expect((await request.post('/api/auth/field/login', { data: { email, password: DEMO_PASSWORD } })).ok()).toBe(true);
});

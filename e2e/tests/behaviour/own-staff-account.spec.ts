import { type APIRequestContext, expect, test } from '@playwright/test';
import { DEMO_PASSWORD, mailedCode } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { own, people } = pagesFr;
const COLLEAGUE = 'nadia.own@mail.test';
const NEW_PASSWORD = 'une phrase assez longue 9';

test('a colleague changes the own name and password, and stays signed in', async ({ page }) => {
  await makeColleague(page.request);
  await enterDesk(page, COLLEAGUE, '/admin/own_account');
  await expect(page.getByRole('button', { name: /Nadia Alaoui/ })).toBeVisible();

  await page.locator('input[name="firstName"]').fill('Nadya');
  await page.getByRole('button', { name: own.save_name }).click();
  await expect(page.getByRole('button', { name: /Nadya Alaoui/ })).toBeVisible();

  const passwords = page.locator('input[type="password"]');
  await page.getByRole('button', { name: own.save_password }).click();
  await expect(passwords.first()).toBeFocused();
  await fillPasswords('a wrong one, 14 letters', NEW_PASSWORD);
  await expect(passwords.first()).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await typePasswords(DEMO_PASSWORD, 'trop court');
  await page.getByRole('button', { name: own.save_password }).click();
  await expect(page.locator('input[name="password"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(own.password_short)).toBeVisible();
  await fillPasswords(DEMO_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText(own.password_saved)).toBeVisible();
  await expect(passwords.first()).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: /Nadya Alaoui/ })).toBeVisible();
  const { ok } = await signIn(page.request, NEW_PASSWORD);
  expect(ok).toBe(true);

  async function typePasswords(current: string, next: string): Promise<void> {
    await page.locator('input[name="currentPassword"]').fill(current);
    await page.locator('input[name="password"]').fill(next);
    await page.locator('input[name="passwordConfirmation"]').fill(next);
  }

  async function fillPasswords(current: string, next: string): Promise<void> {
    await typePasswords(current, next);
    const answered = page.waitForResponse(/auth\/field\/password$/);
    await page.getByRole('button', { name: own.save_password }).click();
    await answered;
  }
});

test('ending all sessions of the own account first warns that the current one ends too', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const { reference } = await api.get<{ reference: string }>('auth/field/user');
  let ended = 0;
  // Fakes the response instead of ending the sessions, because other tests are signed in as the
  // demo's admin.
  await page.route(`**/api/users/${reference}/sessions`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    ended += 1;
    return route.fulfill({ json: { data: {} } });
  });
  await enterDesk(page, 'admin@demo.test', `/admin/users/${reference}/show`);
  const end = page.getByRole('button', { name: people.sign_out });
  await end.click();
  await expect(page.getByText(people.own_sessions)).toBeVisible();
  expect(ended).toBe(0);
  await end.click();
  await expect.poll(() => ended).toBe(1);
});

test('signing out shows the sign-in form before the server has answered', async ({ page }) => {
  await enterDesk(page, 'reception@demo.test', '/admin/own_account');
  await page.route('**/auth/field/logout', () => undefined);
  await page.locator('header button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: desk('app.sign_out') }).click();
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
});

async function signIn(request: APIRequestContext, password: string): Promise<{ ok: boolean }> {
  const answer = await request.post('/api/auth/field/login', {
    data: { email: COLLEAGUE, password },
  });
  return { ok: answer.ok() };
}

/** Invites a colleague, who then chooses a password by the code of a mail. */
async function makeColleague(request: APIRequestContext): Promise<void> {
  const admin = await StaffApi.open(request);
  await admin.write('POST', 'users', {
    email: COLLEAGUE,
    phone: '0661122377',
    firstName: 'Nadia',
    name: 'Alaoui',
    scope: ['staff'],
  });
  await request.post('/api/auth/field/code/confirmation', { data: { email: COLLEAGUE } });
  const code = await mailedCode(request, COLLEAGUE);
  const validated = await request.post('/api/auth/field/code/confirmation/validate', {
    data: { email: COLLEAGUE, code },
  });
  const { token } = (await validated.json()) as { token: string };
  const reset = await request.post('/api/auth/field/reset/password', {
    data: {
      email: COLLEAGUE,
      token,
      password: DEMO_PASSWORD,
      passwordConfirmation: DEMO_PASSWORD,
    },
  });
  expect(reset.ok()).toBe(true);
}

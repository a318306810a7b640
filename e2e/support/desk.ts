import { expect, type Page } from '@playwright/test';
import type { LoginAnswer } from '@five/shared/auth/auth.contract';
import type { Locale } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from './api.ts';
import { waitUntilSettled } from './hydration.ts';
import { texts as fr } from '../../admin/src/locales/fr.ts';

const SESSION_KEY = 'five-desk-session';
const LANGUAGE_KEY = 'RaStorefive-desk.locale';

/**
 * Opens a page of the back-office with a session that the API has started, as in a browser that is
 * signed in already.
 */
export async function enterDesk(
  page: Page,
  email: string,
  place: string,
  locale: Locale = 'fr',
): Promise<void> {
  const answer = await page.request.post('/api/auth/field/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  const { token, user } = (await answer.json()) as LoginAnswer;
  const stored = {
    [SESSION_KEY]: JSON.stringify({ token, user }),
    [LANGUAGE_KEY]: JSON.stringify(locale),
  };
  const script = await page.addInitScript((values) => Object.assign(localStorage, values), stored);
  await page.goto(place);
  await script.dispose(); // The page does not sign in again after a sign-out.
  await expect(page.locator('main h1').first(), place).toBeVisible();
}

/**
 * Signs in to the back-office by the form, as a demo account, in a language that is chosen on the
 * sign-in page. Tests that are not about signing in use `enterDesk`, which takes less time.
 */
export async function signInAtDesk(page: Page, email: string, locale: Locale): Promise<void> {
  await page.goto('/admin/');
  await page.locator(`form button[lang="${locale}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
}

/** Returns a French text of the back-office by its key, such as `desk('payment.title')`. */
export function desk(key: string): string {
  const text = key
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null
          ? (node as Record<string, unknown>)[part]
          : undefined,
      fr,
    );
  if (typeof text !== 'string') throw new Error(`no text of the back-office: ${key}`);
  return text;
}

/**
 * Navigates inside the back-office, as a link does, so that loaded code and data stay in memory.
 */
export async function openAtDesk(page: Page, place: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, place);
  await expect(page.locator('main h1'), place).toBeVisible();
  await waitUntilSettled(page);
}

/**
 * Submits the form and waits for the response to this request, because the success message of an
 * earlier save may still be visible.
 */
export async function saveForm(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.locator('main form button[type="submit"]').click();
  expect((await stored).status()).toBe(200);
}

import { expect, type Page } from '@playwright/test';
import type { Locale } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from './api.ts';
import { texts as fr } from '../../admin/src/locales/fr.ts';

/**
 * Signs in to the back-office as a demo account, in a language that is chosen on the sign-in page.
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
  await page.waitForLoadState('networkidle');
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

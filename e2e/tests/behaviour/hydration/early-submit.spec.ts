import { expect, test, type Page } from '@playwright/test';
import { openWithLateScripts, waitForHydration } from '../../../support/hydration.ts';

const homes = { fr: '', ar: '/ar' };

/** Counts the sign-ins that the page sends. */
function countSignIns(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth/field/login'))
      sent.count += 1;
  });
  return sent;
}

for (const [locale, home] of Object.entries(homes)) {
  test(`a sign-in in ${locale} pressed twice before hydration is sent once after it`, async ({
    page,
  }) => {
    const sent = countSignIns(page);
    const letThrough = await openWithLateScripts(page, `${home}/auth/login`);
    const submit = page.locator('main form button[type="submit"]');
    await page.locator('input[name="email"]').fill('player@demo.test');
    await page.locator('input[name="password"]').fill('demo-Password-1');
    await submit.click({ clickCount: 2 });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(new URL(page.url()).search).toBe('');
    await expect(page.locator('input[name="email"]')).toHaveValue('player@demo.test');

    letThrough();
    await expect(page).toHaveURL(new RegExp(`${home}/account$`));
    expect(sent.count).toBe(1);
  });

  test(`an incomplete sign-in in ${locale} sent before hydration shows its error after it`, async ({
    page,
  }) => {
    const sent = countSignIns(page);
    const letThrough = await openWithLateScripts(page, `${home}/auth/login`);
    const submit = page.locator('main form button[type="submit"]');
    await page.locator('input[name="email"]').fill('player@demo.test');
    await page.locator('input[name="email"]').press('Enter');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    const password = page.locator('input[name="password"]');
    await page.locator('.password-field button').click();

    letThrough();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAttribute('type', 'text');
    await waitForHydration(page);
    await expect(submit).not.toHaveAttribute('aria-busy');
    await expect(page.locator('input[name="email"]')).toHaveValue('player@demo.test');
    expect(sent.count).toBe(0);

    await password.fill('demo-Password-1');
    await submit.click();
    await expect(page).toHaveURL(new RegExp(`${home}/account$`));
    expect(sent.count).toBe(1);
  });
}

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../../support/hydration.ts';
import { DEMO_PASSWORD, mailedCode } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const PERSON = {
  name: 'Idrissi',
  firstName: 'Hiba',
  email: 'hiba.idrissi@mail.test',
  phone: '0661122311',
  emergencyPhone: '0661122300',
  birthDate: '1992-05-04',
};
const NEW_PHONE = '0661122399';
const NEW_PASSWORD = 'une phrase bien longue 7';
const t = (key: string) => textsOf('ar')('pages/account', key);

test('a player edits language, phone, guardian, password, exports and deletes the account', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const problems = collectErrors(page);
  await page.request.post('/api/auth/field/register', {
    data: {
      ...PERSON,
      password: DEMO_PASSWORD,
      passwordConfirmation: DEMO_PASSWORD,
      acceptConditions: true,
    },
  });
  await signInByForm(page, DEMO_PASSWORD);

  await page.goto('/account/profile');
  await page.locator('input[name="locale"][value="ar"]').click();
  await expect(page).toHaveURL(/\/ar\/account\/profile$/);
  await save(page, 'tutor', { 'tutor.firstName': 'Driss', 'tutor.cin': 'BE123456' });
  const welcome = await mailedCode(page.request, PERSON.email);
  await save(page, 'contact', { phone: NEW_PHONE });
  await page
    .locator('input[name="code"]')
    .fill(await mailedCode(page.request, PERSON.email, welcome));
  await page.getByRole('button', { name: t('contact.confirm'), exact: true }).click();
  await expect(page.locator('input[name="code"]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('input[name="phone"]')).toHaveValue('+212661122399');
  await expect(page.locator('input[name="tutor.cin"]')).toHaveValue('BE123456');
  expect(await violations(page)).toEqual([]);

  await page.goto('/ar/account/security');
  await save(page, 'password', {
    currentPassword: DEMO_PASSWORD,
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  });
  const elsewhere = await (await browser.newContext()).newPage();
  await signInByForm(elsewhere, NEW_PASSWORD);
  await page.reload();
  await page
    .locator('#devices li')
    .filter({ hasNotText: t('devices.current') })
    .getByRole('button')
    .click();
  await expect(page.locator('#devices li')).toHaveCount(1);
  await elsewhere.goto('/account/profile');
  await expect(elsewhere).toHaveURL(/\/auth\/login$/);
  await elsewhere.context().close();

  expect(await exportedData(page)).toMatchObject({
    account: {
      email: PERSON.email,
      phone: '+212661122399',
      locale: 'ar',
      tutor: { firstName: 'Driss', cin: 'BE123456' },
    },
  });
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: t('erase.open'), exact: true }).click();
  await page.locator('dialog input[name="password"]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('erase.confirm'), exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/?$/);
  const again = await page.request.post('/api/auth/field/login', {
    data: { email: PERSON.email, password: NEW_PASSWORD },
  });
  expect(again.status()).toBe(401);
  expect(problems).toEqual([]);
});

async function signInByForm(page: Page, password: string): Promise<void> {
  await openHydrated(page, '/auth/login');
  await page.locator('input[name="email"]').fill(PERSON.email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/account$/);
}

/**
 * Fills the fields of a section of the profile, and presses its save button twice by a double
 * click. The second press must have no effect.
 */
async function save(page: Page, section: string, fields: Record<string, string>): Promise<void> {
  const form = page.locator(`#${section} form`).first();
  for (const [name, value] of Object.entries(fields))
    await form.locator(`input[name="${name}"]`).fill(value);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/auth/field'),
  );
  await form.locator('button[type="submit"]').dblclick();
  expect((await saved).status()).toBe(200);
}

async function exportedData(page: Page): Promise<unknown> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export.submit') }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}

import { type APIRequestContext, expect, test, type Locator, type Page } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { mailedCode } from '../../../support/api.ts';
import { waitForHydration } from '../../../support/hydration.ts';
import { textsOf } from '../../../support/texts.ts';

test.use({ viewport: { width: 390, height: 844 } });

const t = textsOf('fr');
const PERSON = {
  firstName: 'Houda',
  name: 'Naciri',
  phone: '0661220110',
  email: 'held.slot@visitors.test',
};

/** A day, counted from today, on which no other test books. */
const DAYS_AHEAD = 43;

/** Holds the last free slot of a day, and requests a code; returns its time and its sheet. */
async function holdSlot(page: Page): Promise<{ time: string; sheet: Locator }> {
  const days = await page.request.get('/api/availability?days=1');
  const [today] = (await days.json()) as { date: string }[];
  await page.goto(`/reserve?date=${addDays(today?.date ?? '', DAYS_AHEAD)}`);
  await waitForHydration(page);
  await page.locator('.board .cell[data-state="free"]').last().click();
  const time = await page.locator('.choice .choice-what .figure').innerText();
  await page.getByRole('button', { name: t('pages/bookings', 'bar.submit') }).click();
  const sheet = page.getByRole('dialog');
  for (const [name, value] of Object.entries(PERSON))
    await sheet.locator(`[name="${name}"]`).fill(value);
  await sheet.locator('[name="acceptRules"]').check();
  await sheet.getByRole('button', { name: t('pages/drafts', 'sendCode') }).click();
  await sheet.locator('[name="code"]').waitFor();
  return { time: time.trim(), sheet };
}

/** Books a first slot without an account, and ends the session on this device. */
async function bookFirst(page: Page, request: APIRequestContext): Promise<string> {
  const { sheet } = await holdSlot(page);
  const code = await mailedCode(request, PERSON.email);
  await sheet.locator('[name="code"]').fill(code);
  await expect(page).toHaveURL(/\/account\/reservations\/list$/);
  await page.evaluate(() => localStorage.clear());
  return code;
}

async function completeAccount(page: Page): Promise<void> {
  const missing = page.getByRole('region', { name: t('pages/tickets', 'missing.title') });
  await missing.locator('[name="birthDate"]').fill('1994-05-06');
  await missing.locator('[name="emergencyPhone"]').fill('0522000000');
  await missing.getByRole('button', { name: t('pages/tickets', 'missing.save') }).click();
  await expect(missing.locator('[name="birthDate"]')).toHaveCount(0);
  await missing.locator('[name="password"]').fill('une phrase de passe 42');
  await missing.locator('[name="passwordConfirmation"]').fill('une phrase de passe 42');
  await missing.getByRole('button', { name: t('pages/tickets', 'missing.savePassword') }).click();
}

test('an account that lacks details goes on with the slot that it held', async ({
  page,
  request,
}) => {
  const first = await bookFirst(page, request);
  const { time, sheet } = await holdSlot(page);
  const second = await mailedCode(request, PERSON.email, first);
  await sheet.locator('[name="code"]').fill(second);
  await sheet.getByRole('link', { name: t('pages/drafts', 'signIn') }).click();

  await page.getByRole('button', { name: t('pages/auth', 'login.byCode') }).click();
  await page.locator('main [name="email"]').fill(PERSON.email);
  await page.getByRole('button', { name: t('pages/auth', 'login.sendCode') }).click();
  await page.locator('[name="code"]').waitFor();
  await page.locator('[name="code"]').fill(await mailedCode(request, PERSON.email, second));
  await expect(page).toHaveURL(/\/account\/reservations\/create/);
  const held = page.getByRole('region', { name: t('pages/drafts', 'heldTitle') });
  await expect(held).toContainText(time);
  await expect(page.locator('.board .cell[data-state="own"]')).toHaveCount(2);

  await held.getByRole('link', { name: t('pages/tickets', 'missing.link') }).click();
  await completeAccount(page);
  await expect(page).toHaveURL(/\/account\/reservations\/create/);
  await expect(page.locator('.choice .choice-what .figure')).toHaveText(time);
  await page.getByRole('button', { name: t('pages/bookings', 'bar.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/account\/reservations\/list$/);
});

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { localizePath, type Locale } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import {
  type Gateway,
  smsSettings,
  startGateway,
} from '../../../../api/test/channels/sms-gateway.ts';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { waitForHydration } from '../../../support/hydration.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { folderWithDemo } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';
import { textsOf } from '../../../support/texts.ts';

const folder = folderWithDemo();
const day = (daysOn: number) => addDays(new Date().toISOString().slice(0, 10), daysOn);

let gateway: Gateway;
test.beforeEach(async () => {
  gateway = await startGateway();
});
test.afterEach(() => gateway.stop());

const PEOPLE = {
  fr: { firstName: 'Salma', name: 'Idrissi', phone: '06 61 22 03 01' },
  ar: { firstName: 'سلمى', name: 'الإدريسي', phone: '0661220302' },
};

/** The code of the SMS that arrives after `before` others. */
async function receivedCode(before: number): Promise<string> {
  await expect.poll(() => gateway.delivered.length).toBe(before + 1);
  return /\d{6}/.exec(gateway.delivered.at(-1)?.replace(/^[^:]*:/, '') ?? '')?.[0] ?? '';
}

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  return context.newPage();
}

/** Counts the lines of the number to which a code was sent. */
const linesOfNumber = (sheet: Locator): Promise<number> =>
  sheet.locator('form > p').evaluate((lead) => {
    const text = lead.firstChild as Text;
    const [number = ''] = /[\d\s]{10,}/.exec(text.data) ?? [];
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(number));
    range.setEnd(text, text.data.indexOf(number) + number.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Holds a free slot, and returns the sheet that asks for the details. */
async function holdSlot(page: Page, locale: Locale): Promise<Locator> {
  const t = textsOf(locale);
  await page.goto(localizePath(`/reserve?date=${day(4)}`, locale));
  await waitForHydration(page);
  await page.locator('.cell[data-state="free"]').first().click();
  await page.getByRole('button', { name: t('pages/bookings', 'bar.submit') }).click();
  return page.getByRole('dialog');
}

test('strangers without an email book by codes by SMS, in French and Arabic, and sign in', async ({
  browser,
}) => {
  const server = await start(folder(), {
    CLOCK: `@${day(1)}T12:00:00Z`,
    OUTBOUND_HOSTS: `127.0.0.1:${gateway.port}`,
  });
  const page = await open(browser, server.url);
  const staff = await StaffApi.open(page.request);
  await staff.write('PUT', 'channels', { sms: { ...smsSettings(gateway.url), codes: true } });
  const other = await open(browser, server.url);
  const problems = [page, other].map(collectErrors);
  await book(page, 'fr');
  await page.goto('/account/profile');
  await expect(page.locator('#contact [name="email"]')).toHaveValue('');
  expect(await violations(page)).toEqual([]);

  await book(other, 'ar');
  await other.evaluate(() => localStorage.clear());
  await signInByCode(other, 'ar');
  expect(problems.flat()).toEqual([]);
  await Promise.all([page.context().close(), other.context().close()]);
});

/** Books a free slot as a person who gives no email. */
async function book(page: Page, locale: keyof typeof PEOPLE): Promise<void> {
  const t = textsOf(locale);
  const { firstName, name, phone } = PEOPLE[locale];
  const before = gateway.delivered.length;
  const sheet = await holdSlot(page, locale);
  const time = (await sheet.locator('.held-what .figure').innerText()).trim();
  await sheet.locator('[name="firstName"]').fill(firstName);
  await sheet.locator('[name="name"]').fill(name);
  await sheet.locator('[name="phone"]').fill(phone);
  await expect(
    sheet.getByRole('radio', { name: t('pages/auth', 'codeChannel.sms') }),
  ).toBeChecked();
  await expect(sheet.locator('[name="email"]')).toHaveCount(0);
  await sheet.locator('[name="acceptRules"]').check();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: t('pages/drafts', 'sendCode') }).click();
  await expect(sheet.getByRole('heading')).toHaveText(t('pages/drafts', 'codeTitle'));
  await expect(sheet).toContainText('SMS');
  expect(await linesOfNumber(sheet)).toBe(1);
  await sheet.locator('[name="code"]').fill(await receivedCode(before));
  await expect(page).toHaveURL(/\/account\/reservations\/list$/);
  await expect(page.locator('.tickets')).toContainText(time.split(/\s/)[0] ?? time);
}

async function signInByCode(page: Page, locale: keyof typeof PEOPLE): Promise<void> {
  const t = textsOf(locale);
  const before = gateway.delivered.length;
  await page.goto(localizePath('/auth/login', locale));
  await waitForHydration(page);
  await page.getByRole('button', { name: t('pages/auth', 'login.byAnyCode') }).click();
  await page.locator('main [name="email"]').fill(PEOPLE[locale].phone);
  await page.getByRole('button', { name: t('pages/auth', 'login.sendCode') }).click();
  await page.locator('[name="code"]').fill(await receivedCode(before));
  await expect(page).toHaveURL(/\/account$/);
}

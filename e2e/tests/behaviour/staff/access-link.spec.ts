import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../../support/axe.ts';
import { enterDesk } from '../../../support/desk.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { texts as ar } from '../../../../admin/src/locales/ar-pages.ts';
import { texts as fr } from '../../../../admin/src/locales/fr-pages.ts';
import { inviteColleague, removeColleague } from './colleague.ts';

const PASSWORD = 'une phrase assez longue 9';

test('a colleague opens the link of an admin, chooses a password and is signed in', async ({
  page,
  browser,
}) => {
  const { access } = fr.people;
  const colleague = await inviteColleague(page.request, 'Salma', '0661122378');
  await enterDesk(page, 'admin@demo.test', `/admin/users/${colleague.reference}/show`);
  await page.getByRole('button', { name: access.create }).click();
  await expect(page.getByRole('img', { name: access.qr })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const link = await page.locator('bdi', { hasText: '/admin/access_link#' }).innerText();

  const phone = await (await browser.newContext({ locale: 'ar' })).newPage();
  await phone.goto(link);
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(phone.getByRole('heading', { name: /Salma/ })).toBeVisible();
  await expect(phone.getByText(ar.access.help)).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  await typePassword(phone, 'trop court');
  await phone.locator('form button[type="submit"]').click();
  await expect(phone.locator('input[name="password"]')).toHaveAttribute('aria-invalid', 'true');
  await choose(phone, PASSWORD);
  await expect(phone.getByRole('button', { name: /Salma Alaoui/ })).toBeVisible();

  await phone.goto(link);
  await phone.reload();
  await expect(phone.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(page.getByText(usedText())).toBeVisible();
  await expect(page.getByRole('button', { name: access.create })).toHaveCount(0);
  await removeColleague(page.request, colleague);
  await phone.context().close();
});

test('the actions of an account do not move when its access link is read late', async ({
  page,
}) => {
  const admin = await StaffApi.open(page.request);
  const [user] = await admin.list<{ reference: string }>('users', { q: 'reception@demo.test' });
  await page.route('**/access_link', async (route) => {
    await sleep(500);
    await route.continue();
  });
  await page.addInitScript((label) => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const found = [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent === label,
      );
      if (found) places.add(Math.round(found.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  }, fr.people.deactivate);
  const read = page.waitForResponse('**/access_link');
  await enterDesk(page, 'admin@demo.test', `/admin/users/${user?.reference}/show`);
  await read;
  await expect(page.getByRole('button', { name: fr.people.deactivate })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const places = await page.evaluate(() => [
    ...(window as unknown as { places: Set<number> }).places,
  ]);
  expect(places).toHaveLength(1);
});

test('a withdrawn link opens nothing, and its page leads to the sign-in', async ({ page }) => {
  const { access } = fr.people;
  const colleague = await inviteColleague(page.request, 'Hajar', '0661122379');
  await enterDesk(page, 'admin@demo.test', `/admin/users/${colleague.reference}/show`);
  await page.getByRole('button', { name: access.create }).click();
  const link = await page.locator('bdi', { hasText: '/admin/access_link#' }).innerText();
  await page.getByRole('button', { name: access.withdraw }).click();
  await expect(page.getByRole('img', { name: access.qr })).toHaveCount(0);
  await removeColleague(page.request, colleague);

  await page.goto(link);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
});

async function typePassword(page: Page, password: string): Promise<void> {
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="passwordConfirmation"]').fill(password);
}

async function choose(page: Page, password: string): Promise<void> {
  await typePassword(page, password);
  const answered = page.waitForResponse(/access_link\/password$/);
  await page.locator('form button[type="submit"]').click();
  await answered;
}

/** The French text of a used link, up to the day. */
function usedText(): RegExp {
  const [, middle = ''] = fr.people.access.states.used.split(/\{\{\w+\}\}/);
  return new RegExp(middle.trim());
}

import { expect, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { waitForHydration } from '../../support/hydration.ts';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('ar');
const inDays = (count: number) => addDays(new Date().toISOString().slice(0, 10), count);
const at = (path: string) => localizePath(path, 'ar');

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Booking {
  reference: string;
  status: string;
}

/**
 * Cancels the pending bookings of a demo player. Returns an API client that is signed in as this
 * player.
 */
async function clear(page: Page, email: string): Promise<StaffApi> {
  const api = await StaffApi.open(page.request, email);
  for (const { reference, status } of await api.get<Booking[]>('bookings_my_reservations'))
    if (status === 'pending') await api.write('DELETE', `bookings/${reference}`);
  return api;
}

test('back from a new ticket skips its form, and back from a dialog closes the dialog', async ({
  page,
}) => {
  await clear(page, 'player2@demo.test');
  await signIn(page, 'player2@demo.test');
  await page.goto(at('/pricings'));
  await page.goto(at(`/account/reservations/create?date=${inDays(40)}&start=11:00&pitch=P3`));
  await page.locator('.choice-go').tap();
  await expect(page).toHaveURL(/reservations\/list/);
  const ticket = page.locator('.ticket').first();
  await ticket.getByRole('button', { name: t('pages/bookings', 'ticket.cancel') }).tap();
  const question = ticket.locator('dialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/reservations\/list/);

  // A dialog that its button closed leaves no history entry, so Back leaves the page.
  await ticket.getByRole('button', { name: t('pages/bookings', 'ticket.cancel') }).tap();
  await question.getByRole('button', { name: t('pages/tickets', 'cancel.keep') }).tap();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/ar\/pricings$/);
});

test('back closes the menu, and back from a page it opened returns to the previous page', async ({
  page,
}) => {
  await page.goto(at('/'));
  await waitForHydration(page);
  await page.locator('.bar-menu').tap();
  await expect(page.locator('.drawer')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.drawer')).toBeHidden();
  await expect(page).toHaveURL(/\/ar$/);

  await page.locator('.bar-menu').tap();
  await page.locator('.drawer-nav a').first().tap();
  await expect(page).toHaveURL(/\/ar\/pricings$/);
  await expect(page.locator('.drawer')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page.locator('.hero')).toBeVisible();
});

test('the limit of pending bookings is shown first; cancelled ones are not in the past', async ({
  page,
}) => {
  const own = await clear(page, 'player2@demo.test');
  const made: string[] = [];
  for (const startTime of ['09:00', '10:00']) {
    const { reference } = await own.write<Booking>('POST', 'bookings', {
      date: inDays(41),
      startTime,
      endTime: `${Number(startTime.slice(0, 2)) + 1}:00`,
      pitch: 'P3',
      paymentMethod: 'cash',
      acceptRules: true,
    });
    made.push(reference);
  }
  await signIn(page, 'player2@demo.test');
  await page.goto(at('/account/reservations/create'));
  await expect(page.locator('.notice')).toContainText(t('pages/tickets', 'cap.pending_two'));
  await page.locator('.notice a').tap();
  await expect(page.locator('.ticket').first()).toBeVisible();
  await own.write('DELETE', `bookings/${made[0] ?? ''}`);
  const calledOff = page.getByRole('heading', { name: t('pages/bookings', 'list.calledOff') });
  await expect(calledOff).toBeVisible();
  await expect(
    page.locator(`h2:has-text("${t('pages/bookings', 'list.calledOff')}") ~ #${made[0] ?? ''}`),
  ).toBeVisible();
  // The test opens a later day, because the page shows no availability board for today during the
  // last opening hour.
  await page.goto(at(`/account/reservations/create?date=${inDays(40)}`));
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByText(t('pages/tickets', 'cap.pending_two'))).toHaveCount(0);
  await own.write('DELETE', `bookings/${made[1] ?? ''}`);
});

import { expect, type Page, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { Keyboard, watchMouse } from '../../support/keyboard.ts';
import { collectErrors } from '../../support/collect-errors.ts';

const MOST_FOR_A_CALLER = 14;
const MOST_FOR_CASH = 5;
const CALLER = { name: 'Hamza Sansouris', phone: '0667 41 52 63' };
/**
 * Number of days from today to the day with which the test opens the day board. The test books on
 * the day after it, on which no other test books.
 */
const AHEAD_DAYS = 33;

test('by keyboard alone: a caller is booked for two hours, and cash is receipted', async ({
  page,
}) => {
  const problems = collectErrors(page);
  await enterDesk(
    page,
    'reception@demo.test',
    `/admin/?date=${addDays(new Date().toISOString().slice(0, 10), AHEAD_DAYS)}`,
  );
  await expect(page.locator('[data-pitch] [data-key]').first()).toBeVisible();
  await bookCaller(page);
  expect(await violations(page)).toEqual([]);

  await page.goto('/admin/');
  await expect(page.locator('[data-pitch] [data-key]').first()).toBeVisible();
  await takeCash(page);
  expect(await violations(page)).toEqual([]);
  await goOnInList(page);
  expect(problems).toEqual([]);
});

/**
 * Books two hours for a caller by keyboard only: on the day after the displayed day, in the
 * evening, on the second pitch.
 */
async function bookCaller(page: Page): Promise<void> {
  const [keys, mouse] = [new Keyboard(page), await watchMouse(page)];
  const day = await page.getByRole('heading', { level: 1 }).textContent();
  for (const key of ['ArrowDown', 'End', 'PageDown']) await keys.press(key);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(day ?? '');
  const next = new URL(page.url()).searchParams.get('date') ?? 'no day';
  await expect(page.locator(`[data-pitch] [data-key*="${next}"]`).first()).toBeVisible();
  await keys.seesFocus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) await keys.press(key);
  await keys.press('Enter');
  await expect(page.getByLabel(desk('reserve.name'))).toBeFocused();
  await keys.write(CALLER.name);
  await keys.press('Tab');
  await expect(page.getByLabel(desk('labels.person.phone'))).toBeFocused();
  await keys.write(CALLER.phone);
  for (const key of ['Tab', 'ArrowRight', 'Enter']) await keys.press(key);
  await expect(pays(page)).toBeFocused();
  expect(keys.count).toBeLessThanOrEqual(MOST_FOR_A_CALLER);
  expect(await mouse()).toBe(0);
}

async function takeCash(page: Page): Promise<void> {
  const [keys, mouse] = [new Keyboard(page), await watchMouse(page)];
  await keys.press('/');
  await keys.write(CALLER.phone);
  await expect(page.getByRole('option', { name: CALLER.name })).toBeVisible();
  await keys.press('Enter');
  await expect(pays(page)).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByLabel(desk('payment.amount'))).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByText(desk('booking.settled')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: desk('payment.receipt') })).toBeFocused();
  const receipt = page.waitForEvent('download');
  await keys.press('Enter');
  expect((await receipt).suggestedFilename()).toMatch(/^B-.*\.pdf$/);
  expect(keys.count).toBeLessThanOrEqual(MOST_FOR_CASH);
  expect(await mouse()).toBe(0);
}

/**
 * Searches for a text that matches several records. Enter opens the list of all results, and the
 * first result gets the focus.
 */
async function goOnInList(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  await keyboard.press('/');
  await keyboard.write('06');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: desk('list.title') })).toBeVisible();
  await expect(page.locator('[data-answers] a').first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bookings\/B-/);
}

const pays = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${desk('payment.take_amount').split(' {{')[0]}`) });

import { setTimeout } from 'node:timers/promises';
import { expect, type Page, type Route, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { formatMoney } from '@five/shared/money/money';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { Keyboard, watchMouse } from '../../support/keyboard.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';

/** Number of days from today to the day of this test's booking; no other test books on that day. */
const AHEAD_DAYS = 37;
const CALLER = { name: 'Nora Auclavier', phone: '0667415277' };
const HANDED_MORE_CENTS = 5_000;
const LATE_MS = 500;

test('by keyboard alone: cash, move, cancel and refund; the next action has the focus', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const staff = await StaffApi.open(page.request, 'reception@demo.test');
  const date = addDays(new Date().toISOString().slice(0, 10), AHEAD_DAYS);
  const booking = await staff.write<BookingAnswer>('POST', 'bookings', {
    date,
    startTime: '12:00',
    endTime: '13:00',
    pitch: 'P2',
    paymentMethod: 'cash',
    acceptRules: true,
    customer: CALLER,
  });
  await enterDesk(page, 'reception@demo.test', `/admin/?booking=${booking.reference}`);
  const [keys, mouse] = [new Keyboard(page), await watchMouse(page)];
  await takeCash(page, keys, booking.totalCents);
  await move(page, keys);
  await cancel(page, keys, booking.totalCents);
  expect(await violations(page)).toEqual([]);
  await keys.press('Escape');
  await expect(page.locator('[data-pitch="P2"] [data-key]:focus')).toContainText('13 h 00');
  expect(await mouse()).toBe(0);
  expect(problems).toEqual([]);
});

async function takeCash(page: Page, keyboard: Keyboard, dueCents: number): Promise<void> {
  await expect(
    button(page, textWithAmount('payment.take_amount', { amount: dueCents })),
  ).toBeFocused();
  await keyboard.press('Enter');
  for (const key of ['Tab', 'Tab']) await keyboard.press(key);
  await keyboard.write(String((dueCents + HANDED_MORE_CENTS) / 100));
  await keyboard.press('Enter');
  await expect(button(page, desk('payment.receipt'))).toBeFocused();
  await expect(
    page.getByText(textWithAmount('taken.change', { amount: HANDED_MORE_CENTS })),
  ).toBeVisible();
}

/**
 * Moves the booking by keyboard. The arrow keys move the focus from the booking's hour through the
 * free hours; Escape cancels.
 */
async function move(page: Page, keyboard: Keyboard): Promise<void> {
  await button(page, desk('move.button')).focus();
  await keyboard.press('Enter');
  await expect(page.locator(`input[type="radio"][value="P1 ${dateOf(page)} 12:00"]`)).toBeFocused();
  await keyboard.press('Escape');
  await expect(button(page, desk('move.button'))).toBeFocused();
  await keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowRight']) await keyboard.press(key);
  await page.route('**/api/**', answerLate);
  await keyboard.press('Enter');
  await expect(page.getByText(desk('move.done')).first()).toBeVisible();
  await expect(button(page, desk('move.button'))).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
}

/**
 * Delays every request except those for the list of free hours to which the booking can move. The
 * chosen hour then disappears from that list before the form closes.
 */
async function answerLate(route: Route): Promise<void> {
  if (!route.request().url().includes('/moves')) await setTimeout(LATE_MS);
  await route.continue();
}

async function cancel(page: Page, keyboard: Keyboard, paidCents: number): Promise<void> {
  await button(page, desk('booking.cancel')).focus();
  await keyboard.press('Enter');
  await expect(page.getByText(desk('freed.free'))).toBeVisible();
  await expect(page.getByText(desk('tell.call_one'))).toBeVisible();
  await keyboard.write('Pluie');
  for (const key of ['Tab', 'Enter']) await keyboard.press(key);
  const giveBack = button(page, textWithAmount('give_back.amount', { amount: paidCents }));
  await expect(giveBack).toBeFocused();
  await keyboard.press('Enter');
  await expect(
    page.getByText(textWithAmount('give_back.cash', { amount: paidCents })),
  ).toBeVisible();
  await keyboard.press('Enter');
  await expect(button(page, desk('panel.close'))).toBeFocused();
  await expect(page.getByText(desk('tag.refunded'))).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textWithAmount = (key: string, { amount }: { amount: number }) =>
  desk(key).replace('{{amount}}', formatMoney(amount, 'fr'));
const dateOf = (page: Page) => new URL(page.url()).searchParams.get('date') ?? '';

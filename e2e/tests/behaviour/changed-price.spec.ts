import { expect, test } from '@playwright/test';
import type { BookingSavedAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';

const PLAYER = 'player2@demo.test';

test('a price changed since display is not charged: the new price must be confirmed', async ({
  page,
}) => {
  await signIn(page, PLAYER);
  let stale = true;
  await page.route('**/api/availability*', async (route) => {
    const response = await route.fetch();
    const days = (await response.json()) as AvailabilityDay[];
    for (const slot of days.flatMap(({ pitches }) => pitches.flatMap(({ slots }) => slots)))
      if (stale && slot.prices[60] !== null) slot.prices[60] -= 5_000;
    await route.fulfill({ response, json: days });
  });
  await page.goto('/account/reservations/create');
  await page.locator('.day-strip a, .day-strip button').nth(4).click();
  await page.locator('.board button:not([disabled]):not([aria-disabled="true"])').last().click();
  const [price, go] = [page.locator('.choice-price .figure bdi'), page.locator('.choice-go')];
  const before = await price.innerText();

  stale = false;
  const refused = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await go.click();
  expect((await refused).status()).toBe(409);
  await expect(page.locator('.choice .notice')).toBeVisible();
  await expect(price).not.toHaveText(before);
  const booked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await go.click();
  expect((await booked).status()).toBe(201);
  await expect(page).toHaveURL(/\/account\/reservations\/list$/);
  const { data } = (await (await booked).json()) as BookingSavedAnswer;
  await (await StaffApi.open(page.request, PLAYER)).write('DELETE', `bookings/${data.reference}`);
});

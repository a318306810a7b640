import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectErrors, collectFailedRequests } from '../../../support/collect-errors.ts';
import { optimizing } from '../../../launch-options.ts';

const MOST_PRESSES = 60;
const CALL = '#operations-System-getLiveness';

// The page draws hundreds of calls, which takes half as long again without optimized code.
test.use({ launchOptions: optimizing });

/** Presses Tab until the element has the focus, then Enter. */
async function enter(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Number of pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the API page sends a call by keyboard alone, and fits a phone with calls open', async ({
  page,
}) => {
  const [problems, failed] = [collectErrors(page), collectFailedRequests(page)];
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Five Arena/ })).toBeVisible();
  await enter(page, page.locator('#operations-tag-System button'));
  await enter(page, page.locator(`${CALL} .opblock-summary-control`));
  await enter(page, page.locator(CALL).getByRole('button', { name: 'Try it out' }));
  await enter(page, page.locator(CALL).getByRole('button', { name: 'Execute' }));
  await expect(page.locator(`${CALL} .live-responses-table`)).toContainText('"status": "ok"');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#operations-tag-Bookings button').first().click();
  await page.locator('#operations-Bookings-createBooking .opblock-summary-control').click();
  await expect(page.getByText('BOOKING_SLOT_TAKEN')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(problems).toEqual([]);
  expect(failed).toEqual([]);
});

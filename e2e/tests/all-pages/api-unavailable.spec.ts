import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { changePageData } from '../../support/page-data.ts';
import { localized, PUBLIC_ROUTES } from '../../support/site-pages.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const CALLS = '**/api/**';
const UNAVAILABLE = {
  'answers 503': (page: Page) =>
    page.route(CALLS, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '2' },
        json: { status: 'error', code: 'DATABASE_UNAVAILABLE', message: 'away', errorMessages: [] },
      }),
    ),
  'cannot be reached': (page: Page) => page.route(CALLS, (route) => route.abort()),
};

/**
 * Each public page is tested in one language and with one kind of outage (status 503, or no
 * connection). The language and the kind change from page to page.
 */
test('with the API down each public page opens, names missing parts and loads them later', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const said: string[] = [];
  await changePageData(page, () => ({}));
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  await page.clock.install();
  for (const [i, route] of PUBLIC_ROUTES.entries()) {
    const locale = LOCALES[i % LOCALES.length] ?? 'fr';
    const [address, missing] = [localized(route, locale), textsOf(locale)('common', 'error.read')];
    await Object.values(UNAVAILABLE)[i % 2]?.(page);
    await page.goto(address);
    await expect(page.locator('h1').first(), address).toBeVisible();
    await failRetries(page, `${address} waits no more`);
    if ((await page.getByText(missing).count()) > 0) said.push(address);
    await page.unroute(CALLS);
    await page.clock.fastForward(10_000);
    await expect(page.getByText(missing), `${address} is filled`).toHaveCount(0);
    await expect(page.locator('a[href^="tel:"]').first(), `${address} is filled`).toBeAttached();
  }
  expect(said.length).toBeGreaterThan(5);
  expect(problems).toEqual([]);
});

/**
 * Advances the clock until no part of the page waits for its data: a failed read is repeated three
 * times, each time after a pause.
 */
async function failRetries(page: Page, message: string): Promise<void> {
  const waiting = async () => {
    await page.clock.fastForward(1_000);
    return page.locator('.skeleton').count();
  };
  await expect.poll(waiting, { message, intervals: [50] }).toBe(0);
}

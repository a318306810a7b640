import { expect, test } from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { openHydrated } from '../../../support/hydration.ts';
import { localized } from '../../../support/site-pages.ts';

const ADDRESSES = LOCALES.map((locale) => localized('/', locale));

test.use({ viewport: { width: 390, height: 844 } });

test("this evening's slots are in the page without scripts, as the site draws them", async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  for (const address of ADDRESSES) {
    await served.goto(address);
    const evening = served.locator('.tonight #served');
    await expect(evening.locator('.tonight-slots, .tonight-none')).toBeVisible();
    await expect(served.locator('.tonight h2:visible')).toHaveCount(1);
    await expect(served.locator('.tonight .skeleton')).toBeHidden();

    await openHydrated(page, address);
    const drawn = page.locator('.tonight');
    await expect(drawn.locator('#served')).toHaveCount(0);
    expect(await drawn.innerHTML()).toBe(await evening.innerHTML());
  }
  await plain.close();
});

test('scripts take over the served slots with one read and without a layout shift', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) reads.push(request.url());
  });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest('.tonight')) shifts.push(node.nodeName);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHydrated(page, '/');
  await expect(page.locator('.tonight #served')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([]);
  expect(reads.length).toBeLessThanOrEqual(1);
});

test('a slot pressed before the scripts have run leads to its booking', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const link = page.locator('.tonight a').last();
  const target = (await link.getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/reserve\?date=\d{4}-\d\d-\d\d/);
  await link.click();
  await expect(page).toHaveURL(target);
});

import { expect, test, type Page } from '@playwright/test';
import { enterDesk } from '../../support/desk.ts';

const INSTANT = '2026-06-30T22:30:00.000Z';

/** Simulates a venue two hours ahead of UTC whose local time is 00:30. */
async function liveNearMidnight(page: Page): Promise<void> {
  await page.route(/\/api\/(venue|users)\b/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/"(createdAt)":"[^"]+"/g, `"$1":"${INSTANT}"`);
    const body = text.replaceAll(
      /"clockTurns":\[[^\]]*\]/g,
      '"clockTurns":[{"from":"2020-01-01T00:00:00Z","offsetMinutes":120}]',
    );
    await route.fulfill({ response, body });
  });
}

test('the desk shows account creation by the venue’s day, which can differ from UTC', async ({
  page,
}) => {
  await liveNearMidnight(page);
  await enterDesk(page, 'admin@demo.test', '/admin/users');
  await page.locator('main ul a[href*="/users/"]').first().click();
  await expect(page.locator('main dl dd').last()).toHaveText(/^0?1 jui.*2026/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

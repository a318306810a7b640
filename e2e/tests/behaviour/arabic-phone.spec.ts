import { expect, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { waitForHydration } from '../../support/hydration.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

test.use({ viewport: { width: 320, height: 568 } });

const directionOf = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate((field) => getComputedStyle(field).direction);

test('Arabic input aligns right, Latin left, and an empty field as the page direction', async ({
  page,
}) => {
  await page.goto(localizePath('/auth/register', 'ar'));
  await waitForHydration(page);
  await page.locator('[name="firstName"]').fill('ياسين');
  await page.locator('[name="name"]').fill('Alaoui');
  await expect.poll(() => directionOf(page, 'firstName')).toBe('rtl');
  await expect.poll(() => directionOf(page, 'name')).toBe('ltr');
  await page.locator('[name="name"]').fill('');
  await expect.poll(() => directionOf(page, 'name')).toBe('rtl');
  expect(await directionOf(page, 'phone')).toBe('ltr');
});

test('a slot that is chosen on the narrowest phone makes no page wider than the screen', async ({
  page,
}) => {
  await signIn(page, 'player2@demo.test');
  const day = addDays(new Date().toISOString().slice(0, 10), 30);
  await page.goto(
    localizePath(`/account/reservations/create?date=${day}&start=12:00&pitch=P2`, 'ar'),
  );
  const bar = page.getByRole('region', { name: textsOf('ar')('pages/bookings', 'bar.label') });
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const box = await bar
    .getByRole('button', { name: textsOf('ar')('pages/bookings', 'bar.submit'), exact: true })
    .boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
});

test('the top bar of every player page links to the home page on a phone', async ({ page }) => {
  await signIn(page, 'player2@demo.test');
  await page.goto(localizePath('/contact', 'ar'));
  await expect(page.locator('.bar .bell:not(.bar-chat)')).toBeVisible();
  const seen = () =>
    page
      .locator('.bar .brand > *')
      .evaluateAll(
        (parts) =>
          parts.map((part) => part.getBoundingClientRect().width).filter((width) => width > 20)
            .length,
      );
  for (const width of [320, 360, 389, 390, 430, 480]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await seen(), `at ${width} pixels`).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `at ${width} pixels`,
    ).toBe(width);
  }
});

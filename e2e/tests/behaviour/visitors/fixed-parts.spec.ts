import { expect, type Page, test } from '@playwright/test';
import { LOCALES, localizePath } from '@five/shared/locales/locale';
import { waitForHydration } from '../../../support/hydration.ts';
import { signIn } from '../../../support/sign-in.ts';

/** Returns the names in the bar that are cut, its parts that overlap, and a page that is wider. */
const cutInBar = (page: Page) =>
  page.locator('.bar-row').evaluate((bar) => {
    const names = [...bar.querySelectorAll('.brand .figure, .bar-account bdi')];
    const parts = [...bar.querySelectorAll('.brand, .bar-nav a, .languages a, .bar-end > *')];
    const boxes = parts
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .sort((a, b) => a.left - b.left);
    return [
      ...names
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth < 20 || scrollWidth > clientWidth || scrollHeight > clientHeight + 12,
        )
        .map(({ textContent }) => textContent),
      ...boxes.filter(({ left }, index) => left < (boxes[index - 1]?.left ?? 0)).map(String),
      ...(names.length === 2 ? [] : [`${names.length} names`]),
      ...(document.documentElement.scrollWidth > innerWidth ? ['page'] : []),
    ];
  });

test('the bar shows the names of venue and player whole from 1200 to 1920 pixels', async ({
  page,
}) => {
  await signIn(page, 'player2@demo.test');
  for (const locale of LOCALES) {
    await page.goto(localizePath('/account', locale));
    await waitForHydration(page);
    await expect(page.locator('.bar-account bdi')).toHaveText(/\S+ \S+/);
    for (const width of [1200, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutInBar(page), `${locale} at ${width} pixels`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the fixed card opens the four channels, which the menu has too, and closes', async ({
    page,
  }) => {
    await page.goto('/');
    const card = page.locator('.social-card');
    const links = card.getByRole('link');
    await card.getByRole('button').click();
    await expect(links).toHaveCount(4);
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await page.locator('.bar-menu').click();
    const menu = page.locator('dialog[open] .social a');
    expect(await menu.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      addresses,
    );
  });

  test('signed-in players see logo and name in the bar, and the languages in the menu', async ({
    page,
  }) => {
    await signIn(page, 'player2@demo.test');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/about');
      await waitForHydration(page);
      const bar = page.locator('.bar-row');
      await expect(bar.locator('.brand-mark')).toBeVisible();
      const name = bar.locator('.brand .figure');
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
      await expect(bar.locator('.bell:not(.bar-chat)')).toBeInViewport({ ratio: 1 });
      await expect(bar.locator('.languages')).toBeHidden();
    }
    await page.locator('.bar-menu').click();
    await page.locator('dialog[open] .languages a[lang="ar"]').click();
    await expect(page).toHaveURL(/\/ar\/about$/);
  });
});

import { expect, test } from '@playwright/test';
import { openWithStoppedClock } from '../../support/clock.ts';
import { smallTargets } from '../../support/touch-targets.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const messages = '.hero-messages > *';

test('the home page banner changes every 7 seconds, over one second, until it is paused', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const shown = page.locator(`${messages}[aria-hidden="false"]`);
  await expect(shown).toHaveCSS('transition-duration', /^1s/);
  await page.getByRole('button', { name: 'Arrêter' }).click();
  const before = await shown.innerText();
  await page.clock.runFor(20_000);
  await expect(shown).toHaveText(before, { useInnerText: true });

  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.clock.runFor(6900);
  await expect(shown).toHaveText(before, { useInnerText: true });
  await page.clock.runFor(200);
  await expect(shown).not.toHaveText(before, { useInnerText: true });
  await page.clock.runFor(6700);
  await expect(shown).not.toHaveText(before, { useInnerText: true });
  await page.clock.runFor(300);
  await expect(shown).toHaveText(before, { useInnerText: true });
});

test('with reduced motion a static banner is still shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/');
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.locator(messages).first()).toHaveAttribute('aria-hidden', 'false');
});

test('the home header is 70vh high with hours on the first screen, wide and on a phone', async ({
  page,
}) => {
  await page.goto('/');
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const head = await page.locator('.hero').boundingBox();
    expect(head?.height).toBeGreaterThanOrEqual(0.7 * viewport.height - 1);
    expect(head?.height).toBeLessThan(0.75 * viewport.height);
    await expect(page.locator('.tonight h2').filter({ visible: true })).toBeInViewport();
    await expect(page.locator('.tonight-slot, .tonight-none').first()).toBeInViewport({
      ratio: 0.9,
    });
  }
});

test('an evening without free slots links to the next day with a large tap target', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The page contains the slots, and loads them again if its live connection reports others.
  for (const address of ['/', '**/api/availability?*'])
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"state":"free"', '"state":"taken"');
      await route.fulfill({ response, body });
    });
  await page.goto('/');
  await expect(page.locator('.tonight-none a')).toHaveAttribute('href', /date=\d{4}-\d{2}-\d{2}/);
  expect(await smallTargets(page)).toEqual([]);
  // The page may be sending another request at this moment, so errors of that request are ignored.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

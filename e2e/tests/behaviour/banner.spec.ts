import { expect, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const messages = '.hero-messages > *';

test('the banner of the home page turns every 7 seconds, over one second, until it is paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const [first, second] = [page.locator(messages).nth(0), page.locator(messages).nth(1)];
  await expect(page.getByRole('button', { name: 'Arrêter' })).toBeVisible();
  await expect(first).toHaveCSS('transition-duration', '1s');
  await page.clock.runFor(6900);
  await expect(first).toHaveAttribute('aria-hidden', 'false');
  await page.clock.runFor(200);
  await expect(first).toHaveAttribute('aria-hidden', 'true');
  await expect(second).toHaveAttribute('aria-hidden', 'false');
  await page.clock.runFor(7000);
  await expect(first).toHaveAttribute('aria-hidden', 'false');

  await page.getByRole('button', { name: 'Arrêter' }).click();
  await page.clock.runFor(20_000);
  await expect(first).toHaveAttribute('aria-hidden', 'false');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.clock.runFor(7100);
  await expect(second).toHaveAttribute('aria-hidden', 'false');
});

test('who prefers things still sees a banner that stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.locator(messages).first()).toHaveAttribute('aria-hidden', 'false');
});

for (const viewport of [{ width: 1280, height: 900 }, { width: 390, height: 844 }]) {
  test(`the head of the home page is 70vh high, and tonight's hours lie in the first screen at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const head = await page.locator('.hero').boundingBox();
    expect(head?.height).toBeGreaterThanOrEqual(0.7 * viewport.height - 1);
    expect(head?.height).toBeLessThan(0.75 * viewport.height);
    await expect(page.locator('.tonight h2')).toBeInViewport();
    await expect(page.locator('.tonight-slot, .tonight-none').first()).toBeInViewport({ ratio: 0.9 });
  });
}

import { expect, test } from '@playwright/test';
import { waitForHydration } from '../../support/hydration.ts';
import { openWithStoppedClock } from '../../support/clock.ts';
import { contrast } from '../../support/contrast.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const STATES = ['success', 'error', 'warning', 'info', 'primary'];

test('an alert has its place, size and colour for each state, and closes after 10 s', async ({
  page,
}) => {
  await signIn(page);
  await openWithStoppedClock(page, '/account/profile');
  await page.locator('main form button[type="submit"]').first().click();
  const alert = page.locator('.alert');
  await expect(alert).toBeVisible();
  await expect
    .poll(async () => (await alert.boundingBox())?.y, 'position after its animation')
    .toBe(80);
  const box = await alert.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(45);
  expect(box?.width).toBeGreaterThanOrEqual(300);
  await expect(alert).toHaveCSS('min-height', '45px');
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await alert.boundingBox())?.width, 'width on a phone').toBeCloseTo(0.95 * 390, 0);
  await page.setViewportSize({ width: 1280, height: 900 });

  const colours = new Set<string>();
  for (const state of STATES) {
    const { color, backgroundColor } = await alert.evaluate((element, name) => {
      element.setAttribute('class', `alert alert-${name}`);
      return { ...getComputedStyle(element) };
    }, state);
    colours.add(backgroundColor);
    expect(contrast(color, backgroundColor), state).toBeGreaterThan(4.5);
  }
  expect(colours.size).toBe(STATES.length);

  await page.clock.runFor(9900);
  await expect(alert).toBeVisible();
  await page.clock.runFor(200);
  await expect(alert).toHaveCount(0);
});

test('unhandled errors are shown at the top centre, in the default words', async ({ page }) => {
  await page.goto('/ar');
  await expect(page.locator('.hero-pause')).toBeVisible();
  await waitForHydration(page);
  await page.evaluate(() => void Promise.reject(new Error('unhandled')));
  const toast = page.locator('.toast');
  await expect(toast).toHaveText(new RegExp(textsOf('ar')('common', 'error.generic')));
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(box?.y).toBeLessThan(80);
});

test('the default toast matches the specification', () => {
  expect(textsOf('en')('common', 'error.generic')).toBe('Oops... Something went wrong');
});

test('the warning about an unverified email starts with the specified text', () => {
  expect(textsOf('fr')('pages/auth', 'verify.warning')).toMatch(
    /^Votre email n'a pas été vérifié\.\.\. .+ six chiffres/,
  );
});

test('the notice about a download closes after 5 seconds', async ({ page }) => {
  await openWithStoppedClock(page, '/medias');
  await page.locator('button.media-tile').first().click();
  await page.getByRole('link', { name: textsOf('fr')('pages/medias', 'download') }).click();
  const notice = page.locator('.toast', { hasText: textsOf('fr')('common', 'downloading') });
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
});

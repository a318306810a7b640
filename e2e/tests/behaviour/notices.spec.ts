import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../../support/hydration.ts';
import { openWithStoppedClock } from '../../support/clock.ts';
import { contrast } from '../../support/contrast.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const STATES = ['success', 'error', 'warning', 'info', 'primary'];

/** Saves the profile, which makes the page show an alert. */
async function raiseAlert(
  page: Page,
  open = (path: string): Promise<unknown> => page.goto(path),
): Promise<void> {
  await signIn(page);
  await open('/account/profile');
  await page.locator('main form button[type="submit"]').first().click();
  await expect(page.locator('.alert')).toBeVisible();
}

test('an alert is 80 px from the top, at least 45 px high, and closes after 10 seconds', async ({
  page,
}) => {
  await raiseAlert(page, (path) => openWithStoppedClock(page, path));
  await expect
    .poll(
      async () => (await page.locator('.alert').boundingBox())?.y,
      'position after its animation',
    )
    .toBe(80);
  const box = await page.locator('.alert').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(45);
  expect(box?.width).toBeGreaterThanOrEqual(300);
  await expect(page.locator('.alert')).toHaveCSS('min-height', '45px');
  await page.clock.runFor(9900);
  await expect(page.locator('.alert')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.locator('.alert')).toHaveCount(0);
});

test('under 600 px an alert takes 95 % of the width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await raiseAlert(page);
  expect((await page.locator('.alert').boundingBox())?.width).toBeCloseTo(0.95 * 390, 0);
});

test('each of the five states of an alert has its own colour, and can be read', async ({
  page,
}) => {
  await raiseAlert(page, (path) => openWithStoppedClock(page, path));
  const alert = page.locator('.alert');
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

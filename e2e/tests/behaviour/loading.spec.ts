import { expect, type Page, test } from '@playwright/test';
import { enterDesk, signInAtDesk } from '../../support/desk.ts';
import { waitForHydration } from '../../support/hydration.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

/** Sets every animation of the page to a point in time, and pauses it there. */
const passTo = (page: Page, ms: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, ms);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('before texts are loaded, a pulsing logo covers the page for at most 5 seconds', async ({
  page,
}) => {
  const [thread] = (await (await page.request.get('/api/discussions')).json()) as {
    reference: string;
  }[];
  // The response never comes, so the page stays without scripts.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`/discussions/${thread?.reference}`, { waitUntil: 'commit' });
  const loader = page.locator('.loader');
  await expect(loader).toBeVisible();
  await expect(loader).toHaveCSS('z-index', '10000');
  await expect(loader.locator('.brand-mark')).toHaveCSS('outline-color', 'rgb(64, 196, 86)');
  await expect(loader.locator('.brand-mark')).toHaveCSS('animation-iteration-count', 'infinite');
  await passTo(page, 4900);
  await expect(loader).toBeVisible();
  await passTo(page, 5100);
  await expect(loader).toBeHidden();
});

test('a prerendered page contains no loading screen', async ({ request }) => {
  for (const path of ['/', '/en/pricings', '/ar/contact'])
    expect(await (await request.get(path)).text(), path).not.toContain('class="loader"');
});

test('a loading screen leaves after 6 seconds; a progress bar grows for 5 as a page loads', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await expectLoaderLeaves(page);
  const held: (() => void)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.locator('.bar-nav').getByRole('link', { name: 'Tarifs' }).click();
  const line = page.locator('.progress');
  await expect(line).toBeAttached();
  await expect(line).toHaveCSS('animation-duration', '5s');
  await expect(line).toHaveCSS('animation-delay', '0.2s');
  await passTo(page, 190);
  expect((await line.boundingBox())?.width).toBe(0);
  await passTo(page, 1500);
  expect((await line.boundingBox())?.width).toBeGreaterThan(100);
  for (const release of held) release();
  await expect(line).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Tarifs');
});

/** A loading screen on a page whose scripts have run leaves by itself. */
async function expectLoaderLeaves(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<div class="loader" role="status"></div>'),
  );
  const loader = page.locator('.loader');
  await passTo(page, 5900);
  await expect(loader).toBeVisible();
  await passTo(page, 6100);
  await expect(loader).toBeHidden();
  await loader.evaluate((added) => added.remove());
}

test('offline a link and missing page files cause one message each, and open once online', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/pricings');
  await waitForHydration(page);
  await context.setOffline(true);
  await page
    .locator('.bar-nav')
    .getByRole('link', { name: textsOf('fr')('common', 'nav.tournament') })
    .click();
  await expect(page.locator('.toast-error')).toContainText(textsOf('fr')('common', 'error.away'));
  await expect(page.locator('.progress')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Tarifs');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/tournament/);
  await expect(page.locator('h1')).not.toHaveText('Tarifs');
  await waitForHydration(page); // The page has loaded anew, and only its scripts show a message.

  await context.setOffline(true);
  const open = () => page.locator('.bar-reserve').click();
  await open();
  await expect(page.locator('.toast-error')).toHaveCount(1);
  await page.waitForTimeout(500);
  await expect(page.locator('.toast-error')).toHaveCount(1);
  await context.setOffline(false);
  await open();
  await expect(page.locator('.day-strip')).toBeVisible();
});

test('a part that fails to load reloads the page once; a second failure shows an error', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route('**/assets/*.js', (route) =>
    known.has(route.request().url()) ? route.continue() : route.abort(),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const open = () => page.locator('.bar-nav').getByRole('link', { name: 'Tarifs' }).click();
  await open();
  await expect.poll(() => loads).toBe(1);
  await waitForHydration(page);
  await open();
  await expect(page.locator('.alert-error')).toBeVisible();
  expect(loads).toBe(1);
});

/** Whether all files of the page but those of a pattern have loaded; executes in the page. */
function othersHaveLoaded(late: string): boolean {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  const others = files.map(({ href }) => href).filter((href) => !new RegExp(late).test(href));
  return others.length > 0 && others.every((href) => performance.getEntriesByName(href).length > 0);
}

test('a page hydrates whichever of its files is the last to load', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  for (const file of ['manifest', 'pricings', 'entry.client', 'react', 'libraries']) {
    const others = Promise.withResolvers<void>();
    const files = new RegExp(`/assets/${file.replace('.', '[.]')}-[^/]{8}\\.js$`);
    let held = 0;
    await page.route(files, async (route) => {
      held += 1;
      await others.promise;
      await route.continue();
    });
    await page.goto('/pricings?x=1', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(othersHaveLoaded, files.source)).toBe(true);
    others.resolve();
    await expect(page.locator('.languages a').first(), `alive without ${file}`).toHaveAttribute(
      'href',
      /x=1/,
    );
    expect(held, file).toBeGreaterThan(0);
    await page.unroute(files);
  }
  expect(problems).toEqual([]);
});

test('the board of today is the first thing that a sign-in at the desk requests, once', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(pathname);
  });
  // Live connections load the board again, so there are none.
  await page.route('**/assets/esm-*.js', (route) => route.abort());
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  await expect(page.locator('[data-key]').first()).toBeVisible();
  const [, first] = requested;
  expect(first).toBe('/api/desk/day');
  expect(requested.filter((path) => path === first)).toHaveLength(1);
});

test('the back-office loads the code of the next page after the board, and no other', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const ofPages = () => scripts.filter((url) => /-(?:list|show|form|create|edit)-/.test(url));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/desk/day*', async (route) => {
    await held;
    await route.continue();
  });
  await enterDesk(page, 'reception@demo.test', '/admin/');
  // The live connection opens without the board after a while, and then the line is idle.
  await page.waitForEvent('websocket');
  expect(ofPages()).toEqual([]);
  release();
  await expect(page.locator('[data-pitch]').first()).toBeVisible();
  await expect.poll(ofPages).toContainEqual(expect.stringContaining('booking-show'));
  await page.waitForLoadState('networkidle');
  expect(ofPages().filter((url) => !/booking-(?:list|show)-/.test(url))).toEqual([]);
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { texts } from '../../../../admin/src/locales/fr-pages.ts';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { signInAtDesk } from '../../../support/desk.ts';
import { paint } from '../../../support/pictures/paint.ts';
import { folderWithDemo } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const CAPTION = { fr: 'Le but sous les lampes', ar: 'المرمى تحت الأضواء' };
const { places, focus, file } = texts;

const folder = folderWithDemo();

test('a photograph with its focal point is on the home page until it is removed', async ({
  browser,
}) => {
  const { url } = await start(folder());
  const page = await (await browser.newContext({ baseURL: url, ...PHONE })).newPage();
  const problems = collectErrors(page);
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  const place = await openPlace(page);

  await choose(place, Buffer.from('no picture'));
  await submit(place);
  await expect(place.getByRole('alert').first()).toContainText('JPEG, PNG, WebP');
  await choose(place, await paint(page, 600, 400));
  await submit(place);
  await expect(place.getByRole('alert').first()).toContainText('1200 × 534');

  await choose(place, await paint(page, 1600, 1000));
  const point = place.getByRole('slider', { name: focus.point });
  const picture = point.locator('..');
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await expect(point).toHaveAttribute('aria-valuenow', '25');
  await point.press('ArrowLeft');
  for (const crop of [focus.phone, focus.desktop])
    await expect(place.locator('li', { hasText: crop }).locator('img')).toHaveCSS(
      'object-position',
      '24% 75%',
    );
  for (const [locale, text] of Object.entries(CAPTION))
    await place.locator(`[name="caption.${locale}"]`).fill(text);
  expect(await violations(page)).toEqual([]);
  await submit(place);
  await expect(page.getByText(places.saved)).toBeVisible();
  const change = place.getByRole('button', { expanded: false });
  await expect(change).toBeFocused();
  await expect(change).toBeInViewport();

  const visitor = await (await browser.newContext({ baseURL: url, ...PHONE })).newPage();
  const visitorProblems = collectErrors(visitor);
  const shifts = await countShifts(visitor);
  for (const [address, alt] of [
    ['/', CAPTION.fr],
    ['/ar', CAPTION.ar],
  ] as const) {
    const html = await (await visitor.request.get(address)).text();
    expect(html).toContain(`<picture class="place-photo"`);
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*fetchpriority="high"/);
    await visitor.goto(address);
    const img = visitor.locator('.hero img');
    await expect(img).toHaveAttribute('alt', alt);
    await expect(img).toHaveCSS('object-position', '24% 75%');
    await expect
      .poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.locator('.hero .arena')).toHaveCount(0);
  }
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);

  const again = await openPlace(page);
  await again.getByRole('button', { name: file.remove }).click();
  await submit(again);
  await expect(page.getByText(places.removed)).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.locator('.hero .arena')).toBeVisible();
  await expect(visitor.locator('.hero img')).toHaveCount(0);
  expect([...problems, ...visitorProblems].filter(isNoRefusal)).toEqual([]);
});

/** Failed requests that the test causes are in the console of the browser. */
const isNoRefusal = (problem: string) => !/\b(415|422)\b/.test(problem);

async function openPlace(page: Page): Promise<Locator> {
  await page.goto('/admin/photos');
  const place = page.locator('main li', { hasText: places.titles.hero });
  await place.getByRole('button', { expanded: false }).click();
  return place;
}

const submit = (place: Locator) => place.locator('button[type="submit"]').click();

const choose = (place: Locator, buffer: Buffer) =>
  place
    .locator('input[type="file"]')
    .setInputFiles({ name: 'but.png', mimeType: 'image/png', buffer });

async function countShifts(page: Page): Promise<number[]> {
  const shifts: number[] = [];
  await page.exposeFunction('onShift', (value: number) => shifts.push(value));
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(globalThis, 'onShift')(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true }),
  );
  return shifts;
}

import { expect, type Locator, type Page, test } from '@playwright/test';
import { texts } from '../../../../admin/src/locales/fr-pages.ts';
import { signInAtDesk } from '../../../support/desk.ts';
import { folderWithDemo } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';

const WHITE_WORD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">' +
  '<rect width="200" height="50" rx="20" fill="#fff"/></svg>';
const WITH_SCRIPT = WHITE_WORD.replace('</svg>', '<script>alert(1)</script></svg>');

const folder = folderWithDemo();

/** A layout shift with the elements that moved. */
interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

test('an uploaded logo is on site, manifest and back-office until it is removed', async ({
  browser,
}) => {
  const { url } = await start(folder());
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  const group = await openLogo(page);
  await choose(group, WITH_SCRIPT);
  await expect(group.getByRole('alert')).toContainText('<script>');
  await choose(group, WHITE_WORD);
  const onDark = group.getByRole('img', { name: texts.brand.logo_on_dark });
  await expect(onDark).toBeVisible();
  const path = String(await onDark.getAttribute('src'));

  const visitor = await (await browser.newContext({ baseURL: url })).newPage();
  const moved: number[] = [];
  await visitor.exposeFunction('onShift', (value: number) => moved.push(value));
  await visitor.addInitScript(() =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (entry.sources.some(({ node }) => node?.parentElement?.closest('.bar')))
          Reflect.get(globalThis, 'onShift')(entry.value);
    }).observe({ type: 'layout-shift', buffered: true }),
  );
  await visitor.addInitScript(recordBarHeights);
  for (const address of ['/', '/ar']) {
    await visitor.goto(address);
    const mark = visitor.locator('.bar-row > .brand > .brand-mark');
    await expect(mark, address).toHaveCSS('background-image', `url("${url}${path}")`);
    await expect(mark.locator('svg'), address).toBeHidden();
    expect(await ratioOf(mark), address).toBeCloseTo(4, 1);
    await visitor.waitForLoadState('networkidle');
    expect(await barHeights(visitor), `${address}: heights of the bar`).toHaveLength(1);
  }
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  const manifest = await (await visitor.request.get('/manifest.webmanifest')).json();
  const { src } = manifest.icons[1];
  expect(src).toContain(path.split('/').at(-1)?.split('-')[0]);
  expect((await visitor.request.get(src)).headers()['content-type']).toBe('image/png');

  await visitor.goto('/admin/');
  const sign = visitor.locator('form [data-ground="light"]');
  await expect(sign).toHaveCSS('background-image', /-light\.png/);

  await page.reload();
  await expect(page.locator('header [data-ground="dark"]')).toHaveCSS(
    'background-image',
    `url("${url}${path}")`,
  );
  const again = await openLogo(page);
  await again.getByRole('button', { name: texts.brand.logo_remove }).click();
  await expect(again.getByRole('img')).toHaveCount(0);
  await visitor.goto('/');
  await expect(visitor.locator('.bar-row > .brand > .brand-mark svg')).toBeVisible();
});

async function openLogo(page: Page): Promise<Locator> {
  await page.goto('/admin/venue');
  await page.getByRole('heading', { name: texts.brand.title }).click();
  return page.getByRole('group', { name: texts.brand.logo, exact: true });
}

const choose = (group: Locator, svg: string) =>
  group
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });

/** Records each height in pixels that the bar of the page has, because a change moves the page. */
function recordBarHeights(): void {
  const heights = new Set<number>();
  Reflect.set(globalThis, 'barHeights', heights);
  const measure = () => {
    const height = document.querySelector('.bar')?.getBoundingClientRect().height;
    if (height) heights.add(Math.round(height));
    requestAnimationFrame(measure);
  };
  measure();
}

const barHeights = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'barHeights') as Set<number>)]);

async function ratioOf(mark: Locator): Promise<number> {
  const box = await mark.boundingBox();
  return (box?.width ?? 0) / (box?.height ?? 1);
}

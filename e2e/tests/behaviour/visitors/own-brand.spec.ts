import { expect, type Locator, type Page, test } from '@playwright/test';
import { texts } from '../../../../admin/src/locales/fr-pages.ts';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { signInAtDesk } from '../../../support/desk.ts';
import { paint } from '../../../support/pictures/paint.ts';
import { serverForFile } from '../../../support/temporary-folder.ts';
import { collectShifts, sumOf } from './layout-shifts.ts';

const WHITE_WORD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">' +
  '<rect width="200" height="50" rx="20" fill="#fff"/></svg>';
const WITH_SCRIPT = WHITE_WORD.replace('</svg>', '<script>alert(1)</script></svg>');

const PHONE = { viewport: { width: 390, height: 844 } };
const CAPTION = { fr: 'Le but sous les lampes', ar: 'المرمى تحت الأضواء' };
const { places, focus, file } = texts;
const OWN = 'Le foot <b>du phare</b>';
const DELIVERED = 'Un toit, un terrain, une bande d’amis';

// Each test takes its change back, so that one server is enough.
const url = serverForFile({});

test('an uploaded logo is on site, manifest and back-office until it is removed', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: url() })).newPage();
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  const group = await openLogo(page);
  await chooseLogo(group, WITH_SCRIPT);
  await expect(group.getByRole('alert')).toContainText('<script>');
  await chooseLogo(group, WHITE_WORD);
  const onDark = group.getByRole('img', { name: texts.brand.logo_on_dark });
  await expect(onDark).toBeVisible();
  const path = String(await onDark.getAttribute('src'));

  const visitor = await (await browser.newContext({ baseURL: url() })).newPage();
  const moved = await collectShifts(visitor, '.bar');
  await visitor.addInitScript(recordBarHeights);
  for (const address of ['/', '/ar']) {
    await visitor.goto(address);
    const mark = visitor.locator('.bar-row > .brand > .brand-mark');
    await expect(mark, address).toHaveCSS('background-image', `url("${url()}${path}")`);
    await expect(mark.locator('svg'), address).toBeHidden();
    expect(await ratioOf(mark), address).toBeCloseTo(4, 1);
    await visitor.waitForLoadState('networkidle');
    expect(await barHeights(visitor), `${address}: heights of the bar`).toHaveLength(1);
  }
  expect(sumOf(moved)).toBeLessThan(0.02);
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
    `url("${url()}${path}")`,
  );
  const again = await openLogo(page);
  await again.getByRole('button', { name: texts.brand.logo_remove }).click();
  await expect(again.getByRole('img')).toHaveCount(0);
  await visitor.goto('/');
  await expect(visitor.locator('.bar-row > .brand > .brand-mark svg')).toBeVisible();
});

test('a photograph with its focal point is on the home page until it is removed', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: url(), ...PHONE })).newPage();
  const problems = collectErrors(page);
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  const place = await openPlace(page);

  await choosePhoto(place, Buffer.from('no picture'));
  await submit(place);
  await expect(place.getByRole('alert').first()).toContainText('JPEG, PNG, WebP');
  await choosePhoto(place, await paint(page, 600, 400));
  await submit(place);
  await expect(place.getByRole('alert').first()).toContainText('1200 × 534');

  await choosePhoto(place, await paint(page, 1600, 1000));
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

  const visitor = await (await browser.newContext({ baseURL: url(), ...PHONE })).newPage();
  const visitorProblems = collectErrors(visitor);
  const shifts = await collectShifts(visitor);
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
  expect(sumOf(shifts)).toBeLessThan(0.02);

  const again = await openPlace(page);
  await again.getByRole('button', { name: file.remove }).click();
  await submit(again);
  await expect(page.getByText(places.removed)).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.locator('.hero .arena')).toBeVisible();
  await expect(visitor.locator('.hero img')).toHaveCount(0);
  expect([...problems, ...visitorProblems].filter(isNoRefusal)).toEqual([]);
});

test('an admin sees own words on the page while typing, saves them and takes them back', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: url() })).newPage();
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  await page.goto('/admin/words');
  await page.getByRole('combobox', { name: texts.words.page }).click();
  await page.getByRole('option', { name: texts.words.pages.about }).click();
  const field = page.getByRole('textbox', { name: texts.words.title }).first();
  await expect(field).toHaveValue(DELIVERED);
  const heading = page.frameLocator('iframe').locator('h1');
  await expect(heading).toHaveText(DELIVERED);
  await field.fill(OWN);
  await expect(heading).toHaveText(OWN);
  await expect(page.getByText('1 manque')).toHaveCount(2);
  await page.getByRole('button', { name: texts.words.save }).click();
  await expect(page.getByText(texts.words.saved)).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: url() })).newPage();
  const warnings: string[] = [];
  visitor.on('console', (line) => line.type() === 'error' && warnings.push(line.text()));
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/about', '/en/about', '/ar/about']) {
    const html = await (await visitor.request.get(path)).text();
    expect(html, path).toContain('Le foot &lt;b&gt;du phare&lt;/b&gt;');
    expect(html, path).not.toContain(DELIVERED);
    await visitor.goto(path);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.locator('h1'), path).toContainText(OWN);
  }
  // The words also show on a page that is opened by a link.
  await visitor.goto('/pricings');
  await visitor.locator('header').getByRole('link', { name: 'Le centre' }).first().click();
  await expect(visitor.locator('h1')).toHaveText(OWN);
  expect(warnings).toEqual([]);
  expect(requests.filter((path) => path.includes('words'))).toEqual([]);

  await page.getByRole('button', { name: texts.words.back }).click();
  await expect(page.getByRole('button', { name: texts.words.back })).toHaveCount(0);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: texts.words.save }).click();
  expect((await saved).ok()).toBe(true);
  await visitor.goto('/about');
  await expect(visitor.locator('h1')).toHaveText(DELIVERED);
});

async function openLogo(page: Page): Promise<Locator> {
  await page.goto('/admin/venue');
  await page.getByRole('heading', { name: texts.brand.title }).click();
  return page.getByRole('group', { name: texts.brand.logo, exact: true });
}

const chooseLogo = (group: Locator, svg: string) =>
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

/** Failed requests that the test causes are in the console of the browser. */
const isNoRefusal = (problem: string) => !/\b(415|422)\b/.test(problem);

async function openPlace(page: Page): Promise<Locator> {
  await page.goto('/admin/photos');
  const place = page.locator('main li', { hasText: places.titles.hero });
  await place.getByRole('button', { expanded: false }).click();
  return place;
}

const submit = (place: Locator) => place.locator('button[type="submit"]').click();

const choosePhoto = (place: Locator, buffer: Buffer) =>
  place
    .locator('input[type="file"]')
    .setInputFiles({ name: 'but.png', mimeType: 'image/png', buffer });

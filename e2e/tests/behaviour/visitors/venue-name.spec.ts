import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { signInAtDesk } from '../../../support/desk.ts';
import { everyPage, openPageAt } from '../../../support/desk-pages.ts';
import { signIn } from '../../../support/sign-in.ts';
import { DATA_PAGES, localized, ROUTES, routesIn } from '../../../support/site-pages.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { folderWithDemo } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';

const FORMER = /five\sarena/i;
const NAME = 'Foot du Phare';
const COLOR = '#2f66c4';
/** The color of the sites until an admin chooses another. */
const FORMER_COLOR = /#f25826/i;
const PLAYER = 'player@demo.test';

const folder = folderWithDemo();

test('with another name and color, no page of site or back-office has the former ones', async ({
  browser,
}) => {
  const server = await start(folder());
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
  });
  const api = await StaffApi.open(context.request);
  await api.write('PUT', 'venue', {
    name: NAME,
    actionColor: COLOR,
    accountHolder: NAME,
    legal: { name: `${NAME} SARL` },
  });
  await expectNewNameInHtml(context.request);
  await expectNewBrandInFiles(context.request);
  await Promise.all([visitSite(context), visitDesk(server.url, browser, api)]);
});

/** Opens every page of the site, as a player. */
async function visitSite(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signIn(page, PLAYER);
  for (const route of ROUTES) await expectNoFormerBrand(page, route);
  for (const path of Object.values(DATA_PAGES))
    await expectNoFormerBrand(page, await path(context.request));
}

/** Opens every page of the back-office, as an admin. */
async function visitDesk(url: string, browser: Browser, api: StaffApi): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  expect(await (await context.request.get('/admin/')).text()).toContain(`<title>${NAME}</title>`);
  const atDesk = await context.newPage();
  await signInAtDesk(atDesk, 'admin@demo.test', 'fr');
  for (const { path } of await everyPage(api)) {
    await openPageAt(atDesk, path);
    await expectShown(atDesk, path);
  }
  await context.close();
}

/** Reads the pages as they are sent, before and without scripts. */
async function expectNewNameInHtml(request: APIRequestContext): Promise<void> {
  for (const locale of LOCALES)
    for (const route of routesIn(locale)) {
      const address = localized(route, locale);
      const html = await (await request.get(address)).text();
      expect(html, address).toContain(NAME);
      expect(html, address).not.toMatch(FORMER);
      expect(html, address).toContain(`--action:${COLOR}`);
    }
}

/** Reads manifest and icons. */
async function expectNewBrandInFiles(request: APIRequestContext): Promise<void> {
  const read = async (path: string) => (await request.get(path)).text();
  for (const locale of LOCALES) {
    const manifest = await read(`/manifest${locale === 'fr' ? '' : `.${locale}`}.webmanifest`);
    expect(manifest).toContain(`"theme_color":"${COLOR}"`);
    expect(manifest).toContain(`"name":"${NAME}"`);
    expect(manifest).not.toMatch(FORMER);
  }
  for (const path of ['/favicon.svg', '/admin/favicon.svg'])
    expect(await read(path)).toContain(COLOR);
}

async function expectNoFormerBrand(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1').first(), address).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .skeleton'), address).toHaveCount(0);
  await expectShown(page, address);
}

async function expectShown(page: Page, address: string): Promise<void> {
  expect(await shownText(page), address).not.toMatch(FORMER);
  const { body, token } = await page.evaluate(() => ({
    body: document.body.innerHTML,
    token: getComputedStyle(document.documentElement).getPropertyValue('--orange').trim(),
  }));
  expect(token, address).toBe(COLOR);
  expect(body, address).not.toMatch(FORMER_COLOR);
}

/** Title, texts and fields of a page. */
const shownText = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      document.documentElement.innerHTML,
      ...Array.from(document.querySelectorAll('input, textarea'), (field) =>
        'value' in field ? String(field.value) : '',
      ),
    ].join('\n'),
  );

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
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
const PLAYER = 'player@demo.test';

const folder = folderWithDemo();

test('after the venue has another name, no page of site or back-office has the former one', async ({
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
    accountHolder: NAME,
    legal: { name: `${NAME} SARL` },
  });
  await expectNewNameInHtml(context.request);
  const page = await context.newPage();
  await signIn(page, PLAYER);
  for (const route of ROUTES) await expectNoFormerName(page, route);
  for (const path of Object.values(DATA_PAGES))
    await expectNoFormerName(page, await path(context.request));

  expect(await (await context.request.get('/admin/')).text()).toContain(`<title>${NAME}</title>`);
  const atDesk = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signInAtDesk(atDesk, 'admin@demo.test', 'fr');
  for (const { path } of await everyPage(api)) {
    await openPageAt(atDesk, path);
    expect(await shownText(atDesk), path).not.toMatch(FORMER);
  }
});

/** Reads the pages as they are sent, before and without scripts. */
async function expectNewNameInHtml(request: APIRequestContext): Promise<void> {
  for (const locale of LOCALES)
    for (const route of routesIn(locale)) {
      const address = localized(route, locale);
      const html = await (await request.get(address)).text();
      expect(html, address).toContain(NAME);
      expect(html, address).not.toMatch(FORMER);
    }
}

async function expectNoFormerName(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1').first(), address).toBeVisible();
  expect(await shownText(page), address).not.toMatch(FORMER);
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

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LOCALES, type Locale } from '@five/shared/locales/locale';
import {
  leadsToHidden,
  OPTIONAL_PAGES,
  type OptionalPage,
} from '@five/shared/venue/pages/optional-pages.rules';
import { texts } from '../../../../admin/src/locales/fr-pages.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { signInAtDesk } from '../../../support/desk.ts';
import { openHydrated } from '../../../support/hydration.ts';
import { signIn } from '../../../support/sign-in.ts';
import { DATA_PAGES, localized, ROUTES, routesIn } from '../../../support/site-pages.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { folderWithDemo } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';

/** Headers of a request for a page; to compress hundreds of pages would take a minute. */
const PLAIN = { accept: 'text/html', 'accept-encoding': 'identity' };

const folder = folderWithDemo();

test('a hidden page is missing, and no page that is sent has a link to it', async ({
  playwright,
}) => {
  const { url } = await start(folder());
  const request = await playwright.request.newContext({ baseURL: url });
  const admin = await StaffApi.open(request);
  const dataPages = await Promise.all(Object.values(DATA_PAGES).map((find) => find(request)));
  for (const hidden of [...OPTIONAL_PAGES.map((page) => [page]), [...OPTIONAL_PAGES], []]) {
    await hide(admin, request, hidden);
    for (const locale of LOCALES)
      for (const route of [...routesIn(locale), ...dataPages]) {
        const page = localized(route, locale);
        const answer = await request.get(page, { headers: PLAIN });
        const isHidden = leadsToHidden(page, hidden);
        expect(answer.status(), page).toBe(isHidden ? 404 : 200);
        const links = pathsIn(await answer.text()).filter((path) => leadsToHidden(path, hidden));
        expect(links, `${page} without ${hidden.join(', ')}`).toEqual([]);
      }
    const sitemap = await request.get('/sitemap.xml');
    expect(sitemap.status() === 404 || !leadsToHidden(await sitemap.text(), hidden)).toBe(true);
  }
  await request.dispose();
});

test('no page has a link to a hidden page once its scripts have run', async ({ browser }) => {
  const { url } = await start(folder());
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  const admin = await StaffApi.open(page.request);
  await hide(admin, page.request, OPTIONAL_PAGES);
  const problems = collectErrors(page);
  for (const [index, route] of ROUTES.entries())
    await hasNoLink(page, localized(route, LOCALES[index % LOCALES.length] as Locale));
  await openHydrated(page, '/en/academy');
  await expect(page.locator('h1')).toHaveText('Error 404 - Page not found');
  await signIn(page);
  for (const route of ROUTES.filter((one) => /^\/(account|messagings)/.test(one)))
    await hasNoLink(page, route);
  expect(problems).toEqual([]);
});

test('an admin switches a page off and on in the settings', async ({ browser }) => {
  const { url } = await start(folder());
  const desk = await (await browser.newContext({ baseURL: url })).newPage();
  const visitor = await (await browser.newContext({ baseURL: url })).newPage();
  await signInAtDesk(desk, 'admin@demo.test', 'fr');
  for (const status of [404, 200]) {
    await desk.goto('/admin/venue');
    await desk.getByRole('heading', { name: texts.site_pages.title }).click();
    await desk.getByRole('switch', { name: texts.words.pages.academy }).click();
    await desk.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(desk.getByText(texts.page.saved)).toBeVisible();
    await expect.poll(async () => (await visitor.goto('/academy'))?.status()).toBe(status);
    await visitor.goto('/');
    const menu = visitor.getByRole('banner').getByRole('link', { name: 'Académie' });
    await expect(menu).toHaveCount(status === 404 ? 0 : 1);
  }
});

/** Hides these pages, and waits until the server sends pages without them. */
async function hide(
  admin: StaffApi,
  request: APIRequestContext,
  hiddenPages: readonly OptionalPage[],
): Promise<void> {
  await admin.write('PUT', 'venue', { hiddenPages });
  await expect
    .poll(async () => {
      const paths = pathsIn(await (await request.get('/')).text());
      return OPTIONAL_PAGES.filter((page) => !paths.includes(`/${page}`)).sort();
    })
    // The home page links to the promotions only once its scripts have run.
    .toEqual([...new Set([...hiddenPages, 'promo'])].sort());
}

/** Paths of the site in links and in embedded data of a page. */
function pathsIn(html: string): string[] {
  return [...html.matchAll(/(?: href=|"(?:path|url)":)"(\/[^"]*)"/g)].map(([, path = '']) => path);
}

async function hasNoLink(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const own = leadsToHidden(path, OPTIONAL_PAGES);
  expect(
    links.filter((link) => !own && leadsToHidden(link, OPTIONAL_PAGES)),
    path,
  ).toEqual([]);
}

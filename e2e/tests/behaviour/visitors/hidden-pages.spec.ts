import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Locale, LOCALES } from '@five/shared/locales/locale';
import {
  leadsToHidden,
  OPTIONAL_PAGES,
  type OptionalPage,
} from '@five/shared/venue/pages/optional-pages.rules';
import { texts } from '../../../../admin/src/locales/fr-pages.ts';
import { signInAtDesk } from '../../../support/desk.ts';
import { DATA_PAGES, localized, routesIn } from '../../../support/site-pages.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { serverForFile } from '../../../support/temporary-folder.ts';

/** Headers of a request for a page; to compress hundreds of pages would take a minute. */
const PLAIN = { accept: 'text/html', 'accept-encoding': 'identity' };

const url = serverForFile({});

test('a hidden page is missing, and no page that is sent has a link to it', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: url() });
  const admin = await StaffApi.open(request);
  const dataPages = await Promise.all(Object.values(DATA_PAGES).map((find) => find(request)));
  // The menus of all languages are the same, so that one language is enough for a single page.
  const cases: [readonly OptionalPage[], readonly Locale[]][] = [
    ...OPTIONAL_PAGES.map((page, index): [OptionalPage[], Locale[]] => [
      [page],
      [LOCALES[index % LOCALES.length] as Locale],
    ]),
    [OPTIONAL_PAGES, LOCALES],
    [[], ['fr']],
  ];
  for (const [hidden, locales] of cases) {
    await hide(admin, request, hidden);
    for (const locale of locales)
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

test('an admin switches a page off and on in the settings', async ({ browser }) => {
  const desk = await (await browser.newContext({ baseURL: url() })).newPage();
  const visitor = await (await browser.newContext({ baseURL: url() })).newPage();
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

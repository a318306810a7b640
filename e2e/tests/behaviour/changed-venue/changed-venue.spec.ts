import { type APIRequestContext, expect, test } from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { leadsToHidden, OPTIONAL_PAGES } from '@five/shared/venue/pages/optional-pages.rules';
import { ADMIN_ACTIONS, ADMIN_PAGES } from '../../../support/desk-pages.ts';
import { INJECTED_HTML, NEW_COLOR, NEW_NAME } from '../../../support/injected-html.ts';
import { localized, routesIn } from '../../../support/site-pages.ts';
import { serverForFile } from '../../../support/temporary-folder.ts';
import type { ShownPage } from './shown-page.ts';
import { type DeskPage, walk, type Walk } from './walk.ts';

const FORMER_NAME = /five\sarena/i;
/** The color of the sites until an admin chooses another. */
const FORMER_COLOR = /#f25826/i;

const url = serverForFile({});
let seen: Walk;

test.beforeAll(async ({ browser }) => {
  seen = await walk(browser, url());
});

test('HTML in user input is shown as text and never runs: on the site, desk or in emails', () => {
  const site = [...seen.complete, ...seen.partial];
  expect(times(site), 'texts on the site').toBeGreaterThan(20);
  expect(times(seen.admin), 'texts at the desk').toBeGreaterThan(20);
  const all = [...site, ...seen.admin, ...seen.reception];
  expect(all.filter(({ planted }) => planted > 0).map(({ path }) => path)).toEqual([]);
  expect(
    seen.mails.includes(INJECTED_HTML.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    'a mail that names its reader',
  ).toBe(true);
  expect(seen.signs).toEqual([]);
  expect(seen.areSignsNoticed, 'what is planted would be noticed').toBe(true);
});

test('with another name and color, no page of site or back-office has the former ones', () => {
  for (const { path, source, body, color } of [
    ...seen.complete,
    ...seen.partial,
    ...seen.admin,
    ...seen.reception,
  ]) {
    expect.soft(source.match(FORMER_NAME), path).toBeNull();
    expect.soft(body.match(FORMER_COLOR), path).toBeNull();
    expect.soft(color, path).toBe(NEW_COLOR);
  }
});

test('with another name and color, no page that is sent has the former ones', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: url() });
  for (const locale of LOCALES)
    for (const route of routesIn(locale)) {
      const address = localized(route, locale);
      const html = await (await request.get(address)).text();
      expect(html, address).toContain(NEW_NAME);
      expect(html, address).not.toMatch(FORMER_NAME);
      expect(html, address).toContain(`--action:${NEW_COLOR}`);
    }
  expect(await (await request.get('/admin/')).text()).toContain(`<title>${NEW_NAME}`);
  await expectNewBrandInFiles(request);
  await request.dispose();
});

test('no page has a link to a hidden page once its scripts have run', () => {
  const missing = seen.partial.find(({ path }) => path === '/en/academy');
  expect(missing?.body).toContain('Error 404 - Page not found');
  expect(seen.partial.length).toBeGreaterThan(20);
  for (const { path, links } of seen.partial.filter((page) => page !== missing))
    expect
      .soft(
        links.filter((link) => leadsToHidden(link, OPTIONAL_PAGES)),
        path,
      )
      .toEqual([]);
});

test('no page has a script error or sends a request to another host', () => {
  expect(seen.errors).toEqual([]);
});

test('each back-office page opens for reception and admin with the listed actions', () => {
  expect(seen.admin.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(ADMIN_ACTIONS), ...ADMIN_PAGES].sort(),
  );
  for (const page of seen.admin) {
    expect.soft(page.isClosed, `${page.name} is closed to an admin`).toBe(false);
    expectActions(page, 1);
  }
  for (const page of seen.reception) {
    const isForAdmins = ADMIN_PAGES.includes(page.name);
    expect.soft(page.isClosed, `${page.name} is closed to reception`).toBe(isForAdmins);
    if (isForAdmins) expect.soft(page.controls, `${page.name} lets reception act`).toBe(0);
    expectActions(page, 0);
  }
});

const times = (pages: ShownPage[]) => pages.reduce((sum, { timesShown }) => sum + timesShown, 0);

function expectActions({ name, actions }: DeskPage, count: number): void {
  for (const act of ADMIN_ACTIONS[name] ?? [])
    expect
      .soft(
        actions.filter((label) => label === act),
        `${act} on ${name}`,
      )
      .toHaveLength(count);
}

/** Reads manifest and icons. */
async function expectNewBrandInFiles(request: APIRequestContext): Promise<void> {
  const read = async (path: string) => (await request.get(path)).text();
  for (const locale of LOCALES) {
    const manifest = await read(`/manifest${locale === 'fr' ? '' : `.${locale}`}.webmanifest`);
    expect(manifest).toContain(`"theme_color":"${NEW_COLOR}"`);
    expect(manifest).toContain(`"name":"${NEW_NAME}`);
    expect(manifest).not.toMatch(FORMER_NAME);
  }
  for (const path of ['/favicon.svg', '/admin/favicon.svg'])
    expect(await read(path)).toContain(NEW_COLOR);
}

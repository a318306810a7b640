import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { LOCALES, type Locale } from '@five/shared/locales/locale';
import { OPTIONAL_PAGES, optionalPageOf } from '@five/shared/venue/pages/optional-pages.rules';
import { everyPage, openPageAt } from '../../../support/desk-pages.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { signInAtDesk } from '../../../support/desk.ts';
import { injectEverywhere } from '../../../support/injected-html.ts';
import { signIn } from '../../../support/sign-in.ts';
import { DATA_PAGES, localized, ROUTES } from '../../../support/site-pages.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { texts as pagesFr } from '../../../../admin/src/locales/fr-pages.ts';
import { openAndRead, readPage, type ShownPage } from './shown-page.ts';
import { collectSigns, noticesInsertedHtml } from './signs.ts';

const PLAYER = 'player@demo.test';
const WIDE = { width: 1280, height: 900 };

/** A page of the back-office, as an account sees it. */
export interface DeskPage extends ShownPage {
  name: string;
  isClosed: boolean;
  /** Number of forms and buttons of the page. */
  controls: number;
  /** Labels of buttons and links of the page. */
  actions: string[];
}

/** What the pages of a venue with other name, color, texts and hidden pages show. */
export interface Walk {
  /** Pages of the site while no page is hidden: optional pages, home pages, pages of records. */
  complete: ShownPage[];
  /** Pages of the site while the optional pages are hidden. */
  partial: ShownPage[];
  admin: DeskPage[];
  reception: DeskPage[];
  /** The demo mailbox of the player. */
  mails: string;
  errors: string[];
  signs: string[];
  areSignsNoticed: boolean;
}

/** Changes the venue everywhere and opens each page of the site and of the back-office. */
export async function walk(browser: Browser, baseURL: string): Promise<Walk> {
  const context = await browser.newContext({ baseURL, viewport: WIDE });
  const signs = await collectSigns(context);
  const places = await injectEverywhere(context.request, PLAYER);
  const api = await StaffApi.open(context.request);
  const page = await context.newPage();
  const errorsOfPlayer = collectErrors(page);
  await signIn(page, PLAYER);
  const complete = await visit(page, [...(await completePages(context.request)), ...places]);
  const mails = await readMails(context);
  await hideOptionalPages(api, context.request);
  const partial = await visit(
    page,
    pagesOf((route) => !isOptional(route) && !isForVisitors(route)),
  );
  await page.evaluate(() => localStorage.clear());
  await page.close();
  const visitor = await context.newPage();
  const errorsOfVisitor = collectErrors(visitor);
  partial.push(...(await visit(visitor, [...pagesOf(isForVisitors), '/en/academy'])));
  const desk = await visitDesk(context, api);
  const errors = [...errorsOfPlayer, ...errorsOfVisitor, ...desk.errors];
  const found = { errors, signs: [...signs] };
  const areSignsNoticed = await noticesInsertedHtml(visitor, signs);
  await context.close();
  return { complete, partial, ...desk, ...found, mails, areSignsNoticed };
}

const isOptional = (route: string) => optionalPageOf(route) !== null;
/** Pages from which the site leads a player who is signed in to another page. */
const isForVisitors = (route: string) => route === '/' || route.startsWith('/auth');

/** Paths of these pages, each in one language; the language changes from page to page. */
function pagesOf(isWanted: (route: string) => boolean): string[] {
  return ROUTES.flatMap((route, index) =>
    isWanted(route) ? [localized(route, LOCALES[index % LOCALES.length] as Locale)] : [],
  );
}

async function completePages(request: APIRequestContext): Promise<string[]> {
  const records = await Promise.all(Object.values(DATA_PAGES).map((find) => find(request)));
  return ['/', '/ar', ...pagesOf(isOptional), ...records];
}

async function visit(page: Page, paths: string[]): Promise<ShownPage[]> {
  const found: ShownPage[] = [];
  for (const path of paths) found.push(await openAndRead(page, path));
  return found;
}

async function readMails(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(PLAYER)}`);
  const frames = await Promise.all(page.frames().map((frame) => frame.content()));
  await page.close();
  return frames.join('\n');
}

/** Hides the optional pages, and waits until the server sends pages without them. */
async function hideOptionalPages(api: StaffApi, request: APIRequestContext): Promise<void> {
  await api.write('PUT', 'venue', { hiddenPages: OPTIONAL_PAGES });
  await expect
    .poll(async () => (await (await request.get('/')).text()).includes('href="/academy"'))
    .toBe(false);
}

async function visitDesk(
  context: BrowserContext,
  api: StaffApi,
): Promise<Pick<Walk, 'admin' | 'reception' | 'errors'>> {
  const pages = await everyPage(api);
  const admin: DeskPage[] = [];
  const reception: DeskPage[] = [];
  const errors: string[][] = [];
  for (const [email, found] of [
    ['reception@demo.test', reception],
    ['admin@demo.test', admin],
  ] as const) {
    const page = await context.newPage();
    errors.push(collectErrors(page));
    await signInAtDesk(page, email, 'fr');
    for (const { name, path } of pages) {
      if (found.at(-1)?.isClosed) await openPageAt(page, '/admin/centre');
      found.push(await openDeskPage(page, name, path));
    }
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
  return { admin, reception, errors: errors.flat() };
}

async function openDeskPage(page: Page, name: string, path: string): Promise<DeskPage> {
  await openPageAt(page, path);
  const main = page.getByRole('main');
  const pressed = main.getByRole('button').or(main.getByRole('link'));
  return {
    ...(await readPage(page, path)),
    name,
    isClosed: (await main.getByText(pagesFr.page.denied).count()) > 0,
    controls: await main.locator('form, button').count(),
    actions: await pressed.evaluateAll((found) => found.map((one) => one.textContent.trim())),
  };
}

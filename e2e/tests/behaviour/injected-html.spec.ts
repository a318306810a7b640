import { expect, type Page, test } from '@playwright/test';
import { signInAtDesk } from '../../support/desk.ts';
import { openPageAt, everyPage } from '../../support/desk-pages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { start } from '../../support/test-server.ts';
import { INJECTED_HTML, injectEverywhere } from '../../support/injected-html.ts';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';

const PLAYER = 'player@demo.test';
const SITE = [
  '/',
  '/ar',
  '/about',
  '/pricings',
  '/players',
  '/discussions',
  '/medias',
  '/sponsors',
  '/tournaments',
  '/academy',
  '/contact',
  '/conditions',
  '/privacy',
  '/account',
  '/account/reservations/list',
  '/messagings',
];

const folder = temporaryFolder();

test('HTML in user input is shown as text and never runs: on the site, desk or in emails', async ({
  browser,
}) => {
  const server = await start(folder());
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const ran = await listen(page);
  const places = await injectEverywhere(context.request, PLAYER);
  const admin = await StaffApi.open(context.request);
  let shown = 0;

  await signIn(page, PLAYER);
  for (const place of [...SITE, ...places]) {
    await page.goto(place);
    await page.waitForLoadState('networkidle');
    shown += await timesShown(page);
  }
  expect(shown, 'texts on the site').toBeGreaterThan(20);

  await page.goto(`/dev/mailbox?to=${encodeURIComponent(PLAYER)}`);
  const mails = await Promise.all(page.frames().map((frame) => frame.content()));
  expect(
    mails.join().includes(INJECTED_HTML.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    'a mail that names its reader',
  ).toBe(true);

  await signInAtDesk(page, 'admin@demo.test', 'fr');
  shown = 0;
  for (const { path: place } of await everyPage(admin)) {
    await openPageAt(page, place);
    await page.waitForLoadState('networkidle');
    shown += await timesShown(page);
  }
  expect(shown, 'texts at the desk').toBeGreaterThan(20);
  expect(ran).toEqual([]);

  await page.evaluate(
    (markup) => document.body.insertAdjacentHTML('beforeend', markup),
    INJECTED_HTML,
  );
  await expect.poll(() => ran.length, 'what is planted would be noticed').toBeGreaterThan(0);
});

/** Returns how often the page shows the injected HTML as text, in content and fields. */
function timesShown(page: Page): Promise<number> {
  return page.evaluate((text) => {
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return [document.body.innerText, ...fields].join('\n').split(text).length - 1;
  }, INJECTED_HTML);
}

/** Collects signs that injected HTML was executed or tried to load something, over all pages. */
async function listen(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('/planted')) found.push(`loaded ${request.url()} on ${page.url()}`);
  });
  await page.exposeFunction('planted', (what: string) => found.push(`ran: ${what}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (globalThis as unknown as { planted: (what: string) => void }).planted(
        `${violatedDirective} ${blockedURI} ${location.href}`,
      );
    }),
  );
  return found;
}

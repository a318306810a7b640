import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Locale, LOCALES, localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { desk, openAtDesk } from '../../support/desk.ts';
import { waitForHydration } from '../../support/hydration.ts';
import {
  appointFirstAdmin,
  FIRST_ADMIN,
  openVenue,
  signInAsFirstAdmin,
} from '../../support/opening/first-admin.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { start } from '../../support/test-server.ts';
import { textsOf } from '../../support/texts.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const PASSWORD = 'une phrase de passe 42';
const PLAYER = { email: 'nawal@five.test', phone: '+212612000001' };
const { people } = pagesFr;

const folder = temporaryFolder();

test('without email no page claims a code was sent, and the desk verifies in person', async ({
  browser,
}) => {
  const server = await start(folder(), { DEMO: 'off', RATE_LIMITS: 'on' });
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await expectOpeningSoon(page);
  const password = appointFirstAdmin(folder());
  await previewSite(page, password);
  await register(page);
  for (const locale of LOCALES) {
    const text = textsOf(locale);
    await page.goto(localizePath(`/account/verify?email=${PLAYER.email}`, locale));
    await expect(page.getByText(text('pages/auth', 'verify.unsent'))).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    await expectContactOptions(page, locale);
    await page.goto(localizePath('/reset/password', locale));
    await expect(page.getByText(text('pages/auth', 'reset.unsent'))).toBeVisible();
    await expectContactOptions(page, locale);
    expect(await violations(page)).toEqual([]);
  }

  await page.goto(localizePath('/account', 'fr'));
  const warning = page.getByText(textsOf('fr')('pages/auth', 'verify.warningUnsent'));
  await expect(warning).toBeVisible();
  const atDesk = await (
    await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 900 },
      locale: 'fr',
      reducedMotion: 'reduce',
    })
  ).newPage();
  await signInAsFirstAdmin(atDesk, password);
  await expect(atDesk.getByText(desk('app.draft'))).toBeVisible();
  const sign = atDesk.getByText(desk('app.no_mail'));
  await expect(sign).toHaveCount(0);
  await openVenue(atDesk.request, password);
  await expectWayToAccount(browser, server.url);
  await atDesk.reload();
  await expect(sign).toBeVisible();
  await atDesk.getByRole('link', { name: desk('app.no_mail_accounts') }).click();
  await expect(atDesk.getByText('Nawal Tazi').first()).toBeVisible();
  await expect(sign).toBeVisible();
  expect(await violations(atDesk)).toEqual([]);
  await atDesk.getByText('Nawal Tazi').first().click();
  await atDesk.getByRole('button', { name: people.seen_button }).click();
  await atDesk.getByRole('button', { name: people.seen_yes }).click();
  await expect(atDesk.getByText(people.unverified)).toHaveCount(0);
  await expect(atDesk.getByRole('button', { name: people.seen_button })).toHaveCount(0);
  // The page of the player at the desk reads the account again by itself.
  await expect(warning).toHaveCount(0, { timeout: 20_000 });
  await atDesk.setViewportSize({ width: 390, height: 844 });
  await openAtDesk(atDesk, '/admin/reports');
  await expect(sign).toBeVisible();
  expect(await atDesk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await page.goto(localizePath('/account/verify', 'fr'));
  await expect(page.getByText(textsOf('fr')('pages/auth', 'verify.done'))).toBeVisible();
  await Promise.all([context.close(), atDesk.context().close()]);
  await server.stop();
});

/**
 * Checks the contact options on a page while the venue has no phone number: links to Google Maps
 * and to the contact page.
 */
async function expectContactOptions(page: Page, locale: Locale): Promise<void> {
  const options = page.locator('main .call-desk');
  await expect(options.locator('a[href*="google.com/maps"]')).toBeVisible();
  await expect(options.locator(`a[href="${localizePath('/contact', locale)}"]`)).toBeVisible();
}

/** Registers a customer; the customer stays signed in afterwards. */
async function register(page: Page): Promise<void> {
  const person = {
    ...PLAYER,
    name: 'Tazi',
    firstName: 'Nawal',
    emergencyPhone: '+212522000000',
    birthDate: '1995-04-12',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptConditions: true,
  };
  expect((await page.request.post('/api/auth/field/register', { data: person })).status()).toBe(
    201,
  );
  const { token, user } = (await (
    await page.request.post('/api/auth/field/login', {
      data: { email: PLAYER.email, password: PASSWORD },
    })
  ).json()) as { token: string; user: { fullName: string } };
  await page.addInitScript(
    (session) => localStorage.setItem('session', session),
    JSON.stringify({ token, fullName: user.fullName }),
  );
}

/** Checks that a visitor who has chosen an hour can register as well as sign in. */
async function expectWayToAccount(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/reserve?date=${addDays(new Date().toISOString().slice(0, 10), 1)}`);
  await waitForHydration(page);
  await page.locator('.cell[data-state="free"]').first().click();
  const bar = page.locator('.choice');
  await expect(bar.locator('a[href="/auth/login"]')).toBeVisible();
  await bar.locator('a[href="/auth/register"]').click();
  await expect(page).toHaveURL('/auth/register');
  await context.close();
}

/** Checks the page that visitors see until the venue is open, which the server sends for others. */
async function expectOpeningSoon(page: Page): Promise<void> {
  for (const locale of LOCALES) {
    await page.goto(localizePath('/pricings', locale));
    await expect(page).toHaveURL(localizePath('/opening-soon', locale));
    const title = textsOf(locale)('common', 'opening.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[data-fact="venue"]')).toHaveText('Foot à cinq');
    expect(await violations(page)).toEqual([]);
  }
}

/** Lets the browser of this page see the site before the venue is open. */
async function previewSite({ request }: Page, password: string): Promise<void> {
  const login = await request.post('/api/auth/field/login', {
    data: { email: FIRST_ADMIN, password },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/api/setup/preview', { headers })).status()).toBe(200);
}

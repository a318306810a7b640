import { expect, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from '../../../support/api.ts';
import { signIn } from '../../../support/sign-in.ts';
import { storedAfterSignOut, storedIn, untilKept } from './stored.ts';
import { textsOf } from '../../../support/texts.ts';
import { bookMatch, cancelBookings } from '../../journeys/matches/match-path.ts';

const PLAYER = 'player2@demo.test';
const OTHER = 'player@demo.test';
const TICKETS = '/account/reservations/list';
const OWN_BOOKINGS = '/api/bookings_my_reservations';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.afterEach(cancelBookings);

test('after a sign-in alone the tickets open offline, with their time, in each language', async ({
  page,
  context,
  request,
}) => {
  const { reference } = await bookMatch(request, PLAYER, 53);
  await signInByForm(page, PLAYER);
  await untilKept(page, OWN_BOOKINGS);
  for (const locale of ['fr', 'ar'] as const) {
    const say = textsOf(locale);
    await context.setOffline(false);
    await page.goto(localizePath('/account', locale));
    await untilKept(page, `${OWN_BOOKINGS}?kept=${locale}`);
    await context.setOffline(true);
    await page.goto(localizePath(TICKETS, locale));
    await expect(page.locator(`#${reference}`)).toBeVisible();
    const notice = page.locator('.offline-notice');
    await expect(notice).toContainText(say('pages/account', 'offline.today').split('{{')[0] ?? '');
    await expect(notice).toContainText(/\d\d[h:]\d\d/);
  }
  await page.goto('/');
  await expect(page, 'the home page leads to the tickets').toHaveURL(/reservations\/list$/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('.ticket').first()).toBeVisible();
  await expect(page.locator('.offline-notice')).toHaveCount(0);
});

test('a match opens offline, even if never opened; an answer says it has no network', async ({
  page,
  context,
  request,
}) => {
  const say = textsOf('fr');
  const { match } = await bookMatch(request, PLAYER, 54);
  await enter(page, PLAYER);
  await untilKept(page, '/api/matches/');
  const next = await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes('/api/matches/'))
          return new URL(url).pathname.replace('/api/matches', '/m');
    return '';
  });
  expect(next, 'the match of an earlier ticket').not.toBe(match.path);
  await context.setOffline(true);
  await page.goto(next);
  await expect(page.locator('.match-head h1')).toBeVisible();
  await expect(page.locator('.offline-notice')).toBeVisible();

  await context.setOffline(false);
  await page.goto(match.path);
  await untilKept(page, match.path.replace('/m', '/api/matches'));
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.match-head h1')).toBeVisible();
  await expect(page.locator('.offline-notice')).toBeVisible();
  await page.getByRole('button', { name: say('pages/match', 'answer.in'), exact: true }).click();
  await expect(page.locator('.toast-error')).toContainText(say('pages/match', 'unanswered'));
});

test('a sign-out in one tab leaves nothing of the person in the browser', async ({
  page,
  context,
  request,
}) => {
  const { reference, match } = await bookMatch(request, PLAYER, 52);
  await enter(page, PLAYER);
  await untilKept(page, OWN_BOOKINGS);
  await page.goto(match.path);
  await untilKept(page, '/api/matches/');
  const { token, fullName } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('session') ?? ''),
  ) as { token: string; fullName: string };
  expect((await storedIn(page)).text).toContain(reference);
  const other = await context.newPage();
  await other.goto('/account/profile');
  await other.getByRole('button', { name: textsOf('fr')('common', 'action.logout') }).click();
  await expect(other).not.toHaveURL(/account/);

  for (const tab of [page, other]) {
    const stored = await storedAfterSignOut(tab);
    expect(stored.databases).toEqual([]);
    expect(stored.localStorage.filter((key) => key !== 'locale')).toEqual([]);
    for (const secret of [token, fullName, reference, match.path, PLAYER])
      expect(stored.text).not.toContain(secret);
  }
  await context.setOffline(true);
  await other.goto(TICKETS);
  await expect(other.locator('body')).not.toContainText(fullName);
  expect((await storedIn(other)).text).not.toContain(reference);
});

test('a session that the API ended is forgotten; the next person sees own tickets only', async ({
  page,
  context,
  request,
}) => {
  const { reference } = await bookMatch(request, PLAYER, 43);
  await enter(page, PLAYER);
  await untilKept(page, OWN_BOOKINGS);
  const { token } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('session') ?? ''),
  ) as { token: string };
  await request.post('/api/auth/field/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto(TICKETS);
  await expect(page).toHaveURL(/auth\/login/);
  await storedAfterSignOut(page);

  await enter(page, OTHER);
  await untilKept(page, OWN_BOOKINGS);
  await context.setOffline(true);
  await page.goto(TICKETS);
  await expect(page.locator('.offline-notice')).toBeVisible();
  await expect(page.locator('.tickets h2').first()).toBeVisible();
  await expect(page.locator(`#${reference}`)).toHaveCount(0);
  expect((await storedIn(page)).text).not.toContain(reference);
});

/** Opens the account of a person that the API has signed in. */
async function enter(page: Page, email: string): Promise<void> {
  const script = await signIn(page, email);
  await page.goto('/account');
  await script.dispose(); // The page does not sign in again after a sign-out.
}

/** Signs in by the form, and waits for the page of the account. */
async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('main input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/account/);
}

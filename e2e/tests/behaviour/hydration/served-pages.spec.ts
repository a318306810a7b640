import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { openHydrated, openWithLateScripts, waitForHydration } from '../../../support/hydration.ts';
import { signIn } from '../../../support/sign-in.ts';
import { localized } from '../../../support/site-pages.ts';
import { textsOf } from '../../../support/texts.ts';
import { cancelBookings, matchPath } from '../../journeys/matches/match-path.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(cancelBookings);

const TOURNAMENT = '/tournament/2025/may';
const CAPTAIN = 'player@demo.test';
const answers = (page: Page) => page.locator('.answer-bar [data-answer]');

/** The bodies of the answers that the page sends from now on. */
function answersSentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/answers'))
      sent.push(request.postData() ?? '');
  });
  return sent;
}

/** The HTML of an element, without the places of seats, which browsers write differently. */
const htmlOf = async (page: Page, selector: string) =>
  (await page.locator(selector).innerHTML()).replaceAll(/ style="--x[^"]*"/g, '');

test('a match is in the page without scripts, as the site draws it for a guest', async ({
  browser,
  page,
}) => {
  const path = await matchPath(page.request, CAPTAIN, 12);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  for (const locale of LOCALES) {
    const address = localized(path, locale);
    await served.goto(address);
    await openHydrated(page, address);
    await expect(page.locator('#served')).toHaveCount(0);
    for (const part of ['.match-head', '.seats', '.match-lists', '.answer-bar']) {
      await expect(served.locator(`#served ${part}`)).toBeVisible();
      expect(await htmlOf(page, part)).toBe(await htmlOf(served, `#served ${part}`));
    }
    await expect(served.locator('#served .captain-tools')).toHaveCount(0);
  }
  await plain.close();
});

test('a tournament is in the page without scripts, with its tables and matches', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  for (const locale of LOCALES) {
    await served.goto(localized(TOURNAMENT, locale));
    await openHydrated(page, localized(TOURNAMENT, locale));
    await expect(page.locator('#served')).toHaveCount(0);
    for (const part of ['.tournament h1', '.tournament-nav', '#groups'])
      expect(await page.locator(part).textContent()).toBe(
        await served.locator(`#served ${part}`).textContent(),
      );
    await expect(served.locator('#served #groups table').first()).toBeVisible();
    await expect(served.locator('#served #matches .match')).toHaveCount(
      await page.locator('#matches .match').count(),
    );
  }
  await plain.close();
});

test('scripts take over a served match and a served tournament without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    addEventListener('load', () =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.sum += entry.value;
      }).observe({ type: 'layout-shift' }),
    );
  });
  for (const path of [await matchPath(page.request, CAPTAIN, 13), TOURNAMENT]) {
    const letThrough = await openWithLateScripts(page, path);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    letThrough();
    await waitForHydration(page);
    await expect(page.locator('#served')).toHaveCount(0);
    expect(
      await page.evaluate(() => (Reflect.get(window, 'shifts') as { sum: number }).sum),
    ).toBeLessThanOrEqual(0.02);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a guest types the name before the scripts are there, and goes on typing after', async ({
  page,
}) => {
  const t = textsOf('ar');
  const path = localized(await matchPath(page.request, CAPTAIN, 14), 'ar');
  const letThrough = await openWithLateScripts(page, path);
  const submit = page.locator('.answer-bar button[type="submit"]');
  await answers(page).last().click();
  await expect(submit).toHaveText(t('pages/match', 'answer.out'));
  await expect(answers(page).first()).toBeHidden();
  await page.getByRole('button', { name: t('pages/match', 'back'), exact: true }).click();
  await expect(submit).toHaveCount(0);
  await expect(page.locator('#served [aria-busy]')).toHaveCount(0);
  await answers(page).first().click();
  await expect(submit).toHaveText(t('pages/match', 'answer.in'));
  await page.keyboard.type('كري');
  letThrough();
  await expect(page.locator('#served')).toHaveCount(0);
  await expect(submit).toHaveText(t('pages/match', 'answer.in'));
  await page.keyboard.type('م');
  await expect(page.locator('.answer-bar [name="name"]')).toHaveValue('كريم');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat[data-mine]')).toContainText('كريم');
});

test('a name that a guest sends before the scripts are there is sent once', async ({ page }) => {
  const path = await matchPath(page.request, CAPTAIN, 17);
  const sent = answersSentBy(page);
  const letThrough = await openWithLateScripts(page, path);
  await answers(page).first().click();
  await expect(page.locator('.answer-bar [name="name"]')).toBeFocused();
  await page.keyboard.type('Karim');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page.locator('.seat[data-mine]')).toContainText('Karim');
  expect(sent).toEqual([JSON.stringify({ answer: 'in', name: 'Karim' })]);
});

test('a guest with an answer changes it before the scripts are there without a name', async ({
  page,
}) => {
  const path = await matchPath(page.request, CAPTAIN, 18);
  await openHydrated(page, path);
  await answers(page).first().click();
  await expect(page.locator('.answer-bar [name="name"]')).toBeFocused();
  await page.keyboard.type('Karim');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat[data-mine]')).toContainText('Karim');
  const sent = answersSentBy(page);
  const letThrough = await openWithLateScripts(page, path);
  await page.waitForLoadState('domcontentloaded');
  await answers(page).last().click();
  await expect(answers(page).last()).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.answer-name')).toHaveCount(0);
  letThrough();
  await expect(answers(page).last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.answer-name')).toHaveCount(0);
  expect(sent).toEqual([JSON.stringify({ answer: 'out' })]);
});

test('a free seat that a player presses before hydration is taken once after it', async ({
  page,
}) => {
  const path = await matchPath(page.request, CAPTAIN, 15);
  await signIn(page, 'rookie@demo.test');
  const sent = answersSentBy(page);
  const letThrough = await openWithLateScripts(page, path);
  await page.locator('.seat-free').first().click();
  await expect(answers(page).first()).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page.locator('.seat[data-mine]')).toBeVisible();
  await expect(answers(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toHaveLength(1);
});

test('a name of a guest is text in the page without scripts', async ({ browser, page }) => {
  const path = await matchPath(page.request, CAPTAIN, 16);
  const name = '<img src=x onerror=top.x=1>';
  const sent = await page.request.post(`/api/matches/${path.split('/').pop()}/answers`, {
    data: { answer: 'in', name },
  });
  expect(sent.ok()).toBe(true);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  await served.goto(path);
  await expect(served.locator('#served .seat-name')).toHaveText(name);
  await expect(served.locator('#served img')).toHaveCount(0);
  await plain.close();
});

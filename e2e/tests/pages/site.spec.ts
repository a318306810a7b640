import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { dirOf, localeOfPath } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { watch } from '../../support/watch.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../web/build/client');

/** Every prerendered page, found in the build: a page added there is walked here. */
const PAGES = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace(/^\/\.$/, '/'))
  .filter((page) => !page.endsWith('/404'))
  .sort();

test('the build holds pages in three languages', () => {
  expect(new Set(PAGES.map(localeOfPath))).toEqual(new Set(['fr', 'en', 'ar']));
});

const OF_AN_ACCOUNT = /^(\/(en|ar))?\/account(\/|$)/;

for (const page of PAGES) {
  test(`${page} opens cleanly: language, direction, no script error, no outside host, no overflow, nothing for axe`, async ({ page: tab }) => {
    if (OF_AN_ACCOUNT.test(page)) await signIn(tab);
    const problems = watch(tab);
    const answer = await tab.goto(page);
    expect(answer?.status()).toBe(200);
    await tab.waitForLoadState('networkidle');
    expect(new URL(tab.url()).pathname.replace(/(.)\/$/, '$1'), 'a guard sent the walk elsewhere').toBe(page);
    const locale = localeOfPath(page);
    await expect(tab.locator('html')).toHaveAttribute('lang', locale);
    await expect(tab.locator('html')).toHaveAttribute('dir', dirOf(locale));
    await expect(tab.locator('h1').first()).toBeVisible();
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'page is wider than the screen').toBe(true);
    expect(await violations(tab)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

/** As a player who is signed in when the page opens. */
async function signIn(tab: Page): Promise<void> {
  const answer = await tab.request.post('/api/auth/field/login', { data: { email: 'player@demo.test', password: DEMO_PASSWORD } });
  const { token, user } = (await answer.json()) as { token: string; user: { fullName: string } };
  await tab.addInitScript((kept) => localStorage.setItem('session', kept), JSON.stringify({ token, fullName: user.fullName }));
}

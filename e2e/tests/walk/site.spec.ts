import { expect, type Page, test } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { violations } from '../../support/axe.ts';
import { frenchWords, latinRuns } from '../../support/language.ts';
import { DATA_PAGES, localized, ROUTES, routesIn } from '../../support/site-pages.ts';
import { signIn } from '../../support/sign-in.ts';
import { watch, watchRequests } from '../../support/watch.ts';

/** What keeps its name in every language. */
const NAMES = /allée des platanes/gi;

const SIZES = [{ width: 1280, height: 900 }, { width: 390, height: 844 }];

test('each language was built with the same pages', () => {
  for (const locale of LOCALES) expect(routesIn(locale)).toEqual(ROUTES);
});

const CLEANLY = 'opens cleanly in three languages, wide and narrow: language, direction, words, no script error, no lost request, no outside host, no overflow, nothing for axe';

for (const route of ROUTES) {
  test(`${route} ${CLEANLY}`, async ({ page }) => {
    if (/^\/account(\/|$)/.test(route)) await signIn(page);
    await walk(page, route);
  });
}

for (const [name, find] of Object.entries(DATA_PAGES)) {
  test(`${name} ${CLEANLY}`, async ({ page }) => walk(page, await find(page.request)));
}

const LOST = '/nowhere';

test(`a page that does not exist ${CLEANLY}`, async ({ page }) => walk(page, LOST));

async function walk(page: Page, route: string): Promise<void> {
  const problems = watch(page);
  const lost = watchRequests(page);
  for (const locale of LOCALES) {
    const address = localized(route, locale);
    await openAlive(page, address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await check(page, locale, `${address} at ${size.width}`);
    }
    expect.soft(foreignWords(locale, await ownWords(page)), `${address} speaks another language`).toEqual([]);
  }
  expect(problems).toEqual([]);
  expect(lost.filter((answer) => route !== LOST || !answer.includes(`${LOST}?`))).toEqual([]);
}

/** Alive: the flags know the whole address, which the prerendered page does not. Then its data are there. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const url = `${address}${address.includes('?') ? '&' : '?'}walk=1`;
  expect((await page.goto(url))?.status(), address).toBe(address.endsWith(LOST) ? 404 : 200);
  await expect(page.locator('.languages a').first(), `${address} is alive`).toHaveAttribute('href', /walk=1/);
  await expect(page.locator('.skeleton'), `${address} has its data`).toHaveCount(0);
  expect(new URL(page.url()).pathname, 'a guard sent the walk elsewhere').toBe(address.replace(/\?.*/, ''));
}

async function check(page: Page, locale: Locale, place: string): Promise<void> {
  await expect(page.locator('html'), place).toHaveAttribute('lang', locale);
  await expect(page.locator('html'), place).toHaveAttribute('dir', dirOf(locale));
  await expect(page.locator('h1').first(), place).toBeVisible();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${place} is wider than the screen`).toBe(true);
  expect.soft(await violations(page), place).toEqual([]);
}

function foreignWords(locale: Locale, text: string): string[] {
  const words = text.replace(NAMES, '|');
  return locale === 'en' ? frenchWords(words) : locale === 'ar' ? latinRuns(words) : [];
}

/** What the venue says itself: names, figures and what people wrote stand apart in elements that keep their own direction. */
function ownWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = new DOMParser().parseFromString(document.body.innerHTML, 'text/html').body;
    for (const apart of copy.querySelectorAll('script, style, noscript, bdi, address, [dir="auto"], [lang]')) apart.replaceWith(' | ');
    const text: string[] = [];
    for (const walker = copy.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_TEXT); walker.nextNode();) text.push(walker.currentNode.textContent ?? '');
    return text.join(' | ');
  });
}

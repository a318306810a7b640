import { type Browser, expect, type Page, test } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { runsAxe, violations } from '../../support/axe.ts';
import { frenchLines, latinRuns } from '../../support/language.ts';
import {
  DATA_PAGES,
  localized,
  PUBLIC_ROUTES,
  ROUTES,
  routesIn,
} from '../../support/site-pages.ts';
import { signIn } from '../../support/sign-in.ts';
import { coveredByHandle, smallTargets } from '../../support/touch-targets.ts';
import { collectErrors, collectFailedRequests } from '../../support/collect-errors.ts';

/** Proper names that are the same in every language, and therefore not checked. */
const NAMES = /allée des platanes/gi;

const PHONE = { width: 390, height: 844 };
const SIZES = [{ width: 1280, height: 900 }, PHONE];

test('each language was built with the same pages', () => {
  for (const locale of LOCALES) expect(routesIn(locale)).toEqual(ROUTES);
});

test('the checker reports an image without alternative text on every page', async ({ page }) => {
  for (const name of ['first', 'second']) {
    await page.goto('about:blank');
    await page.setContent(
      `<html lang="fr"><title>${name}</title><main><h1>${name}</h1><img ` +
        `src="data:,"></main></html>`,
    );
    expect(await violations(page)).toEqual(['image-alt: img']);
  }
});

const NO_ERRORS =
  'opens cleanly in three languages, wide and narrow: language, direction, words, no ' +
  'script error, no lost request, no outside host, no overflow, nothing too small for a ' +
  'finger, nothing for axe';

const NOTHING_COVERED = ', nothing that can be pressed under the fixed card of channels';

/**
 * A tab of the browser with the faults that its pages have had. The tests share two tabs, because
 * a new tab loads and compiles all scripts again, which takes longer than opening the page.
 */
interface Tab {
  page: Page;
  problems: string[];
  lost: string[];
}

let visitor: Tab;
let player: Tab;

test.beforeAll(async ({ browser, baseURL }) => {
  [visitor, player] = [await openTab(browser, baseURL), await openTab(browser, baseURL)];
  await signIn(player.page);
});

test.afterAll(() => Promise.all([visitor, player].map(({ page }) => page.context().close())));

for (const route of ROUTES) {
  const isPublic = PUBLIC_ROUTES.includes(route);
  const isOfPlayer = /^\/(account|messagings)(\/|$)/.test(route);
  test(`${route} ${NO_ERRORS}${isPublic ? NOTHING_COVERED : ''}`, () =>
    checkAllPages(isOfPlayer ? player : visitor, route));
}

for (const [name, find] of Object.entries(DATA_PAGES)) {
  test(`${name} ${NO_ERRORS}`, async ({ request }) => checkAllPages(visitor, await find(request)));
}

const NOT_FOUND_PAGES = '/nowhere';

test(`a page that does not exist ${NO_ERRORS}`, () => checkAllPages(visitor, NOT_FOUND_PAGES));

async function openTab(browser: Browser, baseURL = ''): Promise<Tab> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  return { page, problems: collectErrors(page), lost: collectFailedRequests(page) };
}

async function checkAllPages({ page, problems, lost }: Tab, route: string): Promise<void> {
  for (const locale of LOCALES) {
    const address = localized(route, locale);
    await openAlive(page, address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await check(page, locale, `${address} at ${size.width}`);
    }
    expect
      .soft(await smallTargets(page), `${address} on a phone: too small for a finger`)
      .toEqual([]);
    expect
      .soft(foreignWords(locale, await translatedText(page)), `${address} speaks another language`)
      .toEqual([]);
    if (PUBLIC_ROUTES.includes(route) && locale !== 'en') {
      await expect(page.locator('.social-handle'), address).toBeVisible();
      expect.soft(await coveredByHandle(page), `${address}: under the fixed card`).toEqual([]);
    }
  }
  expect(problems.splice(0)).toEqual([]);
  expect(
    lost
      .splice(0)
      .filter((answer) => route !== NOT_FOUND_PAGES || !answer.includes(`${NOT_FOUND_PAGES}?`)),
  ).toEqual([]);
}

/**
 * Opens a page with an extra query parameter, and waits until the page is hydrated and shows its
 * data. Only hydration adds the parameter to the language links, because the prerendered page does
 * not know it.
 */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const url = `${address}${address.includes('?') ? '&' : '?'}visit=1`;
  expect((await page.goto(url))?.status(), address).toBe(
    address.endsWith(NOT_FOUND_PAGES) ? 404 : 200,
  );
  await expect(page.locator('.languages a').first(), `${address} is alive`).toHaveAttribute(
    'href',
    /visit=1/,
  );
  await expect(page.locator('.skeleton'), `${address} has its data`).toHaveCount(0);
  expect(new URL(page.url()).pathname, 'a guard redirected').toBe(address.replace(/\?.*/, ''));
}

async function check(page: Page, locale: Locale, place: string): Promise<void> {
  await expect(page.locator('html'), place).toHaveAttribute('lang', locale);
  await expect(page.locator('html'), place).toHaveAttribute('dir', dirOf(locale));
  await expect(page.locator('h1').first(), place).toBeVisible();
  await expect.soft
    .poll(() => widerThanScreen(page), { message: `${place} is wider than the screen` })
    .toEqual([]);
  if (runsAxe(page, locale)) expect.soft(await violations(page), place).toEqual([]);
}

/** Returns the elements that are wider than the screen, if the page can be scrolled sideways. */
function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > window.innerWidth + 1;
    });
    return [
      'the page',
      ...beyond.slice(0, 8).map((element) => `${element.tagName}.${element.className}`),
    ];
  });
}

function foreignWords(locale: Locale, text: string): string[] {
  const words = text.replace(NAMES, '|');
  return locale === 'en' ? frenchLines(words) : locale === 'ar' ? latinRuns(words) : [];
}

/**
 * Returns the texts of the page that are translated. Names, figures and texts of users are skipped;
 * they are in elements with a `dir` or `lang` of their own.
 */
function translatedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const apart = 'script, style, noscript, bdi, [dir="auto"], [lang]:not(html)';
    const text: string[] = [];
    for (
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      walker.nextNode();
    ) {
      if (!walker.currentNode.parentElement?.closest(apart))
        text.push(walker.currentNode.textContent ?? '');
    }
    return text.join('\n');
  });
}

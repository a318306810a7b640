import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Locale, LOCALES, localizePath } from '@five/shared/locales/locale';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { contrast } from '../../../support/contrast.ts';
import { signIn } from '../../../support/sign-in.ts';
import { textsOf } from '../../../support/texts.ts';
import { smallTargets } from '../../../support/touch-targets.ts';
import { cancelBookings, matchPath } from './match-path.ts';

const CAPTAIN = 'player2@demo.test';
const PHONE = { width: 390, height: 844 };
/** A day on which no other test books. */
const AHEAD = 46;
const SIZES = [0, 7, 10, 14];
const NAMES = [
  ...['Karim', 'Salma', 'Hamza', 'سعيد', 'Anas', 'Mohamed-Amine', 'Zineb'],
  ...['Youssef', 'Othmane', 'Ilyas', 'كريم', 'Adam', 'Reda', 'عبد الرحمان'],
];

test.afterEach(cancelBookings);

test('0, 7, 10 and 14 people fit in three languages, and are clean for axe day and night', async ({
  browser,
  request,
}) => {
  const path = await matchPath(request, CAPTAIN, AHEAD);
  const pages: Page[] = [];
  const problems: string[][] = [];
  for (const locale of LOCALES) {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    pages.push(page);
    problems.push(collectErrors(page));
    if (locale === 'ar') await signIn(page, CAPTAIN);
    await page.goto(localizePath(path, locale));
    await expect(page.locator('.seat-free')).toHaveCount(10);
    if (locale === 'ar') await openTools(page);
  }
  for (const [index, size] of SIZES.entries()) {
    await answer(request, path, NAMES.slice(SIZES[index - 1] ?? 0, size));
    for (const [at, page] of pages.entries()) {
      await expect(page.locator('.seats .seat-name')).toHaveCount(Math.min(size, 10));
      await expect(page.locator('.match-bench li')).toHaveCount(Math.max(size - 10, 0));
      await checkByDayAndNight(page, LOCALES[at], `${page.url()} with ${size}`);
    }
  }
  expect(problems.flat()).toEqual([]);
  for (const page of pages) await page.context().close();
});

async function openTools(page: Page): Promise<void> {
  await page.getByText(textsOf('ar')('pages/match', 'tools.title')).click();
}

/** Guests that answer 'in', each on a device of its own. */
async function answer(request: APIRequestContext, path: string, names: string[]): Promise<void> {
  for (const name of names)
    await request.post(`/api/matches/${path.slice(3)}/answers`, {
      data: { answer: 'in', name },
      headers: { cookie: '' },
    });
}

/** Checks the page; the checker of accessibility runs in French and Arabic only. */
async function checkByDayAndNight(
  page: Page,
  locale: Locale | undefined,
  place: string,
): Promise<void> {
  expect.soft(await smallTargets(page), `${place}: too small for a finger`).toEqual([]);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect.soft(await sideways(), `${place}: wider than the screen`).toBe(false);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await isDark(page), `${place}, ${colorScheme}`).toBe(colorScheme === 'dark');
    if (locale !== 'en')
      expect.soft(await violations(page), `${place}, ${colorScheme}`).toEqual([]);
  }
}

/** Whether the ground of the page is dark. */
async function isDark(page: Page): Promise<boolean> {
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  return contrast(ground, 'rgb(255, 255, 255)') > 10;
}

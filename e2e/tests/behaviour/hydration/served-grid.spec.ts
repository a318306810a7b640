import { expect, type Page, test as base } from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { openHydrated, openWithLateScripts } from '../../../support/hydration.ts';
import { signIn } from '../../../support/sign-in.ts';
import { localized } from '../../../support/site-pages.ts';
import { serverForFile } from '../../../support/temporary-folder.ts';

// After the closing time no slot of today is left, so the clock of the server shows the afternoon
// of tomorrow.
const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
const origin = serverForFile({ CLOCK: `@${tomorrow}T15:00:00Z` });
const test = base.extend({ baseURL: async ({ baseURL: _ }, use) => use(origin()) });

test.use({ viewport: { width: 390, height: 844 } });

const ACCOUNT_PAGE = '/account/reservations/create';
const freeCell = (page: Page) => page.locator('.board .cell[data-state="free"]').last();

test('the grid of today is in the page without scripts, as the site draws it for visitors', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  for (const locale of LOCALES) {
    const address = localized('/reserve', locale);
    await served.goto(address);
    const grid = served.locator('#served > .board');
    await expect(grid).toBeVisible();
    await expect(served.locator('.board-waiting .skeleton')).toBeHidden();
    await openHydrated(page, address);
    await expect(page.locator('#served')).toHaveCount(0);
    expect(await page.locator('.board').innerHTML()).toBe(await grid.innerHTML());
  }
  await plain.close();
});

test("the grid in a player's page contains no price, which may depend on a tariff", async ({
  page,
}) => {
  await signIn(page, 'player@demo.test');
  const letThrough = await openWithLateScripts(page, ACCOUNT_PAGE);
  await expect(freeCell(page)).toBeVisible();
  await expect(page.locator('.board')).not.toContainText(/\d\s*DH/);
  letThrough();
  await expect(freeCell(page)).toContainText(/\d\s*DH/);
  await expect(page.locator('#served')).toHaveCount(0);
});

for (const [address, who] of [
  ['/ar/reserve', 'a visitor'],
  [ACCOUNT_PAGE, 'a player'],
] as const)
  test(`the slot that ${who} presses last before hydration is named and selected`, async ({
    page,
  }) => {
    if (address === ACCOUNT_PAGE) await signIn(page, 'player@demo.test');
    const letThrough = await openWithLateScripts(page, address);
    const cells = page.locator('.board .cell[data-state="free"]');
    await cells.first().click();
    await expect(cells.first()).toHaveAttribute('aria-pressed', 'true');
    await cells.last().click();
    await expect(cells.first()).toHaveAttribute('aria-pressed', 'false');
    const choice = (await cells.last().getAttribute('data-choice')) ?? '';
    const early = page.locator('#served .choice');
    await expect(early.locator('.choice-go')).toHaveAttribute('aria-busy', 'true');
    const named = (await early.locator('.choice-what').textContent()) ?? '';
    letThrough();
    const bar = page.locator('.reserve > .choice');
    await expect(bar.locator('.choice-what')).toHaveText(named);
    await expect(bar.locator('.choice-go')).not.toHaveAttribute('aria-busy');
    await expect(page.locator('.board .cell[data-state="chosen"]')).toHaveAttribute(
      'data-choice',
      choice,
    );
    expect(new URL(page.url()).search).toBe(`?${choice}`);
    await page.locator('.brand').first().click();
    await expect(page.locator('body')).not.toHaveAttribute('data-early');
  });

test('a page for another day or another duration does not show the grid of today', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  for (const query of ['?date=2026-12-24', '?minutes=120']) {
    await page.goto(`/reserve${query}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.board')).toHaveCount(0);
  }
  await plain.close();
});

test('a slot pressed after hydration, while the prices are loading, is selected', async ({
  page,
}) => {
  await signIn(page, 'player@demo.test');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/availability?days=1', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(ACCOUNT_PAGE);
  await page.waitForFunction(() => !('earlyPresses' in window));
  await freeCell(page).click();
  await expect(page).toHaveURL(/\?start=/);
  answer();
  await expect(page.locator('.choice')).toBeVisible();
});

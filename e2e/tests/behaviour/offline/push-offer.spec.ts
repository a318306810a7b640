import { addDays } from '@five/shared/time/wall-time';
import { expect, type Page, test } from '@playwright/test';
import { textsOf } from '../../../support/texts.ts';
import { bookMatch } from '../../journeys/matches/match-path.ts';
import { PushBrowser } from './push-browser.ts';
import {
  OTHER,
  OWN_BOOKINGS,
  PLAYER,
  pushSection,
  pushWorld,
  SETTINGS,
  signIn,
  text,
  TICKETS,
} from './push-world.ts';
import { untilKept } from './stored.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const world = pushWorld();
let ahead = 20;

test("after an 'in' the match page offers messages, and 'not now' is remembered", async ({
  page,
}) => {
  const browser = await PushBrowser.open(page, world.service);
  const { match } = await bookMatch(world.api, PLAYER, ahead++);
  await signIn(world, page, { email: OTHER, opened: match.path });
  await untilKept(page, '/api/matches/');
  const card = page.locator('.push-card');
  await expect(card).toHaveCount(0);
  await answer(page, 'in');
  await expect(card).toContainText(text('lead'));
  await card.getByRole('button', { name: text('notNow') }).click();
  await expect(card).toHaveCount(0);
  await answer(page, 'out');
  await answer(page, 'in');
  await expect(card).toHaveCount(0);
  expect(browser.requests).toBe(0);
});

test('a refusal of the browser is explained on the card and in the settings', async ({ page }) => {
  const browser = await PushBrowser.open(page, world.service);
  browser.answer = 'denied';
  const { match } = await bookMatch(world.api, PLAYER, ahead++);
  await signIn(world, page, { email: OTHER, opened: match.path });
  await untilKept(page, '/api/matches/');
  await answer(page, 'in');
  const card = page.locator('.push-card');
  await card.getByRole('button', { name: text('turnOn') }).click();
  await expect(card).toContainText(text('state.blocked'));
  expect([browser.requests, browser.subscribed]).toEqual([1, null]);
  await page.goto(world.url + SETTINGS);
  await expect(pushSection(page)).toContainText(text('state.blocked'));
});

test('after a booking the ticket offers messages; the settings turn them off', async ({ page }) => {
  const browser = await PushBrowser.open(page, world.service);
  await signIn(world, page, { email: OTHER, opened: TICKETS });
  await untilKept(page, OWN_BOOKINGS);
  const date = addDays(new Date().toISOString().slice(0, 10), ahead);
  await page.goto(`${world.url}/account/reservations/create?date=${date}&start=11:00&pitch=P3`);
  await page.getByRole('button', { name: textsOf('fr')('pages/bookings', 'bar.submit') }).click();
  await expect(page).toHaveURL(/reservations\/list$/);
  const card = page.locator('.push-card');
  await card.getByRole('button', { name: text('turnOn') }).click();
  await expect(card).toContainText(text('state.on'));
  expect(browser.requests).toBe(1);
  await page.goto(world.url + SETTINGS);
  await pushSection(page)
    .getByRole('button', { name: text('turnOff') })
    .click();
  await expect(pushSection(page)).toContainText(text('state.off'));
  expect(browser.subscribed).toBeNull();
});

/** Presses an answer on the match page, and waits until it is stored. */
async function answer(page: Page, code: 'in' | 'out'): Promise<void> {
  const button = page.getByRole('button', {
    name: textsOf('fr')('pages/match', `answer.${code}`),
    exact: true,
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

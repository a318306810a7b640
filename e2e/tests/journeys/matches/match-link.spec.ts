import { expect, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { cancelBookings, matchPath } from './match-path.ts';
import { signIn } from '../../../support/sign-in.ts';
import { smallTargets } from '../../../support/touch-targets.ts';
import { textsOf } from '../../../support/texts.ts';

const CAPTAIN = 'player2@demo.test';
const PHONE = { width: 390, height: 844 };
/** Most taps of a guest from the opened link to a seat, beside typing a name. */
const MOST_TAPS = 2;

/** A day on which no other test books. */
const AHEAD = 49;
const NAME = 'كريم';

test.afterEach(cancelBookings);

test('a guest has a seat after two taps and a name; the captain sees it in French', async ({
  browser,
  request,
}) => {
  const say = (key: string) => textsOf('ar')('pages/match', key);
  const sayCaptain = (key: string) => textsOf('fr')('pages/match', key);
  const path = await matchPath(request, CAPTAIN, AHEAD);
  const captain = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await signIn(captain, CAPTAIN);
  await captain.goto(path);
  await expect(captain.getByText(sayCaptain('tools.title'))).toBeVisible();

  const guest = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const problems = collectErrors(guest);
  await guest.goto(localizePath(path, 'ar'));
  await guest.getByRole('button', { name: say('answer.in'), exact: true }).waitFor();
  await countTaps(guest);
  await guest.getByRole('button', { name: say('answer.in'), exact: true }).click();
  const field = guest.getByLabel(say('name'));
  await expect(field, 'the name is asked with the keyboard open').toBeFocused();
  await guest.keyboard.type(NAME);
  await guest.getByRole('button', { name: say('answer.in'), exact: true }).click();
  await expect(guest.getByText(say('own.seat'))).toBeVisible();
  expect(await tapsOf(guest)).toBe(MOST_TAPS);
  await expect(guest.locator('.seats').getByText(NAME)).toBeVisible();
  await expect(captain.locator('.seats').getByText(NAME), 'live, without a tap').toBeVisible();
  expect(await violations(guest)).toEqual([]);
  expect(await smallTargets(guest)).toEqual([]);

  await captain.getByText(sayCaptain('tools.title')).click();
  await captain
    .getByRole('button', { name: withName(sayCaptain('tools.removeName'), NAME) })
    .click();
  await captain
    .getByRole('dialog')
    .getByRole('button', { name: sayCaptain('tools.remove'), exact: true })
    .click();
  await expect(guest.locator('.seats').getByText(NAME)).toBeHidden();
  await captain.evaluate(() => scrollTo(0, 0));
  expect(await violations(captain)).toEqual([]);
  expect(problems).toEqual([]);
  for (const page of [captain, guest]) await page.context().close();
});

test('a link that opens no match is a page that says so, with the status 404', async ({ page }) => {
  const answer = await page.goto('/m/AAAAAAAAaaaaaaaaaaaaaaaaaaaaaa');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(textsOf('fr')('pages/match', 'unknownTitle'))).toBeVisible();
});

const withName = (text: string, name: string) => text.replace('{{name}}', name);

/** Counts the taps on the page from now on. */
async function countTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    document.addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset.taps = String(Number(dataset.taps) + 1);
      },
      { capture: true },
    );
  });
}

const tapsOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset.taps));

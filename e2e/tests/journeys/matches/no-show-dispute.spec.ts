import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { desk, enterDesk } from '../../../support/desk.ts';
import { signIn } from '../../../support/sign-in.ts';
import { textsOf } from '../../../support/texts.ts';
import { smallTargets } from '../../../support/touch-targets.ts';

/** A demo player with a no-show of yesterday. */
const PLAYER = 'tom.reed@joueurs.test';
const NAME = 'Tom Reed';
/** Number of open disputes in the demo. */
const DEMO_DISPUTES = 2;
const WORDS = 'Nous étions sur le terrain 2.';

const text = (key: string) => textsOf('fr')('pages/account', `reliability.${key}`);
const reliability = (page: Page) => page.locator('#reliability');
const noShows = (page: Page) =>
  reliability(page)
    .locator('dl > div', { hasText: text('noShows') })
    .locator('dd');

test('a disputed no-show appears live at the desk; accepted, it no longer counts', async ({
  browser,
}) => {
  const player = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  const reception = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const problems = [collectErrors(player), collectErrors(reception)];
  await signIn(player, PLAYER);
  await enterDesk(reception, 'reception@demo.test', '/admin/bookings');
  const disputes = reception.locator('section', { hasText: desk('no_show_dispute.title') });
  const menuEntry = reception.locator('nav a[href$="/bookings"]');
  await expect(reception.locator('[data-answers] a').first()).toBeVisible();
  await expect(menuEntry.locator('b')).toHaveText(String(DEMO_DISPUTES));
  await expect(disputes.getByRole('link', { name: NAME })).toHaveCount(0);

  await player.goto('/account/profile#reliability');
  await expect(noShows(player)).toHaveText('1');
  await reliability(player)
    .getByRole('button', { name: text('dispute') })
    .click();
  await reliability(player).getByLabel(text('disputeReason')).fill(WORDS);
  expect(await smallTargets(player)).toEqual([]);
  expect(await violations(player)).toEqual([]);
  await reliability(player)
    .getByRole('button', { name: text('disputeSend') })
    .click();
  await expect(reliability(player).getByText(text('state.open'))).toBeVisible();

  await expect(disputes.getByText(WORDS)).toBeVisible();
  await expect(disputes.getByRole('link', { name: NAME })).toBeVisible();
  await expect(menuEntry.locator('b')).toHaveText(String(DEMO_DISPUTES + 1));
  expect(await violations(reception)).toEqual([]);
  await disputes
    .getByRole('listitem')
    .filter({ hasText: NAME })
    .getByRole('button', { name: desk('no_show_dispute.accept') })
    .click();
  await expect(disputes.getByRole('link', { name: NAME })).toHaveCount(0);
  await expect(menuEntry.locator('b')).toHaveText(String(DEMO_DISPUTES));

  await player.reload();
  await expect(noShows(player)).toHaveText('0');
  expect(problems.flat()).toEqual([]);
  await Promise.all([player.context().close(), reception.context().close()]);
});

import { expect, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { cancelBookings, matchPath } from './match-path.ts';
import { signIn } from '../../../support/sign-in.ts';
import { textsOf } from '../../../support/texts.ts';
import { smallTargets } from '../../../support/touch-targets.ts';

const CAPTAIN = 'player@demo.test';
const PHONE = { width: 390, height: 844 };
const NAMES = ['Karim', 'Salma', 'Hamza', 'Zineb'];

/** A day on which no other test books. */
const AHEAD = 51;

test.afterEach(cancelBookings);

test('in Arabic the captain exchanges players by keyboard, and the difference moves', async ({
  browser,
  request,
}) => {
  const say = (key: string) => textsOf('ar')('pages/match', key);
  const path = await matchPath(request, CAPTAIN, AHEAD);
  for (const name of NAMES)
    await request.post(`/api/matches/${path.slice(3)}/answers`, {
      data: { answer: 'in', name },
      headers: { cookie: '' },
    });
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const problems = collectErrors(page);
  await signIn(page, CAPTAIN);
  await page.goto(localizePath(path, 'ar'));
  await page.getByRole('button', { name: say('teams.make') }).click();
  const status = page.locator('.team-why');
  await expect(status).toContainText(say('teams.why.equal'));
  await page.getByText(say('teams.levels'), { exact: true }).click();
  await page.getByLabel(say('teams.levelOf').replace('{{name}}', 'Karim')).selectOption('strong');
  await expect(status).toContainText(difference(say, '1,5'));

  await teamButton(page, 'a', 0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('teams.hintOther'))).toBeVisible();
  await teamButton(page, 'b', 1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: say('teams.save') })).toBeVisible();
  await expect(status).toContainText(difference(say, '1,5'));
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: say('teams.save') }).click();
  await expect(status).toContainText(say('teams.why.captain'));
  expect(problems).toEqual([]);
  await page.context().close();
});

const difference = (say: (key: string) => string, value: string): string =>
  say('teams.difference').replace('{{value}}', value);

const teamButton = (page: Page, team: 'a' | 'b', index: number) =>
  page.locator(`.team-sides [data-team="${team}"] .team-player`).nth(index);

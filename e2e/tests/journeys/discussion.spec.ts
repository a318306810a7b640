import { type Browser, expect, type Page, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { signIn } from '../../support/sign-in.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const [talk, person] = [
  (key: string) => textsOf('fr')('pages/discussions', key),
  (key: string) => textsOf('fr')('pages/community', key),
];
const TITLE = 'Qui a des gants pour jeudi ?';
const REPLY = 'J’en ai deux paires, dont une trouée.';

test('in a thread mentions, replies, likes and reports work, and the desk hides a post', async ({
  browser,
}) => {
  const [one, other, visitor] = [
    await open(browser, 'player@demo.test'),
    await open(browser, 'player2@demo.test'),
    await open(browser),
  ];
  const problems = [one, other, visitor].map(collectErrors);
  await one.goto('/discussions');
  await one.getByRole('button', { name: talk('write') }).click();
  await one.locator('input[name="title"]').fill(TITLE);
  await one.locator('textarea[name="message"]').pressSequentially('Il en manque une paire, @Salma');
  await one
    .getByRole('list', { name: person('mentions') })
    .getByRole('button', { name: /^Salma/ })
    .click();
  expect(await violations(one)).toEqual([]);
  await one.getByRole('button', { name: talk('new.submit') }).click();
  await expect(one).toHaveURL(/\/discussions\/D-[0-9A-Z]{8}$/);
  await expect(one.locator('.thread-opening strong', { hasText: '@Salma' })).toBeVisible();
  const thread = new URL(one.url()).pathname;

  await visitor.goto(thread);
  await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(visitor.getByRole('link', { name: person('signIn') })).toBeVisible();
  await other.goto(thread);
  await other.locator('textarea[name="message"]').fill(REPLY);
  await other.getByRole('button', { name: talk('thread.send'), exact: true }).click();
  await expect(other.locator('.reply', { hasText: REPLY })).toBeVisible();
  for (const page of [one, visitor]) {
    await page.locator('.thread-fresh button').click();
    await expect(page.locator('.reply', { hasText: REPLY })).toBeVisible();
  }
  await one.locator('.reply .post-likes').click();
  await expect(one.locator('.reply .post-likes')).toHaveAttribute('aria-pressed', 'true');
  await expect(visitor.locator('.reply .post-likes')).toHaveText(/1/);

  await one.locator('.reply .person-menu').click();
  await one.getByRole('button', { name: person('report'), exact: true }).click();
  await one.locator('textarea[name="reason"]').fill('Il vend ses gants troués.');
  await one.getByRole('button', { name: person('reportDo') }).click();
  await expect(one.locator('.toast', { hasText: person('reported') })).toBeVisible();
  expect(await violations(one)).toEqual([]);

  const reception = await open(browser);
  problems.push(collectErrors(reception));
  await enterDesk(reception, 'reception@demo.test', '/admin/community_reports');
  const report = reception.getByRole('article').filter({ hasText: 'Il vend ses gants troués.' });
  await expect(report.getByText(REPLY)).toBeVisible();
  await report.getByText(desk('moderation.record')).click();
  await expect(report.getByText(desk('moderation.record_none'))).toBeVisible();
  await report.getByRole('button', { name: desk('moderation.hide'), exact: true }).click();
  await reception.locator('form textarea').first().fill('Pas de vente ici');
  expect(await violations(reception)).toEqual([]);
  await reception.locator('form button[type="submit"]').click();
  for (const page of [one, visitor])
    await expect(page.locator('.reply', { hasText: REPLY })).toHaveCount(0);
  expect(problems.flat()).toEqual([]);
  for (const page of [one, other, visitor, reception]) await page.context().close();
});

async function open(browser: Browser, email?: string): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  if (email) await signIn(page, email);
  return page;
}

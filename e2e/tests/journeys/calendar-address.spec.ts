import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const t = (key: string) => textsOf('fr')('pages/tickets', `feed.${key}`);

test('the calendar feed address is replaced only on a second press, and focus stays', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/account/reservations/list');
  const feed = page.locator('.calendar-feed');
  const press = (key: string) =>
    feed
      .locator('.ticket-actions')
      .getByRole('button', { name: t(key), exact: true })
      .click();
  await press('make');
  const address = await feed.locator('bdi').textContent();
  const question = page.getByRole('dialog');
  const link = (name: string) => feed.getByRole('link', { name, exact: true });
  const subscription = address?.replace(/^https?:/, 'webcal:') ?? '';
  await expect(link(t('subscribe'))).toHaveAttribute('href', subscription);
  await expect(link(textsOf('fr')('pages/tickets', 'papers.google'))).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscription)}`,
  );

  await press('end');
  await expect(question).toContainText(t('question.end'));
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: t('keep') }).click();
  await expect(feed.getByRole('button', { name: t('end') })).toBeFocused();
  await expect(feed.locator('bdi')).toHaveText(address ?? '');

  await press('renew');
  await expect(question).toContainText(t('question.renew'));
  await question.getByRole('button', { name: t('renew') }).click();
  await expect(feed.locator('bdi')).not.toHaveText(address ?? '');
  await expect(feed.getByRole('button', { name: t('renew') })).toBeFocused();

  await press('end');
  await question.getByRole('button', { name: t('end') }).click();
  await expect(feed.locator('bdi')).toHaveCount(0);
  await expect(feed.getByRole('button', { name: t('make') })).toBeFocused();
});

import { type APIRequestContext, expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { violations } from '../../../support/axe.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { textsOf } from '../../../support/texts.ts';
import { bookMatch, cancelBookings } from '../../journeys/matches/match-path.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(cancelBookings);

const PLAYER = 'player2@demo.test';
const KIND = 'confirmed';

/** Confirms a new booking of the player, and returns the token of the stop link in its mail. */
async function stopToken(request: APIRequestContext, ahead: number): Promise<string> {
  const { reference } = await bookMatch(request, PLAYER, ahead);
  await (await StaffApi.open(request)).write('POST', `bookings/${reference}/confirm`, {});
  let token = '';
  await expect
    .poll(async () => {
      const answer = await request.get('/api/dev/mails', { params: { to: PLAYER } });
      const mails = (await answer.json()) as { text: string }[];
      token = mails.map(({ text }) => /\/mails\?token=(\S+)/.exec(text)?.[1]).find(Boolean) ?? '';
      return token;
    })
    .toContain(`.${KIND}.`);
  return token;
}

test('in Arabic the link of a mail stops and resumes its kind without a session', async ({
  page,
  request,
}) => {
  const say = textsOf('ar');
  const t = (key: string) => say('pages/notifications', key);
  const token = await stopToken(request, 18);
  await page.goto(localizePath(`/mails?token=${token}`, 'ar'));
  const kind = page.getByRole('region', { name: t(`kind.${KIND}`) });
  await expect(kind).toContainText(t('mails.sent'));
  await expect(page).toHaveURL(new RegExp(`${localizePath('/mails', 'ar')}$`));
  expect(await violations(page)).toEqual([]);

  await kind.getByRole('button', { name: t('mails.stop') }).click();
  await expect(kind.getByRole('alert')).toHaveText(t('mails.stopped'));
  const other = page.getByRole('checkbox', { name: t('kind.tomorrow') });
  await other.uncheck();
  await expect(page.getByText(t('mails.savedStopped'))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(other).not.toBeChecked();
  await kind.getByRole('button', { name: t('mails.resume') }).click();
  await expect(kind).toContainText(t('mails.sent'));
  await other.check();
  await expect(page.getByText(t('mails.savedSent'))).toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'no text is wider than the page').toBe(0);
});

test('a link that is not valid offers the choices of the account', async ({ page }) => {
  const say = textsOf('fr');
  await page.goto('/mails?token=x');
  await expect(page.getByText(say('pages/notifications', 'mails.unknownTitle'))).toBeVisible();
});

import { type APIRequestContext, expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../../support/api.ts';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { enterDesk } from '../../../support/desk.ts';
import { Keyboard } from '../../../support/keyboard.ts';
import { signIn } from '../../../support/sign-in.ts';
import { textsOf } from '../../../support/texts.ts';

const CAPTAIN = 'player@demo.test';
const PHONE = { width: 390, height: 844 };

/** A day on which no other test books. */
const AHEAD = 56;
const GUEST = 'كريم';
type Say = (key: string) => string;

test('the desk takes a share that the captain asks for, in two keys, each in its language', async ({
  browser,
  request,
}) => {
  const [say, sayCaptain] = (['ar', 'fr'] as const).map(
    (locale) => (key: string) => textsOf(locale)('pages/match', key),
  ) as [Say, Say];
  const headers = await headersOf(request);
  const { reference, path } = await newMatch(request, headers);
  const guest = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const problems = collectErrors(guest);
  await guest.goto(localizePath(path, 'ar'));
  await guest.getByRole('button', { name: say('answer.in'), exact: true }).click();
  await guest.getByLabel(say('name')).fill(GUEST);
  await guest.getByRole('button', { name: say('answer.in'), exact: true }).click();
  await expect(guest.getByText(say('own.seat'))).toBeVisible();

  const captain = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await signIn(captain, CAPTAIN);
  await captain.goto(path);
  await captain.getByText(sayCaptain('tools.title')).click();
  await captain.getByLabel(sayCaptain('tools.shares')).click();
  await expect(captain.getByLabel(sayCaptain('tools.shares'))).toBeChecked();
  const shares = guest.locator('.match-shares');
  const own = shares.getByRole('listitem').filter({ hasText: GUEST });
  await expect(own.getByText(say('shares.due')), 'live, without a reload').toBeVisible();
  await expect(shares.getByText(say('shares.payOwn'))).toBeVisible();

  const desk = await browser.newPage({ reducedMotion: 'reduce' });
  await enterDesk(desk, 'reception@demo.test', `/admin/bookings/${reference}/show`, 'ar');
  const take = desk.getByRole('button', { name: new RegExp(`${GUEST}$`) });
  const keys = new Keyboard(desk);
  await take.focus();
  await keys.press('Enter');
  const form = desk.locator('form').filter({ has: desk.locator('button[type="submit"]') });
  const amount = form.getByRole('textbox').first();
  await expect(amount).toBeFocused();
  await keys.press('Enter');
  await expect(form).toBeHidden();
  await expect(own.getByText(say('shares.settled')), 'live on the page').toBeVisible();
  await expect(shares.getByText(say('shares.payOwn'))).toBeHidden();
  for (const page of [guest, captain, desk]) {
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
  for (const page of [guest, captain, desk]) await page.context().close();
  await request.delete(`/api/bookings/${reference}`, { headers });
});

async function headersOf(request: APIRequestContext): Promise<Record<string, string>> {
  const login = await request.post('/api/auth/field/login', {
    data: { email: CAPTAIN, password: DEMO_PASSWORD },
  });
  return { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
}

/** A new booking of the captain, with the path of its match. */
async function newMatch(
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<{ reference: string; path: string }> {
  const [today] = (await (await request.get('/api/availability?days=1')).json()) as {
    date: string;
  }[];
  const data = {
    date: addDays(today?.date ?? '', AHEAD),
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P3',
    paymentMethod: 'cash',
    acceptRules: true,
  };
  const booked = await request.post('/api/bookings', { headers, data });
  expect(booked.status()).toBe(201);
  const { reference, match } = ((await booked.json()) as { data: BookingAnswer }).data;
  return { reference, path: match.path };
}

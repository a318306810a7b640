import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { dropResponse } from '../../support/drop-response.ts';
import { signIn } from '../../support/sign-in.ts';
import { smallTargets } from '../../support/touch-targets.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const OWNER = 'player2@demo.test';
const PLAYERS = ['player@demo.test', 'anas.zerouali@joueurs.test'] as const;

test('an owner accepts two players, and the desk takes a share', async ({ browser, request }) => {
  const say = (key: string) => textsOf('fr')('pages/open-matches', key);
  const booking = await reserved(request, 41);
  const owner = await open(browser, OWNER, { width: 1280 });
  const part = owner.page.locator(`#${booking.reference} details`, {
    has: owner.page.getByText(say('lead.title')),
  });
  await owner.page.goto(`/account/reservations/list?booking=${booking.reference}`);
  await part.locator('summary').click();
  await part.locator('input[name="message"]').fill('19:00, merci');
  await part.getByRole('button', { name: say('lead.open') }).click();
  await expect(part.getByText(say('lead.nobody'))).toBeVisible();

  const match = await matchOf(request, booking.reference);
  const player = await open(browser, PLAYERS[0], { width: 1280 });
  await player.page.goto(`/account/reservations/create?date=${booking.date}`);
  await player.page.locator(`.cell[data-state="match"][href$="${match}"]`).click();
  await player.page.getByRole('button', { name: say('ask') }).click();
  await expect(player.page.getByText(say('state.asked'))).toBeVisible();
  await requestToJoin(request, PLAYERS[1], match);

  for (let place = 0; place < PLAYERS.length; place++) {
    await part
      .getByRole('button', { name: nameLike(say('lead.acceptName')) })
      .first()
      .click();
    await expect(part.getByRole('button', { name: nameLike(say('lead.removeName')) })).toHaveCount(
      place + 1,
    );
  }
  await expect(part.getByText(say('lead.full'))).toBeVisible();
  await expect(player.page.getByText(say('state.accepted'))).toBeVisible();
  await expect(
    player.page.getByRole('button', {
      name: textsOf('fr')('pages/bookings', 'transfer.copyRib'),
    }),
    'a share is paid by transfer, too',
  ).toBeVisible();
  for (const { page } of [owner, player]) {
    // Scrolls to the top before the accessibility check. A touch target that is half hidden under
    // a fixed bar would be reported as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
  }
  await player.page.getByRole('link', { name: say('chat') }).click();
  await player.page.locator('.composer textarea').fill('À mardi !');
  await player.page.locator('.composer button').click();
  await expect(player.page.locator('.bubble:not([data-unsent])')).toHaveCount(1);

  const reception = await atDesk(browser, booking.reference);
  for (let left = PLAYERS.length; left > 0; left--) {
    const takes = reception.getByRole('button', { name: ACCEPT });
    await expect(takes).toHaveCount(left);
    await takes.first().click();
    await reception.locator('form button[type="submit"]').last().click();
    await expect(reception.getByText(PAID)).toHaveCount(PLAYERS.length - left + 1);
  }
  await expect(reception.getByText(desk('shares.title'))).toBeVisible();
  await expect(part.getByText(say('lead.paid'))).toHaveCount(PLAYERS.length);
  expect(await violations(reception)).toEqual([]);
  expect([...owner.problems, ...player.problems]).toEqual([]);
  for (const page of [owner.page, player.page, reception]) await page.context().close();
});

test('a repeated press keeps a player search; a signed-out visitor sees why to sign in', async ({
  browser,
  request,
}) => {
  const say = (key: string) => textsOf('ar')('pages/open-matches', key);
  const booking = await reserved(request, 43);
  const owner = await open(browser, OWNER, { width: 360 });
  const part = owner.page.locator(`#${booking.reference} details`, {
    has: owner.page.getByText(say('lead.title')),
  });
  await owner.page.goto(`/ar/account/reservations/list?booking=${booking.reference}`);
  await part.locator('summary').click();
  await dropResponse(owner.page, 'POST', 'open_matches');
  await part.getByRole('button', { name: say('lead.open') }).click();
  await part.getByRole('button', { name: say('lead.close') }).click();
  const dialog = owner.page.getByRole('dialog', { name: say('lead.closeTitle') });
  await dialog.getByRole('button', { name: say('lead.keepLooking') }).click();
  await expect(part.getByText(say('missing_two'))).toBeVisible();

  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await visitor.goto(`/ar/open-matches/${await matchOf(request, booking.reference)}`);
  await expect(visitor.getByRole('link', { name: say('signIn') })).toBeVisible();
  expect(await smallTargets(visitor)).toEqual([]);
  await visitor.close();

  await part.getByRole('button', { name: say('lead.close') }).click();
  await dialog.getByRole('button', { name: say('lead.close') }).click();
  await expect(part.getByText(say('lead.closed'))).toBeVisible();
  await request.delete(`/api/bookings/${booking.reference}`, {
    headers: await headersOf(request, OWNER),
  });
  await owner.page.context().close();
});

test('in Arabic at 390 px leaving a match asks first, declining keeps the place', async ({
  browser,
  request,
}) => {
  const say = (key: string) => textsOf('ar')('pages/open-matches', key);
  const booking = await reserved(request, 45);
  const headers = await headersOf(request, OWNER);
  expect(
    (
      await request.post('/api/open_matches', {
        data: { booking: booking.reference, places: 1 },
        headers,
      })
    ).status(),
  ).toBe(201);
  const match = await matchOf(request, booking.reference);
  await requestToJoin(request, PLAYERS[0], match);
  const { asks } = (await (
    await request.get(`/api/open_matches/${match}`, { headers })
  ).json()) as { asks: { reference: string }[] };
  expect(
    (await request.post(`/api/match_asks/${asks[0]?.reference}/accept`, { headers })).ok(),
  ).toBe(true);

  const { page, problems } = await open(browser, PLAYERS[0], { width: 390 });
  await page.goto(`/ar/open-matches/${match}`);
  await page.getByRole('button', { name: say('leave') }).click();
  const dialog = page.getByRole('dialog', { name: say('leaveTitle') });
  await expect(dialog.getByRole('button', { name: say('keepPlace') })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('keepPlace') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('state.accepted'))).toBeVisible();

  await page.getByRole('button', { name: say('leave') }).click();
  await dialog.getByRole('button', { name: say('leave') }).click();
  await expect(page.getByText(say('state.left'))).toBeVisible();
  expect(problems).toEqual([]);
  await request.delete(`/api/bookings/${booking.reference}`, { headers });
  await page.context().close();
});
test('in Arabic at 390 px the notice of a request links to it on the ticket', async ({
  browser,
  request,
}) => {
  const booking = await reserved(request, 47);
  const headers = await headersOf(request, OWNER);
  expect(
    (
      await request.post('/api/open_matches', {
        data: { booking: booking.reference, places: 1 },
        headers,
      })
    ).status(),
  ).toBe(201);
  await requestToJoin(request, PLAYERS[0], await matchOf(request, booking.reference));
  const { page, problems } = await open(browser, OWNER, { width: 390 });
  await page.goto(`/ar/account/notifications`);
  await page.locator(`main a[href*="${booking.reference}"][href$="part=match"]`).click();
  const row = page.locator(`#${booking.reference} .match-asks li`);
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await request.delete(`/api/bookings/${booking.reference}`, { headers });
  await page.context().close();
});
const ACCEPT = /^Encaisser .+ de /;
const PAID = /^Réglée/;

/** Returns a pattern for a text with any name at its placeholder. */
const nameLike = (text: string) => new RegExp(text.replace('{{name}}', '.+'));

async function open(
  browser: Browser,
  email: string,
  { width }: { width: number },
): Promise<{ page: Page; problems: string[] }> {
  const page = await (
    await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  await signIn(page, email);
  return { page, problems: collectErrors(page) };
}

async function atDesk(browser: Browser, booking: string): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  await enterDesk(page, 'reception@demo.test', `/admin/bookings/${booking}/show`);
  return page;
}

async function headersOf(
  request: APIRequestContext,
  email: string,
): Promise<Record<string, string>> {
  const answer = await request.post('/api/auth/field/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

/**
 * Books 19:00 to 20:00 on pitch P3 through the API as the owner, on the day that is `ahead` days
 * after today.
 */
async function reserved(request: APIRequestContext, ahead: number): Promise<BookingAnswer> {
  const [today] = (await (await request.get('/api/availability?days=1')).json()) as {
    date: string;
  }[];
  const slot = {
    date: addDays(today?.date ?? '', ahead),
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P3',
    paymentMethod: 'cash',
    acceptRules: true,
  };
  const answer = await request.post('/api/bookings', {
    data: slot,
    headers: await headersOf(request, OWNER),
  });
  return ((await answer.json()) as { data: BookingAnswer }).data;
}

async function matchOf(request: APIRequestContext, booking: string): Promise<string> {
  const answer = await request.get('/api/open_matches', {
    params: { filter: JSON.stringify({ booking }) },
    headers: await headersOf(request, OWNER),
  });
  return ((await answer.json()) as OpenMatchAnswer[])[0]?.reference ?? '';
}

async function requestToJoin(
  request: APIRequestContext,
  email: string,
  match: string,
): Promise<void> {
  expect(
    (
      await request.post(`/api/open_matches/${match}/ask`, {
        headers: await headersOf(request, email),
      })
    ).status(),
  ).toBe(201);
}

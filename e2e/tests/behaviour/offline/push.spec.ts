import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { LOCALES, localizePath } from '@five/shared/locales/locale';
import { expect, type Page, test } from '@playwright/test';
import plain from '../../../../shared/src/locales/fr/push.json' with { type: 'json' };
import { StaffApi } from '../../../support/staff-api.ts';
import { textsOf } from '../../../support/texts.ts';
import { bookMatch, cancelBookings } from '../../journeys/matches/match-path.ts';
import {
  endSubscription,
  isUnsubscribed,
  press,
  PushBrowser,
  type Shown,
  shownIn,
} from './push-browser.ts';
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
import { storedAfterSignOut, untilKept } from './stored.ts';

const REASON = 'Fuite d’eau';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  viewport: { width: 390, height: 844 },
});

const world = pushWorld();

/** Signs in, and turns the messages on in the settings. */
async function turnOn(page: Page, email = PLAYER): Promise<PushBrowser> {
  const browser = await PushBrowser.open(page, world.service);
  await signIn(world, page, { email: email, opened: SETTINGS });
  await untilKept(page, OWN_BOOKINGS);
  await pushSection(page)
    .getByRole('button', { name: text('turnOn') })
    .click();
  await expect(pushSection(page)).toContainText(text('state.on'));
  return browser;
}

let ahead = 20;
/** A booking of a person that the desk cancels. Returns its reference. */
async function cancelledBooking(email: string): Promise<string> {
  const { reference } = await bookMatch(world.api, email, ahead++);
  const staff = await StaffApi.open(world.api, 'reception@demo.test');
  await staff.write('DELETE', `bookings/${reference}`, { reason: REASON });
  return reference;
}

/** A booking of a person that the desk moves by an hour. */
async function movedBooking(email: string): Promise<BookingAnswer> {
  const booking = await bookMatch(world.api, email, ahead++);
  const staff = await StaffApi.open(world.api, 'reception@demo.test');
  return staff.write('PUT', `bookings/${booking.reference}`, {
    startTime: '20:00',
    endTime: '21:00',
  });
}

/** Number of mails to the player about a cancellation. */
async function mailsAbout(reference: string): Promise<number> {
  const answer = await world.api.get('/api/dev/mails', { params: { to: PLAYER } });
  const mails = (await answer.json()) as { text: string }[];
  return mails.filter(({ text }) => text.includes(REASON) && text.includes(reference)).length;
}

/** The payload that the product has sent to the push service about a booking. */
async function pushedAbout(reference: string, { subscribed }: PushBrowser): Promise<string> {
  const found = () => subscribed?.shown.find(({ tag }) => tag === reference);
  await expect.poll(found, { timeout: 60_000 }).toBeTruthy();
  return JSON.stringify(found());
}

test('a message shows in the language of its person; one of another session shows none', async ({
  page,
}) => {
  const browser = await turnOn(page);
  const player = await StaffApi.open(world.api, PLAYER);
  const titles = new Set<string>();
  for (const locale of LOCALES) {
    await player.write('POST', 'auth/field', { locale });
    const { reference } = await movedBooking(PLAYER);
    const pushed = await pushedAbout(reference, browser);
    const { title, body } = JSON.parse(pushed) as Shown;
    titles.add(title);
    const worker = await browser.worker();
    await browser.deliver(pushed);
    await expect
      .poll(async () => (await shownIn(worker)).map(({ tag }) => tag))
      .toContain(reference);
    const shown = (await shownIn(worker)).find(({ tag }) => tag === reference);
    expect(shown).toMatchObject({
      title,
      body,
      lang: locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      icon: expect.stringMatching(/\/icons\/icon-192\.png$/),
    });
    const opened = await press(worker, reference);
    expect(opened).toBe(`${world.url}${localizePath(TICKETS, locale)}?booking=${reference}`);
    await page.goto(opened);
    await expect(page.locator(`#${reference}`)).toBeInViewport();
    await cancelBookings();
  }
  expect(titles.size).toBe(LOCALES.length);
  await player.write('POST', 'auth/field', { locale: 'fr' });

  const payload = {
    title: 'Secret',
    body: 'Secret',
    url: 'https://elsewhere.test/',
    lang: 'fr',
    tag: 'secret',
    subscription: 'PS-00000000',
  };
  const worker = await browser.worker();
  for (const data of ['', 'Secret', '{"title":"Secret"}', JSON.stringify(payload)]) {
    await browser.deliver(data);
    await expect.poll(async () => (await shownIn(worker)).length).toBe(1);
    expect(await shownIn(worker)).toMatchObject([{ ...plain, tag: 'plain' }]);
    expect(await press(worker, 'plain')).toBe(`${world.url}/`);
    expect(await shownIn(worker)).toEqual([]);
  }
});

test('after a sign-out neither subscription nor messages are left', async ({ page }) => {
  const browser = await turnOn(page);
  const pushed = await pushedAbout(await cancelledBooking(PLAYER), browser);
  const worker = await browser.worker();
  await browser.deliver(pushed);
  await expect.poll(async () => (await shownIn(worker)).length).toBe(1);
  await page.goto(`${world.url}/account/security`);
  await page.getByRole('button', { name: textsOf('fr')('common', 'action.logout') }).click();
  await expect(page).not.toHaveURL(/account/);

  await expect.poll(() => isUnsubscribed(worker)).toBe(true);
  await expect.poll(() => shownIn(worker)).toEqual([]);
  const stored = await storedAfterSignOut(page);
  expect(stored.text).not.toContain('PS-');
  // A message that was under way shows nothing of its content.
  await browser.deliver(pushed);
  await expect.poll(() => shownIn(worker)).toMatchObject([plain]);
  expect(browser.subscribed).not.toBeNull();
  const before = browser.subscribed?.headers.length;
  const reference = await cancelledBooking(PLAYER);
  await expect.poll(() => mailsAbout(reference), 'it is mailed').toBe(1);
  expect(browser.subscribed?.headers.length).toBe(before);
});

test('an ended subscription is replaced by the next page, and ends with another account', async ({
  page,
}) => {
  const browser = await turnOn(page);
  const former = browser.subscribed;
  await endSubscription(await browser.worker());
  expect(browser.subscribed).toBe(former);
  await page.reload();
  await expect.poll(() => browser.subscribed !== former && browser.subscribed !== null).toBe(true);
  const reference = await cancelledBooking(PLAYER);
  const pushed = await pushedAbout(reference, browser);
  expect(former?.shown).toEqual([]);
  expect(await mailsAbout(reference)).toBe(0);

  const worker = await browser.worker();
  await browser.deliver(pushed);
  await expect.poll(async () => (await shownIn(worker)).length).toBe(1);
  await signIn(world, page, { email: OTHER, opened: TICKETS });
  await expect.poll(() => isUnsubscribed(worker)).toBe(true);
  await expect.poll(() => shownIn(worker)).toEqual([]);
  await browser.deliver(pushed);
  await expect.poll(() => shownIn(worker)).toMatchObject([plain]);
  await page.goto(world.url + SETTINGS);
  await expect(pushSection(page)).toContainText(text('state.off'));
});

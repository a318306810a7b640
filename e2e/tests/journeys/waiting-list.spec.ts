import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { type Locale, localizePath } from '@five/shared/locales/locale';
import { formatLocalizedDate } from '@five/shared/time/date-format';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { folderWithDemo } from '../../support/temporary-folder.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { startAt } from '../../support/test-server.ts';
import { signIn } from '../../support/sign-in.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const PLAYS = [
  {
    locale: 'fr',
    viewport: { width: 1280, height: 900 },
    email: 'player@demo.test',
    signedIn: true,
  },
  {
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    email: 'player2@demo.test',
    signedIn: false,
  },
] as const;
type Play = (typeof PLAYS)[number];

interface Hour {
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
}

const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);

const folder = folderWithDemo();

test('in French and Arabic a hold expires and a waiting list email leads to the ticket', async ({
  browser,
}) => {
  const server = await startAt(folder(), `${tomorrow}T12:00:00Z`);
  const hours = await bookTwoHours(server.url, addDays(tomorrow, 5));
  const problems: string[] = [];
  for (const [index, play] of PLAYS.entries()) {
    const page = await open(browser, server.url, play, problems);
    await speak(page, play);
    await signIn(page, play.email);
    const hour = hours[index] as Hour; // Each player gets a different hour.
    const place = await joinWaitlist(page, play, hour);
    if (play.locale === 'ar') {
      await leave(page, play, place);
      await rejoin(page, play, hour);
    }
    await page.context().close();
  }
  await server.stop();

  const later = await startAt(folder(), `${tomorrow}T13:02:00Z`);
  for (const play of PLAYS) {
    const page = await open(browser, later.url, play, problems);
    if (play.signedIn) await signIn(page, play.email);
    await openMailLink(page, play);
    await page.context().close();
  }
  await later.stop();
  expect(problems).toEqual([]);
});

async function open(
  browser: Browser,
  baseURL: string,
  { viewport }: Play,
  problems: string[],
): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  ).newPage();
  page.context().once('close', () => problems.push(...seen));
  const seen = collectErrors(page);
  return page;
}

/**
 * Books two consecutive evening hours for one customer, as staff; each hour is a separate booking.
 */
async function bookTwoHours(url: string, date: string): Promise<Hour[]> {
  const token = await tokenOf(url, 'reception@demo.test');
  const hours = ['20', '21'].map((hour) => ({
    date,
    startTime: `${hour}:00`,
    endTime: `${Number(hour) + 1}:00`,
    pitch: 'P1',
  }));
  for (const hour of hours) {
    const answer = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...hour,
        paymentMethod: 'cash',
        acceptRules: true,
        confirm: false,
        customer: { name: 'Nabil Fassi' },
      }),
    });
    expect(answer.status).toBe(201);
  }
  return hours;
}

async function tokenOf(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/field/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Sets the language of the account, which is also the language of its mails. */
async function speak(page: Page, { email, locale }: Play): Promise<void> {
  await (await StaffApi.open(page.request, email)).write('POST', 'auth/field', { locale });
}

async function joinWaitlist(
  page: Page,
  { locale }: Play,
  { date, startTime, pitch }: Hour,
): Promise<Locator> {
  const say = textsOf(locale);
  await page.goto(localizePath(`/account/reservations/create?date=${date}`, locale));
  const cell = page.locator(`.cell[data-slot="${date} ${startTime} ${pitch}"]`);
  await expect(cell).toHaveAttribute('data-state', 'taken');
  await expect(cell.getByRole('timer')).toHaveText(/\d\d:\d\d$/);
  await cell.click();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('button', { name: say('pages/waiting', 'bar.submit') })
    .last()
    .click();
  const place = page.locator('.place').filter({
    has: page
      .locator('strong', { hasText: formatLocalizedDate(date, locale, 'long') })
      .filter({ hasText: shown(startTime, locale) }),
  });
  await expect(place).toContainText(say('pages/waiting', 'places.rank').replace('{{rank}}', '1'));
  expect(await violations(page)).toEqual([]);
  return place;
}

/** Joins the waiting list again, by the API. */
async function rejoin(page: Page, { email }: Play, hour: Hour): Promise<void> {
  const own = await StaffApi.open(page.request, email);
  await own.write('POST', 'waiting', { ...hour, flexible: false, otherLength: false });
}

/**
 * Leaves the waiting list. The page asks for confirmation, because a new entry would start at the
 * end of the list; declining keeps the entry.
 */
async function leave(page: Page, { locale }: Play, place: Locator): Promise<void> {
  const say = (key: string) => textsOf(locale)('pages/waiting', `places.${key}`);
  const dialog = page.getByRole('dialog', { name: say('leaveTitle') });
  await place.getByRole('button', { name: say('leave') }).click();
  await expect(dialog.getByRole('button', { name: say('keep') })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('keep') }).click();
  await expect(dialog).toBeHidden();
  await expect(place).toBeVisible();
  await place.getByRole('button', { name: say('leave') }).click();
  await dialog.getByRole('button', { name: say('leave') }).click();
  await expect(place).toBeHidden();
}

const REFERENCE = /B-[0-9A-Z]{8}/;

/** Returns a pattern for a time as the page shows it, with any kind of blank in French. */
const shown = (time: string, locale: Locale) =>
  locale === 'fr' ? new RegExp(time.replace(/^0?(\d+):/, '$1\\sh\\s')) : time;

async function openMailLink(page: Page, { email, locale, signedIn }: Play): Promise<void> {
  const say = textsOf(locale);
  let link = '';
  await expect
    .poll(async () => {
      const mails = (await (
        await page.request.get('/api/dev/mails', { params: { to: email } })
      ).json()) as { text: string }[];
      link =
        mails
          .map(({ text }) => /https?:\S+\/waiting\/offer\?token=\S+/.exec(text)?.[0])
          .find((found) => found !== undefined) ?? '';
      return link;
    })
    .not.toBe('');
  expect(new URL(link).pathname).toBe(localizePath('/waiting/offer', locale));
  await page.goto(link);
  const acceptButton = page.getByRole('button', { name: say('pages/waiting', 'offer.take') });
  await expect(acceptButton).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  expect(await violations(page)).toEqual([]);
  await acceptButton.click();
  if (!signedIn) {
    const alert = page.getByRole('alert').filter({ hasText: REFERENCE });
    await expect(alert).toBeVisible();
    const [reference] = REFERENCE.exec(await alert.innerText()) ?? [''];
    expect(await violations(page)).toEqual([]);
    await signIn(page, email);
    await page.goto(localizePath(`/account/reservations/list?booking=${reference}`, locale));
  }
  await expect(page.locator('details.ticket[open][data-status="pending"]').first()).toBeVisible();
}

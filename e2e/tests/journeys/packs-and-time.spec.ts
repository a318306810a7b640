import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Locale, localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { folderWithDemo } from '../../support/temporary-folder.ts';
import { startAt } from '../../support/test-server.ts';
import { signIn } from '../../support/sign-in.ts';
import { smallTargets } from '../../support/touch-targets.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const WIDE = { viewport: { width: 1280, height: 900 } };
const NARROW = { viewport: { width: 360, height: 740 } };

/**
 * Returns the instant 17:00 UTC on the day that is `daysOn` days after today; the test starts the
 * server at this time. A match on the morning after that day can no longer be cancelled free of
 * charge, a match three days later still can.
 */
const evening = (daysOn: number) =>
  `${addDays(new Date().toISOString().slice(0, 10), daysOn)}T17:00:00Z`;
const BUYER = 'player2@demo.test';
/** A demo player with a paid pack. */
const PACK_OWNER = 'hamza.berrada@joueurs.test';
/** Width in pixels below which a screen is treated as a touch screen. */
const PHONE = 600;

const folder = folderWithDemo();

test('a pack is paid in two parts, used, refunded, and expires after its time', async ({
  browser,
}) => {
  const server = await startAt(folder(), evening(1));
  const player = await open(browser, server.url, WIDE);
  const reception = await open(browser, server.url, WIDE);
  await signIn(player.page, BUYER);

  const pack = await buy(player.page, 'fr');
  await recordTwoPayments(reception.page, pack);
  await expect(ticket(player.page, pack)).toHaveAttribute('data-status', 'active');
  expect(await violations(reception.page)).toEqual([]);

  await bookWithHours(player.page, 'fr', 3);
  await cancel(player.page, 'fr', 'refunded');
  await expectHours(player.page, 'fr', pack, { lines: 3, left: 10 });
  await settleInHours(reception.page, await bookForCash(player.page, 'fr', 1));
  await player.page.goto(localizePath('/account/reservations/list', 'fr'));
  await cancel(player.page, 'fr', 'cancelled');
  await expectHours(player.page, 'fr', pack, { lines: 4, left: 9 });
  expect(await violations(player.page)).toEqual([]);
  expect([...player.problems, ...reception.problems]).toEqual([]);
  await Promise.all([player.page.context().close(), reception.page.context().close()]);
  await server.stop();

  const later = await startAt(folder(), evening(34));
  const back = await open(browser, later.url, WIDE);
  await signIn(back.page, BUYER);
  await back.page.goto(localizePath('/account/subscriptions/list', 'fr'));
  await expect(ticket(back.page, pack)).toHaveAttribute('data-status', 'expired');
  await ticket(back.page, pack).locator('summary').click();
  await expect(ticket(back.page, pack).locator('.statement tfoot td')).toHaveText(figure(0));
  await back.page.context().close();
  await later.stop();
});

test('in Arabic at 360 px pack hours are booked and given back, in targets for fingers', async ({
  browser,
  baseURL,
}) => {
  const { page, problems } = await open(browser, baseURL ?? '', NARROW);
  await signIn(page, PACK_OWNER);
  await bookWithHours(page, 'ar', 3);
  expect(await violations(page)).toEqual([]);
  await cancel(page, 'ar', 'refunded');
  await page.goto(localizePath('/account/subscriptions/list', 'ar'));
  await expect(page.locator('.statement tbody tr').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});

async function open(
  browser: Browser,
  baseURL: string,
  { viewport }: { viewport: { width: number; height: number } },
): Promise<{ page: Page; problems: string[] }> {
  const page = await (
    await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  ).newPage();
  return { page, problems: collectErrors(page) };
}

const ticket = (page: Page, reference: string) =>
  page.locator('details.ticket', { hasText: reference });

async function buy(page: Page, locale: Locale): Promise<string> {
  await page.goto(localizePath('/account/subscriptions/create', locale));
  await page.locator('.buy-order button').click();
  await expect(page).toHaveURL(
    new RegExp(`${localizePath('/account/subscriptions/list', locale)}$`),
  );
  const first = page.locator('details.ticket.pack[data-status="pending"]').first();
  await expect(first).toBeVisible();
  return /S-[0-9A-Z]{8}/.exec((await first.textContent()) ?? '')?.[0] ?? '';
}

/** Records a payment of 1000 dirhams in cash for a pack, and the rest of its price by transfer. */
async function recordTwoPayments(page: Page, pack: string): Promise<void> {
  const paymentLabel = new RegExp(`^${desk('payment.take_amount').replace('{{amount}}', '')}`);
  await enterDesk(page, 'reception@demo.test', `/admin/subscriptions/${pack}/show`);
  await page.getByRole('button', { name: paymentLabel }).click();
  await page.getByLabel(desk('payment.amount')).fill('1000');
  await page.locator('form').getByRole('button', { name: paymentLabel }).click();
  await expect(page.locator('form')).toHaveCount(0);
  await page.getByRole('button', { name: paymentLabel }).click();
  await page.locator('form label', { hasText: desk('methods.transfer') }).click();
  await page.locator('form').getByRole('button', { name: paymentLabel }).click();
  await expect(page.getByText(desk('pack.statement'))).toBeVisible();
}

/**
 * Returns a pattern that matches a text whose only number is `value`, so that 0 does not match
 * `10`.
 */
const figure = (value: number) => new RegExp(`^\\D*${value}\\D*$`);

/**
 * Books with pack hours, the default payment method of a customer with a pack. Such a booking is
 * confirmed at once.
 */
async function bookWithHours(page: Page, locale: Locale, dayAhead: number): Promise<void> {
  await choose(page, locale, dayAhead);
  await submit(page, locale);
  await expect(page.locator('details.ticket').first()).toHaveAttribute('data-status', 'paid');
  await expect(page.locator('details.ticket').first().locator('.ticket-figures')).toContainText(
    textsOf(locale)('pages/bookings', 'bar.fromPack'),
  );
}

async function bookForCash(page: Page, locale: Locale, dayAhead: number): Promise<string> {
  await choose(page, locale, dayAhead);
  await page.locator('label', { hasText: textsOf(locale)('pages/bookings', 'bar.cash') }).click();
  await submit(page, locale);
  const waiting = page.locator('details.ticket[data-status="pending"]').first();
  await expect(waiting).toBeVisible();
  return /B-[0-9A-Z]{8}/.exec((await waiting.textContent()) ?? '')?.[0] ?? '';
}

async function choose(page: Page, locale: Locale, dayAhead: number): Promise<void> {
  const say = textsOf(locale);
  await page.goto(localizePath('/account/reservations/create', locale));
  await page
    .getByRole('list', { name: say('pages/bookings', 'reserve.days') })
    .getByRole('button')
    .nth(dayAhead)
    .click();
  await page.locator('.board button.cell[data-state="free"]').first().click();
  await expect(page.getByRole('radio', { name: say('pages/bookings', 'bar.pack') })).toBeChecked();
  for (const part of ['.choice-body', '.choice-what'])
    expect(
      await page.locator(part).evaluate((box) => box.scrollWidth <= box.clientWidth),
      part,
    ).toBe(true);
  if ((page.viewportSize()?.width ?? 0) < PHONE) expect(await smallTargets(page)).toEqual([]);
}

async function submit(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('button', { name: textsOf(locale)('pages/bookings', 'bar.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(localizePath('/account/reservations/list', locale)));
  await expect(
    page.locator('.ticket[open] > summary').first(),
    'the new ticket is what is read next',
  ).toBeFocused();
}

/**
 * Pays a booking with pack hours, as staff. The dialog shows the hours used and left; cancelling
 * the dialog uses no hours.
 */
async function settleInHours(page: Page, booking: string): Promise<void> {
  const open = page.getByRole('button', {
    name: figures(counted('hours.button', 'other'), { hours: 1, count: 9 }),
  });
  await page.goto(`/admin/bookings/${booking}/show`);
  await open.click();
  const question = page.getByRole('form', { name: desk('hours.title') });
  await expect(question).toBeFocused();
  await expect(
    question.getByText(figures(counted('hours.count', 'other'), { count: 9 })),
  ).toBeVisible();
  await question.getByRole('button', { name: desk('booking.keep') }).click();
  await open.click();
  await question
    .getByRole('button', { name: figures(counted('hours.submit', 'one'), { count: 1 }) })
    .click();
  await expect(page.getByText(desk('booking.settled'))).toBeVisible();
}

/** Returns the singular or plural form of a French text. */
const counted = (key: string, form: 'one' | 'other') => desk(`${key}_${form}`);
const figures = (text: string, values: Record<string, number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

async function cancel(page: Page, locale: Locale, status: string): Promise<void> {
  const first = page.locator('details.ticket[data-status="paid"]').first();
  const reference = /B-[0-9A-Z]{8}/.exec((await first.textContent()) ?? '')?.[0] ?? '';
  await first
    .getByRole('button', { name: textsOf(locale)('pages/bookings', 'ticket.cancel') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textsOf(locale)('pages/tickets', 'cancel.confirm') })
    .click();
  await expect(ticket(page, reference)).toHaveAttribute('data-status', status);
}

async function expectHours(
  page: Page,
  locale: Locale,
  pack: string,
  { lines, left }: { lines: number; left: number },
): Promise<void> {
  await page.goto(localizePath('/account/subscriptions/list', locale));
  const statement = ticket(page, pack).locator('.statement');
  await expect(statement.locator('tbody tr')).toHaveCount(lines);
  await expect(statement.locator('tfoot td')).toHaveText(figure(left));
}

import { type Browser, expect, type Page, test } from '@playwright/test';
import { formatMoney } from '@five/shared/money/money';
import { type Locale, localizePath } from '@five/shared/locales/locale';
import { DEMO_PASSWORD, mailedCode } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { Keyboard } from '../../support/keyboard.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const PLAYS = [
  {
    locale: 'fr',
    viewport: { width: 1280, height: 900 },
    phone: '0661122301',
    email: 'wafae.lahrichi@mail.test',
    dayAhead: 2,
  },
  {
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    phone: '0661122302',
    email: 'omar.tahiri@mail.test',
    dayAhead: 3,
  },
] as const;

test('in fr at 1280 px: register, reserve, move, pay', async ({ browser }) => {
  const [play] = PLAYS;
  const player = await open(browser, play.viewport);
  const reception = await open(browser, { width: 1280, height: 900 });
  await register(player.page, play);
  await verify(player.page, play);
  await enterDesk(reception.page, 'reception@demo.test', '/admin/');
  await turnTo(reception.page, play.dayAhead);
  const arrived = reception.page.getByRole('main').getByRole('button', { name: 'Wafae Lahrichi' });
  await expect(arrived).toHaveCount(0);
  const reference = await reserve(player.page, play);
  await expect(arrived).toBeVisible();
  await move(reception.page, reference);
  await takeCash(reception.page, reference);
  await expect(ticket(player.page, reference)).toHaveAttribute('data-status', 'paid');

  expect(await violations(player.page)).toEqual([]);
  expect(player.problems).toEqual([]);
  expect(reception.problems).toEqual([]);
  await player.page.context().close();
  await reception.page.context().close();
});

test('in ar at 390 px: register, verify, reserve', async ({ browser }) => {
  const [, play] = PLAYS;
  const { page, problems } = await open(browser, play.viewport);
  await register(page, play);
  await verify(page, play);
  await reserve(page, play);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});

type Play = (typeof PLAYS)[number];

async function open(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, problems: collectErrors(page) };
}

const at = (locale: Locale, path: string) => localizePath(path, locale);
const ticket = (page: Page, reference: string) =>
  page.locator('details.ticket', { hasText: reference });

async function register(page: Page, { locale, phone, email }: Play): Promise<void> {
  await page.goto(at(locale, '/account/reservations/create'));
  await expect(page).toHaveURL(new RegExp(`${at(locale, '/auth/login')}$`));
  await page
    .locator('main')
    .getByRole('link', { name: textsOf(locale)('pages/auth', 'login.register') })
    .click();
  const answers = {
    firstName: 'Wafae',
    name: 'Lahrichi',
    birthDate: '1994-03-12',
    email,
    phone,
    emergencyPhone: '0661122300',
    password: DEMO_PASSWORD,
    passwordConfirmation: DEMO_PASSWORD,
  };
  for (const [name, value] of Object.entries(answers))
    await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('input[name="acceptConditions"]').check();
  await page
    .getByRole('button', { name: textsOf(locale)('pages/auth', 'register.submit') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at(locale, '/account')}$`));
}

async function verify(page: Page, { locale, email }: Play): Promise<void> {
  const welcome = await mailedCode(page.request, email);
  await page
    .getByRole('button', { name: textsOf(locale)('pages/auth', 'verify.warningButton') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at(locale, '/account/verify')}\\?email=`));
  await page.locator('input[name="code"]').fill(await mailedCode(page.request, email, welcome));
  await page.getByRole('button', { name: textsOf(locale)('pages/auth', 'verify.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`${at(locale, '/account')}$`));
}

async function reserve(page: Page, { locale, dayAhead }: Play): Promise<string> {
  const say = textsOf(locale);
  await page.goto(at(locale, '/account/reservations/create'));
  await expect(page.getByRole('link', { name: say('common', 'action.reserve') })).toHaveCount(0);
  await page
    .getByRole('list', { name: say('pages/bookings', 'reserve.days') })
    .getByRole('button')
    .nth(dayAhead)
    .click();
  await page.locator('.board button.cell[data-state="free"]').last().click();
  await page
    .getByRole('button', { name: say('pages/bookings', 'bar.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at(locale, '/account/reservations/list')}`));
  const first = page.locator('details.ticket').first();
  await expect(first).toHaveAttribute('open', '');
  await expect(first).toHaveAttribute('data-status', 'pending');
  const reference = /B-[0-9A-Z]{8}/.exec((await first.textContent()) ?? '')?.[0];
  expect(reference).toBeDefined();
  return reference ?? '';
}

/** Opens a later day on the day board: presses the button for the next day `dayAhead` times. */
async function turnTo(page: Page, dayAhead: number): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  for (let day = 0; day < dayAhead; day++)
    await page.getByRole('button', { name: desk('board.next_day') }).click();
}

/**
 * Moves a booking to the first free slot of the day by keyboard. The new price is shown before the
 * move, and the board is updated after it.
 */
async function move(page: Page, reference: string): Promise<void> {
  const keyboard = new Keyboard(page);
  await find(page, reference);
  await page.getByRole('button', { name: desk('move.button') }).focus();
  await keyboard.press('Enter');
  const free = page.getByRole('group', { name: desk('move.free') }).getByRole('radio');
  await free.first().focus();
  await keyboard.press('Space');
  await expect(page.getByText(desk('move.new_total').split('{{')[0] ?? '')).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: desk('move.done') })).toBeVisible();
  await expect(free).toHaveCount(0);
}

async function find(page: Page, reference: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(reference);
  await page.getByRole('option').first().click();
}

async function takeCash(page: Page, reference: string): Promise<void> {
  const row = (await (
    await page.request.get(`/api/bookings/${reference}`, { headers: await bearer(page) })
  ).json()) as { totalCents: number };
  const paymentLabel = new RegExp(
    desk('payment.take_amount').replace(
      '{{amount}}',
      formatMoney(row.totalCents, 'fr').replace(/\s/g, '\\s'),
    ),
  );
  await find(page, reference);
  await page.getByRole('button', { name: paymentLabel }).click();
  await page.locator('form').getByRole('button', { name: paymentLabel }).click();
  await expect(page.getByText(desk('booking.settled')).first()).toBeVisible();
}

/** Signs in as reception, and returns the authorization header for API calls. */
async function bearer(page: Page): Promise<{ authorization: string }> {
  const answer = await page.request.post('/api/auth/field/login', {
    data: { email: 'reception@demo.test', password: DEMO_PASSWORD },
  });
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

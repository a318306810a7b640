import { expect, test } from '@playwright/test';
import { LOCALES, localizePath } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import { addDays } from '@five/shared/time/wall-time';
import { desk, enterDesk } from '../../support/desk.ts';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9' +
    'awAAAABJRU5ErkJggg==',
  'base64',
);
const LONG_NAME = 'IMG_20261125_101502_virement_banque_populaire.png';
const NARROW = 360;
const DAY_AHEAD = 5;

test('a player sends a transfer proof, the desk takes payment, the player gets a receipt', async ({
  browser,
}) => {
  const say = textsOf('fr');
  const [page, reception] = await Promise.all(
    [1280, 1280].map(async (width) =>
      (
        await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      ).newPage(),
    ),
  );
  if (!page || !reception) throw new Error('two pages are needed');
  const problems = [collectErrors(page), collectErrors(reception)];
  await signIn(page, 'player2@demo.test');

  await page.goto('/account/reservations/create');
  await page
    .getByRole('list', { name: say('pages/bookings', 'reserve.days') })
    .getByRole('button')
    .nth(DAY_AHEAD)
    .click();
  await page.locator('.board button.cell[data-state="free"]').first().click();
  await page.locator('.choice label', { hasText: say('pages/bookings', 'bar.transfer') }).click();
  await page
    .getByRole('button', { name: say('pages/bookings', 'bar.submit'), exact: true })
    .click();
  const ticket = page.locator('details.ticket').first();
  await expect(ticket).toHaveAttribute('data-status', 'pending');
  await ticket
    .locator('.proof input[type="file"]')
    .setInputFiles({ name: 'virement.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(ticket).toHaveAttribute('data-status', 'underReview');
  await ticket.getByRole('button', { name: say('pages/bookings', 'ticket.cancel') }).click();
  await expect(
    page.getByText(say('pages/tickets', 'cancel.underReview')),
    'it does not say that nothing was paid',
  ).toBeVisible();
  await page.getByRole('button', { name: say('pages/tickets', 'cancel.keep') }).click();
  const reference = /B-[0-9A-Z]{8}/.exec((await ticket.textContent()) ?? '')?.[0] ?? '';

  await enterDesk(reception, 'reception@demo.test', `/admin/bookings/${reference}/show`);
  await expect(reception.getByRole('img', { name: desk('proof.picture') })).toBeVisible();
  await reception
    .getByRole('button', { name: new RegExp(`^${desk('proof.accept').split('\u00a0:')[0] ?? ''}`) })
    .click();
  await reception.locator('form button[type="submit"]').click();
  await expect(reception.getByText(desk('booking.settled')).first()).toBeVisible();

  await expect(page.locator('details.ticket', { hasText: reference })).toHaveAttribute(
    'data-status',
    'paid',
  );
  const download = page.waitForEvent('download');
  await page
    .locator('details.ticket', { hasText: reference })
    .getByRole('button', { name: say('pages/tickets', 'papers.receipt') })
    .click();
  expect((await download).suggestedFilename()).toBe(`${reference}.pdf`);
  expect(problems.flat()).toEqual([]);
  await Promise.all([page.context().close(), reception.context().close()]);
});

test('an interrupted proof upload is kept, and one press sends it again', async ({ page }) => {
  const say = (key: string) => textsOf('ar')('pages/tickets', key);
  await page.setViewportSize({ width: NARROW, height: 740 });
  await signIn(page, 'player2@demo.test');
  const own = await StaffApi.open(page.request, 'player2@demo.test');
  const [today] = await own.get<{ date: string }[]>('availability', { days: '1' });
  const slot = {
    date: addDays(today?.date ?? '', 49),
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P3',
    paymentMethod: 'transfer',
    acceptRules: true,
  };
  const { reference } = await own.write<{ reference: string }>('POST', 'bookings', slot);
  await page.goto(`/ar/account/reservations/list?booking=${reference}`);
  const ticket = page.locator(`#${reference}`);
  const proof = ticket.locator('.proof');
  const again = proof.getByRole('button', { name: say('proof.again') });
  await page.route('**/api/bookings/*/proof', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await proof
    .locator('input[type="file"]')
    .setInputFiles({ name: LONG_NAME, mimeType: 'image/png', buffer: PICTURE });
  await expect(proof.getByRole('alert')).toContainText(LONG_NAME);
  expect((await proof.getByRole('alert').boundingBox())?.width).toBeLessThan(NARROW);
  expect(await own.get(`bookings/${reference}/proof`)).toBeNull();
  await page.unroute('**/api/bookings/*/proof');
  await again.click();
  await expect(ticket).toHaveAttribute('data-status', 'underReview');
  await expect(again).toHaveCount(0);
  await own.write('DELETE', `bookings/${reference}`);
});

test('a refused file shows an error at its field; a cancelled ticket explains transfers', async ({
  page,
}) => {
  await page.setViewportSize({ width: NARROW, height: 740 });
  await signIn(page, 'player2@demo.test');
  const own = await StaffApi.open(page.request, 'player2@demo.test');
  const [today] = await own.get<{ date: string }[]>('availability', { days: '1' });
  const slot = {
    date: addDays(today?.date ?? '', 50),
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P3',
    paymentMethod: 'transfer',
    acceptRules: true,
  };
  const { reference, totalCents } = await own.write<{ reference: string; totalCents: number }>(
    'POST',
    'bookings',
    slot,
  );
  const ticket = page.locator(`#${reference}`);
  const field = ticket.locator('.proof input[type="file"]');
  const refusal = ticket.locator('.proof').getByRole('alert');
  await page.goto(`/account/reservations/list?booking=${reference}`);
  await field.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(refusal).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.setInputFiles({ name: 'virement.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(ticket).toHaveAttribute('data-status', 'underReview');
  await expect(refusal).toHaveCount(0);

  await own.write('DELETE', `bookings/${reference}`);
  for (const locale of LOCALES) {
    await page.goto(localizePath(`/account/reservations/list?booking=${reference}`, locale));
    const said = textsOf(locale)('pages/tickets', 'todo.cancelledTransfer')
      .replace('{{amount}}', formatMoney(totalCents, locale))
      .replace('{{reference}}', `\u2068${reference}\u2069`);
    await expect(ticket.locator('.ticket-todo')).toContainText(said);
    await expect(ticket.locator('.ticket-todo a[href^="tel:"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW);
  }
});

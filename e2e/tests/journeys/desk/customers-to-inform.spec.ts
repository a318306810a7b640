import { expect, type Page, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../../support/axe.ts';
import { enterDesk } from '../../../support/desk.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { texts } from '../../../../admin/src/locales/fr-pages.ts';

const t = texts.notices;

/** Cancels a booking of a caller with a phone number only. Returns the caller's name. */
async function cancelBooking(staff: StaffApi, number: number): Promise<string> {
  const name = `Appelant ${number}`;
  const { reference } = await staff.write<{ reference: string }>('POST', 'bookings', {
    date: addDays(new Date().toISOString().slice(0, 10), 19),
    startTime: `${10 + number}:00`,
    endTime: `${11 + number}:00`,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name, phone: `06612233${40 + number}` },
  });
  await staff.write('DELETE', `bookings/${reference}`, { reason: 'Fuite d’eau' });
  return name;
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a caller without an account is informed once, and every desk sees it', async ({
  page,
  browser,
  request,
}) => {
  const staff = await StaffApi.open(request);
  const other = await browser.newPage();
  for (const desk of [page, other]) {
    await enterDesk(desk, 'reception@demo.test', '/admin/desk_notices');
  }
  const name = await cancelBooking(staff, 1);
  const card = cardOf(page, name);
  await expect(card).toContainText(t.what.bookingCancelledByVenue);
  await expect(cardOf(other, name)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await card.getByRole('button', { name: 'English' }).click();
  await expect(card).toContainText('cancelled by reception');
  const chat = card.getByRole('link', { name: t.whatsapp });
  const link = new URL((await chat.getAttribute('href')) ?? '');
  expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/212661223341']);
  expect(link.searchParams.get('text')).toContain('Fuite d’eau');

  const settle = card.getByRole('button', { name: t.settle });
  await settle.focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(cardOf(other, name)).toBeHidden();

  await other.getByText(t.done, { exact: true }).click();
  await cardOf(other, name).getByRole('button', { name: t.reopen }).click();
  await expect(card).toBeVisible();
  await settle.click();
  await expect(card).toBeHidden();
});

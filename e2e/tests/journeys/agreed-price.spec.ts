import { expect, test } from '@playwright/test';
import type { BookingAnswer, MovesAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { addDays, spanMinutes } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';

test('a move to a dearer hour shows both prices; keeping the agreed one needs a reason', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const { date: today } = await api.get<{ date: string }>('desk/day');
  const { day, pitch, slot } = await cheapHour(api, addDays(today, 51));
  const { date, startTime, endTime } = slot;
  const booked = await api.write<BookingAnswer>('POST', 'bookings', {
    date,
    startTime,
    endTime,
    pitch,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name: 'Nadia Prixconvenu' },
  });
  const { slots } = await api.get<MovesAnswer>(`bookings/${booked.reference}/moves`, {
    date: day,
  });
  const dearer = slots.find(
    (one) => one.differenceCents > 0 && spanMinutes(one.startTime, one.endTime) === 60,
  );
  if (!dearer) throw new Error('no dearer hour');
  await enterDesk(page, 'reception@demo.test', `/admin/?date=${day}&booking=${booked.reference}`);
  await page.getByRole('button', { name: desk('move.button'), exact: true }).click();
  await page
    .locator(`form input[value="${dearer.pitch} ${dearer.date} ${dearer.startTime}"]`)
    .check();
  const prices = page
    .getByRole('group', { name: desk('move.price'), exact: true })
    .getByRole('radio');
  await expect(prices.first()).toBeChecked();
  await prices.last().check();
  await page.getByRole('button', { name: desk('move.submit') }).click();
  await expect(page.getByText(desk('booking.reason_required'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: desk('move.price_reason') }).fill('Fuite sur le terrain');
  await page.getByRole('button', { name: desk('move.submit') }).click();
  await expect(page.getByText(desk('move.done')).first()).toBeVisible();
  expect(await api.get<BookingAnswer>(`bookings/${booked.reference}`)).toMatchObject({
    startTime: dearer.startTime,
    totalCents: booked.totalCents,
  });
  await api.write('DELETE', `bookings/${booked.reference}`, { reason: 'Fin de l’histoire' });
  expect(problems).toEqual([]);
});

test('past the horizon a free cell of the board opens a block and no booking', async ({ page }) => {
  const api = await StaffApi.open(page.request);
  const { date: today } = await api.get<{ date: string }>('desk/day');
  await enterDesk(page, 'reception@demo.test', `/admin/?date=${addDays(today, 85)}`);
  const cell = page.locator('[data-pitch] [data-key]').first();
  await expect(cell).toHaveAttribute('data-far', 'true');
  await cell.click();
  await expect(page.getByRole('heading', { name: desk('block.title') })).toBeVisible();
  await page.getByRole('button', { name: desk('booking.keep') }).click();
  await expect(page.getByText(desk('board.far'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/**
 * Returns the cheapest free hour of the first pitch, on the first day from `from` on whose hours
 * have different prices. At the weekend all hours have the same price.
 */
async function cheapHour(api: StaffApi, from: string) {
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = addDays(from, ahead);
    const [day] = await api.get<AvailabilityDay[]>('availability', { date });
    const [pitch] = day?.pitches ?? [];
    const free = (pitch?.slots ?? [])
      .filter(({ state }) => state === 'free')
      .toSorted((a, b) => (a.prices['60'] ?? 0) - (b.prices['60'] ?? 0));
    const [slot, last] = [free[0], free.at(-1)];
    if (pitch && slot && last && (slot.prices['60'] ?? 0) < (last.prices['60'] ?? 0))
      return { day: date, pitch: pitch.pitch, slot };
  }
  throw new Error('no day with hours of different prices');
}

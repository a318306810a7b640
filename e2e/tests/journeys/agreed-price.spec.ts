import { expect, test } from '@playwright/test';
import type { BookingAnswer, MovesAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { addDays, spanMinutes } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { desk, signInAtDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';

test('a move to a dearer hour shows both prices; keeping the agreed one needs a reason', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const { date: today } = await api.get<{ date: string }>('desk/day');
  const [day] = await api.get<AvailabilityDay[]>('availability', { date: addDays(today, 51) });
  const pitch = day?.pitches[0];
  const slot = pitch?.slots.find(({ state }) => state === 'free');
  if (!day || !pitch || !slot) throw new Error('no free hour');
  const { date, startTime, endTime } = slot;
  const booked = await api.write<BookingAnswer>('POST', 'bookings', {
    date,
    startTime,
    endTime,
    pitch: pitch.pitch,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name: 'Nadia Prixconvenu' },
  });
  const { slots } = await api.get<MovesAnswer>(`bookings/${booked.reference}/moves`, {
    date: day.date,
  });
  const dearer = slots.find(
    (one) => one.differenceCents > 0 && spanMinutes(one.startTime, one.endTime) === 60,
  );
  if (!dearer) throw new Error('no dearer hour');
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  await page.goto(`/admin/?date=${day.date}&booking=${booked.reference}`);
  await page.getByRole('button', { name: desk('move.button'), exact: true }).click();
  await page
    .locator(`form input[value="${dearer.pitch} ${dearer.date} ${dearer.startTime}"]`)
    .check({ force: true });
  const prices = page
    .getByRole('group', { name: desk('move.price'), exact: true })
    .getByRole('radio');
  await expect(prices.first()).toBeChecked();
  await prices.last().check({ force: true });
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
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  await page.goto(`/admin/?date=${addDays(today, 85)}`);
  const cell = page.locator('[data-pitch] [data-key]').first();
  await expect(cell).toHaveAttribute('data-far', 'true');
  await cell.click();
  await expect(page.getByRole('heading', { name: desk('block.title') })).toBeVisible();
  await page.getByRole('button', { name: desk('booking.keep') }).click();
  await expect(page.getByText(desk('board.far'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

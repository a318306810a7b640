import { expect, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { bookConsecutive } from '../../support/consecutive-bookings.ts';

const FIRST = { name: 'Hamza Encoreune', phone: '0612004511' };
const NEXT = { name: 'Nadia Juste-Apres', phone: '0612004512' };

test('two presses extend a booking by an hour; the next booking and free pitch are shown', async ({
  page,
  request,
}) => {
  const staff = await StaffApi.open(request);
  const [first, next] = await bookConsecutive(staff, 10, [FIRST, NEXT]);
  await enterDesk(
    page,
    'reception@demo.test',
    `/admin/?date=${first.date}&booking=${first.reference}`,
  );
  const longer = page.getByRole('button', { name: desk('extend.button') });
  await longer.click();
  const refused = page.getByRole('alert').filter({ hasText: desk('extend.taken') });
  await expect(refused).toContainText(NEXT.name);
  await expect(
    page.getByRole('button', { name: desk('extend.submit'), exact: true }),
  ).toBeDisabled();
  await expect(refused).toContainText(desk('extend.elsewhere'));
  expect(await violations(page)).toEqual([]);
  await refused.getByRole('link').last().click();
  await expect(page.locator('aside').getByText(desk('reserve.title'))).toBeVisible();
  expect(new URL(page.url()).searchParams.get('at')).toBe(`${first.date}T${next.startTime}`);
  await page.goBack();
  await staff.write('DELETE', `bookings/${next.reference}`, { reason: 'test' });
  await page.reload();
  await longer.click();
  await page.getByRole('button', { name: desk('extend.submit'), exact: true }).click();
  await expect(page.getByText(desk('extend.done'))).toBeVisible();
  await expect(longer).toBeHidden();
  const after = await staff.get<BookingAnswer>(`bookings/${first.reference}`);
  expect(after).toMatchObject({
    startTime: first.startTime,
    endTime: next.endTime,
    pitch: first.pitch,
    durationMinutes: 120,
  });
  expect(after.totalCents).toBeGreaterThan(first.totalCents);
});

test('an action attempted offline shows an error at once and is not repeated once online', async ({
  page,
  request,
}) => {
  const staff = await StaffApi.open(request);
  const [first, next] = await bookConsecutive(staff, 10, [FIRST, NEXT]);
  await staff.write('DELETE', `bookings/${next.reference}`, { reason: 'test' });
  await enterDesk(
    page,
    'reception@demo.test',
    `/admin/?date=${first.date}&booking=${first.reference}`,
  );
  const opens = page.getByRole('button', { name: desk('extend.button') });
  await expect(opens).toBeVisible();
  await page.context().setOffline(true);
  await opens.click();
  await expect(page.locator('aside form').getByText(desk('panel.no_line'))).toBeVisible();
  await page.context().setOffline(false);
  const longer = page.getByRole('button', { name: desk('extend.submit'), exact: true });
  await expect(longer).toBeEnabled();
  await page.context().setOffline(true);
  await longer.click();
  await expect(page.getByText(desk('reach.away'))).toBeVisible();
  await page.getByRole('button', { name: desk('booking.keep') }).click();
  const readAgain = page.waitForResponse(
    (answer) => answer.url().includes(`/api/bookings/${first.reference}`) && answer.ok(),
  );
  await page.context().setOffline(false);
  await readAgain;
  await expect(page.getByRole('button', { name: desk('extend.button') })).toBeVisible();
  expect((await staff.get<BookingAnswer>(`bookings/${first.reference}`)).endTime).toBe(
    first.endTime,
  );
  await staff.write('DELETE', `bookings/${first.reference}`, { reason: 'test' });
});

test('money to refund stays in the desk task list until it is refunded', async ({
  page,
  request,
}) => {
  const staff = await StaffApi.open(request);
  const [first, next] = await bookConsecutive(staff, 10, [FIRST, NEXT]);
  await staff.write('POST', 'payments', {
    booking: first.reference,
    amountCents: first.totalCents,
    method: 'transfer',
  });
  await staff.write('DELETE', `bookings/${first.reference}`, { reason: 'test' });
  await staff.write('DELETE', `bookings/${next.reference}`, { reason: 'test' });
  await enterDesk(page, 'reception@demo.test', '/admin/?lanes=1');
  const lane = page
    .locator('aside section')
    .filter({ has: page.getByRole('heading', { name: desk('lanes.to_give_back') }) });
  await lane.getByRole('listitem').filter({ hasText: FIRST.name }).getByRole('button').click();
  await expect(page.locator('aside h2').first()).toHaveText(FIRST.name);
  await page.locator('[data-act="giveBack"]').click();
  await page.locator('aside form button[type="submit"]').click();
  await expect(page.locator('[data-act="giveBack"]')).toHaveCount(0);
  await page.getByRole('button', { name: desk('lanes.button') }).click();
  await expect(lane).toBeVisible();
  await expect(lane.getByText(FIRST.name)).toHaveCount(0);
});

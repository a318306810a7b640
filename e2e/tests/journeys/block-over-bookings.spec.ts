import { expect, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { violations } from '../../support/axe.ts';
import { desk, signInAtDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';

const REASON = 'Projecteur éclaté';
const FIRST = { name: 'Salma Premiere', phone: '0612004501' };
const SECOND = { name: 'Anas Deuxieme', phone: '0612004502' };

test('a pitch is blocked from a booking that stands on it: the form says who is in the way, leads to each and says who is left, and what was typed stays', async ({ page, request }) => {
  const staff = await StaffApi.open(request);
  const [first, second] = await twoInARow(staff);
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  await page.goto(`/admin/?date=${first.date}&booking=${first.reference}`);
  await page.getByRole('button', { name: desk('block.here') }).click();
  await page.getByLabel(desk('block.reason')).fill(REASON);
  await page.getByLabel(desk('block.to'), { exact: true }).selectOption(second.endTime);
  const inTheWay = page.getByRole('region', { name: desk('block.in_the_way') });
  await expect(inTheWay.getByRole('listitem')).toContainText([FIRST.name, SECOND.name]);
  await page.getByRole('button', { name: desk('block.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  for (const { name } of [FIRST, SECOND]) {
    await inTheWay.getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
    await expect(page.locator('aside').getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: desk('booking.cancel'), exact: true }).click();
    await page.getByLabel(desk('booking.cancel_reason')).fill(REASON);
    await page.locator('aside form button[type="submit"]').click();
    await page.getByRole('button', { name: new RegExp(`^${desk('block.resume')}`) }).click();
    await expect(inTheWay.getByText(name)).toHaveCount(0);
    await expect(page.getByLabel(desk('block.reason'))).toHaveValue(REASON);
  }
  await expect(page.getByText(desk('block.clear'))).toBeVisible();
  await page.getByRole('button', { name: desk('block.submit'), exact: true }).click();
  await expect(page.locator('aside').getByText(REASON)).toBeVisible();
  const [block] = await staff.list<{ reference: string; startTime: string; endTime: string }>('blocks', { q: REASON });
  expect(block).toMatchObject({ startTime: first.startTime, endTime: second.endTime });
  await staff.write('DELETE', `blocks/${block?.reference ?? ''}`);
});

/** Two hours in a row on one pitch, each somebody's. */
async function twoInARow(staff: StaffApi): Promise<[BookingAnswer, BookingAnswer]> {
  const days = await staff.get<AvailabilityDay[]>('availability', { days: '12' });
  for (const { pitch, slots } of days.at(-1)?.pitches ?? []) {
    const at = slots.findIndex(({ state }, index) => state === 'free' && slots[index + 1]?.state === 'free');
    const [one, other] = [slots[at], slots[at + 1]];
    if (!one || !other) continue;
    const book = ({ date, startTime, endTime }: typeof one, customer: object) =>
      staff.write<BookingAnswer>('POST', 'bookings', { pitch, date, startTime, endTime, paymentMethod: 'cash', acceptRules: true, customer });
    return [await book(one, FIRST), await book(other, SECOND)];
  }
  throw new Error('no pitch with two free hours in a row');
}

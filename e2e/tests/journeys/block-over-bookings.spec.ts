import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { bookConsecutive } from '../../support/consecutive-bookings.ts';

const REASON = 'Projecteur éclaté';
const FIRST = { name: 'Salma Premiere', phone: '0612004501' };
const SECOND = { name: 'Anas Deuxieme', phone: '0612004502' };

test('blocking a booked pitch links each conflict, keeps the input and shows the range', async ({
  page,
  request,
}) => {
  const staff = await StaffApi.open(request);
  const [first, second] = await bookConsecutive(staff, 11, [FIRST, SECOND]);
  await enterDesk(
    page,
    'reception@demo.test',
    `/admin/?date=${first.date}&booking=${first.reference}`,
  );
  await page.getByRole('button', { name: desk('block.here') }).click();
  await page.getByLabel(desk('block.reason')).fill(REASON);
  await page.getByLabel(desk('block.to'), { exact: true }).selectOption(second.endTime);
  const inTheWay = page.getByRole('region', { name: desk('block.in_the_way') });
  await expect(inTheWay.getByRole('listitem')).toContainText([FIRST.name, SECOND.name]);
  await page.getByRole('button', { name: desk('block.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [stretch, one] = await Promise.all([
    page.locator('[data-pitch] > li[aria-hidden]').boundingBox(),
    page.locator(`[data-key="${first.reference}"]`).boundingBox(),
  ]);
  expect(stretch?.height ?? 0).toBeGreaterThan((one?.height ?? 0) * 1.5);

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
  const [block] = await staff.list<{ reference: string; startTime: string; endTime: string }>(
    'blocks',
    { q: REASON },
  );
  expect(block).toMatchObject({ startTime: first.startTime, endTime: second.endTime });
  await staff.write('DELETE', `blocks/${block?.reference ?? ''}`);
});

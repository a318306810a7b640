import { expect, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';

const EMAIL = 'reception@demo.test';

test('an expired session shows the reason and returns to the page; a sign-out does not', async ({
  page,
  request,
}) => {
  const [booking] = await (await StaffApi.open(request)).list<BookingAnswer>('bookings', {}, 0);
  await enterDesk(page, EMAIL, `/admin/?booking=${booking?.reference ?? ''}`);
  await expect(page.locator('aside h2').first()).toHaveText(booking?.customer.fullName ?? '');
  const { token } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('five-desk-session') ?? ''),
  ) as { token: string };
  await request.post('/api/auth/field/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText(desk('auth.ended'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(desk('auth.ended'))).toBeVisible();
  await page.locator('input[autocomplete="username"]').fill(EMAIL);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('aside h2').first()).toHaveText(booking?.customer.fullName ?? '');
  await page.getByRole('banner').getByRole('button', { name: 'Karim Ouazzani' }).click();
  await page.getByRole('menuitem', { name: desk('app.sign_out') }).click();
  await expect(page.getByText(desk('auth.intro'))).toBeVisible();
  await expect(page.getByText(desk('auth.ended'))).toBeHidden();
});

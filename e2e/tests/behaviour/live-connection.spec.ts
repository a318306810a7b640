import { expect, type Page, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';

/** Delays the live connection (Socket.IO) until the returned function is called. */
async function blockConnection(page: Page): Promise<() => void> {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await open;
    socket.connectToServer();
  });
  return resolve;
}

test('a slot booked while the live connection is still opening is shown as taken', async ({
  page,
  request,
}) => {
  const staff = await StaffApi.open(request);
  const date = addDays(new Date().toISOString().slice(0, 10), 43);
  const hour = { date, startTime: '10:00', endTime: '11:00', pitch: 'P3' };
  await signIn(page, 'player2@demo.test');
  const letThrough = await blockConnection(page);
  await page.goto(`/account/reservations/create?date=${date}`);
  const cell = page.locator(`.board [data-slot="${date} 10:00 P3"]`);
  await expect(page.locator('.board button.cell').first()).toBeVisible();
  await expect(cell.and(page.locator('[data-state="taken"]'))).toHaveCount(0);
  const { reference } = await staff.write<{ reference: string }>('POST', 'blocks', {
    ...hour,
    reason: 'Entretien',
  });
  letThrough();
  await expect(cell).toHaveAttribute('data-state', 'taken');
  await staff.write('DELETE', `blocks/${reference}`);
});

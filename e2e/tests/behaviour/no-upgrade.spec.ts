import { expect, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { waitForHydration } from '../../support/hydration.ts';
import { PlainProxy } from '../../support/plain-proxy.ts';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';

test('behind a proxy that refuses WebSocket a taken slot is shown without a reload', async ({
  page,
  request,
  baseURL,
}) => {
  const proxy = new PlainProxy(baseURL ?? '');
  try {
    const origin = await proxy.open();
    const staff = await StaffApi.open(request);
    const date = addDays(new Date().toISOString().slice(0, 10), 44);
    await signIn(page, 'player2@demo.test');
    await page.goto(`${origin}/account/reservations/create?date=${date}`);
    const cell = page.locator(`.board [data-slot="${date} 11:00 P2"]`);
    await expect(page.locator('.board button.cell').first()).toBeVisible();
    await expect.poll(() => proxy.polls).toBeGreaterThan(2);
    const { reference } = await staff.write<{ reference: string }>('POST', 'blocks', {
      date,
      startTime: '11:00',
      endTime: '12:00',
      pitch: 'P2',
      reason: 'Entretien',
    });
    await expect(cell).toHaveAttribute('data-state', 'taken');
    await staff.write('DELETE', `blocks/${reference}`);
    await expect(cell.and(page.locator('[data-state="taken"]'))).toHaveCount(0);
    expect(proxy.refused).toBeGreaterThan(0);
  } finally {
    proxy.close();
  }
});

test('where WebSocket is allowed no poll is sent', async ({ page }) => {
  const polls: string[] = [];
  const sockets: string[] = [];
  page.on('request', (sent) => sent.url().includes('transport=polling') && polls.push(sent.url()));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await signIn(page, 'player2@demo.test');
  await page.goto('/account/reservations/create');
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await waitForHydration(page);
  expect(polls).toEqual([]);
});

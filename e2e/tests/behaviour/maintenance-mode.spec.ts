import { expect, test } from '@playwright/test';
import { desk, enterDesk, openAtDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';

test('while the site is closed, every desk page says so and links to the reopening', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const sign = page.getByRole('banner').getByRole('link', { name: desk('app.maintenance') });
  try {
    await enterDesk(page, 'admin@demo.test', '/admin/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(sign).toHaveCount(0);
    await api.write('PUT', 'venue', {
      maintenance: { message: { fr: 'Travaux' }, retryAfter: '01:00' },
    });
    await page.reload();
    await expect(sign).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await openAtDesk(page, '/admin/reports');
    await expect(sign).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await sign.click();
    await expect(page).toHaveURL(/\/venue$/);
  } finally {
    await api.write('PUT', 'venue', { maintenance: null });
  }
});

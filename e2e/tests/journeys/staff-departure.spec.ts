import { expect, test } from '@playwright/test';
import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { desk, enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { people } = pagesFr;
const LEAVER = 'reception@demo.test';

test('before an account is blocked, its open drawer is named with a link to it', async ({
  page,
}) => {
  const [admin, leaver] = [
    await StaffApi.open(page.request),
    await StaffApi.open(page.request, LEAVER),
  ];
  await closeDrawer(admin);
  const drawer = await admin.write<CashSessionAnswer>('POST', 'cash_sessions', {
    floatCents: 50_000,
  });
  const [user] = await admin.list<{ reference: string; fullName: string }>('users', { q: LEAVER });
  const question = page.locator('main form');
  const asked = async () => {
    await page.getByRole('button', { name: people.deactivate }).click();
    await expect(question).toContainText(people.deactivate_help.split('{{name}}')[1] ?? '?');
    await page.waitForLoadState('networkidle');
  };
  await enterDesk(page, 'admin@demo.test', `/admin/users/${user?.reference}/show`);
  await asked();
  await expect(question.getByRole('status'), 'somebody else’s drawer').toHaveCount(0);

  await closeDrawer(admin);
  await leaver.write('POST', 'cash_sessions', { floatCents: 50_000 });
  await page.reload();
  await asked();
  await expect(question.getByRole('status')).toContainText(
    `${user?.fullName}\u2069 a ouvert la caisse`,
  );
  await question.getByRole('link', { name: people.to_drawer }).click();
  await expect(page).toHaveURL(/cash_sessions$/);
  expect(drawer.openedBy).not.toBe(user?.fullName);
  await closeDrawer(admin);
});

test('a revoked session closes an open desk page without input and shows the sign-in', async ({
  page,
}) => {
  const admin = await StaffApi.open(page.request);
  const [user] = await admin.list<{ reference: string }>('users', { q: LEAVER });
  await enterDesk(page, LEAVER, '/admin/');
  await expect(page.getByText(desk('board.live'), { exact: true })).toBeAttached();
  try {
    await admin.write('PUT', `users/${user?.reference}`, { active: false });
    await expect(page.locator('input[type="password"]')).toBeVisible();
  } finally {
    await admin.write('PUT', `users/${user?.reference}`, { active: true });
  }
});

/** Counts and closes the open cash drawer, whatever amount it contains. */
async function closeDrawer(api: StaffApi): Promise<void> {
  const [open] = await api.list<CashSessionAnswer>('cash_sessions', { open: true }, 0);
  if (!open) return;
  if (open.floatCents === null)
    await api.write('PUT', `cash_sessions/${open.reference}`, { floatCents: 0 });
  await api.write('POST', `cash_sessions/${open.reference}/count`, {
    count: [{ unitCents: 20_000, pieces: 2 }],
  });
  await api.write('POST', `cash_sessions/${open.reference}/close`, { reason: 'Compté ensemble' });
}

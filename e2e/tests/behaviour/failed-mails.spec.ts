import { expect, test } from '@playwright/test';
import type { FailedMailAnswer } from '@five/shared/reports/failed-mails.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';

test('a failed mail links to the account of its recipient and to its subject', async ({
  page,
  request,
}) => {
  const api = await StaffApi.open(request);
  const [[user], [booking]] = await Promise.all([
    api.list<{ reference: string; email: string }>('users', { role: 'player' }, 0),
    api.list<BookingAnswer>('bookings', {}, 0),
  ]);
  const [to, about] = [user?.email ?? '', booking?.reference ?? ''];
  const mail: FailedMailAnswer = {
    id: 'N-00000001',
    reference: 'N-00000001',
    to,
    user: user?.reference ?? '',
    template: 'bookingConfirmed',
    title: 'Confirmée',
    about,
    tries: 40,
    error: '451',
    dueAt: '2026-11-21T08:00:00.000Z',
    givenUpAt: '2026-11-22T08:00:00.000Z',
  };
  // A mail counts as failed only after a day, so the test fakes the response.
  const alone = {
    ...mail,
    id: 'N-00000002',
    reference: 'N-00000002',
    to: 'parent@example.test',
    user: null,
    about: null,
  };
  await page.route('**/api/failed_mails?*', (route) => route.fulfill({ json: [mail, alone] }));
  await enterDesk(page, 'admin@demo.test', '/admin/reports?report=mails');
  await expect(page.getByRole('link', { name: alone.to })).toHaveAttribute(
    'href',
    `mailto:${alone.to}`,
  );
  await expect(page.getByRole('link', { name: about })).toHaveAttribute(
    'href',
    `/admin/bookings/${about}/show`,
  );
  await page.getByRole('link', { name: to }).click();
  await expect(page).toHaveURL(`/admin/users/${user?.reference ?? ''}/show`);
});

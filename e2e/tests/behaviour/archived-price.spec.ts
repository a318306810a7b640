import { expect, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { enterDesk, openAtDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { fields, page: words } = pagesFr;

test('archiving a price first states its effect, then its page links to a similar price', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const day = addDays((await api.get<{ now: string }>('desk/day')).now.slice(0, 10), 52);
  const hour = { pitch: 'P1', startTime: '09:00', endTime: '10:00' };
  const { reference } = await api.write<PricingAnswer>('POST', 'pricings', {
    ...hour,
    type: 'session',
    name: { fr: 'Matin calme' },
    totalCents: 9_900,
    durationMinutes: 60,
    from: day,
    to: day,
  });
  const booking = await api.write<BookingAnswer>('POST', 'bookings', {
    ...hour,
    date: day,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name: 'Sami Archivé', phone: '0661400002' },
  });
  expect(booking.totalCents).toBe(9_900);
  await enterDesk(page, 'admin@demo.test', `/admin/pricings/${reference}`);
  await page.getByRole('button', { name: words.remove }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(words.archived_price.split('.')[0] ?? '?');
  await question.getByRole('button').last().click();
  await expect(page.getByText(words.archived_done)).toBeVisible();
  await openAtDesk(page, `/admin/pricings/${reference}`);
  await expect(page.getByText(words.archived_note)).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await page.getByRole('link', { name: words.archived_again }).click();
  await expect(page.getByLabel(fields.total)).toHaveValue('99');
  await api.write('DELETE', `bookings/${booking.reference}`, { reason: 'Essai' });
});

test('a new session price without a duration shows the error before any request', async ({
  page,
}) => {
  const source = { type: 'session', name: { fr: 'Sans durée' }, totalCents: 10_000 };
  await enterDesk(
    page,
    'admin@demo.test',
    `/admin/pricings/create?source=${encodeURIComponent(JSON.stringify(source))}`,
  );
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      request.url().includes('/api/pricings') &&
      sent.push(request.url()),
  );
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('combobox', { name: fields.duration })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(sent).toEqual([]);
});

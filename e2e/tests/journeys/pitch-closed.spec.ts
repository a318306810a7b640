import { expect, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { addDays } from '@five/shared/time/wall-time';
import { desk, enterDesk, openAtDesk, saveForm } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const { fields, outside, tables } = pagesFr;

test('a pitch closure lists its bookings before saving, then moves them the same day', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const { date: today } = await api.get<{ date: string }>('desk/day');
  const [day] = await api.get<AvailabilityDay[]>('availability', { date: addDays(today, 47) });
  const pitch = day?.pitches[0];
  const slot = pitch?.slots.find(({ state }) => state === 'free');
  if (!day || !pitch || !slot) throw new Error('no free hour');
  const [user] = await api.list<{ customer: string }>('users', { q: 'player2@demo.test' });
  const { date, startTime, endTime } = slot;
  const booked = await api.write<BookingAnswer>('POST', 'bookings', {
    date,
    startTime,
    endTime,
    pitch: pitch.pitch,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { reference: user?.customer ?? '' },
  });
  try {
    await enterDesk(page, 'admin@demo.test', `/admin/pitches/${pitch.pitch}`);
    const warned = page.getByRole('status').filter({ hasText: outside.draft_help });
    await expect(warned).toHaveCount(0);
    await page.getByLabel(fields.active).click();
    await expect(warned).toContainText(desk('tell.unknown'));
    await saveForm(page);
    await expect(
      page.getByRole('heading', { level: 1, name: tables.pitches.name, exact: true }),
    ).toBeVisible();

    await openAtDesk(page, '/admin/outside_hours');
    const row = page.locator('main li', { hasText: booked.reference });
    await page.getByRole('checkbox', { name: new RegExp(`^${outside.all} `) }).click();
    await row.getByRole('checkbox').click();
    await page.getByRole('button', { name: outside.move, exact: true }).click();
    const form = page.locator('main form');
    await expect(form.getByRole('radio', { name: outside.own_day })).toBeChecked();
    await form.getByRole('button', { name: outside.move, exact: true }).click();
    await expect(page.locator('li[data-done]', { hasText: booked.reference })).toContainText(
      outside.moved.split(' {{')[0] ?? '',
    );
    const moved = await api.get<BookingAnswer>(`bookings/${booked.reference}`);
    expect([moved.date, moved.startTime, moved.pitch === pitch.pitch]).toEqual([
      date,
      startTime,
      false,
    ]);
  } finally {
    await api.write('PUT', `pitches/${pitch.pitch}`, { active: true });
    await api.write('DELETE', `bookings/${booked.reference}`, { reason: 'Fin de l’histoire' });
  }
  expect(problems).toEqual([]);
});

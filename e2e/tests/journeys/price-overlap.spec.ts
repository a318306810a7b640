import { expect, test } from '@playwright/test';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { week } = pagesFr;

test('overlapping prices are listed with a remedy, and the week is not shown complete', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const prices = await api.list<PricingAnswer>('pricings', { type: 'session', archived: false });
  const rival = prices.find(
    ({ weekdays, startTime, durationMinutes, from, pitch }) =>
      weekdays !== null &&
      startTime !== null &&
      durationMinutes === 60 &&
      from === null &&
      pitch === null,
  );
  if (!rival) throw new Error('no price of certain hours');
  const { weekdays, startTime, endTime, durationMinutes, tariff } = rival;
  const hours = { weekdays, startTime, endTime, durationMinutes };
  const source = { type: 'session', totalCents: 10_000, ...hours, tariff };
  await enterDesk(
    page,
    'admin@demo.test',
    `/admin/pricings/create?source=${encodeURIComponent(JSON.stringify(source))}`,
  );
  const preview = page.getByRole('region', { name: week.preview });
  await expect(preview.getByText(week.overlaps_help)).toBeVisible();
  await expect(preview.getByRole('link', { name: rival.name, exact: true })).toBeVisible();
  await expect(preview.getByRole('link')).toHaveCount(1);
  await expect(preview.getByText(week.complete)).toHaveCount(0);
});

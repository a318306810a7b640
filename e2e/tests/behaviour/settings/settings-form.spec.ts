import { expect, test } from '@playwright/test';
import type { StaffVenueAnswer } from '@five/shared/venue/venue.contract';
import { texts as pagesFr } from '../../../../admin/src/locales/fr-pages.ts';
import { enterDesk, saveForm } from '../../../support/desk.ts';
import { StaffApi } from '../../../support/staff-api.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const { contents, page: words, venue } = pagesFr;
/** The settings as the form reads them; other answers leave out changes of the legal time. */
const ALL_TEXTS = { texts: 'all' };

test('the settings are grouped, say what is inside, and keep a change of the clock', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const { zoneOverrides: before } = await api.get<StaffVenueAnswer>('venue', ALL_TEXTS);
  const part = page.locator('details', { hasText: contents.legal_time });
  try {
    await enterDesk(page, 'admin@demo.test', '/admin/venue');
    await expect(page.locator('main form h2')).toHaveText([
      venue.group_place,
      venue.group_booking,
      venue.group_money,
      venue.group_site,
    ]);
    await expect(page.locator('main form summary small')).toHaveCount(Object.keys(contents).length);
    await part.locator('summary').click();
    await part.getByRole('button', { name: venue.add_turn }).click();
    const added = part.locator('li').last();
    await added.getByLabel(venue.turn_date).fill('09/03/2031');
    await added.getByLabel(venue.turn_offset).fill('60');
    await page.locator('main form button[type="submit"]').click();
    await expect(added.locator('[aria-invalid="true"]').first()).toBeVisible();
    await added.getByLabel(venue.turn_time).fill('02:00');
    await saveForm(page);
    await expect(page.getByText(words.saved).first()).toBeVisible();
    const { zoneOverrides } = await api.get<StaffVenueAnswer>('venue', ALL_TEXTS);
    expect(zoneOverrides?.at(-1)).toEqual({ from: '2031-03-09T02:00:00Z', offsetMinutes: 60 });

    await page.reload();
    await part.locator('summary').click();
    await expect(part.locator('li').last().getByLabel(venue.turn_date)).toHaveValue('09/03/2031');
    await expect(part.locator('li').last().getByLabel(venue.turn_time)).toHaveValue('02:00');
  } finally {
    await api.write('PUT', 'venue', { zoneOverrides: before ?? [] });
  }
});

import { expect, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

test('the back-office shows a link to copy for an unlisted edition; it opens its page', async ({
  page,
  context,
}) => {
  const api = await StaffApi.open(page.request);
  const from = addDays(new Date().toISOString().slice(0, 10), 40);
  const slug = `${from.slice(0, 4)}/lien-${Date.now()}`;
  await api.write('POST', 'tournaments', {
    slug,
    title: { fr: 'Coupe privée' },
    summary: { fr: 'Entre collègues' },
    from,
    to: from,
    unlisted: true,
  });
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterDesk(page, 'admin@demo.test', `/admin/tournaments/${encodeURIComponent(slug)}`);
    const place = page.getByRole('region', { name: pagesFr.edition.page });
    await expect(place).toContainText(pagesFr.edition.unlisted);
    await place.getByRole('button', { name: pagesFr.edition.copy }).click();
    await expect(place).toContainText(pagesFr.edition.copied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(place.getByRole('link')).toHaveAttribute('href', link);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupe privée');
  } finally {
    await api.write('DELETE', `tournaments/${encodeURIComponent(slug)}`);
  }
});

import { expect, test } from '@playwright/test';
import { openAtDesk, signInAtDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { people } = pagesFr;

test('ending all sessions of the own account first warns that the current one ends too', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const { reference } = await api.get<{ reference: string }>('auth/field/user');
  let ended = 0;
  // Fakes the response instead of ending the sessions, because other tests are signed in as the
  // demo's admin.
  await page.route(`**/api/users/${reference}/sessions`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    ended += 1;
    return route.fulfill({ json: { data: {} } });
  });
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  await openAtDesk(page, `/admin/users/${reference}/show`);
  const end = page.getByRole('button', { name: people.sign_out });
  await end.click();
  await expect(page.getByText(people.own_sessions)).toBeVisible();
  expect(ended).toBe(0);
  await end.click();
  await expect.poll(() => ended).toBe(1);
});

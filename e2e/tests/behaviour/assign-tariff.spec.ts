import { expect, test } from '@playwright/test';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { enterDesk, openAtDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { clients } = pagesFr;
const { people } = pagesFr;

test('a customer without account opens from the list: admin sets tariff, desk edits note', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const card = await api.write<CustomerAnswer>('POST', 'customers', {
    name: 'Idder Amrhar',
    phone: '0661400001',
  });
  await api.write('POST', 'tariffs?texts=all', { code: 'club', name: { fr: 'Clubs du quartier' } });
  const saved = async () => await api.get<CustomerAnswer>(`customers/${card.reference}`);
  try {
    await enterDesk(page, 'admin@demo.test', '/admin/customers');
    await page.getByLabel(clients.search).fill('Idder');
    await page.getByRole('main').getByRole('link', { name: 'Idder Amrhar' }).click();
    await page.getByRole('button', { name: people.change_tariff }).click();
    await page.getByRole('radio', { name: 'Clubs du quartier' }).check();
    await page.getByRole('button', { name: people.tariff_submit }).click();
    await expect(page.locator('main dl').getByText('Clubs du quartier')).toBeVisible();
    expect((await saved()).tariff).toBe('club');

    await page.getByRole('button', { name: clients.edit }).click();
    await page.locator('main form input').first().fill('Idder Amghar');
    await page.locator('main form textarea').first().fill('Gaucher');
    await page.getByRole('button', { name: clients.edit_submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Idder Amghar' })).toBeVisible();
    expect(await saved()).toMatchObject({
      name: 'Idder Amghar',
      phone: '+212661400001',
      note: 'Gaucher',
    });
  } finally {
    await api.write('PUT', `customers/${card.reference}`, { tariff: 'standard' });
    await api.write('DELETE', 'tariffs/club');
  }
});

test('the tariff of a customer with an account is set on the account; the name stays', async ({
  page,
}) => {
  const api = await StaffApi.open(page.request);
  const [user] = await api.list<{ reference: string; customer: string }>('users', {
    q: 'wiam.tahiri',
  });
  await api.write('POST', 'tariffs?texts=all', { code: 'ecole', name: { fr: 'Écoles' } });
  const tariff = async () => (await api.get<CustomerAnswer>(`customers/${user?.customer}`)).tariff;
  try {
    await enterDesk(page, 'admin@demo.test', `/admin/users/${user?.reference}/show`);
    await page.getByRole('button', { name: people.change_tariff }).click();
    await page.getByRole('radio', { name: 'Écoles' }).check();
    await page.getByRole('button', { name: people.tariff_submit }).click();
    await expect.poll(tariff).toBe('ecole');
    await expect(page.locator('main dl').getByText('Écoles')).toBeVisible();
    await openAtDesk(page, `/admin/customers/${user?.customer}/show`);
    await page.getByRole('button', { name: clients.edit }).click();
    await expect(page.getByText(clients.own_account)).toBeVisible();
    await expect(page.locator('main form input')).toHaveCount(0);
  } finally {
    await api.write('PUT', `customers/${user?.customer}`, { tariff: 'standard' });
    await api.write('DELETE', 'tariffs/ecole');
  }
});

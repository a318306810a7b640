import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { people } = pagesFr;
const NAME = 'Ilhame Boutaleb';
const PHONE = '0653908172';
const ACCOUNT = { email: 'ilhame.boutaleb@mail.test', phone: '+212653908173' };

test('a phone finds the record, its merge keeps the focus, and the account is verified', async ({
  page,
}) => {
  const { user } = await addRecordAndAccount(page);
  await find(page);
  await merge(page);
  // After the merge the page of the deleted record is replaced by the page of the account's
  // customer record, whose heading gets the focus.
  const heading = page.getByRole('heading', { level: 1, name: NAME });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: desk('customer.join') })).toHaveCount(0);

  await page.locator(`main a[href$="/users/${user}/show"]`).click();
  await page.getByRole('button', { name: people.seen_button }).click();
  await expect(page.getByRole('button', { name: people.seen_yes })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: people.seen_yes })).toHaveCount(0);
  await expect(page.getByText(people.unverified)).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toBe('BODY');
});

/**
 * Creates a customer record without bookings as staff, and an account that the same customer
 * registers later.
 */
async function addRecordAndAccount(page: Page): Promise<{ user: string }> {
  const api = await StaffApi.open(page.request);
  await api.write('POST', 'customers', { name: NAME, phone: PHONE });
  const registered = await page.request.post('/api/auth/field/register', {
    data: {
      ...ACCOUNT,
      name: 'Boutaleb',
      firstName: 'Ilhame',
      emergencyPhone: '+212522000000',
      birthDate: '1995-04-12',
      password: DEMO_PASSWORD,
      passwordConfirmation: DEMO_PASSWORD,
      acceptConditions: true,
    },
  });
  expect(registered.status()).toBe(201);
  const [account] = await api.list<{ reference: string }>('users', { q: ACCOUNT.email });
  return { user: account?.reference ?? '' };
}

/**
 * Opens the customer list with the phone in the URL, from which the list reads its search text.
 * Enter opens the only matching record.
 */
async function find(page: Page): Promise<void> {
  await enterDesk(page, 'reception@demo.test', `/admin/customers?q=${PHONE}`);
  await expect(page.locator('main input[type="search"]')).toHaveValue(PHONE);
  await expect(page.locator('main li a')).toHaveText([NAME]);
  const field = page.getByRole('combobox', { name: desk('search.label') });
  await field.fill(PHONE);
  const none = page.getByRole('search').getByRole('status');
  await expect(none.getByRole('link')).toHaveText([NAME]);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeFocused();
}

/**
 * Merges the customer record into the account's customer record. The search starts with the
 * record's phone, which belongs to no account; the email then finds the account.
 */
async function merge(page: Page): Promise<void> {
  await page.getByRole('button', { name: desk('customer.join') }).click();
  const search = page.getByRole('combobox', { name: desk('customer.join_search') });
  await expect(search).toBeFocused();
  await expect(page.getByText(desk('customer.join_none'))).toBeVisible();
  // A trial click checks that the message below the search field does not cover the button.
  const submit = page.getByRole('button', { name: desk('customer.join_submit') });
  await submit.click({ trial: true });
  await search.fill(ACCOUNT.email);
  await page.getByRole('option', { name: NAME }).click();
  await submit.click();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

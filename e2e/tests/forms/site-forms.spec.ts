import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from '../../support/hydration.ts';
import { labelOf, textsOf } from '../../support/texts.ts';

const text = textsOf('fr');
const contact = (key: string) => text('pages/contact', key);
const academy = (key: string) => text('pages/academy', key);

/** The exact wording that the venue requires for missing fields. */
const MISSING = [
  'Veuillez entrer votre nom complet',
  'Veuillez entrer votre numéro de téléphone',
  'Veuillez entrer votre email',
  'Veuillez entrer votre message',
];
const FAILED = "Une erreur s'est produite. Veuillez réessayer.";

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel(contact('form.fullName')).fill('Nadia Chraibi');
  await page.getByLabel(labelOf('fr', 'person.phone')).fill('0612345678');
  await page.getByLabel(labelOf('fr', 'person.email')).fill('nadia@exemple.test');
  await page.getByLabel(contact('form.message')).fill('Un anniversaire samedi, dix enfants.');
  await page.getByRole('checkbox').check();
}

const send = (page: Page) => page.getByRole('button', { name: contact('form.submit') }).click();

test('an empty message names each missing field and the consent, in the required words', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await send(page);
  for (const sentence of MISSING)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(
    page.getByText('Veuillez accepter les conditions et la politique de confidentialité.'),
  ).toBeVisible();
  await expect(page.getByLabel(contact('form.fullName'))).toBeFocused();
});

test('a message that cannot be sent shows the required error and keeps the typed text', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'out' }),
  );
  await openHydrated(page, '/contact');
  await writeMessage(page);
  await send(page);
  await expect(page.getByText(FAILED)).toHaveCount(1);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel(contact('form.message'))).toHaveValue(
    'Un anniversaire samedi, dix enfants.',
  );
});

test('a message that arrived is thanked for at home', async ({ page }) => {
  await openHydrated(page, '/contact');
  await writeMessage(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/contact'));
  await send(page);
  const { message } = (await (await answered).json()) as { message: string };
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(message)).toBeVisible();
});

test('the academy gives the kit and the ages, registers a child and shows the reference', async ({
  page,
}) => {
  await openHydrated(page, '/academy');
  for (const piece of ['2 T-shirts', '2 shorts', '2 paires de chaussettes', '1 casquette'])
    await expect(page.getByText(piece, { exact: true })).toBeVisible();
  await page.getByLabel(academy('form.firstName')).fill('Inès');
  await page.getByRole('textbox', { name: academy('form.lastName'), exact: true }).fill('Chraibi');
  const open = (await (await page.request.get('/api/academy')).json()) as {
    season: { from: string };
    sessions: { reference: string; minAge: number }[];
  };
  expect(open.sessions).toHaveLength(3);
  const session = open.sessions[0];
  await page
    .getByLabel(academy('form.birthDate'))
    .fill(`${Number(open.season.from.slice(0, 4)) - (session?.minAge ?? 0) - 1}-01-15`);
  await page.locator(`input[name="session"][value="${session?.reference ?? ''}"]`).check();
  await page.locator('input[name="kitSize"][value="8"]').check();
  await page.getByLabel(academy('form.fullName')).fill('Nadia Chraibi');
  await page.getByLabel(labelOf('fr', 'person.phone')).fill('0612345678');
  await page.getByLabel(labelOf('fr', 'person.email')).fill('nadia@exemple.test');
  await page.getByRole('checkbox').check();
  await page.locator('form.registration button[type="submit"]').click();
  await expect(page.locator('.receipt-reference bdi')).toHaveText(/^R-[0-9A-Z]{8}$/);
});

test('an empty registration focuses the first field, and names session and size', async ({
  page,
}) => {
  await openHydrated(page, '/academy');
  await page.locator('form.registration button[type="submit"]').click();
  await expect(page.getByText('Veuillez choisir une séance')).toBeVisible();
  await expect(page.getByText('Veuillez choisir une taille')).toBeVisible();
  await expect(page.getByLabel(academy('form.firstName'))).toBeFocused();
});

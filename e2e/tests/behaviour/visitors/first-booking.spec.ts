import { expect, test, type Locator, type Page } from '@playwright/test';
import { localizePath, type Locale } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { mailedCode } from '../../../support/api.ts';
import { waitForHydration } from '../../../support/hydration.ts';
import { signIn } from '../../../support/sign-in.ts';
import { textsOf } from '../../../support/texts.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts what a person does: presses, and texts that are typed. */
class Hand {
  taps = 0;
  typed = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Types into a field; a field that has the focus needs no press. */
  async type(field: Locator, text: string): Promise<void> {
    this.typed += 1;
    if (!(await field.evaluate((element) => element === document.activeElement)))
      await this.tap(field);
    await field.page().keyboard.type(text);
  }
}

const PERSON = { firstName: 'سلمى', name: 'الإدريسي', phone: '0661220102' };

/** Opens the home page and chooses a slot of this evening or, after it, of tomorrow. */
async function chooseFromHome(page: Page, locale: Locale, hand: Hand): Promise<void> {
  await page.goto(localizePath('/', locale));
  await waitForHydration(page);
  const link = page.locator('.tonight a.tonight-slot, .tonight-none a').first();
  // A link with an hour chooses its slot on the next page; a press there would withdraw the choice.
  const choosesSlot = (await link.getAttribute('href'))?.includes('start=') === true;
  await hand.tap(link);
  await page.locator('.board .cell').first().waitFor();
  if (!choosesSlot) await hand.tap(page.locator('.cell[data-state="free"]').first());
  await page.locator('.choice').waitFor();
}

test('in Arabic from home to a booked pitch in at most 8 presses and 5 typed values', async ({
  page,
  request,
}) => {
  const t = textsOf('ar');
  const email = 'first@visitors.test';
  const hand = new Hand();
  await chooseFromHome(page, 'ar', hand);
  const time = (await page.locator('.choice .choice-what .figure').innerText()).trim();
  await hand.tap(page.getByRole('button', { name: t('pages/bookings', 'bar.submit') }));
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(time);
  await expect(sheet.getByRole('timer')).toContainText(/[0-9]:[0-9]{2}/);
  await hand.type(sheet.locator('[name="firstName"]'), PERSON.firstName);
  await hand.type(sheet.locator('[name="name"]'), PERSON.name);
  await hand.type(sheet.locator('[name="phone"]'), PERSON.phone);
  await hand.type(sheet.locator('[name="email"]'), email);
  await hand.tap(sheet.locator('[name="acceptRules"]'));
  await hand.tap(sheet.getByRole('button', { name: t('pages/drafts', 'sendCode') }));
  await expect(sheet.getByRole('heading')).toHaveText(t('pages/drafts', 'codeTitle'));
  await expect(sheet).toContainText(time);
  await hand.type(sheet.locator('[name="code"]'), await mailedCode(request, email));
  await expect(page).toHaveURL(/\/account\/reservations\/list$/);
  await expect(page.locator('.tickets')).toContainText(time.split(/\s/)[0] ?? time);
  expect([hand.taps <= 8, hand.typed <= 5, hand.taps, hand.typed]).toEqual([
    true,
    true,
    hand.taps,
    5,
  ]);
});

test('a signed-in player books from home in at most four presses, as before', async ({ page }) => {
  const t = textsOf('fr');
  const hand = new Hand();
  await signIn(page, 'player2@demo.test');
  await chooseFromHome(page, 'fr', hand);
  await expect(page).toHaveURL(/\/account\/reservations\/create\?/);
  await hand.tap(
    page.getByRole('button', { name: t('pages/bookings', 'bar.submit'), exact: true }),
  );
  await expect(page).toHaveURL(/\/account\/reservations\/list$/);
  expect(hand.taps).toBeLessThanOrEqual(4);
});

test('a signed-in player gets no bar of visitors while the own booking page loads', async ({
  page,
}) => {
  const t = textsOf('fr');
  await signIn(page, 'player@demo.test');
  const { promise: late, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/reserve-[^/]+\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`/reserve?date=${addDays(new Date().toISOString().slice(0, 10), 2)}`);
  await page.locator('.board .cell[data-state="free"]').first().click();
  await page.locator('.board .cell[data-state="chosen"]').waitFor();
  await expect(page.locator('.choice')).toHaveCount(0);
  letThrough();
  await page
    .getByRole('button', { name: t('pages/bookings', 'bar.submit'), exact: true })
    .waitFor();
  await expect(page).toHaveURL(/\/account\/reservations\/create\?/);
});

test('the list asks for the missing details, and the login page signs in by a code', async ({
  page,
  request,
}) => {
  const t = textsOf('fr');
  const email = 'missing.details@visitors.test';
  const hand = new Hand();
  await chooseFromHome(page, 'fr', hand);
  await page.getByRole('button', { name: t('pages/bookings', 'bar.submit') }).click();
  const sheet = page.getByRole('dialog');
  const values = { firstName: 'Rita', name: 'Alaoui', phone: '0661220103', email };
  for (const [name, value] of Object.entries(values))
    await sheet.locator(`[name="${name}"]`).fill(value);
  await sheet.locator('[name="acceptRules"]').check();
  await sheet.getByRole('button', { name: t('pages/drafts', 'sendCode') }).click();
  await sheet.locator('[name="code"]').waitFor();
  const booked = await mailedCode(request, email);
  await sheet.locator('[name="code"]').fill(booked);
  const missing = page.getByRole('region', { name: t('pages/tickets', 'missing.title') });
  await missing.locator('[name="birthDate"]').fill('1994-05-06');
  await missing.locator('[name="emergencyPhone"]').fill('0522000000');
  await missing.getByRole('button', { name: t('pages/tickets', 'missing.save') }).click();
  await expect(missing.locator('[name="birthDate"]')).toHaveCount(0);
  await missing.locator('[name="password"]').fill('une phrase de passe 42');
  await missing.locator('[name="passwordConfirmation"]').fill('une phrase de passe 42');
  await missing.getByRole('button', { name: t('pages/tickets', 'missing.savePassword') }).click();
  await expect(missing).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  await waitForHydration(page);
  await page.getByRole('button', { name: t('pages/auth', 'login.byCode') }).click();
  await page.locator('main [name="email"]').fill(values.phone);
  await page.getByRole('button', { name: t('pages/auth', 'login.sendCode') }).click();
  await page.locator('[name="code"]').waitFor();
  await page.locator('[name="code"]').fill(await mailedCode(request, email, booked));
  await expect(page).toHaveURL(/\/account$/);
});

test('Back closes the sheet, and a reload keeps the held slot and what was typed', async ({
  page,
}) => {
  const t = textsOf('fr');
  await chooseFromHome(page, 'fr', new Hand());
  const time = (await page.locator('.choice .choice-what .figure').innerText()).trim();
  await page.getByRole('button', { name: t('pages/bookings', 'bar.submit') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('[name="firstName"]').fill('Nadia');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/reserve/);
  await page.reload();
  await waitForHydration(page);
  const bar = page.getByRole('region', { name: t('pages/drafts', 'heldTitle') });
  await expect(bar).toContainText(time);
  await bar.getByRole('button', { name: t('pages/drafts', 'continue') }).click();
  await expect(sheet.locator('[name="firstName"]')).toHaveValue('Nadia');
  await sheet.getByRole('button', { name: t('pages/drafts', 'release') }).click();
  await expect(bar).toHaveCount(0);
});

import { expect, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { openWithLateScripts, waitForHydration } from '../../../support/hydration.ts';
import { desk, openAtDesk, signInAtDesk } from '../../../support/desk.ts';
import { signIn } from '../../../support/sign-in.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { labelOf, textsOf } from '../../../support/texts.ts';
import { texts as pagesFr } from '../../../../admin/src/locales/fr-pages.ts';

test('a menu pressed before hydration opens at once, closes, and stays as it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await openWithLateScripts(page, '/ar/pricings');
  const [menu, dialog] = [page.locator('.bar-menu'), page.getByRole('dialog')];
  await menu.click();
  await expect(
    dialog.getByRole('link', { name: textsOf('ar')('common', 'nav.pricings') }),
  ).toBeVisible();
  await page.locator('.drawer-close').click();
  await expect(dialog).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await menu.click();
  letThrough();
  await waitForHydration(page);
  await expect(dialog).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/ar/pricings');
});

test('a language chosen before hydration is kept and the page does not revert it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
  const letThrough = await openWithLateScripts(page, '/ar/pricings');
  await page.locator('.bar-end .languages a[lang="fr"]').click();
  await expect(page).toHaveURL('/pricings');
  letThrough();
  await waitForHydration(page);
  await expect(page).toHaveURL('/pricings');
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('fr');
});

test('a code typed and a choice made before hydration are kept', async ({ page }) => {
  await signIn(page, 'rookie@demo.test');
  const letCode = await openWithLateScripts(page, '/account/verify');
  await page.locator('input[name="code"]').fill('123456');
  letCode();
  await waitForHydration(page);
  await expect(page.locator('input[name="code"]')).toHaveValue('123456');

  await page.unrouteAll({ behavior: 'wait' });
  const letChoice = await openWithLateScripts(page, '/medias');
  await page.locator('input[name="kind"]').last().check();
  letChoice();
  await expect(page.locator('.media-grid > li')).toHaveCount(1);
  await expect(page.locator('input[name="kind"]').last()).toBeChecked();

  await page.unrouteAll({ behavior: 'wait' });
  const letSquad = await openWithLateScripts(page, '/account/squads');
  await page.locator('input[name="name"]').fill('Les mardis');
  letSquad();
  await waitForHydration(page);
  await expect(page.locator('.squads .empty')).toBeVisible();
  await expect(page.locator('input[name="name"]')).toHaveValue('Les mardis');

  await page.unrouteAll({ behavior: 'wait' });
  const letForm = await openWithLateScripts(page, '/contact');
  const message = page.locator('textarea[name="message"]');
  const consent = page.locator('input[name="acceptConditions"]');
  await message.fill('Un anniversaire samedi.');
  await consent.check();
  letForm();
  await waitForHydration(page);
  await expect(message).toHaveValue('Un anniversaire samedi.');
  await expect(consent).toBeChecked();
  await page.locator('main form button[type="submit"]').click();
  // The empty fields have the data of the account, so the message is complete.
  await expect(page).toHaveURL('/');
});

test('a desk note typed while its message is being marked as read is kept', async ({ page }) => {
  const subject = {
    fullName: 'Essai Rapide',
    phone: '+212661122466',
    email: 'essai.rapide@mail.test',
    message: 'Un terrain ce soir ?',
    acceptConditions: true,
  };
  const sent = await page.request.post('/api/contact', { data: subject });
  const {
    data: { reference },
  } = (await sent.json()) as { data: { reference: string } };
  const { promise: noted, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**/api/contact/${reference}?*`, async (route) => {
    if (route.request().method() === 'PUT') await noted;
    await route.continue();
  });
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  await page.goto(`/admin/contact/${reference}`);
  await page.locator('textarea[name="note"]').fill('Rappeler demain');
  const read = page.waitForResponse(
    (answer) => answer.url().includes('/api/contact') && answer.request().method() === 'GET',
  );
  letThrough();
  await read;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('textarea[name="note"]')).toHaveValue('Rappeler demain');
});

test('two choices pressed faster than the page is drawn are both made', async ({ page }) => {
  await signIn(page, 'player@demo.test');
  // The test uses a later day, because shortly before closing time today has no bookable hour left.
  await page.goto(
    `/account/reservations/create?date=${addDays(new Date().toISOString().slice(0, 10), 2)}`,
  );
  await expect(page.locator('.board button.cell[data-state="free"]').last()).toBeVisible();
  await page
    .locator('input[name="duration"]')
    .last()
    .evaluate(async (two: HTMLInputElement) => {
      two.click();
      while (!location.search.includes('minutes=120')) await Promise.resolve();
      [...document.querySelectorAll<HTMLElement>('.board button.cell[data-state="free"]')]
        .at(-1)
        ?.click();
    });
  await expect.poll(() => new URL(page.url()).searchParams.get('start')).toMatch(/^\d\d:\d\d$/);
  expect(new URL(page.url()).searchParams.get('minutes')).toBe('120');
});

test('while a day loads, further day presses add up, and slots belong to the shown day', async ({
  page,
}) => {
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  const shown = addDays(new Date().toISOString().slice(0, 10), 33);
  await page.goto(`/admin/?date=${shown}`);
  const free = page.locator(`[data-pitch="P2"] [data-key^="P2 ${shown}"]`).first();
  await expect(free).toBeVisible();
  const { promise: late, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/api\/desk\/day\?date=/, async (route) => {
    await late;
    await route.continue();
  });
  await free.focus();
  for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key);
  await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe(addDays(shown, 2));
  await free.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe(shown);
  letThrough();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByLabel(desk('reserve.name'))).toBeVisible();
});

test('while text is being typed, the desk search offers no results of earlier text', async ({
  page,
}) => {
  await page.clock.install();
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  const field = page.getByRole('combobox', { name: desk('search.label') });
  await field.fill('Yassine');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('Yassine et');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('input typed during a save is kept, and leaving the page asks for confirmation', async ({
  page,
}) => {
  const { leave, page: words, venue } = pagesFr;
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  await openAtDesk(page, '/admin/venue');
  await page.getByRole('heading', { name: venue.bank, exact: true }).click();
  const bank = page.getByLabel(labelOf('fr', 'venue.bankName'));
  const holder = page.getByLabel(venue.account_holder);
  const before = await bank.inputValue();
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/venue', async (route) => {
    if (route.request().method() === 'PUT') await late;
    await route.continue();
  });
  await bank.fill(`${before} bis`);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main form button[type="submit"]')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await holder.fill('Essai Rapide');
  answer();
  await expect(page.getByText(words.saved).first()).toBeVisible();
  await expect(page.locator('main form button[type="submit"]')).not.toHaveAttribute(
    'aria-disabled',
  );
  // A page reads its record again when it becomes visible; unsaved input must stay.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(holder).toHaveValue('Essai Rapide');
  await page.locator('main a[href$="/centre"]').first().click();
  await page
    .getByRole('dialog', { name: leave.title })
    .getByRole('button', { name: leave.stay })
    .click();
  await expect(holder).toHaveValue('Essai Rapide');
  await (await StaffApi.open(page.request)).write('PUT', 'venue', { bankName: before });
});

test('a record reloaded during its save is stored, and its page closes without a prompt', async ({
  page,
}) => {
  const letter = {
    fullName: 'Essai Rapide',
    phone: '+212661122477',
    email: 'essai.rapide@mail.test',
    message: 'Un terrain demain ?',
    acceptConditions: true,
  };
  const {
    data: { reference },
  } = (await (await page.request.post('/api/contact', { data: letter })).json()) as {
    data: { reference: string };
  };
  await signInAtDesk(page, 'reception@demo.test', 'fr');
  const [seen, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**/api/contact/${reference}?*`, async (route) => {
    await (route.request().postData()?.includes('note') ? saved : seen).promise;
    await route.continue();
  });
  await page.goto(`/admin/contact/${reference}`);
  await page.locator('main form textarea[name="note"]').fill('Rappelée');
  await page.locator('main form button[type="submit"]').click();
  seen.resolve();
  await expect(page.locator('main form [role="combobox"]')).toHaveText(pagesFr.record_states.read);
  saved.resolve();
  await expect(
    page.getByRole('heading', { level: 1, name: pagesFr.tables.contact.name, exact: true }),
  ).toBeVisible();
});

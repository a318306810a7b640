import { expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { waitForHydration } from '../../support/hydration.ts';
import { DEMO_PASSWORD, mailedCode, newestCode } from '../../support/api.ts';
import { dropResponse } from '../../support/drop-response.ts';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { textsOf } from '../../support/texts.ts';

const inDays = (count: number) => addDays(new Date().toISOString().slice(0, 10), count);

test.use({ viewport: { width: 390, height: 844 } });

test('a weekly booking with a lost response keeps its form; a retry opens the series', async ({
  page,
  request,
}) => {
  await signIn(page, 'player2@demo.test');
  await page.goto(
    localizePath(`/account/reservations/create?date=${inDays(36)}&start=12:00&pitch=P2`, 'ar'),
  );
  await page.getByRole('link', { name: textsOf('ar')('pages/bookings', 'bar.weekly') }).click();
  for (let weeks = 8; weeks > 4; weeks--)
    await page.getByRole('button', { name: textsOf('ar')('pages/series', 'create.less') }).click();
  await expect(page.locator('.plan-date')).toHaveCount(4);
  const seen = await page.locator('.plan-sum .figure').innerText();

  await dropResponse(page, 'POST', 'series');
  await page.locator('.plan-order > .button').click();
  await expect(page.locator('.plan-order .notice')).toContainText(
    textsOf('ar')('common', 'error.unanswered'),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.plan-date[data-state=ready]')).toHaveCount(4);
  await expect(page.locator('.plan-sum .figure')).toHaveText(seen);

  await page.locator('.plan-order > .button').click();
  const card = page.locator('.series-card').first();
  await expect(card).toHaveAttribute('data-state', 'pending');
  await expect(card.locator('.series-dates li')).toHaveCount(4);
  const { token } = (await (
    await request.post('/api/auth/field/login', {
      data: { email: 'reception@demo.test', password: DEMO_PASSWORD },
    })
  ).json()) as { token: string };
  await request.post(`/api/series/${(await card.getAttribute('id')) ?? ''}/cancel`, {
    data: { reason: 'Fin de l’histoire' },
    headers: { authorization: `Bearer ${token}` },
  });
});

test('after a lost cancellation response the item is named, with advice to check first', async ({
  page,
}) => {
  const own = await StaffApi.open(page.request, 'player2@demo.test');
  const say = textsOf('ar');
  const evening = { date: inDays(39), startTime: '13:00', endTime: '14:00', pitch: 'P2' };
  const desk = await StaffApi.open(page.request, 'reception@demo.test');
  const taken = await desk.write<{ reference: string }>('POST', 'bookings', {
    ...evening,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name: 'Ligne Occupée' },
  });
  await own.write('POST', 'waiting', { ...evening, flexible: false, otherLength: false });
  await signIn(page, 'player2@demo.test');
  await page.goto(localizePath('/account/reservations/list', 'ar'));
  await dropResponse(page, 'DELETE', 'waiting/*');
  const place = page.locator('.place', { hasText: '13:00' });
  await place.getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('pages/waiting', 'places.leave') })
    .click();
  await expect(page.locator('.alert')).toContainText(
    afterPlaceholder(say('pages/waiting', 'places.unanswered')),
  );
  await expect(place).toHaveCount(0);
  await desk.write('DELETE', `bookings/${taken.reference}`, { reason: 'Fin' });

  const [pack] = (
    await own.get<{ reference: string; type: string }[]>('pricings_my_pricings')
  ).filter(({ type }) => type === 'pack');
  const { reference } = await own.write<{ reference: string }>('POST', 'subscriptions', {
    pricing: pack?.reference,
    paymentMethod: 'cash',
    acceptConditions: true,
  });
  await page.goto(localizePath('/account/subscriptions/list', 'ar'));
  await dropResponse(page, 'DELETE', 'subscriptions/*');
  const order = page.locator(`#${reference}`);
  await order.evaluate((ticket: HTMLDetailsElement) => (ticket.open = true));
  await order.getByRole('button', { name: say('pages/packs', 'cancel.open') }).click();
  await page.getByRole('button', { name: say('pages/packs', 'cancel.confirm') }).click();
  await expect(page.locator('.alert')).toContainText(
    afterPlaceholder(say('pages/packs', 'cancel.unanswered')),
  );
});

/** Returns the part of a translated text after its last placeholder. */
const afterPlaceholder = (text: string): string => text.split('}}').at(-1) ?? '';

test('after a lost response the form and sign-in page say the new password may be valid', async ({
  page,
  request,
}) => {
  const email = 'rookie@demo.test';
  await signIn(page, email);
  await page.goto('/account/security');
  await dropResponse(page, 'POST', 'auth/field/password');
  const form = page.locator('form').filter({ has: page.locator('input[name=currentPassword]') });
  await form.locator('input[name=currentPassword]').fill(DEMO_PASSWORD);
  await form.locator('input[name=password]').fill('Another-Word-22');
  await form.locator('input[name=passwordConfirmation]').fill('Another-Word-22');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('.notice-error')).toContainText(
    textsOf('fr')('pages/account', 'password.unanswered'),
  );
  await expect(form.locator('.notice-error')).toBeFocused();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText(textsOf('fr')('pages/auth', 'login.leadEnded'))).toBeVisible();

  const { token } = (await (
    await request.post('/api/auth/field/login', { data: { email, password: 'Another-Word-22' } })
  ).json()) as { token: string };
  const back = {
    currentPassword: 'Another-Word-22',
    password: DEMO_PASSWORD,
    passwordConfirmation: DEMO_PASSWORD,
  };
  expect(
    (
      await request.post('/api/auth/field/password', {
        data: back,
        headers: { authorization: `Bearer ${token}` },
      })
    ).ok(),
  ).toBe(true);
});

test('a choice not saved reverts; an offline sign-out warns, and completes once online', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'player2@demo.test');
  await page.goto('/account/notifications');
  await waitForHydration(page);
  const tick = page.locator('.notice-choices input:not([disabled])').first();
  await expect(tick).toBeChecked();
  await page.route('**/api/auth/field', (route) => route.abort());
  await tick.click();
  await expect(page.locator('.alert')).toContainText(textsOf('fr')('common', 'error.unreachable'));
  await expect(tick).toBeChecked();
  await page.unroute('**/api/auth/field');

  const { token } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('session') ?? '{}'),
  ) as { token: string };
  const status = async () =>
    (
      await request.get('/api/auth/field/user', { headers: { authorization: `Bearer ${token}` } })
    ).status();
  await context.setOffline(true);
  // Offline, the alert appears after ten seconds without a response to the sign-out.
  const alert = expect(page.locator('.alert')).toContainText(
    textsOf('fr')('common', 'error.stillOpen'),
  );
  await page.locator('.account-nav button').click();
  await alert;
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(await status()).toBe(200);
  await context.setOffline(false);
  await expect.poll(status).toBe(401);
});

test('a typed email is kept at the sign-in; a lost registration opens one account later', async ({
  page,
}) => {
  const say = textsOf('ar');
  await page.goto(localizePath('/auth/register', 'ar'));
  await waitForHydration(page);
  const answers = {
    firstName: 'Hamza',
    name: 'Naciri',
    birthDate: '1999-05-06',
    email: 'hamza.naciri@joueurs.test',
    phone: '0661442210',
    emergencyPhone: '0661442211',
    password: DEMO_PASSWORD,
    passwordConfirmation: DEMO_PASSWORD,
  };
  await page.locator('input[name="email"]').fill(answers.email);
  await page
    .locator('.form-links')
    .getByRole('link', { name: say('pages/auth', 'register.login') })
    .click();
  await expect(page).toHaveURL(/\/ar\/auth\/login/);
  await expect(page.locator('main input[name="email"]')).toHaveValue(answers.email);
  await page.goBack();
  await expect(page).toHaveURL(/\/ar\/auth\/register/);
  for (const [name, value] of Object.entries(answers))
    await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('input[name="acceptConditions"]').check();
  await dropResponse(page, 'POST', 'auth/field/register');
  await page.getByRole('button', { name: say('pages/auth', 'register.submit') }).click();
  await expect(page.locator('.notice-error')).toContainText(say('common', 'error.unanswered'));
  await page.getByRole('button', { name: say('pages/auth', 'register.submit') }).click();
  await expect(page).toHaveURL(/\/ar\/account$/);
});

test('a code whose response was lost may be used: the form says so, Arabic digits too', async ({
  page,
}) => {
  const say = (key: string) => textsOf('ar')('pages/auth', key);
  const press = (key: string) => page.getByRole('button', { name: say(key) }).click();
  const ask = async (email: string) => {
    const before = await newestCode(page.request, email);
    await page.goto(localizePath('/reset/password', 'ar'));
    await waitForHydration(page);
    await page.locator('input[name=email]').fill(email);
    await press('reset.submit');
    await expect(page).toHaveURL(/confirmation/);
    return mailedCode(page.request, email, before);
  };
  await dropResponse(page, 'POST', 'auth/field/code/confirmation/validate');
  const code = await ask('anas.zerouali@joueurs.test');
  await page.locator('input[name=code]').fill(code);
  await press('reset.codeSubmit');
  await expect(page.locator('.notice-error')).toContainText(say('reset.codeUnanswered'));

  const other = await ask('player2@demo.test');
  await page
    .locator('input[name=code]')
    .fill([...other].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join(''));
  await press('reset.codeSubmit');
  await expect(page).toHaveURL(/reset\/password\/new/);
});

test('a lost connection is shown on the waiting list at once, without a full reload', async ({
  page,
  request,
}) => {
  const hour = { date: inDays(24), startTime: '12:00', endTime: '13:00', pitch: 'P3' };
  const { token } = (await (
    await request.post('/api/auth/field/login', {
      data: { email: 'reception@demo.test', password: DEMO_PASSWORD },
    })
  ).json()) as { token: string };
  const taken = {
    ...hour,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name: 'Nabil Fassi' },
  };
  expect(
    (
      await request.post('/api/bookings', {
        data: taken,
        headers: { authorization: `Bearer ${token}` },
      })
    ).status(),
  ).toBe(201);
  await signIn(page, 'player2@demo.test');
  await page.goto(localizePath(`/account/reservations/create?date=${hour.date}`, 'ar'));
  const cell = page.locator(`.cell[data-slot="${hour.date} ${hour.startTime} ${hour.pitch}"]`);
  await expect(cell).toContainText(textsOf('ar')('pages/bookings', 'reserve.taken'));
  await cell.click();
  const bar = page.getByRole('region', { name: textsOf('ar')('pages/waiting', 'bar.label') });
  const submit = bar.getByRole('button', { name: textsOf('ar')('pages/waiting', 'bar.submit') });
  await expect(submit).toBeVisible();
  // The request to join the waiting list is aborted. Later requests that read the waiting list,
  // bookings, availability or packs get no response.
  await page.route('**/api/waiting', (route) =>
    route.request().method() === 'GET' ? undefined : route.abort('internetdisconnected'),
  );
  await page.route(/\/api\/(?:bookings|availability|subscriptions)/, () => undefined);
  await submit.click();
  await expect(bar.getByRole('alert')).toContainText(textsOf('ar')('common', 'error.unanswered'));
});

import { expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { waitForHydration } from '../../support/hydration.ts';
import { DEMO_PASSWORD, mailedCode } from '../../support/api.ts';
import { dropResponse } from '../../support/drop-response.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

test.use({ viewport: { width: 360, height: 640 } });

const t = textsOf('ar');
const auth = (key: string) => t('pages/auth', key);
const at = (path: string) => localizePath(path, 'ar');

test('a slot chosen before verification is linked from the account afterwards', async ({
  page,
  request,
}) => {
  const email = 'salma.bennani@mail.test';
  await request.post('/api/auth/field/register', {
    data: {
      firstName: 'سلمى',
      name: 'بناني',
      birthDate: '1998-03-14',
      email,
      phone: '0661122381',
      emergencyPhone: '0661122382',
      password: DEMO_PASSWORD,
      passwordConfirmation: DEMO_PASSWORD,
      acceptConditions: true,
    },
  });
  await signIn(page, email);
  const day = addDays(new Date().toISOString().slice(0, 10), 27);
  await page.goto(at(`/account/reservations/create?date=${day}&start=12:00&pitch=P2`));
  const bar = page.getByRole('region', { name: t('pages/bookings', 'bar.label') });
  await bar.getByRole('button', { name: t('pages/bookings', 'bar.submit'), exact: true }).click();
  const welcome = await mailedCode(request, email);
  await bar.getByRole('button', { name: t('pages/bookings', 'bar.verify') }).click();
  await page.waitForURL(/\/account\/verify/);
  await page.locator('[name="code"]').fill(await mailedCode(request, email, welcome));
  await page.getByRole('button', { name: auth('verify.submit') }).click();
  await expect(page).toHaveURL(/\/ar\/account$/);
  await page.getByRole('link', { name: t('pages/tickets', 'wallet.resumeButton') }).click();
  await expect(page).toHaveURL(new RegExp(`/ar/account/reservations/create\\?.*date=${day}`));
  await expect(bar).toContainText('12:00');
});

test('a password reset asks for the email once, and a code works after a lost response', async ({
  page,
}) => {
  const email = 'player2@demo.test';
  await page.goto(at('/auth/login'));
  await waitForHydration(page);
  await page.locator('[name="email"]').fill(email);
  await page.getByRole('link', { name: auth('login.forgot') }).click();
  await expect(page.locator('main [name="email"]')).toHaveValue(email);

  const tooSoon = {
    status: 'error',
    code: 'AUTH_CODE_TOO_SOON',
    message: 'too soon',
    errorMessages: [],
  };
  await page.route('**/api/auth/field/code/confirmation', (route) =>
    route.fulfill({ status: 429, json: tooSoon }),
  );
  await dropResponse(page, 'POST', 'auth/field/code/confirmation');
  const ask = page.getByRole('button', { name: auth('reset.submit') });
  await ask.click();
  await expect(page.locator('.notice-error')).toBeVisible();
  await ask.click();
  await expect(page.getByRole('heading', { name: auth('reset.codeTitle') })).toBeVisible();
  await page.getByRole('link', { name: auth('reset.again') }).click();
  await expect(page.locator('main [name="email"]')).toHaveValue(email);
});

test('after a lost response a link to try the new password is beside the message', async ({
  page,
  request,
}) => {
  const email = 'player2@demo.test';
  await page.route('**/api/auth/field/reset/password', (route) => route.abort('connectionreset'));
  await page.goto(
    at(`/reset/password/new?${new URLSearchParams({ email, token: 'x'.repeat(43) })}`),
  );
  await waitForHydration(page);
  await page.locator('[name="password"]').fill('une phrase toute neuve');
  await page.locator('[name="passwordConfirmation"]').fill('une phrase toute neuve');
  await page.getByRole('button', { name: auth('reset.newSubmit') }).click();
  const notice = page.locator('.notice-error');
  await expect(notice).toContainText(auth('reset.unanswered'));
  await notice.getByRole('link', { name: auth('login.title') }).click();
  await expect(page).toHaveURL(/\/ar\/auth\/login$/);
  expect(
    (
      await request.post('/api/auth/field/login', { data: { email, password: DEMO_PASSWORD } })
    ).ok(),
  ).toBe(true);
});

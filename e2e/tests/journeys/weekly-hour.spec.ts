import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { signIn } from '../../support/sign-in.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const HOLDER = 'player2@demo.test';
const HOUR = { startTime: '11:00', endTime: '12:00', pitch: 'P1' };
const WEEKS = 4;

test('a series with conflicts is booked and cut', async ({ page, request }) => {
  const say = (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, value),
      textsOf('fr')('pages/series', key),
    );
  const problems = collectErrors(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const first = addDays(new Date().toISOString().slice(0, 10), 30);
  const [second, third] = [addDays(first, 7), addDays(first, 14)];
  const desk = await deskOf(request);
  for (const date of [second, third])
    await desk('bookings', {
      date,
      ...HOUR,
      paymentMethod: 'cash',
      acceptRules: true,
      customer: { name: 'Karim Alami' },
    });
  await signIn(page, HOLDER);

  await page.goto(
    `/account/reservations/create?date=${first}&start=${HOUR.startTime}&pitch=${HOUR.pitch}`,
  );
  await page.getByRole('link', { name: textsOf('fr')('pages/bookings', 'bar.weekly') }).click();
  const dates = page.locator('.plan-date');
  for (let weeks = 8; weeks > WEEKS; weeks--)
    await page.getByRole('button', { name: say('create.less') }).click();
  await expect(dates).toHaveCount(WEEKS);
  expect(await states(dates)).toEqual(['ready', 'conflict', 'conflict', 'ready']);
  expect(await violations(page)).toEqual([]);

  await dates.nth(1).locator('.plan-way').first().click();
  await expect(dates.nth(1)).toHaveAttribute('data-state', 'changed');
  await dates.nth(2).locator('.plan-acts button').click();
  await expect(dates.nth(2)).toHaveAttribute('data-state', 'skipped');
  const seen = await page.locator('.plan-sum .figure').innerText();
  await page.locator('.plan-order > .button').click();

  const card = page.locator('.series-card').first();
  await expect(card).toHaveAttribute('data-state', 'pending');
  await expect(card).toContainText(seen);
  await expect(card.locator('.series-dates li')).toHaveCount(3);
  const reference = (await card.getAttribute('id')) ?? '';
  await desk(`series/${reference}/confirm`, {});
  await page.reload();
  await expect(card).toHaveAttribute('data-state', 'active');
  await card.locator('.series-dates .button').last().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('list.confirm') })
    .click();
  await expect(card.locator('.series-dates li[data-status=cancelled]')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await desk(`series/${reference}/cancel`, { reason: 'Fin de l’histoire' });
});

test('a series date taken meanwhile is scrolled into view with the reason', async ({
  page,
  request,
}) => {
  const first = addDays(new Date().toISOString().slice(0, 10), 36);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, HOLDER);
  await page.goto(
    localizePath(
      `/account/series/create?date=${first}&start=${HOUR.startTime}&end=${HOUR.endTime}` +
        `&pitch=${HOUR.pitch}`,
      'ar',
    ),
  );
  const dates = page.locator('.plan-date');
  await expect(dates).toHaveCount(8);
  const desk = await deskOf(request);
  await desk('bookings', {
    date: addDays(first, 14),
    ...HOUR,
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name: 'Karim Alami' },
  });
  await page.locator('.plan-order > .button').click();
  await expect(dates.nth(2)).toBeFocused();
  await expect(
    dates.nth(2).getByText(textsOf('ar')('pages/series', 'create.changedSince')),
  ).toBeInViewport();
  await expect(page.getByText(textsOf('ar')('pages/series', 'create.changedSince'))).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

const states = (dates: ReturnType<Page['locator']>) =>
  dates.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));

/** Returns a function that calls the API as reception. */
async function deskOf(
  request: APIRequestContext,
): Promise<(path: string, data: object) => Promise<void>> {
  const { token } = (await (
    await request.post('/api/auth/field/login', {
      data: { email: 'reception@demo.test', password: DEMO_PASSWORD },
    })
  ).json()) as { token: string };
  return async (path, data) => {
    const answer = await request.post(`/api/${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([path, answer.ok()]).toEqual([path, true]);
  };
}

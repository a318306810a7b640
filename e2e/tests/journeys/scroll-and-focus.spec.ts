import { expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const PLAYER = 'player2@demo.test';
const say = textsOf('ar');

test.use({ viewport: { width: 360, height: 740 } });

test('in Arabic at 360 px a cancelled ticket stays visible, expanded, focused', async ({
  page,
}) => {
  await signIn(page, PLAYER);
  const { token } = (await (
    await page.request.post('/api/auth/field/login', {
      data: { email: PLAYER, password: DEMO_PASSWORD },
    })
  ).json()) as { token: string };
  const [today] = (await (await page.request.get('/api/availability?days=1')).json()) as {
    date: string;
  }[];
  const slot = {
    date: addDays(today?.date ?? '', 50),
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P2',
    paymentMethod: 'cash',
    acceptRules: true,
  };
  const made = await page.request.post('/api/bookings', {
    data: slot,
    headers: { authorization: `Bearer ${token}` },
  });
  const {
    data: { reference },
  } = (await made.json()) as { data: { reference: string } };

  await page.goto(localizePath(`/account/reservations/list?booking=${reference}`, 'ar'));
  const ticket = page.locator(`#${reference}`);
  await ticket.getByRole('button', { name: say('pages/bookings', 'ticket.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('pages/tickets', 'cancel.confirm') })
    .click();
  await expect(ticket).toHaveAttribute('data-status', 'cancelled');
  await expect(ticket.locator('summary').first()).toBeFocused();
  await expect(ticket.getByText(say('pages/tickets', 'todo.cancelled'))).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

test('in Arabic at 360 px inviting without an own player card leads to it', async ({ page }) => {
  await signIn(page, PLAYER);
  const { token } = (await (
    await page.request.post('/api/auth/field/login', {
      data: { email: PLAYER, password: DEMO_PASSWORD },
    })
  ).json()) as { token: string };
  const show = async (publicPlayer: boolean) =>
    expect(
      (
        await page.request.post('/api/auth/field', {
          data: { publicPlayer },
          headers: { authorization: `Bearer ${token}` },
        })
      ).ok(),
    ).toBe(true);
  await show(false);
  await page.goto(localizePath('/players', 'ar'));
  await page
    .getByRole('button', { name: say('pages/community', 'invite') })
    .first()
    .click();
  await page.getByRole('link', { name: say('pages/community', 'ownCard') }).click();
  const heading = page.getByRole('heading', {
    name: say('pages/account', 'card.title'),
  });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await show(true);
});

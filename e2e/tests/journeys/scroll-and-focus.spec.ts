import { expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { signIn } from '../../support/sign-in.ts';
import { textsOf } from '../../support/texts.ts';

const PLAYER = 'player2@demo.test';

for (const [locale, width, ahead] of [
  ['fr', 1280, 49],
  ['ar', 360, 50],
] as const) {
  test(`in ${locale} at ${width} px a cancelled ticket stays visible, expanded, focused`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
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
      date: addDays(today?.date ?? '', ahead),
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

    await page.goto(localizePath(`/account/reservations/list?booking=${reference}`, locale));
    const ticket = page.locator(`#${reference}`);
    await ticket
      .getByRole('button', { name: textsOf(locale)('pages/bookings', 'ticket.cancel') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsOf(locale)('pages/tickets', 'cancel.confirm') })
      .click();
    await expect(ticket).toHaveAttribute('data-status', 'cancelled');
    await expect(ticket.locator('summary').first()).toBeFocused();
    await expect(
      ticket.getByText(textsOf(locale)('pages/tickets', 'todo.cancelled')),
    ).toBeInViewport();
    expect(await violations(page)).toEqual([]);
  });
}

for (const [locale, width] of [
  ['fr', 1280],
  ['ar', 360],
] as const) {
  test(`in ${locale} at ${width} px inviting without an own player card leads to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
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
    await page.goto(localizePath('/players', locale));
    await page
      .getByRole('button', { name: textsOf(locale)('pages/community', 'invite') })
      .first()
      .click();
    await page.getByRole('link', { name: textsOf(locale)('pages/community', 'ownCard') }).click();
    const heading = page.getByRole('heading', {
      name: textsOf(locale)('pages/account', 'card.title'),
    });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await show(true);
  });
}

import { expect, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { textsOf } from '../../support/texts.ts';

const OWNER = 'player2@demo.test';

test('a frozen pack shows the state frozen until its hours can be used again', async ({ page }) => {
  const [own, admin] = [
    await StaffApi.open(page.request, OWNER),
    await StaffApi.open(page.request),
  ];
  const offer = (await own.get<{ reference: string; type: string }[]>('pricings_my_pricings')).find(
    ({ type }) => type === 'pack',
  );
  const { reference, dueCents } = await own.write<SubscriptionAnswer>('POST', 'subscriptions', {
    pricing: offer?.reference,
    paymentMethod: 'cash',
    acceptConditions: true,
  });
  await admin.write('POST', 'payments', {
    subscription: reference,
    amountCents: dueCents,
    method: 'transfer',
  });
  await admin.write('POST', `subscriptions/${reference}/freeze`, {
    frozen: true,
    reason: 'Équipe suspendue',
  });
  await signIn(page, OWNER);
  const state = page.locator(`#${reference} .stub-status`);
  for (const locale of ['fr', 'ar'] as const) {
    await page.goto(localizePath('/account/subscriptions/list', locale));
    await expect(state).toHaveText(textsOf(locale)('pages/packs', 'ticket.frozen'));
  }
  await admin.write('POST', `subscriptions/${reference}/freeze`, {
    frozen: false,
    reason: 'Suspension finie',
  });
  await page.reload();
  await expect(state).not.toHaveText(textsOf('ar')('pages/packs', 'ticket.frozen'));
});

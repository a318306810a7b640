import { expect, test } from '@playwright/test';
import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { addDays } from '@five/shared/time/wall-time';
import { texts as pages } from '../../../../admin/src/locales/fr-pages.ts';
import { violations } from '../../../support/axe.ts';
import { desk, enterDesk } from '../../../support/desk.ts';
import { StaffApi } from '../../../support/staff-api.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const t = pages.channels;
/** A gateway with a name that no server has, so that no call arrives anywhere. */
const GATEWAY = 'https://sms.invalid/send';

async function switchOff(staff: StaffApi): Promise<void> {
  const { sms, push } = await staff.get<ChannelsAnswer>('channels');
  const { headersSet, secretSet, today, month, ...settings } = sms;
  expect([headersSet, secretSet, today, month]).toHaveLength(4);
  await staff.write('PUT', 'channels', {
    sms: { ...settings, enabled: false, callers: false, secret: null },
    push: { enabled: false, dailyLimit: push.dailyLimit },
  });
}

test('an admin sets up SMS and push: errors are at their field, the secret stays hidden', async ({
  page,
}) => {
  const staff = await StaffApi.open(page.request);
  try {
    await enterDesk(page, 'admin@demo.test', '/admin/channels');
    const sms = page.getByRole('region', { name: desk('delivery.channels.sms'), exact: true });
    const url = sms.getByLabel(t.url);
    await url.fill('http://127.0.0.1:9/send');
    await sms.getByLabel(t.body).fill('{"to":"{to}","text":"{text}"}');
    await sms.getByLabel(t.secret).fill('clef-secrète');
    await sms.getByLabel(t.cost).fill('0,45');
    const save = page.getByRole('button', { name: t.sms_save });
    await save.click();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    await expect(url).toBeFocused();
    await expect(sms.getByLabel(t.secret)).toHaveValue('clef-secrète');

    await url.fill(GATEWAY);
    await save.click();
    await expect(sms.getByText(t.is_set)).toBeVisible();
    await expect(sms.getByLabel(t.secret)).toHaveValue('');
    const push = page.getByLabel(t.push_on);
    await push.click();
    await expect.poll(async () => (await channels(staff)).push.enabled).toBe(true);
    expect((await channels(staff)).sms).toMatchObject({ url: GATEWAY, costCents: 45 });
    expect(await violations(page)).toEqual([]);

    await sms.getByLabel(t.test_to).fill('0612345678');
    await page.getByRole('button', { name: t.sms_test, exact: true }).click();
    await expect(sms.getByText(t.test_failed)).toBeVisible();
  } finally {
    await switchOff(staff);
  }
});

test('an admin sets up WhatsApp: token and app secret stay hidden, Meta gets the webhook', async ({
  page,
}) => {
  const staff = await StaffApi.open(page.request);
  const { whatsapp: before } = await channels(staff);
  try {
    await enterDesk(page, 'admin@demo.test', '/admin/channels');
    const whatsapp = page.getByRole('region', { name: desk('delivery.channels.whatsapp') });
    const save = whatsapp.getByRole('button', { name: t.whatsapp_save });
    await whatsapp.getByLabel(t.whatsapp_on).click();
    await save.click();
    await expect(
      whatsapp.getByRole('alert').or(whatsapp.locator('[aria-invalid=true]')).first(),
    ).toBeVisible();
    await whatsapp.getByLabel(t.number_id).fill('106540352242922');
    await whatsapp.getByLabel(t.template, { exact: true }).fill('changement');
    await whatsapp.getByLabel(t.codes).click();
    await whatsapp.getByLabel(t.token).fill('EAAG-jeton');
    await whatsapp.getByLabel(t.app_secret).fill('0123456789abcdef');
    await save.click();
    const codeTemplate = whatsapp.getByLabel(t.code_template);
    await expect(codeTemplate).toHaveAttribute('aria-invalid', 'true');
    await codeTemplate.fill('code');
    await save.click();
    await expect(whatsapp.getByText(t.is_set)).toHaveCount(2);
    await expect(whatsapp.getByLabel(t.token)).toHaveValue('');
    await expect(whatsapp).toContainText('/api/channels/whatsapp/webhook');
    expect((await channels(staff)).whatsapp).toMatchObject({
      enabled: true,
      template: 'changement',
      codes: true,
      codeTemplate: 'code',
      tokenSet: true,
    });
    expect(await violations(page)).toEqual([]);
  } finally {
    const { enabled, callers, codes, dailyLimit, costCents, ...account } = before;
    const { url, phoneNumberId, template, codeTemplate } = account;
    await staff.write('PUT', 'channels', {
      whatsapp: {
        ...{ enabled, callers, codes, dailyLimit, costCents },
        ...{ url, phoneNumberId, template, codeTemplate },
        ...{ token: null, appSecret: null },
      },
    });
  }
});

test('the page of a booking shows the SMS to its caller with its state', async ({ page }) => {
  const staff = await StaffApi.open(page.request);
  try {
    await staff.write('PUT', 'channels', {
      sms: {
        ...{ enabled: true, callers: true, dailyLimit: 10, costCents: 0, method: 'POST' },
        ...{ url: GATEWAY, format: 'json', body: '{to} {text}', success: '' },
      },
    });
    const { reference } = await staff.write<{ reference: string }>('POST', 'bookings', {
      date: addDays(new Date().toISOString().slice(0, 10), 23),
      startTime: '10:00',
      endTime: '11:00',
      paymentMethod: 'cash',
      acceptRules: true,
      customer: { name: 'Appelante', phone: '0661223387' },
    });
    await staff.write('DELETE', `bookings/${reference}`, { reason: 'Fuite d’eau' });
    await enterDesk(page, 'reception@demo.test', `/admin/bookings/${reference}/show`);
    const messages = page
      .getByRole('region', { name: desk('delivery.of_booking') })
      .getByRole('listitem')
      .filter({ hasText: '+212661223387' });
    await expect(messages.filter({ hasText: desk('delivery.channels.sms') })).toHaveCount(1);
    await expect(messages.first()).toContainText(desk('delivery.states.queued'));
  } finally {
    await switchOff(staff);
  }
});

const channels = (staff: StaffApi) => staff.get<ChannelsAnswer>('channels');

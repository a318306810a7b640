import {
  isStored,
  smsDraftOf,
  smsRequestOf,
  whatsappDraftOf,
  whatsappRequestOf,
} from './channel-draft.rules.ts';

const STORED = {
  enabled: true,
  callers: false,
  codes: false,
  dailyLimit: 80,
  costCents: 45,
  method: 'POST',
  url: 'https://sms.example/send',
  format: 'json',
  body: '{"to":"{to}","text":"{text}"}',
  success: '',
  headersSet: true,
  secretSet: true,
  today: { sent: 0, costCents: 0 },
  month: { sent: 0, costCents: 0 },
} as const;

test('a form that was not changed changes no setting and no secret', () => {
  const { enabled, callers, codes, headersSet, secretSet, today, month, ...rest } = STORED;
  expect([headersSet, secretSet, today.sent, month.sent]).toEqual([true, true, 0, 0]);
  expect(smsRequestOf(smsDraftOf(STORED, 'fr'), { enabled, callers, codes })).toEqual({
    ...rest,
    enabled,
    callers,
    codes,
  });
});

test('a typed secret replaces the stored one', () => {
  const draft = { ...smsDraftOf(STORED, 'en'), secret: ' key ', headers: 'X-Key: {secret}' };
  expect(smsRequestOf(draft, { enabled: true, callers: true, codes: false })).toMatchObject({
    secret: 'key',
    headers: 'X-Key: {secret}',
  });
});

test('the price of an SMS is typed in dirhams, in the notation of the language', () => {
  expect(smsDraftOf(STORED, 'fr').cost).toBe('0,45');
  expect(smsDraftOf(STORED, 'en').cost).toBe('0.45');
  const draft = { ...smsDraftOf(STORED, 'fr'), cost: '1,5' };
  expect(smsRequestOf(draft, { enabled: true, callers: true, codes: false }).costCents).toBe(150);
});

test('only a changed setting or a typed secret is unsaved input', () => {
  const request = smsRequestOf(smsDraftOf(STORED, 'fr'), {
    enabled: true,
    callers: false,
    codes: false,
  });
  expect(isStored(request, STORED)).toBe(true);
  expect(isStored({ ...request, callers: true }, STORED)).toBe(false);
  expect(isStored({ ...request, costCents: 46 }, STORED)).toBe(false);
  expect(isStored({ ...request, secret: 'key' }, STORED)).toBe(false);
});

test('a form of WhatsApp that was not changed is stored, a typed token or secret is not', () => {
  const stored = {
    enabled: true,
    callers: true,
    codes: true,
    dailyLimit: 300,
    costCents: 30,
    url: 'https://graph.example/v1',
    phoneNumberId: '1234',
    template: 'changement',
    codeTemplate: 'code',
    tokenSet: true,
    appSecretSet: true,
    webhookUrl: 'https://stade.test/api/channels/whatsapp/webhook',
    verifyToken: 'text',
    today: { sent: 0, costCents: 0 },
    month: { sent: 0, costCents: 0 },
  };
  const switches = { enabled: true, callers: true, codes: true };
  const draft = whatsappDraftOf(stored, 'ar');
  expect(isStored(whatsappRequestOf(draft, switches), stored)).toBe(true);
  for (const secret of ['token', 'appSecret']) {
    const request = whatsappRequestOf({ ...draft, [secret]: ' key ' }, switches);
    expect(request).toMatchObject({ [secret]: 'key' });
    expect(isStored(request, stored)).toBe(false);
  }
});

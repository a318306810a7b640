import fc from 'fast-check';
import {
  isWhatsappAccepted,
  oneLine,
  whatsappBody,
  type WhatsappMessage,
  whatsappRefusal,
  whatsappReports,
} from './whatsapp.rules.ts';

const MESSAGE: WhatsappMessage = {
  to: '+212612345678',
  title: 'Votre réservation est annulée',
  text: 'Terrain 1,\nvendredi',
  locale: 'ar',
  reference: 'N-7K3M9QXT',
};

const TEMPLATES = { template: 'booking_news', codeTemplate: 'codes' };

test('a message has the template, the language, and its title and text as values', () => {
  expect(whatsappBody(MESSAGE, TEMPLATES)).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '212612345678',
    type: 'template',
    template: {
      name: 'booking_news',
      language: { code: 'ar' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Votre réservation est annulée' },
            { type: 'text', text: 'Terrain 1, vendredi' },
          ],
        },
      ],
    },
    biz_opaque_callback_data: 'N-7K3M9QXT',
  });
});

test('a code has the authentication template, with the code in its body and button', () => {
  const parameters = [{ type: 'text', text: '123456' }];
  expect(whatsappBody({ ...MESSAGE, code: '123456' }, TEMPLATES)).toMatchObject({
    template: {
      name: 'codes',
      language: { code: 'ar' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  });
});

test('a value is one line of limited length, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (value) => {
      const line = oneLine(value, 100);
      expect(line).not.toMatch(/[\n\r\t]| {2}/);
      expect([...line].length).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  [130429, 'later'],
  [131026, 'recipient'],
  [131047, 'recipient'],
  [132000, 'settings'],
  [190, 'settings'],
  [999_999, 'settings'],
] as const)('error %i is one of: %s', (code, refusal) => {
  expect(whatsappRefusal(code)).toBe(refusal);
});

test('a response without the id of a message is no success', () => {
  expect(isWhatsappAccepted({ messages: [{ id: 'wamid.x' }] })).toBe(true);
  for (const answer of [{ messages: [] }, { messages: [{ id: '' }] }, { error: {} }, null, 'ok'])
    expect(isWhatsappAccepted(answer)).toBe(false);
});

const notification = (...statuses: unknown[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field: 'messages', value: { statuses } }] }],
});

test('the states of a notification are read in order, with the error of a failure', () => {
  const reference = 'N-7K3M9QXT';
  expect(
    whatsappReports(
      notification(
        { id: 'a', status: 'sent', biz_opaque_callback_data: reference },
        { status: 'failed', biz_opaque_callback_data: reference, errors: [{ code: 131026 }] },
        { status: 'deleted', biz_opaque_callback_data: reference },
        { id: 'of another product', status: 'read' },
      ),
    ),
  ).toEqual([
    { reference, state: 'sent', code: null },
    { reference, state: 'failed', code: 131026 },
  ]);
});

test('no notification makes the reading fail', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (whole, part) => {
      expect(Array.isArray(whatsappReports(whole))).toBe(true);
      expect(Array.isArray(whatsappReports(notification(part)))).toBe(true);
    }),
  );
});

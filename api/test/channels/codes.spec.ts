import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { examine } from '../../src/commands/examine.ts';
import { whatsappSettings } from './whatsapp-cloud.ts';
import { CodeWorld, MINUTE_MS } from './code-world.ts';

let codes: CodeWorld;
beforeAll(async () => {
  codes = await CodeWorld.open();
});
beforeEach(() => codes.renew());
afterEach(async () => {
  expect(await examine({ query: (text) => codes.world.sql(text) })).toEqual([]);
});
afterAll(() => codes.close());

const venue = async () =>
  (await codes.world.http.get('/api/venue').expect(200)).body as Pick<VenueAnswer, 'codeChannels'>;

test('codes go by no phone channel before an admin turns them on', async () => {
  await codes.set({ sms: { codes: false } });
  expect((await venue()).codeChannels).toEqual(['email']);
  await codes.askCode(await codes.hold(), codes.newPhone(), { channel: 'sms' }).expect(503);
  const { body } = await codes.askCode(await codes.hold(), codes.newPhone()).expect(422);
  expect(body).toMatchObject({ errorMessages: [{ field: 'email' }] });
  await codes.set({ sms: { codes: true } });
  expect((await venue()).codeChannels).toEqual(['email', 'sms']);
  const changed = await codes.world.sql<{ changed: object }>(
    "select changed from audit where act = 'channel.update' order by id desc limit 1",
  );
  expect(changed[0]?.changed).toMatchObject({ codes: { to: true } });
});

test.each([
  ['fr', /^\+2126\d{8}: [^\n]+\nCode \d{6} pour réserver, valable 15 min\./],
  ['en', /^\+2126\d{8}: [^\n]+\nCode \d{6} to book, valid for 15 min\./],
  ['ar', /^\+2126\d{8}: [^\n]+\nرمز الحجز \W?\d{6}\W?، صالح 15 دقيقة\./],
])('in %s the code comes with its use and its end', async (locale, text) => {
  const browser = await codes.hold();
  await codes.askCode(browser, codes.newPhone()).set('accept-language', locale).expect(200);
  await codes.dispatch();
  expect(codes.gateway.delivered).toEqual([expect.stringMatching(text) as string]);
});

test('a code by WhatsApp has the template of codes, and SMS sends what it refuses', async () => {
  await codes.set({ whatsapp: { codes: true } });
  expect((await venue()).codeChannels).toEqual(['email', 'whatsapp', 'sms']);
  const browser = await codes.hold();
  const sent = await codes.askCode(browser, codes.newPhone(), { channel: 'whatsapp' }).expect(200);
  expect(sent.body).toMatchObject({ channel: 'whatsapp' });
  await codes.dispatch();
  const { template } = codes.cloud.calls[0]?.body ?? {};
  expect(template).toMatchObject({ name: 'login_code', language: { code: 'fr' } });
  const code = template?.components[0]?.parameters[0]?.text ?? '';
  await codes.confirm(browser, code).expect(201);
  codes.cloud.behavior = { code: 131026 };
  await codes.askCode(await codes.hold(), codes.newPhone(), { channel: 'whatsapp' }).expect(200);
  await codes.dispatch();
  await codes.dispatch();
  expect(codes.gateway.delivered).toHaveLength(1);
});

test('codes by WhatsApp need the name of their template', async () => {
  const { status, body } = await codes.admin.http.put('/api/channels').send({
    whatsapp: { ...whatsappSettings(codes.cloud.url), codes: true, codeTemplate: '' },
  });
  expect([status, body]).toMatchObject([422, { code: 'CHANNEL_CODE_TEMPLATE_MISSING' }]);
});

test('a code that WhatsApp accepts and cannot deliver never reaches the desk', async () => {
  await codes.set({ sms: { codes: false }, whatsapp: { codes: true } });
  codes.cloud.webhook = `${codes.world.url}/api/channels/whatsapp/webhook`;
  await codes.askCode(await codes.hold(), codes.newPhone(), { channel: 'whatsapp' }).expect(200);
  await codes.dispatch();
  await codes.cloud.report({ failed: 131026 });
  codes.cloud.webhook = '';
  expect(await codes.world.sql('select 1 from desk_notices')).toEqual([]);
  const { body } = await codes.admin.http.get('/api/channel_messages').expect(200);
  expect(body).toMatchObject([{ channel: 'whatsapp', template: 'draftCode', state: 'givenUp' }]);
});

test('only Moroccan mobile numbers get codes', async () => {
  for (const phone of ['0522334455', '+33612345678']) {
    const { body } = await codes.askCode(await codes.hold(), phone, { channel: 'sms' }).expect(422);
    expect(body).toMatchObject({
      code: 'AUTH_PHONE_NOT_MOBILE',
      errorMessages: [{ field: 'phone' }],
    });
  }
  await codes.dispatch();
  expect(codes.gateway.calls).toEqual([]);
});

test('codes stop at half of the messages of a day, so that bookings have the rest', async () => {
  await codes.set({ sms: { dailyLimit: 4 } });
  const { booking } = await codes.bookBySms();
  await codes.bookBySms();
  const refused = await codes.askCode(await codes.hold(), codes.newPhone()).expect(503);
  expect(refused.body).toMatchObject({ code: 'BOOKING_CODE_UNSENT' });
  await codes.requestLogin(codes.newPhone()).expect(200);
  await codes.cancel(booking.reference);
  expect(codes.gateway.delivered.at(-1)).toMatch(/orage/);
  const { body } = await codes.admin.http.get('/api/channels').expect(200);
  const { sms } = body as ChannelsAnswer;
  expect(sms.today.sent).toBe(3);
  expect(sms.today.costCents).toBeGreaterThanOrEqual(3 * 45);
});

test('codes that are queued together stop at half of the messages of the day', async () => {
  await codes.set({ sms: { dailyLimit: 2 } });
  await codes.askCode(await codes.hold(), codes.newPhone()).expect(200);
  await codes.askCode(await codes.hold(), codes.newPhone()).expect(200);
  await codes.dispatch();
  expect(codes.gateway.delivered).toHaveLength(1);
});

test('an expired code is sent no more', async () => {
  codes.gateway.behavior = 503;
  await codes.askCode(await codes.hold(), codes.newPhone()).expect(200);
  await codes.dispatch();
  codes.gateway.behavior = 'accepts';
  codes.later(16 * MINUTE_MS);
  await codes.dispatch();
  expect(codes.gateway.delivered).toEqual([]);
  expect(await codes.world.sql('select 1 from desk_notices')).toEqual([]);
});

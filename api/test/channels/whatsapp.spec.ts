import type { ChannelMessageAnswer, ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { Outbound } from '../../src/platform/channels/outbound.ts';
import { examine } from '../../src/commands/examine.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { cancelOfCaller, dispatch, pauseDispatch } from './cancelled-callers.ts';
import { type Gateway, smsSettings, startGateway } from './sms-gateway.ts';
import { type Cloud, startCloud, whatsappSettings } from './whatsapp-cloud.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let world: World;
let cloud: Cloud;
let gateway: Gateway;

beforeAll(async () => {
  [cloud, gateway] = await Promise.all([startCloud(), startGateway()]);
  world = await createWorld({
    at: '2026-11-23T09:00:00Z',
    env: { OUTBOUND_HOSTS: `127.0.0.1:${cloud.port} 127.0.0.1:${gateway.port}` },
  });
  await openVenue(world);
  cloud.webhook = `${world.url}/api/channels/whatsapp/webhook`;
  await pauseDispatch(world);
});
beforeEach(async () => {
  await world.sql('truncate outbox, channel_days, desk_notices');
  await world.sql(
    "delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null",
  );
  Object.assign(cloud, { calls: [], delivered: [], behavior: 'accepts' });
  Object.assign(gateway, { calls: [], delivered: [], behavior: 'accepts' });
  await set({ sms: { ...smsSettings(gateway.url), enabled: false } });
  await set({ whatsapp: whatsappSettings(cloud.url) });
});
afterEach(async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});
afterAll(async () => {
  await world.close();
  await Promise.all([cloud.stop(), gateway.stop()]);
});

const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const admin = async () => world.login((await world.admin()).email);
const put = async (changes: object) => (await admin()).http.put('/api/channels').send(changes);
const set = async (changes: object) => put(changes).then(({ status }) => expect(status).toBe(200));
const read = async () =>
  (await (await admin()).http.get('/api/channels').expect(200)).body as ChannelsAnswer;

const forDesk = async () => (await world.sql('select 1 from desk_notices')).length;
const messages = async () =>
  (await (await admin()).http.get('/api/channel_messages').expect(200))
    .body as ChannelMessageAnswer[];
const states = async () =>
  (await messages()).map(({ channel, state }) => `${channel} ${state}`).sort();

test('a caller whose booking is cancelled gets one message, before SMS is tried', async () => {
  await set({ sms: smsSettings(gateway.url) });
  const phone = await cancelOfCaller(world);
  await dispatch(world);
  await dispatch(world);
  expect(cloud.delivered).toEqual([expect.stringMatching(`^\\${phone}: .+: .*orage`) as string]);
  expect(gateway.calls).toEqual([]);
  expect(cloud.calls).toMatchObject([
    {
      path: '/v25.0/1065403522/messages',
      headers: { authorization: 'Bearer EAAJB-token' },
      body: { template: { name: 'booking_news', language: { code: 'fr' } } },
    },
  ]);
  expect(await states()).toEqual(['whatsapp sent']);
  expect((await read()).whatsapp).toMatchObject({ today: { sent: 1, costCents: 30 } });
  expect(await forDesk()).toBe(0);
});

test('callers get nothing while the channel is off, or not for them', async () => {
  for (const changes of [{ enabled: false }, { callers: false }]) {
    await set({ whatsapp: { ...whatsappSettings(cloud.url), ...changes } });
    await cancelOfCaller(world);
    await dispatch(world);
  }
  expect(cloud.calls).toEqual([]);
  expect(await forDesk()).toBe(2);
});

test('a number without WhatsApp gets an SMS at once, or a call of the desk', async () => {
  cloud.behavior = { code: 131026 };
  await cancelOfCaller(world);
  await dispatch(world);
  expect(await forDesk()).toBe(1);
  await set({ sms: smsSettings(gateway.url) });
  const phone = await cancelOfCaller(world);
  await dispatch(world);
  await dispatch(world);
  expect(gateway.delivered).toEqual([expect.stringContaining(phone) as string]);
  expect(await forDesk()).toBe(1);
  expect((await read()).whatsapp.today).toEqual({ sent: 0, costCents: 0 });
});

test('a message that fails after it was accepted goes by SMS once', async () => {
  await set({ sms: smsSettings(gateway.url) });
  await cancelOfCaller(world);
  await dispatch(world);
  expect(await cloud.report({ failed: 131026 })).toBe(200);
  expect(await cloud.report({ failed: 131026 }, 'sent', 'delivered')).toBe(200);
  await dispatch(world);
  await dispatch(world);
  expect(gateway.delivered).toHaveLength(1);
  expect(await states()).toEqual(['sms sent', 'whatsapp passedOn']);
});

test('a message that fails after it was accepted goes to the desk without SMS', async () => {
  await cancelOfCaller(world);
  await dispatch(world);
  await Promise.all(Array.from({ length: 5 }, () => cloud.report({ failed: 131026 })));
  await dispatch(world);
  expect(await forDesk()).toBe(1);
  expect(await messages()).toMatchObject([
    { state: 'givenUp', error: 'failed, error 131026', sentAt: null },
  ]);
});

test('states only move forward, in whatever order they are reported', async () => {
  await cancelOfCaller(world);
  await dispatch(world);
  await cloud.report('read', 'sent');
  await cloud.report('delivered', 'sent', 'sent');
  await cloud.report({ failed: 131026 });
  await dispatch(world);
  expect(await messages()).toMatchObject([
    {
      state: 'read',
      deliveredAt: expect.any(String) as string,
      readAt: expect.any(String) as string,
    },
  ]);
  expect(await forDesk()).toBe(0);
  expect(cloud.delivered).toHaveLength(1);
});

test('a provider that says yes and dies is not called again', async () => {
  cloud.behavior = 'dies';
  await cancelOfCaller(world);
  await dispatch(world);
  cloud.behavior = 'accepts';
  for (let minutes = 0; minutes < 30; minutes += 10) {
    later(10 * MINUTE_MS);
    await dispatch(world);
  }
  expect(cloud.delivered).toHaveLength(1);
  expect(await states()).toEqual(['whatsapp sent']);
});

test('a provider that dies without a report is called again after five minutes', async () => {
  const { webhook } = cloud;
  Object.assign(cloud, { behavior: 'dies', webhook: '' });
  await cancelOfCaller(world);
  await dispatch(world);
  Object.assign(cloud, { behavior: 'accepts', webhook });
  later(4 * MINUTE_MS);
  await dispatch(world);
  expect(cloud.calls).toHaveLength(1);
  later(MINUTE_MS);
  await dispatch(world);
  expect(cloud.calls).toHaveLength(2);
});

test.each([1, 24])('after an outage of %i hours a caller gets one SMS', async (hours) => {
  await set({ sms: smsSettings(gateway.url) });
  cloud.behavior = 503;
  await cancelOfCaller(world);
  for (let waitedMs = 0; waitedMs <= hours * HOUR_MS; waitedMs += HOUR_MS / 4) {
    await dispatch(world);
    later(HOUR_MS / 4);
  }
  cloud.behavior = 'accepts';
  await dispatch(world);
  expect(cloud.delivered).toEqual([]);
  expect(gateway.delivered).toHaveLength(1);
  expect(await forDesk()).toBe(0);
});

test('after an outage of all providers only the desk passes on, at no cost', async () => {
  await set({ sms: smsSettings(gateway.url) });
  cloud.behavior = 503;
  gateway.behavior = 503;
  await cancelOfCaller(world);
  for (let waitedMs = 0; waitedMs <= 2 * HOUR_MS; waitedMs += HOUR_MS / 4) {
    await dispatch(world);
    later(HOUR_MS / 4);
  }
  cloud.behavior = 'accepts';
  gateway.behavior = 'accepts';
  await dispatch(world);
  expect([cloud.delivered, gateway.delivered]).toEqual([[], []]);
  expect(await forDesk()).toBe(1);
  expect(await world.sql('select sum(sent)::int as sent from channel_days')).toEqual([{ sent: 0 }]);
});

test.each([
  ['a success without a message', 'lies'],
  ['a rate limit', { code: 130429, status: 429 }],
  ['an expired token', { code: 190, status: 401 }],
  ['a missing template', { code: 132001, status: 404 }],
] as const)('after %s the message is tried again', async (_, behavior) => {
  cloud.behavior = behavior;
  await cancelOfCaller(world);
  await dispatch(world);
  expect(await states()).toEqual(['whatsapp queued']);
  cloud.behavior = 'accepts';
  later(MINUTE_MS);
  await dispatch(world);
  expect(cloud.delivered).toHaveLength(1);
});

test('a slow provider is waited for, and one that delivers twice is called once', async () => {
  cloud.behavior = 'doubles';
  await cancelOfCaller(world);
  await dispatch(world);
  await dispatch(world);
  expect(cloud.calls).toHaveLength(1);
  expect(await states()).toEqual(['whatsapp delivered']);
  const outbound = world.app.get(Outbound);
  outbound.timeoutMs = 50;
  cloud.behavior = new Promise(() => undefined);
  await cancelOfCaller(world);
  await dispatch(world);
  outbound.timeoutMs = 15_000;
  later(10 * MINUTE_MS);
  await dispatch(world);
  expect(cloud.calls).toHaveLength(2);
});

test('the desk passes on what is above the limit of the day', async () => {
  await set({ whatsapp: { ...whatsappSettings(cloud.url), dailyLimit: 1 } });
  await cancelOfCaller(world);
  await cancelOfCaller(world);
  await dispatch(world);
  later(HOUR_MS);
  await dispatch(world);
  expect(cloud.delivered).toHaveLength(1);
  expect(await forDesk()).toBe(1);
});

test('the token and the app secret are encrypted and never returned', async () => {
  await set({
    whatsapp: { ...whatsappSettings(cloud.url), token: undefined, appSecret: undefined },
  });
  const { whatsapp } = await read();
  expect(whatsapp).toMatchObject({ tokenSet: true, appSecretSet: true });
  const rows = await world.sql('select *, secrets_sealed::text as dump from channels');
  const audit = await world.sql("select changed from audit where act = 'channel.update'");
  expect(JSON.stringify([whatsapp, rows, audit])).not.toMatch(/EAAJB|app-secret/);
});

test('the token is sent to Meta only, or to a host that the operator allows', async () => {
  for (const url of [
    'https://graph.facebook.com.evil.test/v25.0',
    'https://evil.test/v25.0',
    'http://graph.facebook.com/v25.0',
    'https://graph.facebook.com/v25.0/../../x',
    `http://user:pass@127.0.0.1:${cloud.port}/v25.0`,
  ]) {
    const { body } = await put({ whatsapp: { ...whatsappSettings(url), enabled: false } });
    expect([url, (body as { code: string }).code]).toEqual([url, 'CHANNEL_ADDRESS_REFUSED']);
  }
  await set({ whatsapp: whatsappSettings('https://graph.facebook.com/v26.0') });
});

test('WhatsApp cannot be turned on without number, token, secret and template', async () => {
  for (const missing of [
    { phoneNumberId: '' },
    { template: '' },
    { token: null },
    { appSecret: null },
  ]) {
    const { body } = await put({ whatsapp: { ...whatsappSettings(cloud.url), ...missing } });
    expect(body).toMatchObject({ code: 'CHANNEL_WHATSAPP_INCOMPLETE' });
  }
});

test('a test says why WhatsApp refused it, also while the channel is off', async () => {
  await set({ whatsapp: { ...whatsappSettings(cloud.url), enabled: false } });
  const { http } = await admin();
  const path = '/api/channels/whatsapp/test';
  const ok = await http.post(path).send({ to: '06 12 34 56 78' }).expect(200);
  expect(ok.body).toMatchObject({ data: { sent: true, error: null } });
  expect(cloud.delivered).toEqual([expect.stringMatching(/^\+212612345678: .+: /) as string]);
  cloud.behavior = { code: 132001, status: 404 };
  const no = await http.post(path).send({ to: '0612345678' }).expect(200);
  expect(no.body).toMatchObject({ data: { sent: false, error: 'HTTP 404, error 132001' } });
});

import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { DISPATCH, DISPATCH_CHANNELS } from '../../src/platform/outbox/dispatcher.ts';
import { createWorld, type World } from '../world.ts';
import { APP_SECRET, notificationOf, signatureOf, whatsappSettings } from './whatsapp-cloud.ts';

const PATH = '/api/channels/whatsapp/webhook';
const REFERENCE = 'N-7K3M9QXT';

let world: World;

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T09:00:00Z' });
  await world.app.get(Jobs).pause(DISPATCH);
  await world.app.get(Jobs).pause(DISPATCH_CHANNELS);
});
beforeEach(async () => {
  await set({ appSecret: APP_SECRET });
  await world.sql('truncate outbox');
  await world.sql(
    `insert into outbox (reference, event, recipient, channel, template, created_at, due_at,
      sent_at) values ($1, 'x', 'CU-00000001', 'whatsapp', 'bookingMoved', $2, $2, $2)`,
    [REFERENCE, world.clock.now()],
  );
});
afterAll(() => world.close());

const admin = async () => world.login((await world.admin()).email);
async function set(changes: object): Promise<void> {
  const settings = { ...whatsappSettings('https://graph.facebook.com/v25.0'), enabled: false };
  await (
    await admin()
  ).http
    .put('/api/channels')
    .send({ whatsapp: { ...settings, ...changes } })
    .expect(200);
}
const settings = async () =>
  ((await (await admin()).http.get('/api/channels').expect(200)).body as ChannelsAnswer).whatsapp;

const DELIVERED = notificationOf([{ status: 'delivered', biz_opaque_callback_data: REFERENCE }]);
const post = (body: string, signature: string | null = signatureOf(body)) => {
  const request = world.http.post(PATH).set('content-type', 'application/json');
  return (signature === null ? request : request.set('x-hub-signature-256', signature)).send(body);
};
const isDelivered = async () =>
  (await world.sql('select 1 from outbox where delivered_at is not null')).length === 1;
const open = (query: object) =>
  world.http.get(PATH).query({ 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', ...query });

test('Meta gets its text back with the right token only', async () => {
  const { verifyToken, webhookUrl } = await settings();
  expect(webhookUrl).toMatch(/\/api\/channels\/whatsapp\/webhook$/);
  const right = await open({ 'hub.verify_token': verifyToken }).expect(200);
  expect([right.text, right.headers['content-type']]).toEqual([
    '1158201444',
    'text/plain; charset=utf-8',
  ]);
  for (const query of [
    {},
    { 'hub.verify_token': '' },
    { 'hub.verify_token': `${verifyToken}x` },
    { 'hub.verify_token': verifyToken, 'hub.mode': 'other' },
    { 'hub.verify_token': verifyToken, 'hub.challenge': '<script>' },
    { 'hub.verify_token': verifyToken, 'hub.challenge': '1'.repeat(201) },
  ])
    await open(query).expect(403);
});

test('a state with the signature of the app secret is stored', async () => {
  await post(DELIVERED).expect(200);
  expect(await isDelivered()).toBe(true);
});

test('a body without the right signature changes nothing', async () => {
  for (const signature of [
    null,
    '',
    'sha256=',
    `sha256=${'0'.repeat(64)}`,
    signatureOf(DELIVERED).replace('sha256', 'sha1'),
    signatureOf(DELIVERED).toUpperCase(),
    signatureOf(DELIVERED, 'another secret'),
    signatureOf(`${DELIVERED} `),
  ])
    await post(DELIVERED, signature).expect(403);
  expect(await isDelivered()).toBe(false);
});

test('the signature is that of the bytes of the body, whatever they say', async () => {
  const text = JSON.stringify({ note: 'ملعب ⚽ é\u0000', ...(JSON.parse(DELIVERED) as object) });
  await post(text).expect(200);
  expect(await isDelivered()).toBe(true);
});

test('without an app secret no body is accepted', async () => {
  await set({ appSecret: null });
  await post(DELIVERED, signatureOf(DELIVERED, '')).expect(403);
  expect(await isDelivered()).toBe(false);
});

test('unknown messages, messages of people and other notifications are ignored', async () => {
  for (const body of [
    notificationOf([{ status: 'delivered', biz_opaque_callback_data: 'N-00000000' }]),
    notificationOf([{ status: 'delivered', id: 'wamid.of-another-product' }]),
    notificationOf([{ status: 'deleted', biz_opaque_callback_data: REFERENCE }]),
    '{"object":"page","entry":[{"changes":[{"value":{"messages":[{"from":"212"}]}}]}]}',
    '{"entry":null}',
    '{}',
  ])
    await post(body).expect(200);
  expect(await isDelivered()).toBe(false);
});

test('a body that is no object, or too large, is refused before its signature', async () => {
  await post('[]').expect(400);
  await post('{"entry":').expect(400);
  await post(`{"a":"${'x'.repeat(101_000)}"}`).expect(413);
  await post(`{"entry":[${'0,'.repeat(4000)}0]}`).expect(413);
});

test('states of other channels cannot be reported', async () => {
  await world.sql("update outbox set channel = 'sms'");
  await post(DELIVERED).expect(200);
  expect(await isDelivered()).toBe(false);
});

import type { ChannelMessageAnswer, ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { Outbound } from '../../src/platform/channels/outbound.ts';
import { DISPATCH, DISPATCH_CHANNELS } from '../../src/platform/outbox/dispatcher.ts';
import { examine } from '../../src/commands/examine.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { cancelOfCaller, dispatch, pauseDispatch } from './cancelled-callers.ts';
import { type Gateway, smsSettings, startGateway } from './sms-gateway.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let world: World;
let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
  world = await createWorld({
    at: '2026-11-23T09:00:00Z',
    env: { OUTBOUND_HOSTS: `127.0.0.1:${gateway.port}` },
  });
  await openVenue(world);
  await pauseDispatch(world);
});
beforeEach(async () => {
  await world.sql('truncate outbox, channel_days, desk_notices');
  Object.assign(gateway, { calls: [], delivered: [], behavior: 'accepts' });
});
afterAll(async () => {
  await world.close();
  await gateway.stop();
});

const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const admin = async () => world.login((await world.admin()).email);
const set = async (changes: object = {}) =>
  (await admin()).http
    .put('/api/channels')
    .send({ sms: { ...smsSettings(gateway.url), ...changes } });
const read = async () =>
  (await (await admin()).http.get('/api/channels').expect(200)).body as ChannelsAnswer;

const forDesk = async () => (await world.sql('select 1 from desk_notices')).length;
async function states(): Promise<Pick<ChannelMessageAnswer, 'channel' | 'state'>[]> {
  const { body } = await (await admin()).http.get('/api/channel_messages').expect(200);
  return (body as ChannelMessageAnswer[]).map(({ channel, state }) => ({ channel, state }));
}

test('before it is configured nothing is sent, and the desk passes messages on', async () => {
  await cancelOfCaller(world);
  await dispatch(world);
  expect(gateway.calls).toEqual([]);
  expect(await forDesk()).toBe(1);
  expect(await read()).toMatchObject({ sms: { enabled: false, callers: false } });
});

test('a caller whose booking is cancelled gets one SMS, counted with its cost', async () => {
  await set().then(({ status }) => expect(status).toBe(200));
  const phone = await cancelOfCaller(world);
  await dispatch(world);
  await dispatch(world);
  expect(gateway.delivered).toEqual([expect.stringMatching(`^\\${phone}: [^]*orage`) as string]);
  expect(gateway.calls).toMatchObject([
    { method: 'POST', path: '/send', headers: { authorization: 'Bearer gateway-key' } },
  ]);
  expect(await states()).toEqual([{ channel: 'sms', state: 'sent' }]);
  const { sms } = await read();
  expect(sms.today.sent).toBe(1);
  expect(sms.today.costCents % 45).toBe(0);
  expect(sms.month).toEqual(sms.today);
});

test('callers get nothing while the venue does not ask for their number for it', async () => {
  await set({ callers: false });
  await cancelOfCaller(world);
  await dispatch(world);
  expect(gateway.calls).toEqual([]);
  expect(await forDesk()).toBe(1);
});

test('a message that was queued before the channel was turned off goes to the desk', async () => {
  await set();
  await cancelOfCaller(world);
  await set({ enabled: false });
  await dispatch(world);
  expect(gateway.calls).toEqual([]);
  expect(await forDesk()).toBe(1);
});

test('secrets are encrypted, never returned, and stay until they are replaced', async () => {
  await set();
  await set({ headers: undefined, secret: undefined, dailyLimit: 50 });
  const answer = await read();
  expect(answer.sms).toMatchObject({ dailyLimit: 50, headersSet: true, secretSet: true });
  expect(JSON.stringify(answer)).not.toMatch(/gateway-key|Authorization/);
  const rows = await world.sql('select *, secrets_sealed::text as dump from channels');
  expect(JSON.stringify(rows)).not.toContain('gateway-key');
  const audit = await world.sql("select changed from audit where act = 'channel.update'");
  expect(JSON.stringify(audit)).not.toContain('gateway-key');
  await set({ headers: null, secret: null });
  expect((await read()).sms).toMatchObject({ headersSet: false, secretSet: false });
});

test('after a short outage a caller gets one SMS', async () => {
  await set();
  gateway.behavior = 503;
  await cancelOfCaller(world);
  for (let waitedMs = 0; waitedMs < HOUR_MS / 2; waitedMs += HOUR_MS / 4) {
    await dispatch(world);
    later(HOUR_MS / 4);
  }
  gateway.behavior = 'accepts';
  await dispatch(world);
  await dispatch(world);
  expect(gateway.delivered).toHaveLength(1);
  expect(await forDesk()).toBe(0);
});

test.each([1, 24])('after an outage of %i hours only the desk passes on, at no cost', async (h) => {
  await set();
  gateway.behavior = 503;
  await cancelOfCaller(world);
  for (let waitedMs = 0; waitedMs <= h * HOUR_MS; waitedMs += HOUR_MS / 2) {
    await dispatch(world);
    later(HOUR_MS / 2);
  }
  gateway.behavior = 'accepts';
  await dispatch(world);
  expect(gateway.delivered).toEqual([]);
  expect(await states()).toEqual([{ channel: 'sms', state: 'givenUp' }]);
  expect(await forDesk()).toBe(1);
  expect(await world.sql('select sum(sent) as sent from channel_days')).toEqual([{ sent: 0 }]);
});

test('a gateway that says yes and dies is called again with the same reference', async () => {
  await set();
  gateway.behavior = 'dies';
  await cancelOfCaller(world);
  await dispatch(world);
  gateway.behavior = 'accepts';
  later(MINUTE_MS);
  await dispatch(world);
  expect(gateway.delivered).toHaveLength(1);
  expect(gateway.calls).toHaveLength(2);
  expect(new Set(gateway.calls.map(({ body }) => body)).size).toBe(1);
});

test('a success status with an error in the body is no success', async () => {
  await set();
  gateway.behavior = 'lies';
  await cancelOfCaller(world);
  await dispatch(world);
  expect(await states()).toEqual([{ channel: 'sms', state: 'queued' }]);
  gateway.behavior = 'accepts';
  later(MINUTE_MS);
  await dispatch(world);
  expect(gateway.delivered).toHaveLength(1);
});

test('a gateway that delivers twice is called once', async () => {
  await set();
  gateway.behavior = 'doubles';
  await cancelOfCaller(world);
  await dispatch(world);
  await dispatch(world);
  expect(gateway.calls).toHaveLength(1);
});

test('a gateway that does not answer in time is not waited for, and mails go on', async () => {
  await set();
  const answer = Promise.withResolvers<void>();
  gateway.behavior = answer.promise;
  await cancelOfCaller(world);
  await world.app.get(Jobs).run(DISPATCH);
  const sending = world.app.get(Jobs).run(DISPATCH_CHANNELS);
  const player = await world.register();
  await world.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at) values ('N-00000001', 'x', $1, 'mail', 'welcome', '{"firstName":"A"}', $2, $2)`,
    [player.reference, world.clock.now()],
  );
  await world.app.get(Jobs).run(DISPATCH);
  expect((await world.mails(player.email)).length).toBeGreaterThan(0);
  answer.resolve();
  await sending;
  const outbound = world.app.get(Outbound);
  outbound.timeoutMs = 50;
  gateway.behavior = new Promise(() => undefined);
  await cancelOfCaller(world);
  await dispatch(world);
  outbound.timeoutMs = 15_000;
  const { body } = await (await admin()).http.get('/api/channel_messages').expect(200);
  expect(body).toContainEqual(
    expect.objectContaining({ state: 'queued', error: 'no answer in time' }),
  );
});

test('the desk passes on what is above the limit of the day', async () => {
  await set({ dailyLimit: 1 });
  await cancelOfCaller(world);
  await cancelOfCaller(world);
  await dispatch(world);
  expect(gateway.calls).toHaveLength(1);
  later(HOUR_MS);
  await dispatch(world);
  expect(gateway.delivered).toHaveLength(1);
  expect(await forDesk()).toBe(1);
});

test('an address inside the network is refused, unless the operator allows it', async () => {
  for (const url of [
    'http://sms.example/{to}?{text}',
    'https://127.0.0.1:1/{to}?{text}',
    'https://[::1]/{to}?{text}',
    'https://169.254.169.254/{to}?{text}',
    'https://0x7f.1/{to}?{text}',
    'https://user:pass@sms.example/{to}?{text}',
    'file:///etc/passwd?{to}{text}',
  ]) {
    const { status, body } = await set({ url });
    expect([url, status, (body as { code: string }).code]).toEqual([
      url,
      422,
      'CHANNEL_ADDRESS_REFUSED',
    ]);
  }
  const outbound = world.app.get(Outbound);
  await expect(
    outbound.send({ url: 'https://localhost:1/', method: 'GET', headers: {}, body: null }),
  ).rejects.toThrow('localhost has no public address');
});

test('an incomplete gateway cannot be turned on, and headers must be headers', async () => {
  const incomplete = await set({ body: '{"to":"{to}"}' });
  expect(incomplete.body).toMatchObject({ code: 'CHANNEL_INCOMPLETE' });
  const headers = await set({ headers: 'Host: evil.test' });
  expect(headers.body).toMatchObject({ code: 'CHANNEL_HEADERS_INVALID' });
});

test('a test says whether the gateway accepted it, also while the channel is off', async () => {
  await set({ enabled: false });
  const { http } = await admin();
  const ok = await http.post('/api/channels/sms/test').send({ to: '06 12 34 56 78' }).expect(200);
  expect(ok.body).toMatchObject({ data: { sent: true, error: null } });
  expect(gateway.delivered).toEqual([expect.stringMatching(/^\+212612345678: /) as string]);
  gateway.behavior = 401;
  const no = await http.post('/api/channels/sms/test').send({ to: '0612345678' }).expect(200);
  expect(no.body).toMatchObject({ data: { sent: false, error: 'HTTP 401' } });
  await http.post('/api/channels/fax/test').send({ to: '0612345678' }).expect(404);
});

test('no message is lost between two channels', async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

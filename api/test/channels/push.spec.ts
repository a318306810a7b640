import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { DISPATCH, DISPATCH_CHANNELS } from '../../src/platform/outbox/dispatcher.ts';
import { examine } from '../../src/commands/examine.ts';
import { book, day } from '../factories.ts';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { type Browser, type PushService, startPushService } from './push-service.ts';
import { type Gateway, smsSettings, startGateway } from './sms-gateway.ts';

const MINUTE_MS = 60_000;
const REASON = 'orage';

let world: World;
let service: PushService;
let gateway: Gateway;

beforeAll(async () => {
  [service, gateway] = await Promise.all([startPushService(), startGateway()]);
  world = await createWorld({
    at: '2026-11-23T09:00:00Z',
    env: { OUTBOUND_HOSTS: `127.0.0.1:${service.port} 127.0.0.1:${gateway.port}` },
  });
  await openVenue(world);
  // Messages are sent only when a test calls `dispatch`.
  await world.app.get(Jobs).pause(DISPATCH);
  await world.app.get(Jobs).pause(DISPATCH_CHANNELS);
});
beforeEach(async () => {
  await world.sql('truncate outbox, channel_days, push_subscriptions, desk_notices');
  await world.sql(
    "delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null",
  );
  Object.assign(gateway, { calls: [], delivered: [], behavior: 'accepts' });
  await set({ push: { enabled: true, dailyLimit: 100 } });
});
afterAll(async () => {
  await world.close();
  await Promise.all([service.stop(), gateway.stop()]);
});

async function dispatch(): Promise<void> {
  await world.app.get(Jobs).run(DISPATCH);
  await world.app.get(Jobs).run(DISPATCH_CHANNELS);
  await world.app.get(Jobs).run(DISPATCH);
}
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
async function set(changes: object): Promise<void> {
  const { http } = await world.login((await world.admin()).email);
  await http.put('/api/channels').send(changes).expect(200);
}
const pushKey = async () =>
  ((await world.http.get('/api/venue').expect(200)).body as VenueAnswer).pushKey ?? '';

/** Subscribes a new browser of a person. */
async function subscribe({ http }: Person): Promise<Browser> {
  const browser = service.subscribe(await pushKey());
  await http.post('/api/push_subscriptions').send(browser.subscription).expect(201);
  return browser;
}

let hour = 8;
/** A booking that the desk cancels. Returns its reference. */
async function cancel(by: Person, changes: Parameters<typeof book>[2] = {}): Promise<string> {
  hour = hour === 20 ? 9 : hour + 1;
  const { reference } = await book(world, by, {
    date: day(world, 3),
    startTime: `${String(hour).padStart(2, '0')}:00`,
    endTime: `${String(hour + 1).padStart(2, '0')}:00`,
    ...changes,
  });
  await world.sql('truncate outbox');
  const staff = await world.login((await world.staff()).email);
  await staff.http.delete(`/api/bookings/${reference}`).send({ reason: REASON }).expect(200);
  return reference;
}
/** Mails about a cancellation to an address. */
const mailsTo = async ({ email }: Person) =>
  (await world.mails(email)).filter(({ text }) => text.includes(REASON));

test('a cancellation reaches each person once, by the right way', async () => {
  await set({ sms: smsSettings(gateway.url) });
  const [pushed, mailed] = [await world.register(), await world.register()];
  const browser = await subscribe(pushed);
  const [subscription] = await world.sql('select reference from push_subscriptions');
  const staff = await world.login((await world.staff()).email);
  const reference = await cancel(pushed);
  await dispatch();
  expect(await mailsTo(pushed)).toEqual([]);
  await cancel(mailed);
  await dispatch();
  expect(await mailsTo(mailed)).toHaveLength(1);
  await cancel(staff, { customer: { name: 'Karim Alaoui', phone: '0611998877' } });
  await dispatch();
  await cancel(staff, { customer: { name: 'Sans Numéro' } });
  await dispatch();
  expect(browser.shown).toEqual([
    {
      title: expect.any(String) as string,
      body: expect.stringContaining(REASON) as string,
      url: expect.stringMatching(/^http:\/\/.+\/account\//) as string,
      lang: 'fr',
      tag: reference,
      subscription: subscription?.reference,
    },
  ]);
  expect(gateway.delivered).toEqual([expect.stringMatching(/^\+212611998877: /) as string]);
  const desk = await world.sql(
    'select c.full_name from desk_notices n join customers c on c.id = n.customer_id',
  );
  expect(desk).toEqual([{ full_name: 'Sans Numéro' }]);
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

test('a push is urgent, kept for a day at most, and encrypted', async () => {
  const player = await world.register();
  const browser = await subscribe(player);
  await cancel(player);
  await dispatch();
  expect(browser.headers).toMatchObject([
    { urgency: 'high', ttl: '86400', 'content-encoding': 'aes128gcm' },
  ]);
});

test('every browser of a person shows a message', async () => {
  const player = await world.register();
  const browsers = [await subscribe(player), await subscribe(await world.login(player.email))];
  await cancel(player);
  await dispatch();
  expect(browsers.map(({ shown }) => shown.length)).toEqual([1, 1]);
});

test('a subscription that has ended is removed, and the message is mailed at once', async () => {
  const player = await world.register();
  const browser = await subscribe(player);
  browser.answers = 410;
  await cancel(player);
  await dispatch();
  expect(await mailsTo(player)).toHaveLength(1);
  expect(await world.sql('select 1 from push_subscriptions')).toEqual([]);
});

test('after a short outage of the push service a message is pushed once', async () => {
  const player = await world.register();
  const browser = await subscribe(player);
  browser.answers = 503;
  await cancel(player);
  await dispatch();
  browser.answers = 201;
  later(MINUTE_MS);
  await dispatch();
  await dispatch();
  expect(browser.shown).toHaveLength(1);
  expect(await mailsTo(player)).toEqual([]);
});

test('a message that no push service accepts for a quarter of an hour is mailed once', async () => {
  const player = await world.register();
  const browser = await subscribe(player);
  browser.answers = 'dies';
  await cancel(player);
  for (let minutes = 0; minutes <= 60; minutes += 5) {
    await dispatch();
    later(5 * MINUTE_MS);
  }
  browser.answers = 201;
  await dispatch();
  expect(await mailsTo(player)).toHaveLength(1);
  expect(browser.shown).toEqual([]);
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

test('papers are mailed, and a muted kind is not pushed', async () => {
  const player = await world.register();
  const browser = await subscribe(player);
  await book(world, player, { startTime: '21:00', endTime: '22:00' });
  await dispatch();
  expect((await world.mails(player.email)).length).toBeGreaterThan(0);
  await world.sql("update users set muted = '{tomorrow:mail}' where reference = $1", [
    player.reference,
  ]);
  await world.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at) values ('N-00000001', 'x', $1, 'mail', 'bookingTomorrow', '{}', $2, $2)`,
    [player.reference, world.clock.now()],
  );
  await dispatch();
  expect(browser.shown).toEqual([]);
});

test('after a sign-out nothing of the person is shown in the browser', async () => {
  const player = await world.register();
  const browser = await subscribe(player);
  await player.http.post('/api/auth/field/logout').expect(200);
  expect(await world.sql('select 1 from push_subscriptions')).toEqual([]);
  await cancel(await world.login(player.email));
  await dispatch();
  expect(browser.shown).toEqual([]);
  expect(await mailsTo(player)).toHaveLength(1);
});

test('a browser shows messages of the last person who subscribed in it', async () => {
  const [first, second] = [await world.register(), await world.register()];
  const browser = await subscribe(first);
  await second.http.post('/api/push_subscriptions').send(browser.subscription).expect(201);
  await cancel(first);
  await dispatch();
  expect(browser.shown).toEqual([]);
  await cancel(second);
  await dispatch();
  expect(browser.shown).toHaveLength(1);
});

test('of several requests of one session at once, one subscription remains', async () => {
  const player = await world.register();
  const browsers = await Promise.all(Array.from({ length: 6 }, () => subscribe(player)));
  await cancel(player);
  await dispatch();
  expect(browsers.reduce((sum, { shown }) => sum + shown.length, 0)).toBe(1);
});

test('only its owner removes a subscription', async () => {
  const [owner, other] = [await world.register(), await world.register()];
  const browser = service.subscribe(await pushKey());
  const { body } = await owner.http
    .post('/api/push_subscriptions')
    .send(browser.subscription)
    .expect(201);
  const { reference } = (body as { data: { reference: string } }).data;
  await other.http.delete(`/api/push_subscriptions/${reference}`).expect(404);
  await owner.http.delete(`/api/push_subscriptions/${reference}`).expect(200);
  await cancel(owner);
  await dispatch();
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('while the channel is off there is no key, and messages are mailed', async () => {
  const player = await world.register();
  const browser = await subscribe(player);
  await set({ push: { enabled: false, dailyLimit: 100 } });
  expect(await pushKey()).toBe('');
  await cancel(player);
  await dispatch();
  expect(browser.shown).toEqual([]);
  expect(await mailsTo(player)).toHaveLength(1);
});

test('a push address inside the network of the operator is refused', async () => {
  const { http } = await world.register();
  const { subscription } = service.subscribe(await pushKey());
  for (const endpoint of ['https://10.0.0.1/push', 'http://push.example/', 'https://[::1]/'])
    await http
      .post('/api/push_subscriptions')
      .send({ ...subscription, endpoint })
      .expect(422, /PUSH_ADDRESS_REFUSED/);
});

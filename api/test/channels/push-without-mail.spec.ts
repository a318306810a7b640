import type { DeskNoticeAnswer } from '@five/shared/desk/desk-notices.contract';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { examine } from '../../src/commands/examine.ts';
import { Outbound } from '../../src/platform/channels/outbound.ts';
import { book, day } from '../factories.ts';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { dispatch, pauseDispatch } from './cancelled-callers.ts';
import { type Browser, type PushService, startPushService } from './push-service.ts';
import { type Gateway, smsSettings, startGateway } from './sms-gateway.ts';

const MINUTE_MS = 60_000;

let world: World;
let service: PushService;
let gateway: Gateway;
let admin: Person;
let browser: Browser;

// A venue without a mail server: mails are written to files.
beforeAll(async () => {
  [gateway, service] = await Promise.all([startGateway(), startPushService()]);
  const OUTBOUND_HOSTS = `127.0.0.1:${gateway.port} 127.0.0.1:${service.port}`;
  world = await createWorld({
    env: { DEMO: 'off', RATE_LIMITS: 'on', OUTBOUND_HOSTS },
  });
  await openVenue(world);
  admin = await world.admin();
  world.app.get(Outbound).timeoutMs = 100;
  await pauseDispatch(world);
});
beforeEach(async () => {
  await world.sql('truncate outbox, channel_days, desk_notices, push_subscriptions');
  Object.assign(gateway, { calls: [], delivered: [], behavior: 'accepts' });
  await set({ push: { enabled: true, dailyLimit: 100 } });
});
afterEach(async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});
afterAll(async () => {
  await world.close();
  await Promise.all([service.stop(), gateway.stop()]);
});

async function set(changes: object): Promise<void> {
  const { http } = await world.login(admin.email);
  await http.put('/api/channels').send(changes).expect(200);
}

/** Cancels the booking of a player with a browser at the desk. */
async function cancelOfPlayer(): Promise<void> {
  const player = await world.register();
  const { pushKey } = (await world.http.get('/api/venue').expect(200)).body as VenueAnswer;
  browser = service.subscribe(pushKey ?? '');
  await player.http.post('/api/push_subscriptions').send(browser.subscription).expect(201);
  const hour = 9 + world.next('hour');
  const at = (whole: number) => `${String(whole).padStart(2, '0')}:00`;
  const slot = { date: day(world, 3), startTime: at(hour), endTime: at(hour + 1), pitch: 'P1' };
  const { reference } = await book(world, player, slot);
  await world.sql('truncate outbox');
  const { http } = await world.login(admin.email);
  await http.delete(`/api/bookings/${reference}`).send({ reason: 'orage' }).expect(200);
}

/** Sends what is due again and again, a minute apart. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await dispatch(world);
    world.clock.set(new Date(world.clock.now().getTime() + MINUTE_MS));
  }
}

const forDesk = async () => {
  const { http } = await world.login(admin.email);
  return (await http.get('/api/desk_notices').expect(200)).body as DeskNoticeAnswer[];
};

test('a message that a browser showed is not on the list of the desk', async () => {
  await cancelOfPlayer();
  await pass(3);
  expect(browser.shown).toHaveLength(1);
  expect(await forDesk()).toEqual([]);
});

test('after a slow answer and the end of the subscription the desk has it once', async () => {
  await cancelOfPlayer();
  browser.answers = 'late';
  await pass(1);
  expect(await forDesk()).toEqual([]);
  browser.answers = 410;
  await pass(3);
  expect(await forDesk()).toMatchObject([{ reason: 'noMailServer', state: 'open' }]);
  const calls = browser.headers.length;
  browser.answers = 201;
  await pass(20);
  expect(await forDesk()).toHaveLength(1);
  expect(browser.headers).toHaveLength(calls);
});

test('after slow answers only, the desk has it once, and no push follows', async () => {
  await cancelOfPlayer();
  browser.answers = 'late';
  await pass(20);
  expect(await forDesk()).toMatchObject([{ reason: 'noMailServer', state: 'open' }]);
  const calls = browser.headers.length;
  browser.answers = 201;
  await pass(20);
  expect(await forDesk()).toHaveLength(1);
  expect(browser.headers).toHaveLength(calls);
});

test('what no browser got goes to the number of the account, and not to the desk', async () => {
  await set({ sms: smsSettings(gateway.url) });
  await cancelOfPlayer();
  browser.answers = 410;
  await pass(5);
  expect(gateway.delivered).toHaveLength(1);
  expect(await forDesk()).toEqual([]);
  await set({ sms: { ...smsSettings(gateway.url), callers: false } });
});

test('a subscription that ends before its message is sent leaves it to the desk', async () => {
  await cancelOfPlayer();
  await world.sql('delete from push_subscriptions');
  await pass(3);
  expect(browser.headers).toEqual([]);
  expect(await forDesk()).toHaveLength(1);
});

test('doctor reports a message that was never tried while its channel is on', async () => {
  const [queued, last] = [world.clock.now(), world.clock.now()].map(
    (now, index) => new Date(now.getTime() + index * 61 * MINUTE_MS),
  );
  const plant = (number: number, channel: string, at: Date | undefined) =>
    world.sql(
      `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
        due_at) values ($1, $1, 'U-7K3M9QXT', $2, 'bookingTomorrow', '{}', $3, $3)`,
      [`N-0000000${number}`, channel, at],
    );
  await plant(1, 'push', queued);
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
  await plant(2, 'notice', last);
  const rule = 'a message is tried within its time limit while its channel is on';
  const findings = await examine({ query: (text) => world.sql(text) });
  expect(findings).toEqual([{ rule, count: 1, examples: ['N-00000001'] }]);
  await set({ push: { enabled: false, dailyLimit: 100 } });
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});

import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { DISPATCH, DISPATCH_CHANNELS } from '../../src/platform/outbox/dispatcher.ts';
import { examine } from '../../src/commands/examine.ts';
import { Guest } from '../community/match-guests.ts';
import { book, day } from '../factories.ts';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { type Browser, type PushService, startPushService } from './push-service.ts';
import { type Cloud, startCloud, whatsappSettings } from './whatsapp-cloud.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;
const REASON = 'orage';

let world: World;
let service: PushService;
let cloud: Cloud;
let pushed: Person;
let mailed: Person;
let browser: Browser;

beforeAll(async () => {
  [service, cloud] = await Promise.all([startPushService(), startCloud()]);
  world = await createWorld({
    at: '2026-11-23T09:00:00Z',
    env: { OUTBOUND_HOSTS: `127.0.0.1:${service.port} 127.0.0.1:${cloud.port}` },
  });
  await openVenue(world);
  cloud.webhook = `${world.url}/api/channels/whatsapp/webhook`;
  const { http } = await world.login((await world.admin()).email);
  await http
    .put('/api/channels')
    .send({ push: { enabled: true, dailyLimit: 100 }, whatsapp: whatsappSettings(cloud.url) })
    .expect(200);
  // Messages are sent only when a test calls `dispatch`.
  await world.app.get(Jobs).pause(DISPATCH);
  await world.app.get(Jobs).pause(DISPATCH_CHANNELS);
});
beforeEach(async () => {
  await world.sql('truncate outbox, channel_days, desk_notices');
  Object.assign(cloud, { calls: [], delivered: [], behavior: 'accepts' });
  [pushed, mailed] = [await world.register(), await world.register()];
  const { pushKey } = (await world.http.get('/api/venue').expect(200)).body as VenueAnswer;
  browser = service.subscribe(pushKey ?? '');
  await pushed.http.post('/api/push_subscriptions').send(browser.subscription).expect(201);
});
afterEach(async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});
afterAll(async () => {
  await world.close();
  await Promise.all([service.stop(), cloud.stop()]);
});

async function dispatch(): Promise<void> {
  await world.app.get(Jobs).run(DISPATCH);
  await world.app.get(Jobs).run(DISPATCH_CHANNELS);
  await world.app.get(Jobs).run(DISPATCH);
}
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
/** Sends what is due for `hours`, four times an hour. */
async function outage(hours: number): Promise<void> {
  for (let waitedMs = 0; waitedMs <= hours * HOUR_MS; waitedMs += QUARTER_MS) {
    await dispatch();
    later(QUARTER_MS);
  }
}

/** Bookings of four people that the desk cancels. A guest with a number answers to the second. */
async function cancelAll(): Promise<void> {
  const staff = await world.login((await world.staff()).email);
  const hour = 8 + world.next('hour');
  const at = (whole: number) => `${String(whole).padStart(2, '0')}:00`;
  const slot = { date: day(world, 3), startTime: at(hour), endTime: at(hour + 1) };
  const bookings = [
    await book(world, pushed, { ...slot, pitch: 'P1' }),
    await book(world, mailed, { ...slot, pitch: 'P2' }),
    await book(world, staff, { ...slot, pitch: 'P3', customer: { name: 'Sans Numéro' } }),
  ];
  const token = bookings[1]?.match.path.replace('/m/', '') ?? '';
  await new Guest(world.http).answer(token, {
    answer: 'in',
    name: 'Samir',
    phone: '0611998877',
    messages: true,
  });
  await world.sql('truncate outbox');
  for (const { reference } of bookings)
    await staff.http.delete(`/api/bookings/${reference}`).send({ reason: REASON }).expect(200);
}

/** How often each of the four people was reached, by each way. */
async function reached() {
  const aboutIt = ({ text }: { text: string }) => text.includes(REASON);
  const mails = async ({ email }: Person) => (await world.mails(email)).filter(aboutIt).length;
  return {
    browser: browser.shown.length,
    mailInsteadOfPush: await mails(pushed),
    mail: await mails(mailed),
    whatsapp: cloud.delivered.length,
    desk: (await world.sql('select 1 from desk_notices')).length,
  };
}
const EACH_ONCE = { browser: 1, mailInsteadOfPush: 0, mail: 1, whatsapp: 1, desk: 1 };

test('a cancelled booking reaches each person once, by the right way', async () => {
  await cancelAll();
  await dispatch();
  await dispatch();
  expect(await reached()).toEqual(EACH_ONCE);
  expect(cloud.delivered).toEqual([expect.stringMatching(/^\+212611998877: /) as string]);
});

test('providers that accept a message and die reach each person once', async () => {
  cloud.behavior = 'dies';
  await cancelAll();
  await dispatch();
  cloud.behavior = 'accepts';
  await outage(1);
  expect(await reached()).toEqual(EACH_ONCE);
});

test.each([1, 24])('while providers are down for %i hours, mails and the desk go on', async (h) => {
  cloud.behavior = 503;
  browser.answers = 503;
  await cancelAll();
  await outage(h);
  cloud.behavior = 'accepts';
  browser.answers = 201;
  await dispatch();
  // The desk passes on what did not reach the number of the guest, beside that of the caller.
  expect(await reached()).toEqual({
    ...EACH_ONCE,
    browser: 0,
    mailInsteadOfPush: 1,
    whatsapp: 0,
    desk: 2,
  });
});

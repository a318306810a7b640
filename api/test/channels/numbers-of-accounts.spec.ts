import type { DeskNoticeAnswer } from '@five/shared/desk/desk-notices.contract';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { Transactions } from '../../src/platform/database/transactions.ts';
import { VerifiedPhones } from '../../src/users/verified-phones.ts';
import { examine } from '../../src/commands/examine.ts';
import { book, day } from '../factories.ts';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { dispatch, pauseDispatch } from './cancelled-callers.ts';
import { type PushService, startPushService } from './push-service.ts';
import { type Gateway, smsSettings, startGateway } from './sms-gateway.ts';

let world: World;
let gateway: Gateway;
let service: PushService;
let admin: Person;

// A venue without a mail server: mails are written to files.
beforeAll(async () => {
  [gateway, service] = await Promise.all([startGateway(), startPushService()]);
  const OUTBOUND_HOSTS = `127.0.0.1:${gateway.port} 127.0.0.1:${service.port}`;
  world = await createWorld({
    env: { DEMO: 'off', RATE_LIMITS: 'on', OUTBOUND_HOSTS },
  });
  await openVenue(world);
  admin = await world.admin();
  await pauseDispatch(world);
});
beforeEach(async () => {
  await world.sql('truncate outbox, channel_days, desk_notices');
  Object.assign(gateway, { calls: [], delivered: [], behavior: 'accepts' });
  await set({ sms: smsSettings(gateway.url), push: { enabled: true, dailyLimit: 100 } });
});
afterEach(async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});
afterAll(async () => {
  await world.close();
  await Promise.all([gateway.stop(), service.stop()]);
});

const set = (changes: object) => admin.http.put('/api/channels').send(changes).expect(200);

/** Books for a player, and cancels the booking at the desk. */
async function cancelFor(player: Person): Promise<void> {
  const hour = 9 + world.next('hour');
  const at = (whole: number) => `${String(whole).padStart(2, '0')}:00`;
  const slot = { date: day(world, 3), startTime: at(hour), endTime: at(hour + 1), pitch: 'P1' };
  const { reference } = await book(world, player, slot);
  await world.sql('truncate outbox');
  await admin.http.delete(`/api/bookings/${reference}`).send({ reason: 'orage' }).expect(200);
}

const forDesk = async () =>
  (await admin.http.get('/api/desk_notices').expect(200)).body as DeskNoticeAnswer[];
const phoneOf = async ({ reference }: Person) =>
  (
    await world.sql<{ phone: string }>('select phone from users where reference = $1', [reference])
  )[0]?.phone ?? '';

test('without a mail server the number of an account gets one SMS, in its language', async () => {
  const player = await world.register();
  await player.http.post('/api/auth/field').send({ locale: 'en' }).expect(200);
  await cancelFor(player);
  await dispatch(world);
  await dispatch(world);
  expect(gateway.delivered).toEqual([
    expect.stringMatching(`^\\${await phoneOf(player)}: [^]*cancelled by reception`) as string,
  ]);
  expect(await forDesk()).toEqual([]);
});

test('the desk passes on what no channel delivers to the number of an account', async () => {
  const player = await world.register();
  await set({ sms: { ...smsSettings(gateway.url), callers: false } });
  await cancelFor(player);
  await dispatch(world);
  expect(gateway.calls).toEqual([]);
  expect(await forDesk()).toMatchObject([{ reason: 'noMailServer' }]);
});

test('an account without a number is on the list of the desk', async () => {
  const player = await world.register();
  await cancelFor(player);
  await world.sql('update customers set phone = null where user_id = $1', [
    (
      await world.sql<{ id: number }>('select id from users where reference = $1', [
        player.reference,
      ])
    )[0]?.id,
  ]);
  await dispatch(world);
  expect(gateway.calls).toEqual([]);
  expect(await forDesk()).toMatchObject([{ reason: 'noMailServer' }]);
});

test('an account whose browser shows the message gets no SMS', async () => {
  const player = await world.register();
  const { pushKey } = (await world.http.get('/api/venue').expect(200)).body as VenueAnswer;
  const browser = service.subscribe(pushKey ?? '');
  await player.http.post('/api/push_subscriptions').send(browser.subscription).expect(201);
  await cancelFor(player);
  await dispatch(world);
  expect(browser.shown).toHaveLength(1);
  expect(gateway.calls).toEqual([]);
});

test.each([true, false])(
  'a lost number is pushed only if a browser shows it: %s',
  async (pushes) => {
    const player = await world.register();
    const { pushKey } = (await world.http.get('/api/venue').expect(200)).body as VenueAnswer;
    const browser = service.subscribe(pushKey ?? '');
    if (pushes)
      await player.http.post('/api/push_subscriptions').send(browser.subscription).expect(201);
    const phone = await phoneOf(player);
    await world.app.get(Transactions).run((tx) => world.app.get(VerifiedPhones).release(tx, phone));
    await dispatch(world);
    await dispatch(world);
    expect(browser.shown).toHaveLength(pushes ? 1 : 0);
    const { body } = await player.http.get('/api/notifications').expect(200);
    expect(body).toHaveLength(1);
    expect(gateway.calls).toEqual([]);
  },
);

test('a person who has stopped mails of a kind gets no SMS of it', async () => {
  const player = await world.register();
  const muted = ['waiting:mail'];
  await world.sql('update users set muted = $2 where reference = $1', [player.reference, muted]);
  await world.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at)
      select 'N-00000001', 'test:muted', c.reference, 'phone', 'waitingOffered', '{}', $2, $2
      from customers c join users u on u.id = c.user_id where u.reference = $1`,
    [player.reference, world.clock.now()],
  );
  await dispatch(world);
  expect(gateway.calls).toEqual([]);
  expect(
    await world.sql(
      "select channel from outbox where event = 'test:muted' and withdrawn_at is null",
    ),
  ).toEqual([]);
});

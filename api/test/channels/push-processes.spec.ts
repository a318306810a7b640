import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { eventually } from '../eventually.ts';
import {
  type ApiProcess,
  startProcess,
  twoProcesses,
  type TwoProcesses,
} from '../two-processes.ts';
import { type Browser, type PushService, startPushService } from './push-service.ts';

const MESSAGES = 40;

let both: TwoProcesses;
let service: PushService;
let browser: Browser;
let player: string;

beforeAll(async () => {
  service = await startPushService();
  both = await twoProcesses(surroundings());
  const admin = await login('admin@demo.test');
  await both.first.http
    .put('/api/channels')
    .set('authorization', `Bearer ${admin.token}`)
    .send({ push: { enabled: true, dailyLimit: 1000 } })
    .expect(200);
  const { token, reference } = await login('player@demo.test');
  player = reference;
  const { body } = await both.first.http.get('/api/venue').expect(200);
  browser = service.subscribe((body as VenueAnswer).pushKey ?? '');
  await both.first.http
    .post('/api/push_subscriptions')
    .set('authorization', `Bearer ${token}`)
    .send(browser.subscription)
    .expect(201);
});
beforeEach(() => both.database.sql('truncate outbox'));
afterAll(async () => {
  await both.close();
  await service.stop();
});

const surroundings = () => ({ OUTBOUND_HOSTS: `127.0.0.1:${service.port}` });

async function login(email: string): Promise<{ token: string; reference: string }> {
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email, password: 'demo-Password-1' })
    .expect(200);
  const { token } = body as { token: string };
  const [row] = await both.database.sql<{ reference: string }>(
    'select reference from users where email = $1',
    [email],
  );
  return { token, reference: row?.reference ?? '' };
}

/** Queues messages to the player, each about a booking of its own. */
const queue = (count: number) =>
  both.database.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at)
      select 'N-' || lpad(n::text, 8, '0'), 'test:' || n, $1, 'mail', 'bookingTomorrow',
        jsonb_build_object('reference', 'B-' || lpad(n::text, 8, '0'), 'date', '2026-12-04',
          'startTime', '20:00', 'endTime', '21:00', 'pitch', 'P1'), now(), now()
      from generate_series(1, $2::int) n`,
    [player, count],
  );
const sent = async () =>
  (await both.database.sql("select 1 from outbox where channel = 'push' and sent_at is not null"))
    .length;
/** Messages on the screen: one about the same booking replaces an earlier one. */
const onScreen = () => new Set(browser.shown.map(({ tag }) => tag)).size;

test('two processes push each message of a player once', async () => {
  await queue(MESSAGES);
  await eventually(sent, (count) => count === MESSAGES);
  expect(browser.shown).toHaveLength(MESSAGES);
  expect(onScreen()).toBe(MESSAGES);
});

test('a message whose process is killed before the record is on the screen once', async () => {
  browser.shown.splice(0);
  browser.headers.splice(0);
  await both.second.stop();
  browser.answers = 'silent';
  await queue(1);
  await eventually(
    () => Promise.resolve(browser.shown.length),
    (count) => count === 1,
  );
  await both.first.stop('SIGKILL');
  browser.answers = 201;
  const third: ApiProcess = await startProcess(both.database.url, surroundings());
  // The lease of the killed process is still valid.
  expect(browser.headers).toHaveLength(1);
  await both.database.sql("update outbox set held_until = now() where channel = 'push'");
  await eventually(sent, (count) => count === 1);
  await third.stop();
  expect(onScreen()).toBe(1);
  expect(browser.headers.map(({ topic }) => topic)).toEqual(
    Array(2).fill(browser.headers[0]?.topic),
  );
  expect(browser.headers[0]?.topic).toMatch(/^N-[0-9A-Z]{8}$/);
});

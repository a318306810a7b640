import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { DISPATCH } from '../src/platform/outbox/dispatcher.ts';
import { OutboxQueue } from '../src/platform/outbox/outbox-queue.ts';
import { mailTo, queueMail, withdrawMail } from './queue-mail.ts';
import { deadPort, type Smtp, type SmtpOptions, startSmtp } from './smtp.ts';
import { createWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let world: World;
let smtp: Smtp | null = null;
let port: number;

beforeAll(async () => {
  port = await deadPort();
  world = await createWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  // Messages are sent only when a test calls `dispatch`.
  await world.app.get(Jobs).pause(DISPATCH);
});
beforeEach(() => world.sql('truncate outbox'));
afterEach(async () => {
  await smtp?.stop();
  smtp = null;
});
afterAll(() => world.close());

const start = async (options: SmtpOptions = {}) => (smtp = await startSmtp({ port, ...options }));
const dispatch = () => world.app.get(Jobs).run(DISPATCH);
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const addresses = ({ received }: Smtp) => received.flatMap(({ to }) => to).sort();
const row = async (name: string) =>
  (
    await world.sql<{
      tries: number;
      sent_at: Date | null;
      given_up_at: Date | null;
      last_error: string | null;
      withdrawn_at: Date | null;
    }>(
      'select tries, sent_at, given_up_at, last_error, withdrawn_at from outbox where event = $1',
      [`test:${name}`],
    )
  )[0];

/** Sends due messages repeatedly while the clock advances, until none is queued. */
async function untilSettled(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await dispatch();
    if ((await world.app.get(OutboxQueue).counts()).waiting === 0) return;
    later(MINUTE_MS);
  }
}

test('after a mail server outage each mail is sent exactly once', async () => {
  const names = ['ali', 'badr', 'camelia', 'driss', 'fatine', 'ghita', 'hamza'];
  for (const name of names) await queueMail(world, mailTo(name));
  await dispatch();
  const server = await start();
  await untilSettled();
  expect(addresses(server)).toEqual(names.map((name) => `${name}@five.test`));
});

test('a slow mail server is waited for, and everyone else is served meanwhile', async () => {
  const thinking = Promise.withResolvers<void>();
  const server = await start({ thinks: () => thinking.promise });
  await queueMail(world, mailTo('slow'));
  const sending = dispatch();
  await world.http.get('/api/health/ready').expect(200);
  await queueMail(world, mailTo('next'));
  expect(server.received).toEqual([]);
  thinking.resolve();
  await sending;
  await untilSettled();
  expect(addresses(server)).toEqual(['next@five.test', 'slow@five.test']);
});

test('a mail that is put off (4xx) goes once when it is taken, and holds up no other', async () => {
  let taken = false;
  const server = await start({
    refuse: (address) => (address.startsWith('greylisted') && !taken ? 450 : null),
  });
  await queueMail(world, mailTo('greylisted'), mailTo('other'));
  await dispatch();
  await dispatch();
  expect(addresses(server)).toEqual(['other@five.test']);
  taken = true;
  await untilSettled();
  expect(addresses(server)).toEqual(['greylisted@five.test', 'other@five.test']);
});

test('a refused address (5xx) is given up after two hours, and staff see the count', async () => {
  await start({ refuse: () => 550 });
  await queueMail(world, mailTo('nobody'));
  for (let tries = 0; tries < 3; tries++) {
    await dispatch();
    later(HOUR_MS);
  }
  await dispatch();
  expect(await row('nobody')).toMatchObject({
    sent_at: null,
    given_up_at: expect.any(Date) as Date,
    last_error: expect.stringContaining('550') as string,
  });
  expect(await world.app.get(OutboxQueue).counts()).toEqual({ waiting: 0, givenUp: 1 });
});

test('when the mail server is down for over a day, a mail is given up', async () => {
  await queueMail(world, mailTo('patient'));
  for (let hours = 0; hours < 23; hours++) {
    await dispatch();
    later(HOUR_MS);
  }
  expect(await row('patient')).toMatchObject({ given_up_at: null });
  later(2 * HOUR_MS);
  await dispatch();
  expect(await row('patient')).toMatchObject({ given_up_at: expect.any(Date) as Date });
});

test('what a killed process was sending is sent by another when its lease ends', async () => {
  const server = await start();
  await queueMail(world, mailTo('leased'));
  await world.app.get(OutboxQueue).lease(['mail'], 5, 60);
  await dispatch();
  expect(server.received).toHaveLength(0);
  later(MINUTE_MS);
  await dispatch();
  expect(addresses(server)).toEqual(['leased@five.test']);
});

test('a mail sent during a database outage is marked later and not sent again', async () => {
  const server = await start();
  await queueMail(world, mailTo('marked'));
  const queue = world.app.get(OutboxQueue);
  const mark = queue.sent.bind(queue);
  queue.sent = (gone) =>
    gone.length > 0 ? Promise.reject(new Error('Connection terminated')) : mark(gone);
  await expect(dispatch()).rejects.toThrow('Connection terminated');
  queue.sent = mark;
  later(10 * MINUTE_MS);
  await dispatch();
  expect(addresses(server)).toEqual(['marked@five.test']);
});

test('one event for one person is one mail, with the same id in every repetition', async () => {
  const server = await start();
  await queueMail(world, mailTo('twice'), mailTo('twice'));
  await queueMail(world, mailTo('twice'));
  await dispatch();
  await world.sql('update outbox set sent_at = null');
  await dispatch();
  expect(server.received).toHaveLength(2);
  expect(server.received[0]?.id).toMatch(/^<N-[0-9A-Z]{8}@127\.0\.0\.1>$/);
  expect(server.received[1]?.id).toBe(server.received[0]?.id);
});

test('a reminder is sent when due, and not if withdrawn or past', async () => {
  const server = await start();
  const now = world.clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * MINUTE_MS);
  await queueMail(
    world,
    mailTo('due', { dueAt: at(45) }),
    mailTo('withdrawn', { dueAt: at(45) }),
    mailTo('over', { dueAt: at(45), until: at(60) }),
  );
  await dispatch();
  expect(server.received).toHaveLength(0);
  await withdrawMail(world, 'test:withdr');
  later(HOUR_MS);
  await dispatch();
  expect(addresses(server)).toEqual(['due@five.test']);
  expect(await row('over')).toMatchObject({ withdrawn_at: expect.any(Date) as Date });
});

test('a reminder that was withdrawn and queued again is sent with the current data', async () => {
  const server = await start();
  await queueMail(
    world,
    mailTo('moved', { dueAt: new Date(world.clock.now().getTime() + HOUR_MS) }),
  );
  await withdrawMail(world, 'test:moved');
  await queueMail(
    world,
    mailTo('moved', { parameters: { firstName: 'Yasmine', code: '654321', minutes: 15 } }),
  );
  await dispatch();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.raw).toContain('654321');
});

test('what rolls back is never sent', async () => {
  const server = await start();
  const entry = mailTo('undone');
  await expect(
    queueMail(world, entry, { ...entry, channel: 'pigeon' as 'mail' }),
  ).rejects.toThrow();
  await sleep(100);
  await dispatch();
  expect(server.received).toHaveLength(0);
});

test('a clock that goes back two hours holds no mail for two hours', async () => {
  await queueMail(world, mailTo('back'));
  await dispatch();
  later(-2 * HOUR_MS);
  await world.sql('update outbox set due_at = $1, created_at = $1', [world.clock.now()]);
  const server = await start();
  await dispatch();
  expect(addresses(server)).toEqual(['back@five.test']);
});

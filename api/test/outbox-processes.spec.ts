import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from './eventually.ts';
import { type Smtp, startSmtp } from './smtp.ts';
import { startProcess, twoProcesses, type TwoProcesses } from './two-processes.ts';

const MAILS = 60;

let both: TwoProcesses;
let smtp: Smtp;

beforeAll(async () => {
  smtp = await startSmtp({ thinks: () => sleep(20) });
  both = await twoProcesses(surroundings());
});
beforeEach(() => both.database.sql('delete from outbox'));
afterEach(() => smtp.received.splice(0));
afterAll(async () => {
  await both.close();
  await smtp.stop();
});

// Environment of the processes. The demo is off, because demo users would also get mails.
const surroundings = () => ({ SMTP_URL: smtp.url, DEMO: 'off', RATE_LIMITS: 'on' });

const queueMessage = () =>
  both.database.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at)
   select 'N-' || lpad(n::text, 8, '0'), 'test:' || n, 'mailto:reader' || n || '@five.test', 'mail',
   'welcome', '{"firstName":"Yasmine"}', now(), now()
   from generate_series(1, ${MAILS}) n`,
  );

const waiting = async () =>
  Number(
    (
      await both.database.sql<{ count: string }>(
        'select count(*) from outbox where sent_at is null',
      )
    )[0]?.count,
  );

const untilSent = () => eventually(waiting, (count) => count === 0);

test('two processes share what is due, and each mail goes once', async () => {
  await queueMessage();
  await untilSent();
  expect(await waiting()).toBe(0);
  expect(smtp.received).toHaveLength(MAILS);
  expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(MAILS);
});

test('mail continues when one of two processes stops; no mail is sent twice', async () => {
  const third = await startProcess(new URL(both.database.url).href, surroundings());
  await queueMessage();
  while (smtp.received.length < MAILS / 6) await sleep(10);
  expect(await third.stop()).toBe(0);
  await untilSent();
  expect(smtp.received).toHaveLength(MAILS);
  expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(MAILS);
});

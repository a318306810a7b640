import { setTimeout as sleep } from 'node:timers/promises';
import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import { examine } from '../../src/commands/examine.ts';
import { FieldCipher } from '../../src/platform/config/field-cipher.ts';
import type { Settings } from '../../src/platform/config/settings.ts';
import type { OutboxChannel } from '../../src/platform/outbox/outbox.entity.ts';
import { eventually } from '../eventually.ts';
import { twoProcesses, type TwoProcesses } from '../two-processes.ts';
import { type Gateway, smsSettings, startGateway } from './sms-gateway.ts';
import { type Cloud, startCloud, whatsappSettings } from './whatsapp-cloud.ts';

const MESSAGES = 40;
const LIMIT = MESSAGES - 10;

let both: TwoProcesses;
let gateway: Gateway;
let cloud: Cloud;

beforeAll(async () => {
  [gateway, cloud] = await Promise.all([startGateway(), startCloud()]);
  const OUTBOUND_HOSTS = `127.0.0.1:${gateway.port} 127.0.0.1:${cloud.port}`;
  both = await twoProcesses({ DEMO: 'off', RATE_LIMITS: 'on', OUTBOUND_HOSTS });
  await turnChannelsOn();
  await both.database.sql(
    `insert into customers (reference, full_name, phone, search, tariff_id, created_at)
      select 'CU-' || lpad(n::text, 8, '0'), 'Caller', '+2126110' || lpad(n::text, 5, '0'), '',
      (select min(id) from tariffs), now() from generate_series(1, ${MESSAGES}) n`,
  );
});
afterEach(async () => {
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]);
});
afterAll(async () => {
  await both.close();
  await Promise.all([gateway.stop(), cloud.stop()]);
});

/** Stores the settings of both channels for callers, with the secrets that WhatsApp needs. */
async function turnChannelsOn(): Promise<void> {
  const { method, url, format, body, success } = smsSettings(gateway.url);
  const { token, appSecret, ...whatsapp } = whatsappSettings(cloud.url);
  const cipher = new FieldCipher({ dataDir: both.first.dataDir } as Settings);
  await both.database.sql(
    `insert into channels (name, enabled, callers, daily_limit, cost_cents, settings,
      secrets_sealed) values ('whatsapp', true, true, $1, 30, $2, $3),
      ('sms', true, true, $1, 45, $4, null)`,
    [
      LIMIT,
      {
        url: whatsapp.url,
        phoneNumberId: whatsapp.phoneNumberId,
        template: whatsapp.template,
      },
      cipher.encrypt(JSON.stringify({ token, appSecret }), 'channel whatsapp'),
      { method, url, format, body, success },
    ],
  );
}

/** Queues messages to callers, as the product writes them. */
const queueMessages = (channel: OutboxChannel) =>
  both.database.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at) select 'N-' || $1 || lpad(n::text, 6, '0'), 'test:' || $1 || n,
      'CU-' || lpad(n::text, 8, '0'), $1, 'bookingExpired', '{"reference":"B-7K3M9QXT"}', now(),
      now() from generate_series(1, ${MESSAGES}) n`,
    [channel],
  );

/** Number of messages of a channel that the limit of the day has stopped. */
async function stopped(channel: PhoneChannelName): Promise<number> {
  const rows = await both.database.sql(
    `select 1 from outbox where channel = $1 and sent_at is null and tries > 0
      and last_error is not null`,
    [channel],
  );
  return rows.length;
}

test.each([
  ['whatsapp', 'phone', () => cloud],
  ['sms', 'sms', () => gateway],
] as const)('by %s, two processes send each message once, up to the limit', async (...of) => {
  const [name, queued, double] = of;
  const provider = double();
  provider.behavior = sleep(20);
  await queueMessages(queued);
  // Those above the limit are tried and refused before the queue is looked at again.
  await eventually(
    async () => stopped(name),
    (count) => count === MESSAGES - LIMIT,
  );
  expect(provider.calls).toHaveLength(LIMIT);
  expect(new Set(provider.delivered).size).toBe(LIMIT);
  expect(
    await both.database.sql('select sent from channel_days where channel = $1', [name]),
  ).toEqual([{ sent: LIMIT }]);
});

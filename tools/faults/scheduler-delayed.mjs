import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf, endApi, untilReady } from '../lib/api.mjs';
import { statements } from '../lib/statements.mjs';
import { Ledger } from './ledger.mjs';
import { MailServer, unlike, untilSent } from './mail/mail-server.mjs';
import { expiryChecks } from './expiry-checks.mjs';

const HOURS = 4;
const RATE = 50;
const LOAD_MS = 4_000;

/**
 * Stops all processes for four hours of the product's clock, then starts two at once. All due work
 * must be done once, with one mail for each event.
 */
export async function schedulerDelayed(fixture) {
  const mails = await new MailServer().be('well');
  fixture.onCleanup(() => mails.be('dead'));
  const api = await fixture.product('venue', { env: { SMTP_URL: mails.url } });
  const ledger = new Ledger(api.origin, await fixture.players(api));
  ledger.start(RATE);
  await sleep(LOAD_MS);
  await ledger.stop();
  const [{ last }] = await fixture.sqlOf(api)('select max(id)::int as last from outbox');
  await endApi(api);
  const shift = HOURS * 3600;
  const env = { SMTP_URL: mails.url, CLOCK: `+${shift}` };
  const both = await Promise.all([
    fixture.launch('venue', { env }),
    fixture.launch('venue', { env }),
  ]);
  fixture.found.ready.push(...(await Promise.all(both.map(untilReady))));
  const sql = statements(databaseOf(api.folder).url);
  const swept = expiryChecks(sql, shift);
  fixture.expect(await swept.done(), 'holds that were over were not swept');
  await checkMails(fixture, { sql, swept, ledger, mails, last });
  await fixture.checkInvariants(both[0], ledger);
  ledger.close();
}

async function checkMails(fixture, { sql, swept, ledger, mails, last }) {
  fixture.expect(await untilSent(sql, 120, HOURS * 3600), 'mails were not sent');
  const notified = await sql(
    `select b.reference, count(o.id)::int as mails from bookings b left
      join outbox o on o.channel = 'mail' and o.event ^@ ('bookingExpired:' || b.reference || ':')
      and o.sent_at is not null
    where b.reference = any ($1) group by 1`,
    [ledger.acknowledged.map(({ reference }) => reference)],
  );
  const odd = notified.filter(({ mails: count }) => count !== 1);
  const late = await sql(
    `select reference from outbox where template = 'bookingReminder' and channel = 'mail'
      and sent_at > until`,
  );
  const missing = await unlike(sql, mails, last);
  const steps = await swept.steps();
  fixture.expect(
    odd.length === 0,
    `${odd.length} of ${notified.length} who lost their slot were not notified once`,
  );
  fixture.expect((await swept.twice()) === 0, 'a booking expired twice');
  fixture.expect(late.length === 0, 'a reminder went out after what it reminds of');
  fixture.expect(
    missing.length === 0 && mails.repeated.length === 0,
    `mails: never seen ${missing.length}, sent twice ${mails.repeated.length}`,
  );
  fixture.note(
    `${HOURS} h: ${await swept.expired()} bookings expired once, ${notified.length} notified ` +
      `by one mail each, ${steps} steps in all by two processes`,
  );
}

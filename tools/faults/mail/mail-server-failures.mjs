import { setTimeout as sleep } from 'node:timers/promises';
import { exchange } from '../../bench/load.mjs';
import { tokenOf } from '../../bench/product.mjs';
import { endApi, untilReady } from '../../lib/api.mjs';
import { Ledger } from '../ledger.mjs';
import { MailServer, unlike, untilSent } from './mail-server.mjs';

const FAILURES = ['dead', 'slow', 'later', 'never'];
const FAILURE_MS = 15_000;
const RATE = 2;
const UNAFFECTED_MS = 2_000;
const SENT_WITHIN_SECONDS = 120;
const MORE_THAN_A_DAY = 90_000;

/**
 * Tests a mail server that is down, slow, or refuses mails temporarily or permanently, and then
 * recovers. Only mails may be affected.
 */
export async function mailServerFailures(fixture) {
  fixture.tries(FAILURES.length);
  const mails = await new MailServer().be('well');
  fixture.onCleanup(() => mails.be('dead'));
  const api = await fixture.product('venue', { env: { SMTP_URL: mails.url } });
  const sql = fixture.sqlOf(api);
  const ledger = new Ledger(api.origin, await fixture.players(api));
  fixture.expect(await untilSent(sql, SENT_WITHIN_SECONDS), 'the mails of the demo were not sent');
  const [{ last }] = await sql('select max(id)::int as last from outbox');
  for (const [number, illness] of FAILURES.entries()) {
    await mails.be(illness);
    ledger.start(RATE);
    for (let one = 0; one < 3; one++) await register(fixture, api, number * 10 + one, illness);
    await sleep(FAILURE_MS);
    await ledger.stop();
    await mails.be('well');
    const back = performance.now();
    fixture.expect(
      await untilSent(sql, SENT_WITHIN_SECONDS),
      `${illness}: mails were not sent once it was back`,
    );
    fixture.found.ready.push(performance.now() - back);
  }
  fixture.expectWithin(ledger.slowestMs, UNAFFECTED_MS, 'a booking');
  fixture.expect(
    ledger.odd.size === 0 && ledger.open.length === 0,
    `bookings were affected: ${ledger.oddities || 'no answer'}`,
  );
  await fixture.checkInvariants(api, ledger);
  const missing = await unlike(sql, mails, last);
  fixture.expect(
    missing.length === 0,
    `marked as sent and never seen: ${missing.slice(0, 5).join(', ')}`,
  );
  fixture.expect(
    mails.repeated.length === 0,
    `sent more than once: ${mails.repeated.slice(0, 5).join(', ')}`,
  );
  fixture.note(
    `${FAILURES.join(', ')}: ${ledger.acknowledged.length} bookings and ` +
      `${3 * FAILURES.length} registrations went on (slowest booking ` +
      `${ledger.slowestMs.toFixed(0)} ms), each mail arrived once`,
  );
  await failedMails(fixture, { api, mails, ledger, sql });
  ledger.close();
}

/**
 * Tests a mail server that is down for more than a day: an admin then finds the failed mails in the
 * back-office and retries them.
 */
async function failedMails(fixture, { api, mails, ledger, sql }) {
  await mails.be('dead');
  await ledger.book();
  const { reference } = ledger.acknowledged.at(-1);
  await endApi(api);
  const later = await fixture.launch('venue', {
    port: api.port,
    env: { SMTP_URL: mails.url, CLOCK: `+${MORE_THAN_A_DAY}` },
  });
  await untilReady(later);
  const token = await tokenOf(later.origin, 'admin@demo.test');
  const failed = await shown(later, token, reference);
  fixture.expect(failed !== undefined, 'a mail of more than a day ago is not shown as failed');
  if (!failed) return;
  await mails.be('well');
  const { status } = await exchange(later.origin, undefined, {
    method: 'POST',
    path: `/api/failed_mails/${failed}/retry`,
    token,
    body: {},
  });
  for (let tries = 0; tries < 100 && !mails.received.includes(failed); tries++) await sleep(100);
  fixture.expect(
    status === 200 && mails.received.filter((id) => id === failed).length === 1,
    'a retried mail did not arrive exactly once',
  );
  const [{ queued }] = await sql(
    `select count(*)::int as queued from outbox where event ^@ $1 and channel = 'mail'`,
    [`bookingReceivedCash:${reference}:`],
  );
  fixture.expect(queued === 1, 'a mail is queued twice');
  fixture.note('after a day the mail is shown as failed to the admin, and a retry sends it once');
}

async function shown(api, token, booking) {
  const filter = JSON.stringify({ template: 'bookingReceivedCash' });
  for (let tries = 0; tries < 60; tries++) {
    const { text } = await exchange(api.origin, undefined, {
      path: `/api/failed_mails?filter=${encodeURIComponent(filter)}`,
      token,
    });
    const found = JSON.parse(text).find(({ about }) => about === booking);
    if (found) return found.reference;
    await sleep(1_000);
  }
  return undefined;
}

async function register(fixture, api, number, illness) {
  const body = {
    name: 'Faute',
    firstName: 'Aucune',
    email: `faults${number}@demo.test`,
    phone: `+2126700000${String(number).padStart(2, '0')}`,
    emergencyPhone: '+212522000000',
    birthDate: '1990-01-01',
    password: 'une phrase de passe 42',
    passwordConfirmation: 'une phrase de passe 42',
    acceptConditions: true,
  };
  const sent = performance.now();
  const { status, text } = await exchange(api.origin, undefined, {
    method: 'POST',
    path: '/api/auth/field/register',
    body,
  });
  const ms = performance.now() - sent;
  fixture.expect(status === 201, `${illness}: a registration was answered ${status}: ${text}`);
  fixture.expectWithin(ms, UNAFFECTED_MS, `${illness}: a registration`);
}

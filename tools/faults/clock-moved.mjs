import { setTimeout as sleep } from 'node:timers/promises';
import { exchange } from '../bench/load.mjs';
import { tokenOf } from '../bench/product.mjs';
import { databaseOf, endApi, untilReady } from '../lib/api.mjs';
import { statements } from '../lib/statements.mjs';
import { Ledger } from './ledger.mjs';
import { expiryChecks } from './expiry-checks.mjs';

const TWO_HOURS = 7_200;
// Thirteen hours in seconds: longer than a staff session, which lasts twelve hours.
const THIRTEEN_HOURS = 46_800;
const ROUND_MS = 3_000;
const WATCHED_MS = 10_000;

/**
 * Moves the clock of the product, which is thirteen hours ahead of the real time at first. It is
 * moved back by two hours, then forward to fifteen hours ahead. The setting `CLOCK` moves the clock
 * and affects all processes, jobs and tokens.
 */
export async function clockMoved(fixture) {
  fixture.tries(2);
  const ahead = await fixture.product('venue', { env: { CLOCK: `+${THIRTEEN_HOURS}` } });
  const ended = await tokenOf(ahead.origin, 'bench060@demo.test');
  await exchange(ahead.origin, undefined, {
    method: 'POST',
    path: '/api/auth/field/logout',
    token: ended,
    body: {},
  });
  const players = await fixture.players(ahead);
  const { ledger, now } = await back(fixture, { ahead, players, ended });
  await forward(fixture, { now, ledger });
  ledger.close();
}

/**
 * Moves the clock back by two hours. Pending bookings that were made before the move must keep
 * their holds, and ended sessions must stay ended.
 */
async function back(fixture, { ahead, players, ended }) {
  const ledger = new Ledger(ahead.origin, players);
  ledger.start(20);
  await sleep(ROUND_MS);
  await ledger.stop();
  const sql = () => statements(databaseOf(ahead.folder).url);
  const waiting = await expiryChecks(sql(), THIRTEEN_HOURS).pending();
  const before = await expiryChecks(sql(), THIRTEEN_HOURS).expired();
  const now = await again(fixture, ahead, THIRTEEN_HOURS - TWO_HOURS);
  await sleep(WATCHED_MS);
  const swept = expiryChecks(sql(), THIRTEEN_HOURS - TWO_HOURS);
  const { status } = await exchange(now.origin, undefined, {
    path: '/api/auth/field/user',
    token: ended,
  });
  fixture.expect(
    (await swept.pending()) === waiting && (await swept.expired()) === before,
    'back: something expired',
  );
  fixture.expect(
    (await swept.twice()) === 0 && (await swept.early()) === 0,
    'back: something expired twice or early',
  );
  fixture.expect(status === 401, `back: a signed-out user was answered ${status}`);
  await fixture.checkInvariants(now, ledger);
  fixture.note(`back: ${waiting} holds go on, signed-out users stay signed out`);
  return { ledger, now };
}

/**
 * Moves the clock forward, from eleven to fifteen hours ahead of the real time. All work that
 * becomes due must be done exactly once, and no other work.
 */
async function forward(fixture, { now, ledger }) {
  const sql = statements(databaseOf(now.folder).url);
  const states = () =>
    sql(
      `select reference, status, hold_expires_at as until, upper(period) as over from bookings
        order by 1`,
    );
  const before = await states();
  const shift = THIRTEEN_HOURS + TWO_HOURS;
  const later = await again(fixture, now, shift);
  const swept = expiryChecks(statements(databaseOf(now.folder).url), shift);
  fixture.expect(await swept.done(), 'forward: holds that were over were not swept');
  await sleep(WATCHED_MS);
  const after = new Map((await states()).map((row) => [row.reference, row.status]));
  const instant = Date.now() + shift * 1000;
  const due = before.filter(
    ({ status, until }) => status === 'pending' && until && until.getTime() <= instant,
  );
  const others = before.filter(
    ({ status, over }) =>
      !due.some(({ reference }) => reference === status) && over > new Date(instant + 86_400_000),
  );
  const touched = others.filter(
    ({ reference, status, until }) =>
      !(status === 'pending' && until && until.getTime() <= instant) &&
      after.get(reference) !== status,
  );
  fixture.expect(
    due.every(({ reference }) => after.get(reference) === 'expired'),
    'forward: something that was due was not done',
  );
  fixture.expect(touched.length === 0, `forward: ${touched.length} were touched that were not due`);
  fixture.expect(
    (await swept.twice()) === 0 && (await swept.early()) === 0,
    'forward: something expired twice or early',
  );
  await fixture.checkInvariants(later, ledger);
  fixture.note(`forward: ${due.length} holds ended once, ${others.length} bookings untouched`);
}

async function again(fixture, api, shift) {
  await endApi(api);
  const next = await fixture.launch('venue', { port: api.port, env: { CLOCK: `+${shift}` } });
  fixture.found.ready.push(await untilReady(next));
  return next;
}

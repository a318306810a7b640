import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf } from '../lib/api.mjs';
import { Ledger } from './ledger.mjs';
import { Watch } from './watch.mjs';

const RATE = 50;
const REFUSED_WITHIN_MS = 2_000;
const READY_WITHIN_MS = 15_000;
const LOAD_MS = 1_500;

/**
 * Kills the embedded PostgreSQL with `kill -9` under load. The API must keep running, refuse
 * requests during the outage, and recover by itself.
 */
export async function databaseKilled(fixture) {
  const tries = fixture.tries(10);
  const api = await fixture.product('venue');
  const players = await fixture.players(api);
  const ledger = new Ledger(api.origin, players);
  const watch = new Watch(api.origin, [
    { path: '/api/bookings_my_reservations', headers: { authorization: `Bearer ${players[0]}` } },
  ]);
  ledger.start(RATE);
  for (let number = 0; number < tries; number++) {
    await sleep(LOAD_MS);
    const { pid } = databaseOf(api.folder);
    process.kill(pid, 'SIGKILL');
    const killed = performance.now();
    fixture.found.ready.push((await servesAgain(api, pid)) - killed);
  }
  await sleep(LOAD_MS);
  await ledger.stop();
  const open = ledger.open.length;
  const settled = await ledger.settle();
  const answers = await watch.end();
  fixture.expect(api.child.exitCode === null, 'the API did not stay up');
  fixture.expect(
    settled === open,
    `of ${open} requests without an answer only ${settled} could be sent again`,
  );
  const { refused, slowest } = expectAnswers(fixture, ledger, answers);
  await fixture.checkInvariants(api, ledger);
  fixture.note(
    `${ledger.acknowledged.length} bookings acknowledged, ` +
      `${ledger.away.times.length + refused} answers of 503 with Retry-After, ` +
      `the slowest after ${(slowest / 1000).toFixed(1)} s`,
  );
  ledger.close();
}

/**
 * Expects that requests get only the statuses 200, 201 and 503. Every response with status 503 must
 * arrive within `REFUSED_WITHIN_MS` and have the header Retry-After. After each kill, the API must
 * be ready within `READY_WITHIN_MS`.
 */
function expectAnswers(fixture, ledger, answers) {
  const [refused, odd] = [
    answers.filter(({ status }) => status === 503),
    answers.filter(({ status }) => status !== 503 && status !== 200),
  ];
  const slowest = Math.max(0, ...ledger.away.times, ...refused.map(({ ms }) => ms));
  fixture.expect(ledger.odd.size === 0, ledger.oddities);
  fixture.expect(
    odd.length === 0,
    `reads were answered with ${[...new Set(odd.map(({ status }) => status))].join(', ')}`,
  );
  fixture.expectWithin(slowest, REFUSED_WITHIN_MS, 'a refusal');
  fixture.expect(
    ledger.away.withoutTime === 0 && refused.every(({ retryAfter }) => retryAfter),
    'a refusal had no Retry-After',
  );
  fixture.expectWithin(Math.max(...fixture.found.ready), READY_WITHIN_MS, 'ready again');
  return { refused: refused.length, slowest };
}

/** Waits until the API uses another database server than the killed one. */
async function servesAgain(api, killedPid) {
  for (;;) {
    await sleep(20);
    const now =
      (await other(api, killedPid)) &&
      (await fetch(`${api.origin}/api/health/ready`).catch(() => null));
    if (now?.ok || api.child.exitCode !== null) return performance.now();
  }
}

async function other(api, killedPid) {
  try {
    return databaseOf(api.folder).pid !== killedPid;
  } catch {
    return false; // The file `database.json` cannot be read, so no database server is running yet.
  }
}

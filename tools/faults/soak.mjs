import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { load, quantile } from '../bench/load.mjs';
import { memoryMb } from '../bench/process-figures.mjs';
import { tokenOf } from '../bench/product.mjs';
import { product as productRequests } from '../bench/workloads.mjs';
import { Ledger } from './ledger.mjs';

const MINUTE_MS = 60_000;
const WARM_MINUTES = 5;
// Minimum duration of a run in minutes from which on memory growth is an error. In a shorter run
// the memory of a process has not settled.
const MEMORY_CHECK_MINUTES = 10;
const RATE = 5;
const LOOK_MS = 5_000;
const MOST_GROWTH = 1.1;
// Allowed number of additional handles, for connections that open and close with the load.
const MOST_MORE_HANDLES = 20;

/**
 * Runs a mixed load for some minutes. Memory and handles must stay stable, and no request may fail.
 * The full run takes thirty minutes (`--soak 30`).
 */
export async function soak(fixture) {
  const minutes = fixture.options.soakMinutes;
  const api = await fixture.product('venue');
  const ledger = new Ledger(api.origin, await fixture.players(api));
  const desk = await tokenOf(api.origin, 'reception@demo.test');
  const looks = [];
  const until = performance.now() + minutes * MINUTE_MS;
  const sockets = visitors(fixture, api, until);
  ledger.start(RATE);
  const reading = readers(api, desk, ledger, until);
  while (performance.now() < until) {
    await sleep(LOOK_MS);
    looks.push({ at: performance.now(), memory: memoryMb(api.pid), handles: handlesOf(api.pid) });
  }
  await ledger.stop();
  const [{ answers, unexpected }] = await Promise.all([reading, sockets]);
  checkGrowth(fixture, { looks, minutes, until });
  fixture.expect(
    unexpected.size === 0,
    `answers of ${[...unexpected].map(([status, count]) => `${status} (${count})`).join(', ')}`,
  );
  fixture.expect(
    ledger.odd.size === 0 && ledger.open.length === 0,
    `bookings: ${ledger.oddities || 'no answer'}`,
  );
  await fixture.checkInvariants(api, ledger);
  fixture.note(`${answers} reads and ${ledger.acknowledged.length} bookings, no 5xx`);
  ledger.close();
}

/**
 * Compares the samples of memory and handles in two periods of equal length: the first and the last
 * third of the time after the warm-up. The warm-up takes five minutes, or a third of a shorter run.
 */
function checkGrowth(fixture, { looks, minutes, until }) {
  const warm = until - minutes * MINUTE_MS + Math.min(WARM_MINUTES, minutes / 3) * MINUTE_MS;
  const after = looks.filter(({ at }) => at >= warm);
  const third = Math.ceil(after.length / 3);
  const [first, last] = [after.slice(0, third), after.slice(-third)];
  const middle = (of, key) =>
    quantile(
      of.map((look) => look[key]),
      0.5,
    );
  const growth = middle(last, 'memory') / middle(first, 'memory');
  const more = middle(last, 'handles') - middle(first, 'handles');
  fixture.expect(
    growth < MOST_GROWTH || minutes < MEMORY_CHECK_MINUTES,
    `memory grew by ${((growth - 1) * 100).toFixed(0)} %`,
  );
  fixture.expect(more <= MOST_MORE_HANDLES, `${more} more handles are open`);
  fixture.note(
    `${minutes} minutes${
      minutes < MEMORY_CHECK_MINUTES ? ` (a short run: memory is printed but not checked)` : ''
    }: ` +
      `memory ${middle(first, 'memory').toFixed(0)} to ` +
      `${middle(last, 'memory').toFixed(0)} MB (${((growth - 1) * 100).toFixed(0)} %), ` +
      `handles ${middle(first, 'handles')} to ${middle(last, 'handles')}`,
  );
}

/** Sends reads of every kind in turn until `performance.now()` reaches `until`. */
async function readers(api, desk, ledger, until) {
  const [player] = ledger.tokens;
  const kinds = [
    productRequests.day(),
    productRequests.quote(),
    productRequests.reservations(ledger.tokens),
    productRequests.board(desk),
    () => ({ path: '/' }),
    () => ({ path: '/ar/pricings' }),
    () => ({ path: '/api/venue' }),
    () => ({ path: '/api/auth/field/user', token: player }),
    () => ({ path: '/api/medias' }),
    () => ({ path: '/api/nothing-here' }),
  ];
  let number = 0;
  let answers = 0;
  const unexpected = new Map();
  while (performance.now() < until) {
    const turn = await load({
      ...api,
      clients: 2,
      seconds: 2,
      next: (client) => kinds[number++ % kinds.length](client),
      expected: [200, 404],
    });
    answers += Math.round(turn.rate * 2);
    for (const [status, count] of turn.unexpected)
      unexpected.set(status, (unexpected.get(status) ?? 0) + count);
    await sleep(1_000);
  }
  return { answers, unexpected };
}

/** Simulates browsers that connect, watch a day for three seconds and disconnect. */
async function visitors(fixture, api, until) {
  while (performance.now() < until) {
    const socket = io(`${api.origin}/availability`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    socket.on('connect', () =>
      socket.emit(
        'join',
        { date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10) },
        () => undefined,
      ),
    );
    await sleep(3_000);
    socket.disconnect();
  }
}

/**
 * Returns the number of open files and sockets of a process; 0 if the system does not provide it.
 */
function handlesOf(pid) {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

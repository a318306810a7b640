import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf, untilReady } from '../lib/api.mjs';
import { Ledger } from './ledger.mjs';
import { Watch } from './watch.mjs';
import { TcpProxy } from './tcp-proxy.mjs';

const UNAVAILABLE_MS = 60_000;
const RATE = 5;
const ANSWERED_WITHIN_MS = 20_000;
const PAGE_WITHIN_MS = 2_000;
const READY_WITHIN_MS = 15_000;
const PAGES = ['/', '/en/pricings', '/ar/auth/login'];

/**
 * Makes an external database server unavailable for a minute: first it refuses connections, then it
 * does not respond. A proxy simulates both cases, because stopping a server produces only the
 * first.
 */
export async function databaseUnavailable(fixture) {
  fixture.tries(2);
  const holder = await fixture.product('server');
  const { url } = databaseOf(holder.folder);
  const proxy = await new TcpProxy(Number(new URL(url).port)).open();
  fixture.onCleanup(() => proxy.refuse());
  const api = await fixture.product('venue', {
    url: Object.assign(new URL(url), { port: String(proxy.port) }).href,
  });
  const ledger = new Ledger(api.origin, await fixture.players(api));
  for (const manner of ['refused', 'silent']) await away(fixture, { api, proxy, ledger, manner });
  const open = ledger.open.length;
  fixture.expect(
    (await ledger.settle()) === open,
    'a booking of the time without a database could not be sent again',
  );
  fixture.expect(ledger.odd.size === 0, ledger.oddities);
  fixture.expect(ledger.hung === 0, `${ledger.hung} bookings were never answered`);
  fixture.expect(ledger.away.withoutTime === 0, 'a refusal had no Retry-After');
  await fixture.checkInvariants(api, ledger, url);
  ledger.close();
}

async function away(fixture, { api, proxy, ledger, manner }) {
  ledger.start(RATE);
  await sleep(2_000);
  await (manner === 'refused' ? proxy.refuse() : proxy.blackhole());
  ledger.away.times = [];
  const watch = new Watch(
    api.origin,
    PAGES.map((path) => ({ path })),
  );
  await sleep(UNAVAILABLE_MS);
  const answers = await watch.end();
  const back = performance.now();
  await proxy.open();
  await untilReady({ ...api, began: back });
  fixture.found.ready.push(performance.now() - back);
  await sleep(2_000);
  await ledger.stop();
  const [slowest, slowestPage] = [
    Math.max(0, ...ledger.away.times),
    Math.max(...answers.map(({ ms }) => ms)),
  ];
  const closed = answers.filter(({ status }) => status !== 200);
  fixture.expect(api.child.exitCode === null, `${manner}: the API did not stay up`);
  fixture.expect(ledger.away.times.length > 0, `${manner}: no booking was refused`);
  fixture.expect(
    closed.length === 0,
    `${manner}: pages answered ` +
      `${[...new Set(closed.map(({ path, status }) => `${path} ${status}`))].join(', ')}`,
  );
  fixture.expectWithin(slowestPage, PAGE_WITHIN_MS, `${manner}: a page`);
  fixture.expectWithin(slowest, ANSWERED_WITHIN_MS, `${manner}: a refusal`);
  fixture.expectWithin(fixture.found.ready.at(-1), READY_WITHIN_MS, `${manner}: ready again`);
  fixture.note(
    `${manner} for ${UNAVAILABLE_MS / 1000} s: ${answers.length} pages opened, the ` +
      `slowest after ${slowestPage.toFixed(0)} ms, ${ledger.away.times.length} bookings ` +
      `refused, the slowest after ${(slowest / 1000).toFixed(1)} s`,
  );
}

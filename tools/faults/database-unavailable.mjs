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
export async function databaseUnavailable(stage) {
  stage.tries(2);
  const holder = await stage.product('server');
  const { url } = databaseOf(holder.folder);
  const way = await new TcpProxy(Number(new URL(url).port)).open();
  stage.onCleanup(() => way.refuse());
  const api = await stage.product('venue', {
    url: Object.assign(new URL(url), { port: String(way.port) }).href,
  });
  const ledger = new Ledger(api.origin, await stage.players(api));
  for (const manner of ['refused', 'silent']) await away(stage, { api, way, ledger, manner });
  const open = ledger.open.length;
  stage.expect(
    (await ledger.settle()) === open,
    'a booking of the time without a database could not be sent again',
  );
  stage.expect(ledger.odd.size === 0, ledger.oddities);
  stage.expect(ledger.hung === 0, `${ledger.hung} bookings were never answered`);
  stage.expect(ledger.away.withoutTime === 0, 'a refusal did not say when to come back');
  await stage.judge(api, ledger, url);
  ledger.close();
}

async function away(stage, { api, way, ledger, manner }) {
  ledger.start(RATE);
  await sleep(2_000);
  await (manner === 'refused' ? way.refuse() : way.blackhole());
  ledger.away.times = [];
  const watch = new Watch(
    api.origin,
    PAGES.map((path) => ({ path })),
  );
  await sleep(UNAVAILABLE_MS);
  const answers = await watch.end();
  const back = performance.now();
  await way.open();
  await untilReady({ ...api, began: back });
  stage.found.ready.push(performance.now() - back);
  await sleep(2_000);
  await ledger.stop();
  const [slowest, slowestPage] = [
    Math.max(0, ...ledger.away.times),
    Math.max(...answers.map(({ ms }) => ms)),
  ];
  const closed = answers.filter(({ status }) => status !== 200);
  stage.expect(api.child.exitCode === null, `${manner}: the API did not stay up`);
  stage.expect(ledger.away.times.length > 0, `${manner}: no booking was refused`);
  stage.expect(
    closed.length === 0,
    `${manner}: pages answered ` +
      `${[...new Set(closed.map(({ path, status }) => `${path} ${status}`))].join(', ')}`,
  );
  stage.expect(
    slowestPage <= PAGE_WITHIN_MS,
    `${manner}: a page took ${(slowestPage / 1000).toFixed(1)} s`,
  );
  stage.expect(
    slowest <= ANSWERED_WITHIN_MS,
    `${manner}: a refusal took ${(slowest / 1000).toFixed(1)} s`,
  );
  stage.expect(
    stage.found.ready.at(-1) <= READY_WITHIN_MS,
    `${manner}: not ready again within ${READY_WITHIN_MS / 1000} s`,
  );
  stage.note(
    `${manner} for ${UNAVAILABLE_MS / 1000} s: ${answers.length} pages opened, the ` +
      `slowest after ${slowestPage.toFixed(0)} ms, ${ledger.away.times.length} bookings ` +
      `refused, the slowest after ${(slowest / 1000).toFixed(1)} s`,
  );
}

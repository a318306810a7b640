import { setTimeout as sleep } from 'node:timers/promises';
import { endApi, untilReady } from '../lib/api.mjs';
import { Ledger } from './ledger.mjs';

const RATE = 50;
const READY_WITHIN_MS = 5_000;
const LOAD_MS = { least: 1_000, spread: 1_500 };

/**
 * Kills the API and its embedded database with `kill -9` while fifty bookings a second are sent,
 * and restarts the API immediately.
 */
export async function apiKilled(fixture) {
  const tries = fixture.tries(20);
  let api = await fixture.product('venue');
  const ledger = new Ledger(api.origin, await fixture.players(api));
  for (let number = 0; number < tries; number++) {
    ledger.start(RATE);
    await sleep(LOAD_MS.least + Math.random() * LOAD_MS.spread);
    await endApi(api, 'SIGKILL');
    await ledger.stop();
    api = await fixture.launch('venue', { port: api.port });
    fixture.found.ready.push(await untilReady(api));
  }
  const open = ledger.open.length;
  const settled = await ledger.settle();
  fixture.expect(
    settled === open,
    `of ${open} requests that were cut off only ${settled} could be sent again`,
  );
  fixture.expect(ledger.odd.size === 0, ledger.oddities);
  fixture.expectWithin(Math.max(...fixture.found.ready), READY_WITHIN_MS, 'ready again');
  await fixture.checkInvariants(api, ledger);
  fixture.note(
    `${ledger.acknowledged.length} bookings acknowledged, ${open} cut off and sent ` +
      `again with their key: each is there once`,
  );
  ledger.close();
}

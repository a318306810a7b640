import { setTimeout as sleep } from 'node:timers/promises';
import { endApi, untilReady } from '../lib/api.mjs';
import { Ledger } from './ledger.mjs';

const RATE = 50;
const LOAD_MS = 2_000;
const STOPPED_WITHIN_MS = 10_000;

/**
 * Sends SIGTERM under load. The product must answer accepted requests, and then exit with code 0,
 * together with its database.
 */
export async function gracefulShutdown(fixture) {
  const tries = fixture.tries(5);
  let api = await fixture.product('venue');
  const ledger = new Ledger(api.origin, await fixture.players(api));
  const times = [];
  for (let number = 0; number < tries; number++) {
    ledger.start(RATE);
    await sleep(LOAD_MS);
    const signalledAt = performance.now();
    const inFlight = ledger.inFlight();
    const code = await endApi(api);
    times.push(performance.now() - signalledAt);
    await ledger.stop();
    const cutOff = inFlight.filter((request) => ledger.open.includes(request));
    fixture.expect(code === 0, `it ended with ${code}`);
    fixture.expect(
      cutOff.length === 0,
      `${cutOff.length} of ${inFlight.length} requests that had been sent were cut off ` +
        `(${[...new Set(cutOff.map(({ why }) => why))].join(', ')})`,
    );
    api = await fixture.launch('venue', { port: api.port });
    fixture.found.ready.push(await untilReady(api));
  }
  const open = ledger.open.length;
  fixture.expect(
    (await ledger.settle()) === open,
    'a request that was cut off could not be sent again',
  );
  fixture.expectWithin(Math.max(...times), STOPPED_WITHIN_MS, 'a stop');
  fixture.expect(ledger.odd.size === 0, ledger.oddities);
  await fixture.checkInvariants(api, ledger);
  fixture.note(
    `${ledger.acknowledged.length} bookings acknowledged, exit 0 each time, the ` +
      `slowest stop took ${(Math.max(...times) / 1000).toFixed(1)} s`,
  );
  ledger.close();
}

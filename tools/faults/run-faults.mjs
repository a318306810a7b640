import os from 'node:os';
import { onStopSignal } from '../lib/children.mjs';
import { apiKilled } from './api-killed.mjs';
import { backupRestore } from './backup-restore.mjs';
import { clockMoved } from './clock-moved.mjs';
import { databaseUnavailable } from './database-unavailable.mjs';
import { databaseKilled } from './database-killed.mjs';
import { diskFull } from './disk-full.mjs';
import { firstStarts } from './first-starts.mjs';
import { mailServerFailures } from './mail/mail-server-failures.mjs';
import { rivalsStarved } from './rivals-starved.mjs';
import { schedulerDelayed } from './scheduler-delayed.mjs';
import { oldSchemas } from './schemas/old-schemas.mjs';
import { severalProcesses } from './several-processes.mjs';
import { soak } from './soak.mjs';
import { FaultFixture } from './fixture.mjs';
import { gracefulShutdown } from './graceful-shutdown.mjs';
import { printTable } from './table.mjs';
import { uploads } from './uploads.mjs';

/**
 * Fault tests in the order of the printed table; each test runs on its own installation of the
 * product.
 */
const FAULTS = {
  'api-killed': apiKilled,
  'database-killed': databaseKilled,
  'database-away': databaseUnavailable,
  'mail-server-ill': mailServerFailures,
  'disk-full': diskFull,
  uploads,
  'several-processes': severalProcesses,
  'rivals-starved': rivalsStarved,
  'first-starts': firstStarts,
  'scheduler-slept': schedulerDelayed,
  'clock-moved': clockMoved,
  stopped: gracefulShutdown,
  'backed-up': backupRestore,
  'old-schemas': oldSchemas,
  soak,
};

/**
 * Runs all fault tests or the named ones, and prints the results.
 * @returns 0, or 1 if an invariant was violated
 */
export async function runFaults(names, options) {
  const unknown = names.filter((name) => !Object.hasOwn(FAULTS, name));
  if (unknown.length > 0)
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are: ${Object.keys(FAULTS).join(', ')}.`,
    );
  const chosen = names.length === 0 ? Object.keys(FAULTS) : names;
  const rows = [];
  for (const name of chosen) rows.push(await runFault(name, options));
  printTable(rows);
  return rows.some(({ misses }) => misses.length > 0) ? 1 : 0;
}

async function runFault(name, options) {
  const faultFixture = new FaultFixture(options);
  const forget = onStopSignal(() => void faultFixture.clear().then(() => process.exit(1)));
  const began = performance.now();
  console.log(`${name} …`);
  try {
    await FAULTS[name](faultFixture);
  } catch (error) {
    faultFixture.fail(`it broke off: ${error.stack}`);
  } finally {
    forget();
    if (faultFixture.misses.length > 0)
      for (const line of faultFixture.loggedErrors()) console.log(`  logged: ${line}`);
    await faultFixture.clear();
  }
  const row = {
    name,
    ...faultFixture.found,
    misses: faultFixture.misses,
    seconds: (performance.now() - began) / 1000,
  };
  for (const miss of row.misses) console.log(`  MISSED: ${miss}`);
  console.log(
    `  ${row.misses.length === 0 ? 'survived' : 'not survived'} ` +
      `(${row.seconds.toFixed(0)} s, load ${os.loadavg()[0].toFixed(1)} on ` +
      `${os.availableParallelism()} processors, time limits × ${faultFixture.slowdown.toFixed(1)})`,
  );
  return row;
}

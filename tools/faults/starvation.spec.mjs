import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../bench/process-figures.mjs';
import { bySignals, SHARE, starve } from './starvation.mjs';

const MEASURED_MS = 2_000;
// Processor time is counted in ticks of ten milliseconds, and a process may use up a started turn.
const MOST_SHARE = SHARE * 2;
const skip = cpuSeconds(process.pid) === null && 'this system does not show processor time';

/** Starts a process with a child that keeps a processor busy until it is ended. */
async function busyChild(t) {
  const busy = "process.stdout.write('ready'); for (;;);";
  const parent = spawn(process.execPath, [
    '-e',
    `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(
      busy,
    )}]);
    child.stdout.once('data', () => process.stdout.write(String(child.pid)));
    child.once('exit', () => process.exit(0));`,
  ]);
  const exit = once(parent, 'exit');
  const [pid] = await once(parent.stdout, 'data');
  t.after(() => {
    // SIGKILL also ends a paused process, should the test fail before the limit is lifted.
    for (const id of [Number(pid), parent.pid]) process.kill(id, 'SIGKILL');
    return exit;
  });
  return { parent: parent.pid, child: Number(pid) };
}

async function shareOf(pid) {
  const [began, before] = [performance.now(), cpuSeconds(pid)];
  await sleep(MEASURED_MS);
  return ((cpuSeconds(pid) - before) * 1000) / (performance.now() - began);
}

for (const [name, means] of [
  ['the best means of this system', starve],
  ['signals', bySignals],
])
  test(`a child of a process starved by ${name} gets its share only`, { skip }, async (t) => {
    const { parent, child } = await busyChild(t);
    const { lift } = means([parent]);
    const share = await shareOf(child).finally(lift);
    assert.ok(share <= MOST_SHARE, `it had ${(share * 100).toFixed(1)} % of a processor`);
    const before = cpuSeconds(child);
    while (cpuSeconds(child) - before < 0.5) await sleep(20);
  });

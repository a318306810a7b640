import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { Children, endLeftovers, onStopSignal } from './lib/children.mjs';
import { chosenParts, environmentOf } from './testing/parts.mjs';
import { addUp, slowest } from './testing/report.mjs';
import { ready } from './lib/runtime.mjs';
import { createTemporaryFolder } from './lib/temporary-folder.mjs';

const processors = os.availableParallelism();
/**
 * Number of parts that run at the same time: one more than processors. A part waits for its
 * database or browser for about a fifth of the time. At most four, because each uses one gigabyte.
 */
const slots = Math.min(4, Math.max(2, processors) + 1);

// Entry point of `npm test`, which runs all tests on a machine with nothing installed. `npm test --
// quick` and `npm test -- unit lint` run only the named tiers and parts.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = await main(process.argv.slice(2));

async function main(names) {
  const parts = chosenParts(names, processors);
  if (typeof parts === 'string') {
    console.error(parts);
    return 1;
  }
  const folder = createTemporaryFolder();
  // If this process runs as root, the test database runs as another user. That user needs access to
  // this temporary folder.
  fs.chmodSync(folder, 0o711);
  try {
    return await runParts(parts, folder);
  } finally {
    await endLeftovers(`TMPDIR=${folder}`);
    await remove(folder);
  }
}

/**
 * Removes a folder, with retries: an interrupted database takes a moment to stop, and writes files
 * until then.
 */
async function remove(folder) {
  for (let tries = 0; tries < 50 && fs.existsSync(folder); tries += 1) {
    try {
      fs.rmSync(folder, { recursive: true, force: true });
    } catch {
      // The removal failed, for example because the database was still writing; the next pass of
      // the loop tries again.
    }
    if (fs.existsSync(folder)) await sleep(100);
  }
}

async function runParts(parts, folder) {
  const env = await environmentOf(parts, folder);
  // The checks alone need few builds, which Nx makes for them.
  const alone = parts.every(({ name }) => name === 'checks');
  if (!alone && !(await buildWhatIsStale()))
    return conclude([{ name: 'builds', seconds: 0, ...failure('the builds') }]);
  const children = new Children();
  const forget = onStopSignal(() => children.stop());
  try {
    return conclude(await runAll(parts, (part) => runPart(part, { folder, children, env })));
  } finally {
    forget();
  }
}

/** Runs the parts of the test suite in the order of the list, `slots` at the same time. */
async function runAll(parts, run) {
  const waiting = [...parts];
  const results = [];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      results.push(...(await run(part)));
  };
  await Promise.all(Array.from({ length: slots }, work));
  return results;
}

async function runPart(part, { folder, children, env }) {
  const output = path.join(folder, `${part.name}.log`);
  console.log(`… ${part.name}`);
  const started = performance.now();
  part.prepare?.();
  const [program, args] = part.command(folder);
  const code = await children.run(program, args, {
    output,
    cwd: part.cwd,
    env: { ...env, ...part.env?.(folder) },
  });
  const seconds = (performance.now() - started) / 1000;
  // A part reads one result, or the results of several checks.
  const results = [part.read(code, folder)]
    .flat()
    .map((result) => resultOf({ name: part.name, code, seconds, ...result }));
  if (code !== 0 && results.every(({ failed }) => failed === 0))
    results.push({ name: part.name, seconds: 0, ...failure(part.name) });
  if (results.some(({ failed }) => failed > 0))
    console.log(`\n──── ${part.name} ────\n${fs.readFileSync(output, 'utf8')}`);
  for (const result of results) console.log(lineOf(result));
  return results;
}

/**
 * Returns the result of a part of the test suite. A part that ends with an error code or ran no
 * test counts as failed.
 */
function resultOf({ code, ...result }) {
  const silent = result.failed === 0 && (code !== 0 || result.passed === 0);
  const failing =
    result.failing.length > 0
      ? result.failing.map((name) => `${result.name}: ${name}`)
      : [result.name];
  return {
    ...result,
    failed: silent ? 1 : result.failed,
    failing: silent || result.failed > 0 ? failing : [],
  };
}

function failure(name) {
  return { passed: 0, failed: 1, slow: [], failing: [name] };
}

function lineOf({ name, passed, failed, seconds, cached }) {
  const time = `${seconds.toFixed(1)} s${cached ? ', from the cache' : ''}`;
  return `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${time})`;
}

function conclude(results) {
  const { passed, failed, failing } = addUp(results);
  const longest = results.toSorted((one, other) => other.seconds - one.seconds);
  console.log('\nWall time of the parts:');
  for (const { name, seconds } of longest) console.log(timeLine(seconds, name));
  const slow = slowest(results, 10);
  if (slow.length > 0) console.log('\nThe ten slowest tests:');
  for (const { name, milliseconds } of slow) console.log(timeLine(milliseconds / 1000, name));
  if (failing.length > 0)
    console.log(`\nFailed:\n${failing.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function timeLine(seconds, name) {
  return `  ${seconds.toFixed(2).padStart(7)} s  ${name}`;
}

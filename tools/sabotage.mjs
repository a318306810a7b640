import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { Children, onStopSignal } from './lib/children.mjs';
import { ready } from './lib/runtime.mjs';
import { CopiedTree, packages } from './sabotage/copied-tree.mjs';
import { SpecRuns } from './sabotage/spec-runs.mjs';
import { verdictOf } from './sabotage/verdict.mjs';
import { weakenings } from './sabotage/weakenings.mjs';

// Entry point of `npm run sabotage`, or `npm run sabotage -- hold mail` to select by name. It
// weakens one line of a copy of the code at a time. The named test, which passes without the
// change, must then fail. A run takes minutes.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = await sabotage(process.argv.slice(2));

async function sabotage(filters) {
  const chosen = weakenings.filter(
    ({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
  );
  // The packages must be built, because specs use build output: programs that they start and
  // pictures that they store.
  if (chosen.length === 0 || !(await buildWhatIsStale(packages))) return 1;
  const [tree, children, stop] = [new CopiedTree(), new Children(), new AbortController()];
  const forget = onStopSignal(() => {
    stop.abort();
    children.stop();
  });
  try {
    return conclude(await tryAll(chosen, new SpecRuns(tree, children, chosen), stop.signal));
  } finally {
    forget();
    tree.remove();
  }
}

async function tryAll(chosen, runs, stop) {
  const results = [];
  for (const weakening of chosen) {
    if (stop.aborted) break;
    const result = { weakening, ...(await verdictOf(weakening, runs)) };
    console.log(lineOf(result));
    results.push(result);
  }
  return results;
}

function lineOf({ weakening: { name, spec }, noticed, outcome, seconds }) {
  return (
    `${noticed ? '✓' : '✗'} ${name.padEnd(62)} ${spec.padEnd(46)} ${outcome} in ` +
    `${seconds.toFixed(0)} s`
  );
}

function conclude(results) {
  const missed = results.filter(({ noticed }) => !noticed);
  console.log(`\n${results.length - missed.length} of ${results.length} weakenings were noticed`);
  for (const { weakening, detail } of missed)
    console.log(`\n──── ${weakening.name}: ${weakening.file} → ${weakening.spec}\n${detail}`);
  return missed.length > 0 ? 1 : 0;
}

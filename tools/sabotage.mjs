import { fileURLToPath } from 'node:url';
import { Children, onStopSignal } from './lib/children.mjs';
import { ready } from './lib/runtime.mjs';
import { CopiedTree } from './sabotage/copied-tree.mjs';
import { verdictOf } from './sabotage/verdict.mjs';
import { weakenings } from './sabotage/weakenings.mjs';

// `npm run sabotage`, or `-- hold mail` to select by name: weakens one line of a copy at a time,
// and the named spec must fail. Takes minutes.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = await sabotage(process.argv.slice(2));

async function sabotage(words) {
  const chosen = weakenings.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 0) return 1;
  const [tree, children, stop] = [new CopiedTree(), new Children(), new AbortController()];
  const forget = onStopSignal(() => {
    stop.abort();
    children.stop();
  });
  try {
    return conclude(await tryAll(chosen, tree, { children, stop: stop.signal }));
  } finally {
    forget();
    tree.remove();
  }
}

async function tryAll(chosen, tree, { children, stop }) {
  const results = [];
  for (const weakening of chosen) {
    if (stop.aborted) break;
    const result = { weakening, ...(await verdictOf(weakening, tree, children)) };
    console.log(lineOf(result));
    results.push(result);
  }
  return results;
}

function lineOf({ weakening: { name, spec }, noticed, said, seconds }) {
  return (
    `${noticed ? '✓' : '✗'} ${name.padEnd(62)} ${spec.padEnd(46)} ${said} in ` +
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

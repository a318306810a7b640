import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { ready } from './lib/runtime.mjs';

// Entry point of `npm run faults`, `npm run faults -- api-killed --tries 3` and `npm run faults --
// soak --soak 30`. The fault tests are not part of `npm test`, because they kill processes and take
// long.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = (await buildWhatIsStale()) ? await faults() : 1;

async function faults() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tries: { type: 'string' }, soak: { type: 'string', default: '2' } },
  });
  const { runFaults: survive } = await import('./faults/run-faults.mjs');
  return survive(positionals, {
    tries: values.tries === undefined ? null : Number(values.tries),
    soakMinutes: Number(values.soak),
  });
}

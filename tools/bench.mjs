import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { ready } from './lib/runtime.mjs';

// Entry point of `npm run bench`, for example with `-- --scale 1000000 --seconds 10`. The benchmark
// is not part of the tests, because it needs an idle machine.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = (await buildWhatIsStale()) ? await bench() : 1;

async function bench() {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const { measure } = await import('./bench/measure.mjs');
  return measure({
    scale: Number(values.scale ?? 0),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  });
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { ready } from './lib/runtime.mjs';
import { at } from './lib/workspace.mjs';

const least = 80;
const areas = {
  prices: ['src/pricings/pricings.rules.ts', 'src/pricings/quote.rules.ts'],
  bookings: ['src/bookings/bookings.rules.ts', 'src/bookings/changes.rules.ts'],
  packs: ['src/subscriptions/subscriptions.rules.ts'],
  money: ['src/money/money.ts', 'src/money/shares.ts', 'src/payments/payments.rules.ts'],
  time: [
    'src/time/instant.ts',
    'src/time/ranges.ts',
    'src/time/venue-clock.ts',
    'src/time/wall-time.ts',
  ],
};
const killing = new Set(['Killed', 'Timeout']);
const surviving = new Set(['Survived', 'NoCoverage']);

// Entry point of `npm run mutation`, or `npm run mutation -- packs time` for some areas. It mutates
// the pure rules and checks that a spec fails, which takes minutes.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = await mutate(process.argv.slice(2));

async function mutate(names) {
  const chosen = Object.entries(areas).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  if (chosen.length === 0 || !(await buildWhatIsStale())) return 1;
  process.chdir(at('shared'));
  const { Stryker } = await import('@stryker-mutator/core');
  const scores = [];
  for (const [name, files] of chosen)
    scores.push(printScore(name, await new Stryker(settings(files)).runMutationTest()));
  return scores.every((score) => score >= least) ? 0 : 1;
}

/**
 * Settings of the mutation test. A mutant runs only the specs of its own area, because a rule that
 * only specs of other areas check is covered by accident.
 */
function settings(files) {
  return {
    mutate: files,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      configFile: 'jest.config.mjs',
      enableFindRelatedTests: false,
      config: { testMatch: specsOf(files) },
    },
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    allowConsoleColors: false,
    cleanTempDir: 'always',
    tempDirName: '.stryker-tmp',
  };
}

function specsOf(files) {
  return files.map((file) => `**/${path.basename(file, '.ts')}.spec.ts`);
}

/** Prints the mutation score of an area and its surviving mutants; returns the score. */
function printScore(name, mutants) {
  const counted = mutants.filter(({ status }) => killing.has(status) || surviving.has(status));
  const survivors = counted.filter(({ status }) => surviving.has(status));
  const score = (100 * (counted.length - survivors.length)) / Math.max(1, counted.length);
  console.log(`\n${name}: ${score.toFixed(1)} % of ${counted.length}`);
  for (const { fileName, location, mutatorName, replacement, status } of survivors) {
    const code = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
    const reach = status === 'NoCoverage' ? ' (reached by no spec)' : '';
    console.log(`  ${relative(fileName)}:${location.start.line} ${mutatorName} → ${code}${reach}`);
  }
  return score;
}

function relative(file) {
  return path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/');
}

import fs from 'node:fs';
import path from 'node:path';
import { checkNames, checksPart } from './checks.mjs';
import { readJest, readNodeTests, readPlaywright } from './report.mjs';
import { at } from '../lib/workspace.mjs';

/** Variables of the random tests, for `npm run test:soak`. */
const SOAK = { MODEL_RUNS: '200', RACE_ROUNDS: '100', FUZZ_ROUNDS: '50', BACKUP_RUNS: '999' };
const SHARDS = { e2e: 2, integration: 5 };

/** Names of several parts. The parts of `quick` need neither a database nor a browser. */
const tiers = {
  quick: checkNames,
  api: ['integration'],
  e2e: ['e2e', 'bundles'],
};

/**
 * Parts of `npm test` besides the checks of Nx, the longest first. `command(folder)` returns the
 * program with its arguments, `read(code, folder)` the numbers of passed and failed tests.
 * `prepare()` runs before, and `needs` is a requirement of the machine.
 */
const parts = [
  ...shards('e2e', browserTests),
  ...shards('integration', (name, ...args) =>
    jest(name, at('api'), `--roots=${at('api/test')}`, ...args),
  ),
  {
    name: 'bundles',
    command: (folder) => nodeTests(path.join(folder, 'bundles.json'), at('tools/bundles')),
    read: (_code, folder) => readNodeTests(path.join(folder, 'bundles.json')),
  },
];

/**
 * Parts of `npm run test:soak`: the random, race and hostile tests of the API with many more rounds
 * than in `npm test`.
 */
const soakFiles = {
  models: 'test/.*-model\\.spec',
  races: 'test/race\\.spec',
  processes: 'test/.*-processes\\.spec',
  hostile: 'test/hostile/',
  backups: 'test/backup\\.spec',
};
const soakParts = Object.entries(soakFiles).map(([name, files]) => ({
  ...jest(name, at('api'), files),
  env: () => SOAK,
}));

/**
 * Returns the parts with these names of parts or tiers, or all parts of `npm test` if `names` is
 * empty; for an unknown name, an error message.
 */
export function chosenParts(names, processors) {
  if (names.join() === 'soak') return soakParts;
  const known = [...new Set([...parts.map(groupOf), ...checkNames, ...parts.map(nameOf)])];
  const wanted = names.length === 0 ? known : names.flatMap((name) => tiers[name] ?? [name]);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return (
      `No such part: ${unknown.join(', ')}. ` +
      `There are: ${[...new Set([...Object.keys(tiers), ...known])].join(', ')}.`
    );
  const chosen = parts.filter((part) => isCalled(part, wanted));
  const checks = checkNames.filter((name) => wanted.includes(name));
  return checks.length === 0
    ? chosen
    : [...chosen, checksPart(checks, chosen.length === 0, processors)];
}

const nameOf = ({ name }) => name;
const groupOf = ({ name, group }) => group ?? name;
const isCalled = (part, names) => names.includes(nameOf(part)) || names.includes(groupOf(part));

/**
 * Returns the environment variables of all parts; finds or installs a browser if a part needs one.
 */
export async function environmentOf(chosen, folder) {
  const browser = chosen.some(({ needs }) => needs === 'browser')
    ? { CHROMIUM_PATH: (await import('../../e2e/browser.ts')).findBrowser() }
    : {};
  // The temporary folder is removed after the run. The unusual time zone makes code fail that
  // depends on the time zone of the machine.
  return {
    TMPDIR: folder,
    TZ: 'Asia/Kathmandu',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...browser,
  };
}

/**
 * Splits a long part into shards. Several parts run at the same time, and short parts end at about
 * the same time.
 */
function shards(group, part) {
  const count = SHARDS[group];
  return Array.from({ length: count }, (_, index) => ({
    ...part(`${group}-${index + 1}`, `--shard=${index + 1}/${count}`),
    group,
  }));
}

function browserTests(name, ...args) {
  return {
    name,
    cwd: at('e2e'),
    needs: 'browser',
    command: () => bin('playwright', 'test', ...args),
    env: (folder) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, `${name}.json`),
      E2E_FOLDER: path.join(folder, name),
      E2E_DEMO: path.join(folder, 'created-demo'),
    }),
    read: (_code, folder) => readPlaywright(path.join(folder, `${name}.json`)),
  };
}

function jest(name, cwd, ...args) {
  const report = (folder) => path.join(folder, `${name}.json`);
  return {
    name,
    cwd,
    command: (folder) => [
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        at('node_modules/jest/bin/jest.js'),
        '--json',
        '--forceExit',
        '--outputFile',
        report(folder),
        '--maxWorkers=1',
        '--cacheDirectory',
        at('node_modules/.cache/jest'),
        ...args,
      ],
    ],
    read: (_code, folder) => readJest(report(folder)),
  };
}

function nodeTests(report, folder) {
  return [
    process.execPath,
    [
      '--test',
      ...reporter('dot', 'stdout'),
      ...reporter(at('tools/testing/node-test-reporter.mjs'), report),
      ...specs(folder),
    ],
  ];
}

function reporter(name, destination) {
  return [`--test-reporter=${name}`, `--test-reporter-destination=${destination}`];
}

function bin(name, ...args) {
  return [at('node_modules/.bin', name), args];
}

function specs(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.spec.mjs'))
    .map((file) => path.join(folder, file));
}

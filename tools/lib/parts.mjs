import fs from 'node:fs';
import path from 'node:path';
import { readCheck, readJest, readNodeTests, readPlaywright } from './report.mjs';
import { at } from './workspace.mjs';

const PIECES = 3;

/**
 * Parts of `npm test`, the longest first. Two parts run at a time, and this order lets the last two
 * parts end at about the same time. `command(folder)` returns the program with its arguments,
 * `read(code, folder)` the numbers of passed and failed tests. `needs` is a requirement of the
 * machine.
 */
const parts = [
  {
    name: 'e2e',
    cwd: at('e2e'),
    needs: 'browser',
    command: () => bin('playwright', 'test', '--reporter=list,json'),
    env: (folder) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'e2e.json'),
      E2E_FOLDER: path.join(folder, 'e2e'),
    }),
    read: (_code, folder) => readPlaywright(path.join(folder, 'e2e.json')),
  },
  ...shards('integration', at('api')),
  // All packages are built at this point; another build would remove `dist` while other parts use
  // it.
  {
    name: 'types',
    command: () =>
      bin(
        'nx',
        'run-many',
        '-t',
        'typecheck',
        '-p',
        typed().join(),
        '--parallel=1',
        '--output-style=static',
        '--excludeTaskDependencies',
      ),
    read: readCheck,
  },
  { name: 'lint', command: () => npm('run', 'lint'), read: readCheck },
  jest('unit', at('.'), '--projects', at('shared'), at('shared/client'), at('admin')),
  { name: 'unused', command: () => npm('run', 'unused'), read: readCheck },
  { name: 'format', command: () => npm('run', 'format:check'), read: readCheck },
  {
    name: 'conventions',
    command: (folder) => [
      process.execPath,
      [
        '--test',
        ...reporter('dot', 'stdout'),
        ...reporter(at('tools/lib/node-test-reporter.mjs'), path.join(folder, 'conventions.json')),
        ...specs(at('tools')),
      ],
    ],
    read: (_code, folder) => readNodeTests(path.join(folder, 'conventions.json')),
  },
];

/**
 * Returns the parts of `npm test` with these names, or all parts if `names` is empty; for an
 * unknown name, an error message.
 */
export function chosenParts(names) {
  const unknown = names.filter((name) => !parts.some((part) => isCalled(part, name)));
  if (unknown.length > 0)
    return (
      `No such part: ${unknown.join(', ')}. There are: ` +
      `${[...new Set(parts.map(({ name, group }) => group ?? name))].join(', ')}.`
    );
  return names.length === 0
    ? parts
    : parts.filter((part) => names.some((name) => isCalled(part, name)));
}

const isCalled = ({ name, group }, wanted) => name === wanted || group === wanted;

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
 * Splits a long part into shards. Two parts run at a time, and smaller parts keep both busy until
 * the end.
 */
function shards(name, cwd) {
  return Array.from({ length: PIECES }, (_, index) => ({
    ...jest(`${name}-${index + 1}`, cwd, `--shard=${index + 1}/${PIECES}`),
    group: name,
  }));
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

function typed() {
  return ['shared', 'shared/client', 'api', 'web', 'admin', 'e2e', 'tools']
    .filter((workspace) => fs.existsSync(at(workspace, 'tsconfig.json')))
    .map((workspace) => path.basename(workspace));
}

function reporter(name, destination) {
  return [`--test-reporter=${name}`, `--test-reporter-destination=${destination}`];
}

function bin(name, ...args) {
  return [at('node_modules/.bin', name), args];
}

/** Returns the npm that started this process, because PATH may contain none. */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}

function specs(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.spec.mjs'))
    .map((file) => path.join(folder, file));
}

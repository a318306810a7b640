import fs from 'node:fs';
import path from 'node:path';
import { readCheck, readJest, readNodeTests, readPlaywright } from './report.mjs';
import { at } from './workspace.mjs';

/**
 * The parts of `npm test`, the longest first, so that the slots end together. `command(folder)` is the program with its
 * arguments, `read(code, folder)` its counts, `needs` what it must be given.
 */
const parts = [
  {
    name: 'e2e', cwd: at('e2e'), needs: 'browser',
    command: () => bin('playwright', 'test', '--reporter=list,json'),
    env: (folder) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'e2e.json'), RUN_FOLDER: folder }),
    read: (_code, folder) => readPlaywright(path.join(folder, 'e2e.json')),
  },
  { ...jest('integration', 'api'), needs: 'database' },
  { name: 'types', command: () => bin('nx', 'run-many', '-t', 'typecheck', '--parallel=1', '--output-style=static'), read: readCheck },
  { name: 'lint', command: () => npm('run', 'lint'), read: readCheck },
  jest('unit', 'shared'),
  { name: 'unused', command: () => npm('run', 'unused'), read: readCheck },
  {
    name: 'house',
    command: (folder) => [process.execPath, ['--test', ...reporter('spec', 'stdout'), ...reporter(at('tools/lib/node-test-reporter.mjs'), path.join(folder, 'house.json')), ...specs(at('tools'))]],
    read: (_code, folder) => readNodeTests(path.join(folder, 'house.json')),
  },
];

/** All parts, or those named; a name that is none is told and ends the run. */
export function chosenParts(names) {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

/** Brings what the parts need, once for the run: environment to give them, and how to end it. */
export async function provide(chosen, folder) {
  const needs = new Set(chosen.map((part) => part.needs));
  const browser = needs.has('browser') ? { CHROMIUM_PATH: (await import('../../e2e/browser.ts')).findBrowser() } : {};
  if (!needs.has('database') || process.env.TEST_DATABASE_URL) return { env: { ...zone, ...browser }, stop: async () => undefined };
  const { startEmbedded } = await import('../../api/src/platform/embedded/embedded.ts');
  const database = await startEmbedded(path.join(folder, 'database'));
  return { env: { ...zone, ...browser, TEST_DATABASE_URL: database.url }, stop: () => database.stop() };
}

/** An odd offset: what leans on the machine's own zone fails. */
const zone = { TZ: 'Asia/Kathmandu' };

function jest(name, room) {
  const report = (folder) => path.join(folder, `${name}.json`);
  return {
    name, cwd: at(room),
    command: (folder) => [process.execPath, ['--experimental-vm-modules', '--no-warnings', at('node_modules/jest/bin/jest.js'), '--json', '--outputFile', report(folder), '--maxWorkers=1']],
    read: (_code, folder) => readJest(report(folder)),
  };
}

function reporter(name, destination) {
  return [`--test-reporter=${name}`, `--test-reporter-destination=${destination}`];
}

function bin(name, ...args) {
  return [at('node_modules/.bin', name), args];
}

/** npm itself when it started us: there may be none on PATH. */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}

function specs(folder) {
  return fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.spec.mjs')).map((file) => path.join(folder, file));
}

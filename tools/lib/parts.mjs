import fs from 'node:fs';
import path from 'node:path';
import { readCheck, readJest, readNodeTests, readPlaywright } from './report.mjs';
import { at } from './workspace.mjs';

/**
 * The parts of `npm test`, the longest first, so that the two slots end together. Each: `command(folder)` is the program
 * and its arguments, `read(code, folder)` its counts, `needs` what must be there beside the build; a part that has
 * `tests: true` fails when it finds none.
 */
export const parts = [
  {
    name: 'e2e', needs: ['browser'], tests: true,
    command: () => bin('playwright', 'test', '--config', at('e2e/playwright.config.ts'), '--reporter=list,json'),
    env: (folder) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'e2e.json'), RUN_FOLDER: folder }),
    read: (_code, folder) => readPlaywright(path.join(folder, 'e2e.json')),
  },
  jest('integration', 'api', ['database']),
  { name: 'types', command: () => bin('nx', 'run-many', '-t', 'typecheck', '--parallel=1', '--output-style=static'), read: readCheck },
  { name: 'lint', command: () => npm('run', 'lint'), read: readCheck },
  jest('unit', 'shared'),
  { name: 'unused', command: () => npm('run', 'unused'), read: readCheck },
  {
    name: 'house', tests: true,
    command: (folder) => [process.execPath, ['--test', '--test-reporter=spec', '--test-reporter-destination=stdout',
      `--test-reporter=${at('tools/lib/node-test-reporter.mjs')}`, `--test-reporter-destination=${path.join(folder, 'house.json')}`, ...specs(at('tools'))]],
    read: (_code, folder) => readNodeTests(path.join(folder, 'house.json')),
  },
];

function jest(name, room, needs = []) {
  const report = (folder) => path.join(folder, `${name}.json`);
  return {
    name, needs, tests: true,
    command: (folder) => [process.execPath, ['--experimental-vm-modules', '--no-warnings', at('node_modules/jest/bin/jest.js'),
      '--rootDir', at(room), '--config', at(room, 'jest.config.mjs'), '--json', '--outputFile', report(folder), '--runInBand']],
    read: (_code, folder) => readJest(report(folder)),
  };
}

function bin(name, ...args) {
  return [at('node_modules/.bin', name), args];
}

function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}

function specs(folder) {
  return fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.spec.mjs')).map((file) => path.join(folder, file));
}

import fs from 'node:fs';
import path from 'node:path';
import { addUp, readCheck, readJest, readNodeTests } from './report.mjs';
import { at, root } from '../lib/workspace.mjs';

/**
 * Parts of `npm test` that Nx runs and caches, each with the name of its npm script. A script
 * belongs to the root or to the packages that have it; nx.json contains its inputs.
 */
const scripts = {
  lint: 'lint',
  types: 'typecheck',
  format: 'format:check',
  unit: 'unit',
  conventions: 'conventions',
  unused: 'unused',
};
const conventionsReport = at('node_modules/.five-conventions.json');
const passing = new Set(['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache']);

export const checkNames = Object.keys(scripts);

/**
 * Returns one part that runs all these checks in one call of Nx. `alone` means that no other part
 * runs at the same time: the checks then use all processors, and Nx builds what they need. Else all
 * packages are built before, because Nx would replace `dist` while other parts use it.
 */
export function checksPart(names, alone, processors) {
  const profile = (folder) => path.join(folder, 'checks.json');
  return {
    name: 'checks',
    prepare: removeReports,
    command: () => [
      at('node_modules/.bin/nx'),
      [
        'run-many',
        '-t',
        ...names.map((name) => scripts[name]),
        `--parallel=${alone ? processors : 1}`,
        '--output-style=static',
        ...(alone ? [] : ['--excludeTaskDependencies']),
      ],
    ],
    env: (folder) => ({
      NX_PROFILE: path.relative(root, profile(folder)),
      // Without a value, Nx forces colours.
      FORCE_COLOR: '0',
      NO_COLOR: undefined,
    }),
    read: (_code, folder) => readTasks(names, profile(folder)),
  };
}

/**
 * Removes the reports of earlier runs, so that a task that writes none fails. Nx restores the
 * report of a task that it reads from the cache.
 */
function removeReports() {
  for (const file of [conventionsReport, ...unitReports()]) fs.rmSync(file, { force: true });
}

function unitReports() {
  return fs
    .readdirSync(at('node_modules'))
    .filter((file) => /^\.five-unit-.*\.json$/.test(file))
    .map((file) => at('node_modules', file));
}

/** Reads the profile that Nx writes: the result of each check, with the time of its tasks. */
export function readTasks(names, file) {
  const tasks = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  return names.map((name) => {
    const own = tasks.filter(({ args }) => args.target?.target === scripts[name]);
    const code = own.length > 0 && own.every(({ args }) => passing.has(args.status)) ? 0 : 1;
    return {
      name,
      ...resultOf(name, code),
      code,
      seconds: own.reduce((sum, { dur }) => sum + dur / 1e6, 0),
      cached: own.length > 0 && own.every(({ args }) => args.status.includes('cache')),
    };
  });
}

function resultOf(name, code) {
  if (name === 'unit') return addUp(unitReports().map((file) => readJest(file)));
  if (name === 'conventions') return readNodeTests(conventionsReport);
  return readCheck(code);
}

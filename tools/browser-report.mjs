import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { runInForeground } from './lib/children.mjs';
import { ready } from './lib/runtime.mjs';
import { at } from './lib/workspace.mjs';

const programs = { shots: at('e2e/shots/sheets.ts'), lighthouse: at('e2e/lighthouse/measure.ts') };

// Entry point of `npm run shots -- FOLDER`, which takes screenshots, and of `npm run lighthouse`.
// They are not part of the tests, because screenshots need visual review and Lighthouse needs an
// idle machine.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = await browserReport(...process.argv.slice(2));

async function browserReport(name, ...rest) {
  if (!(await buildWhatIsStale())) return 1;
  return runInForeground(process.execPath, [programs[name], ...rest]);
}

import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { runInForeground } from './lib/children.mjs';
import { ready } from './lib/runtime.mjs';
import { at } from './lib/workspace.mjs';

const programs = {
  shots: at('e2e/shots/sheets.ts'),
  lighthouse: at('e2e/lighthouse/measure.ts'),
  phone: at('e2e/phone/measure.ts'),
};

// Entry point of `npm run shots -- FOLDER`, `npm run lighthouse` and `npm run phone`. They are not
// part of the tests: screenshots need visual review, and the measurements an idle machine.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = await browserReport(...process.argv.slice(2));

async function browserReport(name, ...rest) {
  if (!(await buildWhatIsStale())) return 1;
  return runInForeground(process.execPath, [programs[name], ...rest]);
}

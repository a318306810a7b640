import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { runInForeground } from './lib/children.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ready } from './lib/runtime.mjs';
import { at } from './lib/workspace.mjs';

// Entry point of `npm run doctor`, `npm run admin -- create EMAIL` and other commands of the API. A
// command uses the running database, or starts the database temporarily.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = (await buildWhatIsStale(['shared', 'api']))
    ? await runCommand(process.argv.slice(2))
    : 1;

async function runCommand([name = '', ...args]) {
  loadEnvFile();
  const script = at('api/dist/commands', `${name}.js`);
  if (/^[a-z-]+$/.test(name) && fs.existsSync(script))
    return await runInForeground(process.execPath, [script, ...args]);
  console.error(`There is no command "${name}".`);
  return 1;
}

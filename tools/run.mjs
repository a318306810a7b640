import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { runInForeground } from './lib/children.mjs';
import { ready } from './lib/runtime.mjs';
import { at } from './lib/workspace.mjs';

// `npm run doctor`, `npm run admin -- create EMAIL` …: one command of the API on the running database, or on one started
// for as long as it takes.
if (await ready(fileURLToPath(import.meta.url))) process.exitCode = (await buildWhatIsStale()) ? await runCommand(process.argv.slice(2)) : 1;

async function runCommand([name = '', ...args]) {
  const script = at('api/dist/commands', `${name}.js`);
  if (!/^[a-z-]+$/.test(name) || !fs.existsSync(script)) {
    console.error(`There is no command "${name}".`);
    return 1;
  }
  if (process.env.DATABASE_URL) return await runInForeground(process.execPath, [script, ...args]);
  return await withEmbedded((url) => runInForeground(process.execPath, [script, ...args], { DATABASE_URL: url }));
}

async function withEmbedded(act) {
  const { startEmbedded } = await import('../api/dist/platform/embedded/embedded.js');
  const database = await startEmbedded(process.env.DATA_DIR || at('var'));
  try {
    return await act(database.url);
  } finally {
    await database.stop();
  }
}

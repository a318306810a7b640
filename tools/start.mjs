import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './lib/build.mjs';
import { runInForeground } from './lib/children.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ready } from './lib/runtime.mjs';
import { SERVER_ENVIRONMENT } from './lib/server-environment.mjs';
import { at } from './lib/workspace.mjs';

// Entry point of `npm start`. It needs only Node 20 or later on the machine: it installs
// dependencies, builds the packages, then starts the server.
if (await ready(fileURLToPath(import.meta.url))) {
  loadEnvFile();
  const built = await buildWhatIsStale();
  process.exitCode = built
    ? await runInForeground(
        process.execPath,
        [at('api/dist/main.js'), ...process.argv.slice(2)],
        SERVER_ENVIRONMENT,
      )
    : 1;
}

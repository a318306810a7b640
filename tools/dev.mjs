import { fileURLToPath } from 'node:url';
import { buildWhatIsStale, forgetBuilds } from './lib/build.mjs';
import { runInForeground } from './lib/children.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { followTexts } from './lib/follow-texts.mjs';
import { ready } from './lib/runtime.mjs';
import { at } from './lib/workspace.mjs';

const ports = { web: '5173', admin: '5174' };

// Entry point of `npm run dev`: recompiles `shared` and `api` after a change and restarts the API.
// Changes of the site or the back-office appear in the open page.
if (await ready(fileURLToPath(import.meta.url)))
  process.exitCode = (await buildWhatIsStale()) ? await develop() : 1;

async function develop() {
  loadEnvFile();
  forgetBuilds(['shared', 'api']);
  console.log(
    `As it is written: http://127.0.0.1:${ports.web}/ and ` +
      `http://127.0.0.1:${ports.admin}/admin/. The addresses below serve what was last built.`,
  );
  const texts = followTexts(at('shared/src/locales'), at('api/dist/main.js'));
  const codes = await Promise.all([
    compile('shared'),
    compile('api'),
    runInForeground(
      process.execPath,
      ['--watch', '--watch-preserve-output', '--enable-source-maps', at('api/dist/main.js')],
      { DEMO: process.env.DEMO || 'on' },
    ),
    run('react-router', 'dev', at('web'), '--port', ports.web, '--strictPort'),
    run('vite', at('admin'), '--port', ports.admin, '--strictPort'),
  ]);
  texts.close();
  return Math.max(...codes);
}

function compile(workspace) {
  const args = ['-p', at(workspace, 'tsconfig.build.json'), '--watch', '--preserveWatchOutput'];
  return runInForeground(process.execPath, [at('node_modules/typescript/bin/tsc'), ...args]);
}

function run(tool, ...args) {
  return runInForeground(at('node_modules/.bin', tool), args);
}

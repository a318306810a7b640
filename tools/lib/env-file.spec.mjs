import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { at, hashOf } from './workspace.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-env-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));
copyEntryCommands();

/** The entry commands to test, each with its arguments. */
const COMMANDS = [['start.mjs'], ['run.mjs', 'doctor'], ['dev.mjs']];

for (const [script, ...args] of COMMANDS) {
  test(`tools/${script}: a setting in .env takes effect`, async () => {
    write('.env', 'LOG_LEVEL=debug\n');
    assert.equal(await logLevelOf(script, args), 'debug');
  });

  test(`tools/${script}: the environment wins over .env`, async () => {
    write('.env', 'LOG_LEVEL=debug\n');
    assert.equal(await logLevelOf(script, args, { LOG_LEVEL: 'error' }), 'error');
  });

  test(`tools/${script}: a missing .env is fine`, async () => {
    fs.rmSync(path.join(folder, '.env'), { force: true });
    assert.equal(await logLevelOf(script, args), 'unset');
  });
}

test('.env.example changes no default, and .env is ignored by git and by the image', () => {
  const active = fs
    .readFileSync(at('.env.example'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  assert.deepEqual(active, []);
  for (const list of ['.gitignore', '.dockerignore'])
    assert.match(fs.readFileSync(at(list), 'utf8'), /^\.env$/m);
});

/**
 * Copies the entry commands unchanged into the folder of the test; builds and servers are replaced
 * by programs that print `LOG_LEVEL`.
 */
function copyEntryCommands() {
  const print = 'console.log(`LOG_LEVEL is ${process.env.LOG_LEVEL ?? "unset"}`);\n';
  for (const name of ['start.mjs', 'run.mjs', 'dev.mjs'])
    write(`tools/${name}`, fs.readFileSync(at('tools', name), 'utf8'));
  for (const name of fs.readdirSync(at('tools/lib')).filter((file) => !file.includes('.spec.'))) {
    write(`tools/lib/${name}`, fs.readFileSync(at('tools/lib', name), 'utf8'));
  }
  write(
    'tools/lib/build.mjs',
    'export const buildWhatIsStale = () => true;\nexport const forgetBuilds = () => undefined;\n',
  );
  write('tools/lib/follow-texts.mjs', 'export const followTexts = () => ({ close() {} });\n');
  write('package.json', '{ "type": "module" }\n');
  write('package-lock.json', '');
  write('node_modules/.five-installed', hashOf(''));
  for (const file of ['api/dist/main.js', 'api/dist/commands/doctor.js']) write(file, print);
  write('node_modules/typescript/bin/tsc', '');
  for (const tool of ['react-router', 'vite'])
    write(`node_modules/.bin/${tool}`, '#!/bin/sh\nexit 0\n', 0o755);
}

/**
 * Returns the `LOG_LEVEL` that a command prints. The command is ended once it has printed, because
 * `dev` watches for changes and does not end by itself.
 */
async function logLevelOf(script, args, extra = {}) {
  const { LOG_LEVEL: _, ...rest } = process.env;
  const env = { ...rest, ...extra };
  const child = spawn(process.execPath, [path.join(folder, 'tools', script), ...args], {
    cwd: folder,
    env,
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const printed = new Promise((resolve) => {
    child.stdout.on('data', () => /LOG_LEVEL is \w+\n/.test(output) && resolve());
  });
  await Promise.race([printed, ended]);
  child.kill('SIGTERM');
  await ended;
  return /LOG_LEVEL is (\w+)/.exec(output)?.[1] ?? assert.fail(output);
}

function write(name, text, mode) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { mode });
}

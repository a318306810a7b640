import fs from 'node:fs';
import path from 'node:path';
import { Children, onStopSignal } from './children.mjs';
import { at, hashOf, readIfThere } from './workspace.mjs';

const outputs = { shared: 'dist', api: 'dist/main.js', web: 'build/client/index.html', admin: 'dist/index.html' };
const rooms = Object.keys(outputs);
const stamp = 'node_modules/.five-built';
const log = 'node_modules/.five-build.log';
const notSources = new Set(['node_modules', 'dist', 'build', '.react-router', 'test', 'coverage']);

/** Builds the rooms whose sources changed; answers false when that failed, after printing why, or was interrupted. */
export async function buildWhatIsStale() {
  const wanted = fingerprint();
  if (readIfThere(stamp) === wanted && rooms.every(isBuilt)) return true;
  console.log('Building …');
  fs.rmSync(at(log), { force: true });
  const code = await build();
  if (code === 0) fs.writeFileSync(at(stamp), wanted);
  else console.error(readIfThere(log));
  return code === 0;
}

async function build() {
  const children = new Children();
  const forget = onStopSignal(() => children.stop());
  try {
    return await children.run(at('node_modules/.bin/nx'), ['run-many', '-t', 'build', '-p', rooms.filter(hasSources).join(), '--parallel=2', '--output-style=static'], { output: at(log) });
  } finally {
    forget();
  }
}

function isBuilt(room) {
  return !hasSources(room) || fs.existsSync(at(room, outputs[room]));
}

/** A room without sources has nothing to show. */
function hasSources(room) {
  return fs.existsSync(at(room, 'src'));
}

/** By content: a checkout changes times, and a build may be older than a file that was put back. */
function fingerprint() {
  const files = [at('package-lock.json'), at('tsconfig.base.json'), ...rooms.flatMap((room) => sourcesOf(at(room)))];
  return hashOf(...files.flatMap((file) => [file, fs.readFileSync(file)]));
}

function sourcesOf(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notSources.has(name) && !name.includes('.spec.'));
  return entries.flatMap((entry) => (entry.isDirectory() ? sourcesOf(path.join(folder, entry.name)) : [path.join(folder, entry.name)]));
}

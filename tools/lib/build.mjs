import fs from 'node:fs';
import path from 'node:path';
import { runQuietly } from './children.mjs';
import { at, hashOf, readIfThere } from './workspace.mjs';

const outputs = { shared: 'dist', api: 'dist/main.js', web: 'build/client', admin: 'dist' };
const rooms = Object.keys(outputs);
const stamp = 'node_modules/.five-built';
const notSources = new Set(['node_modules', 'dist', 'build', '.react-router', 'test', 'coverage']);

/** Builds the rooms whose sources changed; answers false when that failed, after printing why. */
export async function buildWhatIsStale({ children } = {}) {
  const wanted = fingerprint();
  if (readIfThere(stamp) === wanted && rooms.every(isBuilt)) return true;
  console.log('Building …');
  const output = at('node_modules/.five-build.log');
  fs.rmSync(output, { force: true });
  const code = await runQuietly(at('node_modules/.bin/nx'), ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'], { output, children });
  if (code === 0) fs.writeFileSync(at(stamp), wanted);
  else console.error(readIfThere('node_modules/.five-build.log'));
  return code === 0;
}

/** A room without sources has nothing to show; Nx says the same. */
function isBuilt(room) {
  return !fs.existsSync(at(room, 'src')) || fs.existsSync(at(room, outputs[room]));
}

/** By content: a checkout changes times, and an editor may not. */
function fingerprint() {
  const files = rooms.flatMap((room) => sourcesOf(at(room)));
  const texts = [at('package-lock.json'), at('tsconfig.base.json'), ...files].flatMap((file) => [file, fs.readFileSync(file)]);
  return hashOf(...texts);
}

function sourcesOf(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notSources.has(name) && !name.includes('.spec.'));
  return entries.flatMap((entry) => (entry.isDirectory() ? sourcesOf(path.join(folder, entry.name)) : [path.join(folder, entry.name)]));
}

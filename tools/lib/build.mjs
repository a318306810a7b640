import fs from 'node:fs';
import path from 'node:path';
import { Children, onStopSignal } from './children.mjs';
import { at, hashOf, readIfThere } from './workspace.mjs';

const outputs = { shared: 'dist', api: 'dist/main.js', web: 'build/client/index.html', admin: 'dist/index.html' };
const all = Object.keys(outputs);
const stampOf = (room) => `node_modules/.five-built-${room}`;
const log = 'node_modules/.five-build.log';
/** What every build goes through, beside `tools/browsers`; nx.json names the same. */
const toolchain = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'tools/lighten.mjs'];
const notSources = new Set(['node_modules', 'dist', 'build', '.react-router', 'test', 'coverage']);

/**
 * Builds the rooms whose sources changed, or those of `rooms`: what a running server shows must not change under it because somebody asks
 * for a backup. Answers false when that failed, after printing why, or was interrupted.
 */
export async function buildWhatIsStale(rooms = all) {
  const wanted = Object.fromEntries(rooms.map((room) => [room, fingerprint(room)]));
  const stale = rooms.filter((room) => hasSources(room) && (readIfThere(stampOf(room)) !== wanted[room] || !isBuilt(room)));
  if (stale.length === 0) return true;
  console.log(`Building ${stale.join(', ')} …`);
  fs.rmSync(at(log), { force: true });
  const code = await build(stale);
  if (code === 0) for (const room of rooms) fs.writeFileSync(at(stampOf(room)), wanted[room]);
  else console.error(readIfThere(log));
  return code === 0;
}

/** What these rooms have built is looked at anew at the next start: somebody else compiles into it. */
export function forgetBuilds(rooms) {
  for (const room of rooms) fs.rmSync(at(stampOf(room)), { force: true });
}

async function build(rooms) {
  const children = new Children();
  const forget = onStopSignal(() => children.stop());
  try {
    return await children.run(at('node_modules/.bin/nx'), ['run-many', '-t', 'build', '-p', rooms.join(), '--parallel=2', '--output-style=static'], { output: at(log) });
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

/** By content: a checkout changes times, and a build may be older than a file that was put back. Every room is made of shared as well. */
function fingerprint(room) {
  const files = [...toolchain.map((file) => at(file)), ...sourcesOf(at('tools/browsers')), ...[...new Set(['shared', room])].filter(hasSources).flatMap((one) => sourcesOf(at(one)))];
  return hashOf(...files.flatMap((file) => [file, fs.readFileSync(file)]));
}

function sourcesOf(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notSources.has(name) && !name.includes('.spec.'));
  return entries.flatMap((entry) => (entry.isDirectory() ? sourcesOf(path.join(folder, entry.name)) : [path.join(folder, entry.name)]));
}

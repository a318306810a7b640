import fs from 'node:fs';
import path from 'node:path';
import { Children, onStopSignal } from './children.mjs';
import { at, hashOf, readIfThere } from './workspace.mjs';

const outputs = {
  shared: 'dist',
  api: 'dist/main.js',
  web: 'build/client/index.html',
  admin: 'dist/index.html',
};
const all = Object.keys(outputs);
const stampOf = (room) => `node_modules/.five-built-${room}`;
const log = 'node_modules/.five-build.log';
/** Inputs of every build, beside `tools/browsers`; nx.json lists the same. */
const toolchain = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'tools/lighten.mjs'];
const notSources = new Set(['node_modules', 'dist', 'build', '.react-router', 'test', 'coverage']);

/**
 * Builds the packages whose sources changed, or those of `rooms`: a backup command must not rebuild
 * the files of a running server. Returns false after an error, which is printed, or an
 * interruption.
 */
export async function buildWhatIsStale(rooms = all) {
  const wanted = Object.fromEntries(rooms.map((room) => [room, fingerprint(room)]));
  const stale = rooms.filter(
    (room) => hasSources(room) && (readIfThere(stampOf(room)) !== wanted[room] || !isBuilt(room)),
  );
  if (stale.length === 0) return true;
  console.log(`Building ${stale.join(', ')} …`);
  fs.rmSync(at(log), { force: true });
  const code = await build(stale);
  if (code === 0) for (const room of rooms) fs.writeFileSync(at(stampOf(room)), wanted[room]);
  else console.error(readIfThere(log));
  return code === 0;
}

/** Marks builds of these packages as stale, because another process compiles into them. */
export function forgetBuilds(rooms) {
  for (const room of rooms) fs.rmSync(at(stampOf(room)), { force: true });
}

async function build(rooms) {
  const children = new Children();
  const forget = onStopSignal(() => children.stop());
  try {
    return await children.run(
      at('node_modules/.bin/nx'),
      ['run-many', '-t', 'build', '-p', rooms.join(), '--parallel=2', '--output-style=static'],
      { output: at(log) },
    );
  } finally {
    forget();
  }
}

function isBuilt(room) {
  return !hasSources(room) || fs.existsSync(at(room, outputs[room]));
}

/** A package without sources has no build. */
function hasSources(room) {
  return fs.existsSync(at(room, 'src'));
}

/**
 * A hash of contents: a checkout changes times, and a build may be older than a restored file.
 * Every package depends on shared.
 */
function fingerprint(room) {
  const files = [
    ...toolchain.map((file) => at(file)),
    ...sourcesOf(at('tools/browsers')),
    ...[...new Set(['shared', room])].filter(hasSources).flatMap((one) => sourcesOf(at(one))),
  ];
  return hashOf(...files.flatMap((file) => [file, fs.readFileSync(file)]));
}

function sourcesOf(folder) {
  const entries = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !name.includes('.spec.'));
  return entries.flatMap((entry) =>
    entry.isDirectory()
      ? sourcesOf(path.join(folder, entry.name))
      : [path.join(folder, entry.name)],
  );
}

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
const stampOf = (workspace) => `node_modules/.five-built-${workspace}`;
const log = 'node_modules/.five-build.log';
/**
 * Files that affect every build, in addition to `tools/browsers`; nx.json contains the same list.
 */
const toolchain = [
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tools/inline-css.mjs',
  'tools/lib/write-worker.mjs',
];
const notSources = new Set(['node_modules', 'dist', 'build', '.react-router', 'test', 'coverage']);
/** Packages without a build of their own, whose sources a build includes. */
const included = {
  web: ['shared/client', 'shared/worker'],
  admin: ['shared/client', 'shared/worker'],
};

/**
 * Builds the packages whose sources have changed. `workspaces` limits the build: a backup command
 * must not rebuild the files of a running server. Returns false after an interruption, or after an
 * error, which is printed.
 */
export async function buildWhatIsStale(workspaces = all) {
  const wanted = Object.fromEntries(
    workspaces.map((workspace) => [workspace, fingerprint(workspace)]),
  );
  const stale = workspaces.filter(
    (workspace) =>
      hasSources(workspace) &&
      (readIfThere(stampOf(workspace)) !== wanted[workspace] || !isBuilt(workspace)),
  );
  if (stale.length === 0) return true;
  console.log(`Building ${stale.join(', ')} …`);
  fs.rmSync(at(log), { force: true });
  const code = await build(stale);
  if (code === 0)
    for (const workspace of workspaces) fs.writeFileSync(at(stampOf(workspace)), wanted[workspace]);
  else console.error(readIfThere(log));
  return code === 0;
}

/**
 * Marks the builds of these packages as stale, because another process compiles into their folders.
 */
export function forgetBuilds(workspaces) {
  for (const workspace of workspaces) fs.rmSync(at(stampOf(workspace)), { force: true });
}

async function build(workspaces) {
  const children = new Children();
  const forget = onStopSignal(() => children.stop());
  try {
    return await children.run(
      at('node_modules/.bin/nx'),
      ['run-many', '-t', 'build', '-p', workspaces.join(), '--parallel=2', '--output-style=static'],
      { output: at(log) },
    );
  } finally {
    forget();
  }
}

function isBuilt(workspace) {
  return !hasSources(workspace) || fs.existsSync(at(workspace, outputs[workspace]));
}

/** Whether a package has sources; a package without sources has no build. */
function hasSources(workspace) {
  return fs.existsSync(at(workspace, 'src'));
}

/**
 * Returns a hash of the contents of a package's files. File times are not used: a checkout changes
 * them, and a build may be older than a restored file. The hash includes shared, because every
 * package depends on shared, and the packages that the build includes.
 */
function fingerprint(workspace) {
  const packages = new Set(['shared', workspace, ...(included[workspace] ?? [])]);
  const files = [
    ...toolchain.map((file) => at(file)),
    ...sourcesOf(at('tools/browsers')),
    ...[...packages].filter(hasSources).flatMap((one) => sourcesOf(at(one))),
  ];
  return hashOf(...files.flatMap((file) => [file, fs.readFileSync(file)]));
}

function sourcesOf(folder) {
  const entries = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !name.includes('.spec.'));
  return entries.flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [place];
    // A folder with a package.json is another package.
    return fs.existsSync(path.join(place, 'package.json')) ? [] : sourcesOf(place);
  });
}

import fs from 'node:fs';
import path from 'node:path';
import { at } from '../lib/workspace.mjs';
import { packages } from './copied-tree.mjs';

/** Matches relative imports of a file. Type imports are left out, because they run no code. */
const relativeImport = /^(?:import|export) (?!type\b)[^;']*?\bfrom '(\.\.?\/[^']+\.ts)'/gm;
/** Matches a path into the `dist` folder of this repository, not into that of a library. */
const compiledFile = /'(?:\.\.?\/)*dist\//;
/**
 * Exit codes with which `tsc` has written its output: without type errors (0), and with type errors
 * (2).
 */
const written = [0, 2];

/**
 * Returns the packages whose `dist` must be compiled again after a change of `file`, before `spec`
 * runs. Tests read the sources themselves, but processes that they start run the compiled output.
 */
export function packagesToCompile({ file, spec }) {
  return startsCompiled(spec)
    ? packages.filter((workspace) => file.startsWith(`${workspace}/src/`))
    : [];
}

/** Whether a spec, or a helper that it imports, starts programs of `dist`. */
export function startsCompiled(spec, seen = new Set()) {
  seen.add(spec);
  const text = fs.readFileSync(at(spec), 'utf8');
  if (compiledFile.test(text)) return true;
  return importedBy(spec, text).some((file) => !seen.has(file) && startsCompiled(file, seen));
}

/**
 * Compiles a package of a copied tree in the same way as its build. Specs refuse a build output
 * that is older than the sources.
 */
export async function compile(workspace, tree, children) {
  const inWorkspace = { cwd: tree.path(workspace), output: tree.path('build.log') };
  await children.run(process.execPath, [at('tools/prune.mjs')], inWorkspace);
  const code = await children.run(
    process.execPath,
    [at('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
    inWorkspace,
  );
  // `tsc` keeps the file time of `.tsbuildinfo` if no output changes. Specs would then refuse the
  // build output as outdated, so the time is set here.
  if (written.includes(code))
    fs.utimesSync(tree.path(workspace, 'dist/.tsbuildinfo'), new Date(), new Date());
}

/**
 * Returns the helper files that a spec imports. Files of the product are excluded, because they
 * start no programs of `dist`.
 */
function importedBy(spec, text) {
  const files = [...text.matchAll(relativeImport)].map(([, file]) =>
    path.posix.join(path.posix.dirname(spec), file),
  );
  return files.filter((file) => !file.includes('/src/'));
}

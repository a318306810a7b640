import fs from 'node:fs';
import path from 'node:path';
import { at } from '../lib/workspace.mjs';
import { packages } from './copied-tree.mjs';

/** Type imports are left out, because they run nothing. */
const relativeImport = /^(?:import|export) (?!type\b)[^;']*?\bfrom '(\.\.?\/[^']+\.ts)'/gm;
/** A path into our own output, not into that of a package. */
const compiledFile = /'(?:\.\.?\/)*dist\//;
/** Exit codes of `tsc` after it wrote its output, without and with errors of types. */
const written = [0, 2];

/**
 * The packages whose `dist` is recompiled after a change of `file`, before `spec` runs. Tests read
 * the sources themselves, but processes that they start run the compiled output.
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

/** Compiles a package of a copied tree as its build does; specs refuse an output that is older. */
export async function compile(workspace, tree, children) {
  const inWorkspace = { cwd: tree.path(workspace), output: tree.path('build.log') };
  await children.run(process.execPath, [at('tools/prune.mjs')], inWorkspace);
  const code = await children.run(
    process.execPath,
    [at('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'],
    inWorkspace,
  );
  // `tsc` keeps the time of an earlier build if no output changes.
  if (written.includes(code))
    fs.utimesSync(tree.path(workspace, 'dist/.tsbuildinfo'), new Date(), new Date());
}

/** Helpers beside a spec; the product itself starts no program of `dist`. */
function importedBy(spec, text) {
  const files = [...text.matchAll(relativeImport)].map(([, file]) =>
    path.posix.join(path.posix.dirname(spec), file),
  );
  return files.filter((file) => !file.includes('/src/'));
}

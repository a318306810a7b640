import fs from 'node:fs';
import browserslist from 'browserslist';
import { at } from '../lib/workspace.mjs';

const viteNames = { ios_saf: 'ios' };
/**
 * Versions from which on classes are not compiled to older syntax. Older browsers have rare bugs in
 * class fields and `#name in object`. Compiling would add 2 kB to the home page, which is only 0.5
 * kB below its size limit. `tools/bundles/scripts.spec.mjs` checks that the built files do not
 * contain the affected cases.
 */
const nativeClasses = { chrome: 98, edge: 98, safari: 16, ios: 16 };

/**
 * The oldest version of each browser in `browserslist` of the root package.json. The keys are
 * Vite's names of the browsers: `{ chrome: 90, … }`.
 */
export const floor = oldestOf(JSON.parse(fs.readFileSync(at('package.json'), 'utf8')).browserslist);

/** Value of Vite's `build.cssTarget`. */
export const cssTarget = targetsOf(floor);

/**
 * Value of Vite's `build.target`: the oldest supported versions, but the newer versions of
 * `nativeClasses` where they are listed. Thus classes are not compiled to older syntax.
 */
export const scriptTarget = targetsOf({ ...floor, ...nativeClasses });

function oldestOf(queries) {
  const oldest = {};
  for (const [, name, version] of browserslist(queries).map((entry) =>
    /^(\S+) (\d+(?:\.\d+)?)/.exec(entry),
  )) {
    const known = viteNames[name] ?? name;
    oldest[known] = Math.min(oldest[known] ?? Infinity, Number(version));
  }
  return oldest;
}

function targetsOf(versions) {
  return Object.entries(versions).map(([name, version]) => name + version);
}

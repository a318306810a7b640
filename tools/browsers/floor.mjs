import fs from 'node:fs';
import browserslist from 'browserslist';
import { at } from '../lib/workspace.mjs';

const viteNames = { ios_saf: 'ios' };
/**
 * For rare faults of older browsers in class fields, and for `#name in object`, the compiler would rewrite every class: 2 kB of a home page
 * that has 0.5 to spare. `tools/browsers/scripts.spec.mjs` keeps those cases out of the built files instead.
 */
const nativeClasses = { chrome: 98, edge: 98, safari: 16, ios: 16 };

/** The oldest version of each browser in `browserslist` of the root package.json, by the names of Vite: `{ chrome: 90, … }`. */
export const floor = oldestOf(JSON.parse(fs.readFileSync(at('package.json'), 'utf8')).browserslist);

/** `build.cssTarget` of Vite. */
export const cssTarget = targetsOf(floor);

/** `build.target` of Vite: the floor, but for classes as they are written. */
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

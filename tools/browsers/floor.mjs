import fs from 'node:fs';
import browserslist from 'browserslist';
import { at } from '../lib/workspace.mjs';

const viteNames = { ios_saf: 'ios' };
/**
 * Classes are not lowered for rare bugs of older browsers in class fields and `#name in object`:
 * that would add 2 kB to a home page with 0.5 kB to spare. `tools/browsers/scripts.spec.mjs` keeps
 * those cases out of the built files.
 */
const nativeClasses = { chrome: 98, edge: 98, safari: 16, ios: 16 };

/**
 * The oldest version of each browser in `browserslist` of the root package.json, by Vite's names:
 * `{ chrome: 90, … }`.
 */
export const floor = oldestOf(JSON.parse(fs.readFileSync(at('package.json'), 'utf8')).browserslist);

/** Vite's `build.cssTarget`. */
export const cssTarget = targetsOf(floor);

/** Vite's `build.target`: the supported browsers, except that classes stay native. */
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

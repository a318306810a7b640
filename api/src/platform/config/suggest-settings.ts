import { type Environment, SETTING_NAMES } from './settings.ts';

/**
 * Length below which a name is short. A short name is one edit away from many unrelated words, so
 * only swapped letters are reported.
 */
const SHORT = 6;

/**
 * Suggests the setting for each environment variable whose name is one edit away from a setting
 * that is not set. Other variables are ignored.
 */
export function suggestSettings(env: Environment): string[] {
  const missing = Object.keys(SETTING_NAMES).filter((name) => env[name] === undefined);
  const foreign = Object.keys(env).filter(
    (name) => env[name] !== undefined && !Object.hasOwn(SETTING_NAMES, name),
  );
  return foreign.flatMap((name) =>
    missing
      .filter((setting) => isSlip(name, setting))
      .map((setting) => `${name} is no setting and changes nothing: is ${setting} meant?`),
  );
}

/**
 * Whether two names differ by one inserted, missing or replaced letter, or by two swapped
 * neighbouring letters.
 */
function isSlip(name: string, setting: string): boolean {
  const before = sameFrom(name, setting);
  const after = Math.min(
    sameFrom(reversed(name), reversed(setting)),
    name.length - before,
    setting.length - before,
  );
  const [a, b] = [
    name.slice(before, name.length - after),
    setting.slice(before, setting.length - after),
  ];
  return (
    (a.length === 2 && a === reversed(b)) ||
    (setting.length >= SHORT && a.length <= 1 && b.length <= 1)
  );
}

/** Length of the common prefix. */
function sameFrom(a: string, b: string): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count++;
  return count;
}

const reversed = (text: string): string => [...text].reverse().join('');

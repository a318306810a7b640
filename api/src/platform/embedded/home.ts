import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Account, lookUp } from './account.ts';
import { copyBinaries, isErrno, linkLibraries, packagedBinaries } from './binaries.ts';

/** Folders and user of the embedded server of one DATA_DIR. */
export interface Home {
  /** Folder with bin, lib and share of PostgreSQL. */
  native: string;
  folder: string;
  data: string;
  /** Path of PostgreSQL's own lock file. */
  serverLock: string;
  as: Account;
}

/** Base folder of the server's data if the system user of the server cannot enter DATA_DIR. */
const systemBase = '/var/lib/five-arena';

export function prepareHome(dataDir: string): Home {
  const root = process.getuid?.() === 0;
  makeFolder(dataDir, root ? 0o711 : 0o700);
  const inside = path.join(fs.realpathSync(dataDir), 'postgresql');
  const { place, as } = root ? placeAsRoot(inside) : { place: inside, as: {} };
  makeFolder(place, 0o700, as);
  const folder = fs.realpathSync(place);
  const data = path.join(folder, 'data');
  return {
    native: findBinaries(folder, as),
    folder,
    data,
    serverLock: path.join(data, 'postmaster.pid'),
    as,
  };
}

/**
 * Chooses the folder of the server. It is inside DATA_DIR if the server's user can enter every
 * parent folder. Otherwise it is in the system's folder under a random id that DATA_DIR stores. The
 * id is not derived from the path, so that a new DATA_DIR at an old path does not find old data.
 */
function placeAsRoot(inside: string): { place: string; as: Account } {
  const idFile = path.join(path.dirname(inside), 'database.id');
  if (fs.existsSync(idFile)) return ownedPlace(systemPlace(fs.readFileSync(idFile, 'utf8').trim()));
  const here = ownedPlace(inside);
  if (canEnterAll(path.dirname(inside), here.as)) return here;
  if (fs.existsSync(path.join(inside, 'data')))
    throw new Error(
      `The database's user cannot enter the folders above ${inside}: open them, or ` +
        `move DATA_DIR back.`,
    );
  return ownedPlace(systemPlace(keepId(idFile)));
}

/**
 * Chooses the server's user, because PostgreSQL refuses to run as root. The server runs as the
 * owner of existing data, otherwise as a system user that every machine has.
 */
function ownedPlace(place: string): { place: string; as: Account } {
  const owner = fs.existsSync(place) ? fs.statSync(place) : undefined;
  if (owner && owner.uid > 0) return { place, as: { uid: owner.uid, gid: owner.gid } };
  const account = ['postgres', 'nobody'].map(lookUp).find((found) => found !== undefined);
  if (!account)
    throw new Error(
      'As root the database needs a system user "postgres" or "nobody" to run as; or set ' +
        'DATABASE_URL.',
    );
  return { place, as: account };
}

/**
 * Returns the stored id, or stores a new id. Concurrent starts use the id that the first start
 * stored.
 */
function keepId(idFile: string): string {
  try {
    fs.writeFileSync(idFile, randomBytes(16).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  return fs.readFileSync(idFile, 'utf8').trim();
}

function systemPlace(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id))
    throw new Error(
      'DATA_DIR/database.id is damaged: it must hold the 32 characters that name the ' +
        'folder of its data.',
    );
  makeFolder(systemBase, 0o711);
  return path.join(systemBase, id);
}

function findBinaries(folder: string, as: Account): string {
  const packaged = packagedBinaries();
  const reachable = as.uid === undefined || canEnterAll(packaged.folder, as);
  if (reachable && linkLibraries(packaged.folder)) return packaged.folder;
  if (as.uid === undefined) return copyBinaries(packaged, folder);
  makeFolder(systemBase, 0o711);
  return copyBinaries(packaged, systemBase);
}

function canEnterAll(folder: string, as: Account): boolean {
  const above = path.dirname(folder);
  return canEnter(fs.statSync(folder), as) && (above === folder || canEnterAll(above, as));
}

function canEnter({ uid, gid, mode }: fs.Stats, as: Account): boolean {
  if (uid === as.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === as.gid ? 0o010 : 0o001)) !== 0;
}

/**
 * Creates a folder. The mode is set after creation, because the shell's umask reduces a mode given
 * at creation.
 */
function makeFolder(folder: string, mode: number, owner: Account = {}): void {
  if (fs.existsSync(folder)) return;
  fs.mkdirSync(folder, { recursive: true });
  if (owner.uid !== undefined && owner.gid !== undefined)
    fs.chownSync(folder, owner.uid, owner.gid);
  fs.chmodSync(folder, mode);
}

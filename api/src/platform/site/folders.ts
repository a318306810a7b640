import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the built site and back-office lie; null for one that was not built. */
export interface BuiltFolders {
  site: string | null;
  admin: string | null;
}

/** The rooms beside this one; the same way up from the sources and from the build. */
const ROOMS = path.resolve(import.meta.dirname, '../../../..');

export function builtFolders(): BuiltFolders {
  return { site: folderIfBuilt('web/build/client'), admin: folderIfBuilt('admin/dist') };
}

function folderIfBuilt(name: string): string | null {
  const folder = path.join(ROOMS, name);
  return existsSync(path.join(folder, 'index.html')) ? folder : null;
}

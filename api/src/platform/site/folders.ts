import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of the built site and back-office; null if not built. */
export interface BuiltFolders {
  site: string | null;
  admin: string | null;
}

/** The packages' folder; the relative path is the same from sources and from the build. */
const PACKAGES = path.resolve(import.meta.dirname, '../../../..');

export function builtFolders(): BuiltFolders {
  return { site: folderIfBuilt('web/build/client'), admin: folderIfBuilt('admin/dist') };
}

function folderIfBuilt(name: string): string | null {
  const folder = path.join(PACKAGES, name);
  return existsSync(path.join(folder, 'index.html')) ? folder : null;
}

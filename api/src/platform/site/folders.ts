import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of the built site and back-office. A folder is null if its package was not built. */
export interface BuiltFolders {
  site: string | null;
  admin: string | null;
  /** Module of the site that renders parts of pages. */
  parts: string | null;
}

/**
 * Folder that contains the packages `web` and `admin`. The relative path is the same from source
 * files and from compiled files.
 */
const PACKAGES = path.resolve(import.meta.dirname, '../../../..');

export function builtFolders(): BuiltFolders {
  const parts = path.join(PACKAGES, 'web/build/served/parts.js');
  return {
    site: folderIfBuilt('web/build/client'),
    admin: folderIfBuilt('admin/dist'),
    parts: existsSync(parts) ? parts : null,
  };
}

function folderIfBuilt(name: string): string | null {
  const folder = path.join(PACKAGES, name);
  return existsSync(path.join(folder, 'index.html')) ? folder : null;
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuiltFolders } from './folders.ts';

interface BuiltFile {
  root: string;
  /** Path below the root. */
  name: string;
}

const PAGE_OR_COPY = /\.(?:html|br|gz)$/;
const HIDDEN = /(?:^|\/)\./;

/**
 * The files of site and back-office by their URL path, as they were at the start. Pages, compressed
 * copies and hidden files are not among them.
 */
export class BuiltFiles {
  private readonly files = new Map<string, BuiltFile>();

  constructor({ site, admin }: BuiltFolders) {
    if (site) this.add(site, '/');
    if (admin) this.add(admin, '/admin/');
  }

  /** Returns the file at the path of this URL. No other spelling of its path finds a file. */
  find(url: string): BuiltFile | undefined {
    return this.files.get(pathOf(url));
  }

  private add(root: string, prefix: string): void {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) continue;
      const name = path
        .relative(root, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/');
      if (!PAGE_OR_COPY.test(name) && !HIDDEN.test(name))
        this.files.set(prefix + name, { root, name });
    }
  }
}

/** Decodes the path of a URL as the router does. An encoded slash remains encoded. */
function pathOf(url: string): string {
  const [encoded = ''] = url.split(/[?#]/, 1);
  if (!encoded.includes('%')) return encoded;
  try {
    return decodeURI(encoded);
  } catch {
    return encoded;
  }
}

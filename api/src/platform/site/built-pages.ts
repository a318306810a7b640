import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPrivatePage } from '@five/shared/auth/private-pages.rules';
import { pagePolicy, type PolicySources } from './content-policy.ts';
import { scriptHashes } from './html.ts';

/** A built page, with the content security policy that its inline scripts need. */
export interface BuiltPage {
  /** The page as UTF-8 bytes. A string would use twice the memory. */
  bytes: Buffer;
  policy: string;
}

export type PolicyBase = Omit<PolicySources, 'hashes'>;

/**
 * Reads the built pages by their exact path (`/`, `/ar/auth/login`). No other spelling of a path
 * matches.
 */
export function readBuiltPages(folder: string, base: PolicyBase): Map<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const pages = files.filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  return new Map(
    pages.map((file) => {
      const address = `/${file.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1');
      return [
        address,
        readPage(path.join(folder, file), isPrivatePage(address) ? withoutOthers(base) : base),
      ];
    }),
  );
}

/**
 * Reads the page for all paths that were not prerendered. If the build produced no such page, the
 * home page is used.
 */
export function readFallback(folder: string, base: PolicyBase): BuiltPage {
  const file = path.join(folder, '__spa-fallback.html');
  return readPage(existsSync(file) ? file : path.join(folder, 'index.html'), base);
}

/**
 * Returns the policy sources without third-party hosts. Used for private pages, such as pages that
 * require a sign-in.
 */
const withoutOthers = (base: PolicyBase): PolicyBase => ({ ...base, analytics: [] });

export function readPage(file: string, base: PolicyBase): BuiltPage {
  const bytes = readFileSync(file);
  return { bytes, policy: pagePolicy({ ...base, hashes: scriptHashes(bytes.toString()) }) };
}

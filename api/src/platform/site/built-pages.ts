import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPrivatePage } from '@five/shared/auth/private-pages.rules';
import { pagePolicy, type PolicySources } from './content-policy.ts';
import { scriptHashes } from './html.ts';

/** A page as the build left it, with the policy that its own scripts need. */
export interface BuiltPage {
  /** UTF-8: as text it would take twice as much memory. */
  bytes: Buffer;
  policy: string;
}

export type PolicyBase = Omit<PolicySources, 'hashes'>;

/** Every built page by the path it is read at (`/`, `/ar/auth/login`): what is not in here does not exist, whatever a path is spelt like. */
export function readBuiltPages(folder: string, base: PolicyBase): Map<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
  const pages = files.filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  return new Map(
    pages.map((file) => {
      const address = `/${file.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1');
      return [address, readPage(path.join(folder, file), isPrivatePage(address) ? withoutOthers(base) : base)];
    }),
  );
}

/** The page that stands for all that were not built ahead; the home page where the build made none. */
export function readFallback(folder: string, base: PolicyBase): BuiltPage {
  const file = path.join(folder, '__spa-fallback.html');
  return readPage(existsSync(file) ? file : path.join(folder, 'index.html'), base);
}

/** The policy of private pages: no host but our own. */
const withoutOthers = (base: PolicyBase): PolicyBase => ({ ...base, analytics: [] });

export function readPage(file: string, base: PolicyBase): BuiltPage {
  const bytes = readFileSync(file);
  return { bytes, policy: pagePolicy({ ...base, hashes: scriptHashes(bytes.toString()) }) };
}

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPrivatePage } from '@five/shared/auth/private-pages.rules';
import { pagePolicy, type PolicySources } from './content-policy.ts';
import { scriptHashes } from './html.ts';

/** Content of a built page, with the content security policy that its inline scripts need. */
interface PageContent {
  /** The page as UTF-8 bytes. A string would use twice the memory. */
  bytes: Buffer;
  policy: string;
}

export type PolicyBase = Omit<PolicySources, 'hashes'>;

/**
 * A built page. It is read on its first request and then kept, because all pages together take 9 MB
 * and few are requested soon after a start.
 */
export class BuiltPage {
  private content: Promise<PageContent> | undefined;

  constructor(
    private readonly file: string,
    private readonly base: PolicyBase,
  ) {}

  /** Returns the content. If the file cannot be read, the next request tries again. */
  read(): Promise<PageContent> {
    this.content ??= readPage(this.file, this.base).catch((error: unknown) => {
      this.content = undefined;
      throw error;
    });
    return this.content;
  }
}

/**
 * Finds the built pages by their exact path (`/`, `/ar/auth/login`). No other spelling of a path
 * matches.
 */
export function findBuiltPages(folder: string, base: PolicyBase): Map<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const pages = files.filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  return new Map(
    pages.map((file) => {
      const address = `/${file.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1');
      return [
        address,
        new BuiltPage(path.join(folder, file), isPrivatePage(address) ? withoutOthers(base) : base),
      ];
    }),
  );
}

/**
 * Returns the page for all paths that were not prerendered. If the build produced no such page, the
 * home page is used.
 */
export function fallbackPage(folder: string, base: PolicyBase): BuiltPage {
  const file = path.join(folder, '__spa-fallback.html');
  return new BuiltPage(existsSync(file) ? file : path.join(folder, 'index.html'), base);
}

/**
 * Returns the policy sources without third-party hosts. Used for private pages, such as pages that
 * require a sign-in.
 */
const withoutOthers = (base: PolicyBase): PolicyBase => ({ ...base, analytics: [] });

async function readPage(file: string, base: PolicyBase): Promise<PageContent> {
  const bytes = await readFile(file);
  return { bytes, policy: pagePolicy({ ...base, hashes: scriptHashes(bytes.toString()) }) };
}

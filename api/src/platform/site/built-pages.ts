import { readdirSync } from 'node:fs';
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

const FALLBACK = '__spa-fallback.html';
const FALLBACK_OF_SECTION = /^__spa-fallback-(.+)\.html$/;

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
 * Pages for paths that were not prerendered. A section such as `tournament` may have a page of its
 * own, which preloads the files of the section's pages.
 */
export class FallbackPages {
  private readonly sections: ReadonlyMap<string, BuiltPage>;
  private readonly others: BuiltPage;

  /** If the build produced no page for all sections, the home page is used. */
  constructor(folder: string, base: PolicyBase) {
    const pageOf = (file: string) => new BuiltPage(path.join(folder, file), base);
    const files = readdirSync(folder);
    this.others = pageOf(files.includes(FALLBACK) ? FALLBACK : 'index.html');
    this.sections = new Map(
      files.flatMap((file) => {
        const section = FALLBACK_OF_SECTION.exec(file)?.[1];
        return section === undefined ? [] : [[section, pageOf(file)]];
      }),
    );
  }

  /**
   * Returns the page for a path without language.
   * @param exists whether the site has a page at this path
   */
  of(bare: string, exists: boolean): BuiltPage {
    const [, section = ''] = bare.split('/');
    return (exists ? this.sections.get(section) : undefined) ?? this.others;
  }
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

import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '@five/shared/locales/locale';
import type { LivePart } from './live-parts.ts';

/**
 * The parts of a page that the server inserts into the HTML, so that they are shown before
 * hydration.
 */
export interface FoundPage {
  title: string;
  /** The first paragraph of the page. */
  lead?: string;
  /** A sentence for link previews, on pages whose content shows nothing before hydration. */
  description?: string;
  /** The picture for link previews; default: the one of the site. */
  picture?: SharedPicture;
  /** Whether search engines must not list the page. */
  isUnlisted?: boolean;
  /** Responses that the page would otherwise fetch, by API path. */
  data?: Record<string, unknown>;
  /** What the page shows a visitor, in place of title and first paragraph. */
  part?: LivePart;
}

/** A picture for link previews. */
export interface SharedPicture {
  path: string;
  /** Size in pixels. */
  width: number;
  height: number;
  /** What the picture shows, for people who do not see it. */
  description: string;
}

/** Function that returns the page for these parameters, or null. */
type FindPage = (parameters: Record<string, string>, locale: Locale) => Promise<FoundPage | null>;

interface SitePath {
  /** Segments of the path, with `:name` for a parameter. */
  segments: readonly string[];
  pattern: RegExp;
  find: FindPage;
}

/** Path of the prerendered 'not found' page. */
const NOT_FOUND = '/404';

/**
 * Pages that depend on data and are not prerendered. Their domains register functions that find the
 * existing pages.
 */
@Injectable()
export class SitePaths {
  private readonly paths: SitePath[] = [];
  /** Paths of prerendered pages; null if no site was built. */
  private built: ReadonlySet<string> | null = null;
  private readonly moved: { pattern: RegExp; to: string }[] = [];

  /** Stores the paths of the prerendered pages. */
  keep(pages: Iterable<string>): void {
    this.built = new Set(pages);
  }

  /**
   * Registers pages. `pattern` is a page's path without language, with `:name` for one segment:
   * `/tournament/:year/:name`.
   */
  register(pattern: string, find: FindPage): void {
    this.paths.push({ segments: pattern.split('/'), pattern: expressionOf(pattern), find });
  }

  /**
   * Redirects `from` to `to` permanently. Parameters with the same name are copied to the target.
   */
  redirect(from: string, to: string): void {
    this.moved.push({ pattern: expressionOf(from), to });
  }

  /** Returns the page at a path without language; null if no such page exists. */
  async find(path: string, locale: Locale): Promise<FoundPage | null> {
    for (const { pattern, find } of this.paths) {
      const match = pattern.exec(path);
      if (match) return find({ ...match.groups }, locale);
    }
    return null;
  }

  /**
   * Whether a link leads to a page of the site. The link has no language and may have a query. The
   * result is true for every link if no site was built.
   */
  async exists(link: string): Promise<boolean> {
    const [page = ''] = link.split('?');
    const path = page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page;
    return (
      this.built === null ||
      (this.built.has(path) && path !== NOT_FOUND) ||
      this.movedTo(path) !== null ||
      (await this.find(path, DEFAULT_LOCALE)) !== null
    );
  }

  /**
   * Spellings by which a path without language may name a page: as it is, with lower-case letters
   * outside of parameters, and with lower-case letters only. Tokens in parameters are
   * case-sensitive, so they are tried as they are first.
   */
  spellingsOf(path: string): string[] {
    const given = path.split('/');
    const known = this.paths.flatMap(({ segments }) => respelled(given, segments) ?? []);
    return [...new Set([path, ...known, path.toLowerCase()])];
  }

  /** Redirect target of a path without language, encoded; null if there is none. */
  movedTo(path: string): string | null {
    for (const { pattern, to } of this.moved) {
      const match = pattern.exec(path);
      if (match)
        return to.replace(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(match.groups?.[name] ?? ''),
        );
    }
    return null;
  }
}

/** The path with the letters of a known path's segments; null if it is not that path. */
function respelled(given: readonly string[], segments: readonly string[]): string | null {
  const isSame =
    given.length === segments.length &&
    segments.every((part, i) => part.startsWith(':') || part === given[i]?.toLowerCase());
  return isSame
    ? segments.map((part, i) => (part.startsWith(':') ? given[i] : part)).join('/')
    : null;
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) =>
      part.startsWith(':')
        ? `(?<${part.slice(1)}>[^/]+)`
        : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}

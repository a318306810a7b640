import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '@five/shared/locales/locale';

/** What is known of a page before it is alive. */
export interface FoundPage {
  title: string;
  /** What it begins with. */
  lead?: string;
  /** What it would ask the API for, by its path. */
  data?: Record<string, unknown>;
}

/** Answers the page at these parameters, null where there is none. */
type FindPage = (parameters: Record<string, string>, locale: Locale) => Promise<FoundPage | null>;

interface SitePath {
  pattern: RegExp;
  find: FindPage;
}

/** Is built ahead like a page, and says that there is none. */
const NOT_FOUND = '/404';

/** Pages that are made of data and so were not built ahead: their owners say which of them exist. */
@Injectable()
export class SitePaths {
  private readonly paths: SitePath[] = [];
  /** Those that were built ahead, by their path; null where no site was built. */
  private built: ReadonlySet<string> | null = null;
  private readonly moved: { pattern: RegExp; to: string }[] = [];

  /** What was built ahead. */
  keep(pages: Iterable<string>): void {
    this.built = new Set(pages);
  }

  /** `pattern` is a page's path without language, `:name` standing for one segment: `/tournament/:year/:name`. */
  register(pattern: string, find: FindPage): void {
    this.paths.push({ pattern: expressionOf(pattern), find });
  }

  /** What is asked for at `from` is at `to`, for good; parameters of one name are the same. */
  redirect(from: string, to: string): void {
    this.moved.push({ pattern: expressionOf(from), to });
  }

  /** The existing page at a path without language. */
  async find(path: string, locale: Locale): Promise<FoundPage | null> {
    for (const { pattern, find } of this.paths) {
      const match = pattern.exec(path);
      if (match) return find({ ...match.groups }, locale);
    }
    return null;
  }

  /** Whether a link of the site to this path, without language and with or without a query, leads to a page. */
  async exists(link: string): Promise<boolean> {
    const [page = ''] = link.split('?');
    const path = page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page;
    return this.built === null || (this.built.has(path) && path !== NOT_FOUND) || this.movedTo(path) !== null || await this.find(path, DEFAULT_LOCALE) !== null;
  }

  /** Where a path without language leads to now, encoded; null where it stays. */
  movedTo(path: string): string | null {
    for (const { pattern, to } of this.moved) {
      const match = pattern.exec(path);
      if (match) return to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.groups?.[name] ?? ''));
    }
    return null;
  }
}

function expressionOf(pattern: string): RegExp {
  const source = pattern.split('/').map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('/');
  return new RegExp(`^${source}$`);
}

import { pathToFileURL } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { scriptOf } from './public-data.ts';

/** Renders a part of a page from its data as HTML. */
type RenderPart = (data: unknown, locale: Locale) => Promise<string>;

/** A part of a page whose data changes at any time, such as the free slots of this evening. */
interface LiveSource {
  /**
   * API path of the data, under which the site's scripts find it in the page. Undefined if they do
   * not use it, because users with a token get other data.
   */
  path?: string;
  /** Name of the part in the site's built module. */
  part: string;
  /**
   * Loads the data that a visitor without a token gets. If it returns the same object as before,
   * the part is not rendered again.
   */
  load: (locale: Locale) => Promise<object>;
  /** Parameters of the page's URL with which the page shows other data than the part. */
  unless?: readonly string[];
}

export interface LiveBlocks {
  /** The data as a block of JSON for the end of the page's head. */
  script: string;
  /** HTML for the placeholder `<div id="served">`. */
  within: string;
}

/**
 * Maximum time in milliseconds that a page waits for its part. A page without its part loads the
 * data itself.
 */
const PATIENCE_MS = 400;
const NOTHING: LiveBlocks = { script: '', within: '' };

/**
 * Parts of pages that are rendered with current data each time a page is sent. The site's build
 * contains a module that renders them with the components of the site.
 */
@Injectable()
export class LiveParts {
  private readonly log = new Logger(LiveParts.name);
  private readonly sources = new Map<string, LiveSource>();
  private readonly last = new Map<string, { data: object; blocks: LiveBlocks }>();
  private file: string | null = null;

  /** Sets the module that renders the parts; null if the site was not built. */
  use(file: string | null): void {
    this.file = file;
  }

  /** Registers the part of a page, by the path of the page without language. */
  register(page: string, source: LiveSource): void {
    this.sources.set(page, source);
  }

  /**
   * Returns the current part of a page. It is empty if the page has none, or on a failure.
   * `search` is the query of the page's URL.
   */
  async of(page: string, locale: Locale, search = ''): Promise<LiveBlocks> {
    const source = this.sources.get(page);
    if (source === undefined || this.file === null) return NOTHING;
    const query = new URLSearchParams(search);
    if (source.unless?.some((name) => query.has(name))) return NOTHING;
    const late = new Promise<LiveBlocks>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, NOTHING).unref();
    });
    return Promise.race([
      late,
      this.render(source, this.file, `${page} ${locale}`, locale).catch((error: unknown) => {
        this.log.warn(`part of ${page} not rendered: ${(error as Error).message}`);
        return NOTHING;
      }),
    ]);
  }

  private async render(
    { path, part, load }: LiveSource,
    file: string,
    key: string,
    locale: Locale,
  ): Promise<LiveBlocks> {
    const data = await load(locale);
    const last = this.last.get(key);
    if (last?.data === data) return last.blocks;
    const { parts } = (await import(pathToFileURL(file).href)) as {
      parts: Record<string, RenderPart>;
    };
    const within = (await parts[part]?.(data, locale)) ?? '';
    const script = path === undefined ? '' : scriptOf({ [path]: data }, 'page-data');
    const blocks = { script, within };
    this.last.set(key, { data, blocks });
    return blocks;
  }
}

import { pathToFileURL } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { scriptOf } from './public-blocks.ts';

/** Renders a part of a page from its data as HTML. */
type RenderPart = (data: unknown, locale: Locale) => Promise<string>;

/** A part of a page whose data changes at any time, such as the free slots of this evening. */
export interface LivePart {
  /** Name of the part in the site's built module. */
  part: string;
  /** Loads the data that a visitor without a token gets. */
  load: (locale: Locale) => Promise<object>;
}

/**
 * The part of a page that always has the same path. If `load` returns the same object as before,
 * the part is not rendered again.
 */
interface LiveSource extends LivePart {
  /**
   * API path of the data, under which the site's scripts find it in the page. Undefined if they do
   * not use it, because users with a token get other data.
   */
  path?: string;
  /** Parameters of the page's URL with which the page shows other data than the part. */
  unless?: readonly string[];
}

export interface LiveBlocks {
  /** The data as a block of JSON for the end of the page's head. */
  script: string;
  /** HTML for the placeholder `<div id="served">`. */
  within: string;
}

const NOTHING: LiveBlocks = { script: '', within: '' };

/**
 * Parts of pages that are rendered with current data each time a page is sent. The site's build
 * contains a module that renders them with the components of the site.
 */
@Injectable()
export class LiveParts {
  /**
   * Maximum time in milliseconds that a page waits for its part. A page without its part loads the
   * data itself.
   */
  patienceMs = 400;
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
    return this.inTime(page, this.render(source, `${page} ${locale}`, locale), NOTHING);
  }

  /** Returns the HTML of a part of a page with a parameter. It is empty on a failure. */
  async draw({ part, load }: LivePart, locale: Locale): Promise<string> {
    if (this.file === null) return '';
    const drawn = load(locale).then((data) => this.htmlOf(part, data, locale));
    return this.inTime(part, drawn, '');
  }

  private async inTime<T>(name: string, rendering: Promise<T>, otherwise: T): Promise<T> {
    const late = new Promise<T>((resolve) => {
      setTimeout(resolve, this.patienceMs, otherwise).unref();
    });
    const rendered = rendering.catch((error: unknown) => {
      this.log.warn(`part of ${name} not rendered: ${(error as Error).message}`);
      return otherwise;
    });
    return Promise.race([late, rendered]);
  }

  private async render(
    { path, part, load }: LiveSource,
    key: string,
    locale: Locale,
  ): Promise<LiveBlocks> {
    const data = await load(locale);
    const last = this.last.get(key);
    if (last?.data === data) return last.blocks;
    const within = await this.htmlOf(part, data, locale);
    const script = path === undefined ? '' : scriptOf({ [path]: data }, 'page-data');
    const blocks = { script, within };
    this.last.set(key, { data, blocks });
    return blocks;
  }

  private async htmlOf(part: string, data: object, locale: Locale): Promise<string> {
    if (this.file === null) return '';
    const { parts } = (await import(pathToFileURL(this.file).href)) as {
      parts: Record<string, RenderPart>;
    };
    return (await parts[part]?.(data, locale)) ?? '';
  }
}

import { Injectable, Logger } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import type { PhotoSlots } from '@five/shared/venue/photos/photo-html';
import { HiddenPages } from '../access/hidden-pages.ts';
import { VenueClock } from '../clock/venue-clock.ts';
import { PgListener } from '../database/pg-listener.ts';
import { escapeHtml } from './html.ts';
import {
  NO_BLOCKS,
  noscriptOf,
  type PublicBlocks,
  type PublicLine,
  scriptOf,
} from './public-blocks.ts';

/** Public data of an API path for the pages that show it. */
export interface PublicSource<T> {
  /** Loads the response that a visitor without a token gets, in this language. */
  load: (locale: Locale) => Promise<T>;
  /** Formats the data as text lines for visitors without scripts. */
  lines?: (data: T, locale: Locale) => PublicLine[];
  /** Pages that include the data, by path without language. Default: every page. */
  pages?: readonly string[];
  /** Returns HTML for the page's placeholder `<div id="served">`. */
  within?: (data: T, page: string) => string;
  /**
   * HTML for the head of one page, such as styles that display its first pictures before hydration.
   */
  ahead?: { page: string; head: (data: T) => string };
  /** Page that the data belongs to. While the venue hides it, no page includes the data. */
  of?: OptionalPage;
}

/** A read of the public blocks, in progress or completed. */
interface Reading {
  blocks: Promise<PublicBlocks>;
  /** Start of the read, in milliseconds of the process's monotonic clock. */
  began: number;
}

/** Data that is embedded in pages. It is read again when the database notifies of a change. */
@Injectable()
export class PublicData {
  /**
   * Maximum time in milliseconds that a page waits for data, so that a hanging database does not
   * delay it. It is longer for the first read after a start, because there is no earlier data to
   * show.
   */
  patience = { laterMs: 400, firstMs: 1_200 };
  private readonly log = new Logger(PublicData.name);
  private readonly sources = new Map<string, PublicSource<unknown>>();
  private readonly facts: ((locale: Locale) => Promise<Record<string, string>>)[] = [];
  private texts: (locale: Locale) => Promise<Record<string, string>> = async () => ({});
  private photos: (locale: Locale) => Promise<PhotoSlots> = async () => ({});
  private loadHead: () => Promise<string> = () => Promise.resolve('');
  private readonly reading = new Map<Locale, Reading>();
  private readonly last = new Map<Locale, { blocks: PublicBlocks; began: number }>();
  private day = '';

  constructor(
    pgListener: PgListener,
    private readonly clock: VenueClock,
    private readonly hiddenPages: HiddenPages,
  ) {
    pgListener.on('version', () => this.reading.clear());
    pgListener.onReset(() => this.reading.clear());
  }

  /**
   * Registers data that every page includes. `path` is the API path of the data, such as
   * `/api/venue`. Data without an API path has a name instead, such as `heatmapUrl`. This method
   * must be called in constructors or at start.
   */
  register<T>(
    path: string,
    load: PublicSource<T>['load'],
    lines?: PublicSource<T>['lines'],
    ahead?: PublicSource<T>['ahead'],
  ): void {
    this.sources.set(path, { load, lines, ahead } as PublicSource<unknown>);
  }

  /** Registers data of a page that the venue can hide. Every page includes it until then. */
  registerOf<T>(
    page: OptionalPage,
    path: string,
    load: PublicSource<T>['load'],
    lines?: PublicSource<T>['lines'],
  ): void {
    this.sources.set(path, { load, lines, of: page } as PublicSource<unknown>);
  }

  /** Registers data that only some pages include. */
  registerFor<T>(
    pages: readonly string[],
    path: string,
    load: PublicSource<T>['load'],
    within?: PublicSource<T>['within'],
  ): void {
    this.sources.set(path, { load, pages, within } as PublicSource<unknown>);
  }

  /**
   * Registers a function that loads values for sentences of built pages. Each key of its result is
   * the value of an attribute `data-fact`, as in `<bdi data-fact="phone">`.
   */
  registerFacts(load: (locale: Locale) => Promise<Record<string, string>>): void {
    this.facts.push(load);
  }

  /** Registers HTML for the head of every page, such as styles with the color of the venue. */
  registerHead(load: () => Promise<string>): void {
    this.loadHead = load;
  }

  /**
   * Registers the function that loads the texts that replace marked texts of built pages. The
   * site's scripts find them in the page as `texts`.
   */
  registerTexts(load: (locale: Locale) => Promise<Record<string, string>>): void {
    this.texts = load;
    this.register('texts', load);
  }

  /** Registers the function that loads the photographs that marked elements of pages show. */
  registerPhotos(load: (locale: Locale) => Promise<PhotoSlots>): void {
    this.photos = load;
  }

  /**
   * Returns the public data in one language. If the newest data is not read within the time limit,
   * the last data that could be read is returned. A request that joins a running read waits only
   * for the rest of the time limit.
   */
  async of(locale: Locale): Promise<PublicBlocks> {
    const reading = this.newest(locale);
    const { laterMs, firstMs } = this.patience;
    const patience = this.last.has(locale) ? laterMs : firstMs;
    const late = new Promise<null>((resolve) =>
      setTimeout(resolve, Math.max(0, reading.began + patience - performance.now()), null).unref(),
    );
    const blocks = reading.blocks.catch((error: unknown) => this.failed(locale, reading, error));
    return (await Promise.race([blocks, late])) ?? this.last.get(locale)?.blocks ?? NO_BLOCKS;
  }

  private newest(locale: Locale): Reading {
    this.turnDay();
    const reading = this.reading.get(locale) ?? this.begin(locale);
    this.reading.set(locale, reading);
    return reading;
  }

  private begin(locale: Locale): Reading {
    const began = performance.now();
    const blocks = this.read(locale);
    blocks.then(
      (read) => this.keep(locale, { blocks: read, began }),
      () => undefined, // Logged for each request that waited for it.
    );
    return { blocks, began };
  }

  /** Keeps what was read, unless a read that began later has already completed. */
  private keep(locale: Locale, read: { blocks: PublicBlocks; began: number }): void {
    const last = this.last.get(locale);
    if (last === undefined || last.began <= read.began) this.last.set(locale, read);
  }

  /**
   * Drops the cached reads of public data when the venue's date has changed, because some data
   * depends on the date.
   */
  private turnDay(): void {
    const today = this.clock.today();
    if (today !== this.day) this.reading.clear();
    this.day = today;
  }

  private failed(locale: Locale, reading: Reading, error: unknown): null {
    if (this.reading.get(locale) === reading) this.reading.delete(locale);
    this.log.warn(`public data not read: ${(error as Error).message}`);
    return null;
  }

  private async read(locale: Locale): Promise<PublicBlocks> {
    const hidden = await this.hiddenPages.current();
    const sources = [...this.sources].filter(([, { of }]) => !of || !hidden.includes(of));
    const facts = await Promise.all(this.facts.map((load) => load(locale)));
    const texts = await this.texts(locale);
    const data = await Promise.all(sources.map(([, { load }]) => load(locale)));
    const head = await this.loadHead();
    const photos = await this.photos(locale);
    const blocks = {
      hidden,
      head,
      photos,
      script: scriptOf(
        Object.fromEntries(
          sources.flatMap(([path, { pages }], index) => (pages ? [] : [[path, data[index]]])),
        ),
      ),
      noscript: noscriptOf(
        sources.flatMap(([, { lines }], index) => lines?.(data[index], locale) ?? []),
      ),
      ahead: new Map(
        sources.flatMap(([path, { ahead, pages = [] }], index) => [
          ...(ahead ? [[ahead.page, ahead.head(data[index])] as const] : []),
          ...pages.map((page) => [page, scriptOf({ [path]: data[index] }, 'page-data')] as const),
        ]),
      ),
      within: new Map(
        sources.flatMap(([, { within, pages = [] }], index) =>
          pages.map((page) => [page, within?.(data[index], page) ?? ''] as const),
        ),
      ),
      facts: Object.fromEntries(facts.flatMap((known) => Object.entries(known))),
      texts: Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, escapeHtml(text)] as const),
      ),
    };
    return blocks;
  }
}

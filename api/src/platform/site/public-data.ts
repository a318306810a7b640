import { Injectable, Logger } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { VenueClock } from '../clock/venue-clock.ts';
import { Notifications } from '../database/notifications.ts';
import { escapeHtml, escapeJson } from './html.ts';

/** A line for people without scripts: plain text, or text that leads somewhere. */
export type PublicLine = string | { text: string; href: string };

/** What a visitor reads under a path of the API, for the pages that show it. */
export interface PublicSource<T> {
  /** The answer that a visitor without a token would get, in this language. */
  load: (locale: Locale) => Promise<T>;
  /** The same for people without scripts: line by line. */
  lines?: (data: T, locale: Locale) => PublicLine[];
  /** The pages that carry it, by their path without language; left out, every page does. */
  pages?: readonly string[];
  /** What stands in the page at the place that it keeps for it, as HTML. */
  within?: (data: T, page: string) => string;
  /** What one page needs in its head to show something of it before it is alive, as HTML. */
  ahead?: { page: string; head: (data: T) => string };
}

/** The public data of pages: a block that scripts read first, and a text for where none run. */
export interface PublicBlocks {
  script: string;
  noscript: string;
  /** For the head of single pages, by their path without language. */
  ahead: ReadonlyMap<string, string>;
  /** For the place that single pages keep. */
  within: ReadonlyMap<string, string>;
  /** For the places within sentences, by their name. */
  facts: Readonly<Record<string, string>>;
}

/** Under way, or done. */
interface Reading {
  blocks: Promise<PublicBlocks>;
  /** By the process's own clock, in milliseconds. */
  began: number;
}

const PATIENCE_MS = 400; // a database that hangs must not keep a page from opening
const FIRST_PATIENCE_MS = 1_200; // where nothing was read yet, such as right after a start, there is nothing to show instead
const NOTHING: PublicBlocks = { script: '', noscript: '', ahead: new Map(), within: new Map(), facts: {} };

/** Data that pages carry along, read anew when the database says that it changed. */
@Injectable()
export class PublicData {
  private readonly log = new Logger(PublicData.name);
  private readonly sources = new Map<string, PublicSource<unknown>>();
  private readonly facts: ((locale: Locale) => Promise<Record<string, string>>)[] = [];
  private readonly reading = new Map<Locale, Reading>();
  private readonly last = new Map<Locale, PublicBlocks>();
  private day = '';

  constructor(notifications: Notifications, private readonly clock: VenueClock) {
    notifications.on('version', () => this.reading.clear());
    notifications.onReset(() => this.reading.clear());
  }

  /** Registers a path of the API, such as `/api/venue`, or a name for what no path answers. Call in constructors or at start. */
  register<T>(path: string, load: PublicSource<T>['load'], lines?: PublicSource<T>['lines'], ahead?: PublicSource<T>['ahead']): void {
    this.sources.set(path, { load, lines, ahead } as PublicSource<unknown>);
  }

  /** Registers what only some pages show: the others do not carry it. */
  registerFor<T>(pages: readonly string[], path: string, load: PublicSource<T>['load'], within?: PublicSource<T>['within']): void {
    this.sources.set(path, { load, pages, within } as PublicSource<unknown>);
  }

  /** Registers what sentences of built pages name: each stands where a page keeps a place of its name (`<bdi data-fact="phone">`). */
  registerFacts(load: (locale: Locale) => Promise<Record<string, string>>): void {
    this.facts.push(load);
  }

  /** The blocks in one language: the newest, or the last that could be read. Who comes while a reading is under way waits only for what is left of its time. */
  async of(locale: Locale): Promise<PublicBlocks> {
    const reading = this.newest(locale);
    const patience = this.last.has(locale) ? PATIENCE_MS : FIRST_PATIENCE_MS;
    const late = new Promise<null>((resolve) => setTimeout(resolve, Math.max(0, reading.began + patience - performance.now()), null).unref());
    const blocks = reading.blocks.catch((error: unknown) => this.failed(locale, reading, error));
    return await Promise.race([blocks, late]) ?? this.last.get(locale) ?? NOTHING;
  }

  private newest(locale: Locale): Reading {
    this.turnDay();
    const reading = this.reading.get(locale) ?? { blocks: this.read(locale), began: performance.now() };
    this.reading.set(locale, reading);
    return reading;
  }

  /** What is shown from one day to another changes at midnight by itself. */
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
    const sources = [...this.sources];
    const facts = await Promise.all(this.facts.map((load) => load(locale)));
    const data = await Promise.all(sources.map(([, { load }]) => load(locale)));
    const blocks = {
      script: scriptOf(Object.fromEntries(sources.flatMap(([path, { pages }], index) => (pages ? [] : [[path, data[index]]])))),
      noscript: noscriptOf(sources.flatMap(([, { lines }], index) => lines?.(data[index], locale) ?? [])),
      ahead: new Map(sources.flatMap(([path, { ahead, pages = [] }], index) => [
        ...(ahead ? [[ahead.page, ahead.head(data[index])] as const] : []),
        ...pages.map((page) => [page, scriptOf({ [path]: data[index] }, 'page-data')] as const),
      ])),
      within: new Map(sources.flatMap(([, { within, pages = [] }], index) => pages.map((page) => [page, within?.(data[index], page) ?? ''] as const))),
      facts: Object.fromEntries(facts.flatMap((known) => Object.entries(known))),
    };
    this.last.set(locale, blocks);
    return blocks;
  }
}

export function scriptOf(data: Record<string, unknown>, id = 'public-data'): string {
  return `<script type="application/json" id="${id}">${escapeJson(JSON.stringify(data))}</script>`;
}

function noscriptOf(lines: PublicLine[]): string {
  return `<noscript><ul class="public-lines">${lines.map((line) => `<li>${htmlOf(line)}</li>`).join('')}</ul></noscript>`;
}

function htmlOf(line: PublicLine): string {
  return typeof line === 'string' ? escapeHtml(line) : `<a href="${escapeHtml(line.href)}">${escapeHtml(line.text)}</a>`;
}

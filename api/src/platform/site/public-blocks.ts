import type { OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import type { PhotoSlots } from '@five/shared/venue/photos/photo-html';
import { escapeHtml, escapeJson } from './html.ts';

/** A line of text for visitors without scripts: plain text or a link. */
export type PublicLine = string | { text: string; href: string };

/**
 * Public data that the server embeds in pages. `script` is a block of JSON that the site's scripts
 * read first, before they send requests. `noscript` is text for visitors without scripts.
 */
export interface PublicBlocks {
  /** Pages that the venue hides. */
  hidden: readonly OptionalPage[];
  script: string;
  noscript: string;
  /** HTML for the head of every page of site and back-office. */
  head: string;
  /** HTML for the head of particular pages. The key is the path without language. */
  ahead: ReadonlyMap<string, string>;
  /**
   * HTML for the placeholder `<div id="served">` of particular pages. The key is the path without
   * language.
   */
  within: ReadonlyMap<string, string>;
  /**
   * Values that are inserted into sentences of the page, by the name in the attribute `data-fact`.
   */
  facts: Readonly<Record<string, string>>;
  /** Texts that replace the marked texts of the page, by key, encoded as HTML. */
  texts: Readonly<Record<string, string>>;
  /** Photographs of the venue, by the name in the mark of their element. */
  photos: PhotoSlots;
}

/** The blocks of a page whose data could not be read. */
export const NO_BLOCKS: PublicBlocks = {
  hidden: [],
  script: '',
  noscript: '',
  head: '',
  ahead: new Map(),
  within: new Map(),
  facts: {},
  texts: {},
  photos: {},
};

/** Returns a block of JSON that the scripts of the site read. */
export function scriptOf(data: Record<string, unknown>, id = 'public-data'): string {
  return `<script type="application/json" id="${id}">${escapeJson(JSON.stringify(data))}</script>`;
}

/** Returns text for visitors without scripts. */
export function noscriptOf(lines: PublicLine[]): string {
  const items = lines.map((line) => `<li>${htmlOf(line)}</li>`);
  return `<noscript><ul class="public-lines">${items.join('')}</ul></noscript>`;
}

function htmlOf(line: PublicLine): string {
  return typeof line === 'string'
    ? escapeHtml(line)
    : `<a href="${escapeHtml(line.href)}">${escapeHtml(line.text)}</a>`;
}

import { endOfElement } from '../../platform/site-texts/elements.ts';
import type { OptionalPage } from './optional-pages.rules.ts';

/**
 * Attribute of an element of the site that leads to a page, or shows what belongs to it. The server
 * leaves the element out of built pages while the venue hides that page.
 */
export const markOfPage = (page: OptionalPage): Record<string, string> => ({
  'data-of-page': page,
});

const MARK = / data-of-page="([a-z]+)"/g;
// With such a comment React keeps two texts apart; elsewhere it skips the comment.
const GAP = '<!-- -->';

/** Returns the HTML of a built page without the elements of hidden pages. */
export function withoutHiddenPages(html: string, hidden: readonly OptionalPage[]): string {
  if (hidden.length === 0) return html;
  let kept = '';
  let from = 0;
  for (const { index, 1: page } of html.matchAll(MARK)) {
    // A mark before `from` is inside of an element that is already left out.
    if (index < from || !hidden.some((one) => one === page)) continue;
    const begin = html.lastIndexOf('<', index);
    kept += html.slice(from, begin) + GAP;
    from = endOfElement(html, begin);
  }
  return kept + html.slice(from);
}

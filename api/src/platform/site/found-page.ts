import { escapeHtml } from './html.ts';
import { scriptOf } from './public-blocks.ts';
import type { FoundPage } from './site-paths.ts';

/**
 * Returns the tags of a page that was not prerendered, for link previews and search engines. A page
 * without a sentence of its own has that of the site in link previews.
 */
export function headOf(
  { description, isUnlisted = false }: FoundPage,
  siteDescription: string,
): string {
  const tags = [
    ...(description === undefined ? [] : [['name="description"', description] as const]),
    ['property="og:description"', description ?? siteDescription] as const,
    ...(isUnlisted ? [['name="robots"', 'noindex'] as const] : []),
  ];
  return tags.map(([kind, content]) => `<meta ${kind} content="${escapeHtml(content)}"/>`).join('');
}

/**
 * Returns the initial content of a page that was not prerendered. It is shown before hydration and
 * without scripts. React ignores the element `<page-beginning>`, because its name is unknown. The
 * site hides and removes the element after rendering.
 * @param isDrawn whether the page contains its part, which begins with title and first paragraph
 */
export function beginningOf({ title, lead, data }: FoundPage, isDrawn: boolean): string {
  const html =
    lead === undefined || isDrawn
      ? ''
      : `<page-beginning><h1 dir="auto">${escapeHtml(title)}</h1>` +
        `<p dir="auto">${escapeHtml(lead)}</p></page-beginning>`;
  return html + (data ? scriptOf(data, 'page-data') : '');
}

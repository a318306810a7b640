import type { Locale } from '@five/shared/locales/locale';
import { escapeHtml } from './html.ts';

/** Size of the pictures for link previews, in pixels. The build creates them in this size. */
const SIZE = { width: 1200, height: 630 };

/**
 * Returns Open Graph tags for link previews. They need absolute URLs, which only the running server
 * can form. `path` is null for a missing page.
 */
export function shareCard(origin: string, path: string | null, locale: Locale): string {
  const facts: [name: string, content: string][] = [
    ...(path === null ? [] : [['og:url', origin + encodeURI(path)] satisfies [string, string]]),
    ['og:image', `${origin}/share/${locale}.png`],
    ['og:image:width', String(SIZE.width)],
    ['og:image:height', String(SIZE.height)],
  ];
  return (
    facts
      .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}"/>`)
      .join('') + '<meta name="twitter:card" content="summary_large_image"/>'
  );
}

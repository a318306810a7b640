import type { Locale } from '@five/shared/locales/locale';
import { escapeHtml } from './html.ts';
import type { SharedPicture } from './site-paths.ts';

/** Size of the pictures for link previews, in pixels. The build creates them in this size. */
const SIZE = { width: 1200, height: 630 };

/**
 * Returns Open Graph tags for link previews. They need absolute URLs, which only the running server
 * can form. `path` is null for a missing page, `picture` for a page without a picture of its own.
 */
export function shareCard(
  origin: string,
  path: string | null,
  locale: Locale,
  picture: SharedPicture | null,
): string {
  const { width, height } = picture ?? SIZE;
  const facts: [name: string, content: string][] = [
    ...(path === null ? [] : [['og:url', origin + encodeURI(path)] satisfies [string, string]]),
    ['og:image', origin + (picture?.path ?? `/share/${locale}.png`)],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ...(picture ? [['og:image:alt', picture.description] satisfies [string, string]] : []),
  ];
  return (
    facts
      .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}"/>`)
      .join('') + '<meta name="twitter:card" content="summary_large_image"/>'
  );
}
